/** Rulings or terms that are kept as data, in JSON or YAML: a list of records, or names with what is said of each. Each becomes a term with its text below, as a row of a table does. */
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node, type Pair } from 'yaml';
import { TERM } from '../../source-file.ts';
import type { ReadingLine } from '../../source-file.ts';
import { dataShape } from './data-shape.ts';
import { columnOf, kindOfRows, DAY } from './sheet-columns.ts';

const FEWEST = 3;
/** The share of a list's items that are records with a name and a text. */
const MOST = 0.8;
/** Lists within lists, down to a list of records. */
const DEEPEST = 4;
/** What says of the file what it is, and of which day. */
const TITLE = /^(?:title|document|name|game|description|source)$/iu;
const OF_FILE = /^(?:date|published|updated|effective|version|as of|last updated|issued)$/iu;

interface Place { from: number; to: number }
interface Text extends Place { words: string; day: string | null }
interface Said extends Place { name: string; texts: Text[]; keys: string[] }
type PlaceOf = (node: unknown) => Place;

/** Reads: the lines of a file. Writes: where it is such data, each record as a term with its texts below; null for any other. */
export function readingOfData(lines: readonly string[]): ReadingLine[] | null {
  const shape = dataShape(lines);
  if (shape === null) return null;
  const [said, front] = shape === 'lines of json' ? [lines.flatMap(recordOfLine), []] : parsed(lines, shape);
  if (said.length < FEWEST) return null;
  const kind = kindOfRows(said[0]?.keys.join(';') ?? '');
  const first = { from: front.at(-1)?.to ?? said[0]?.from ?? 1, to: front.at(-1)?.to ?? said[0]?.from ?? 1 };
  return [...front, { text: '', ...first }, ...(kind === null ? [] : [{ text: kind, ...first }]), ...said.flatMap(linesOf)];
}

function parsed(lines: readonly string[], shape: 'json' | 'yaml'): [Said[], ReadingLine[]] {
  const text = lines.join('\n');
  if (shape === 'json' && !isJson(text)) return [[], []];
  const counter = new LineCounter();
  const { contents, errors } = parseDocument(text, { schema: shape === 'json' ? 'json' : 'failsafe', logLevel: 'silent', lineCounter: counter, uniqueKeys: false });
  if (errors.length > 0 || contents === null) return [[], []];
  const placeOf: PlaceOf = (node) => {
    const range = (node as Node | null)?.range ?? [0, 0, 0];
    const from = Math.max(1, counter.linePos(range[0]).line);
    return { from, to: Math.max(from, counter.linePos(Math.max(range[0], range[1] - 1)).line) };
  };
  return [saidIn(contents, placeOf, DEEPEST), [...commentsIn(lines), ...frontOf(contents, placeOf)]];
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** One record on a line of its own. */
function recordOfLine(line: string, at: number): Said[] {
  const text = line.trim().replace(/,$/u, '');
  if (text === '' || !isJson(text)) return [];
  const { contents } = parseDocument(text, { schema: 'json', logLevel: 'silent' });
  return recordOf(contents, () => ({ from: at + 1, to: at + 1 })) ?? [];
}

const pairsOf = (node: unknown): Pair[] => (isMap(node) ? node.items : []);
const wordsOf = (node: unknown): string => (isScalar(node) && ['string', 'number'].includes(typeof node.value) ? String(node.value) : '').trim();
const keyOf = ({ key }: Pair): string => wordsOf(key).replaceAll(/[_-]+/gu, ' ').trim();

/** The records that a list holds, or names with what is said of each; those of the first list within that has any. */
function saidIn(node: unknown, placeOf: PlaceOf, depth: number): Said[] {
  if (depth < 0) return [];
  const items: unknown[] = isSeq(node) ? node.items : [];
  const records = items.map((item) => recordOf(item, placeOf));
  if (items.length >= FEWEST && records.filter((one) => one !== null).length >= items.length * MOST) return records.flatMap((one) => one ?? []);
  const pairs = pairsOf(node);
  const named = pairs.map((pair) => namedBy(pair, placeOf));
  if (pairs.length >= FEWEST && named.every((one) => one !== null)) return named;
  for (const child of [...items, ...pairs.map(({ value }) => value)]) {
    const found = saidIn(child, placeOf, depth - 1);
    if (found.length > 0) return found;
  }
  return [];
}

/** A record: a key for its name, one for what is said; each text with a day of its own is one more. */
function recordOf(node: unknown, placeOf: PlaceOf): Said[] | null {
  const pairs = pairsOf(node);
  const name = pairs.find((pair) => columnOf(keyOf(pair)) === 'term' && wordsOf(pair.value) !== '');
  const told = pairs.filter((pair) => pair !== name && columnOf(keyOf(pair)) === 'text').flatMap(({ value }) => textsOf(value, placeOf));
  if (name === undefined || told.length === 0) return null;
  const day = dayIn(pairs);
  const texts = [...told.map((text) => ({ ...text, day: text.day ?? day })), ...pairs.filter((pair) => columnOf(keyOf(pair)) === 'see').flatMap(({ value }) => seeOf(value, placeOf, day))];
  const keys = pairs.map(keyOf);
  return [...Map.groupBy(texts, (text) => text.day)].map(([, all]) => ({ name: wordsOf(name.value).replaceAll(/\s+/gu, ' '), texts: all, keys, ...placeOf(name.value) }));
}

/** A name that is itself the key: below it a text of some words, or several. */
function namedBy({ key, value }: Pair, placeOf: PlaceOf): Said | null {
  const texts = textsOf(isMap(value) ? value.items.find((pair) => columnOf(keyOf(pair)) === 'text')?.value : value, placeOf);
  return wordsOf(key) === '' || texts.length === 0 || !texts.some(({ words }) => /\S\s+\S+\s+\S/u.test(words)) ? null : { name: wordsOf(key), texts, keys: [], ...placeOf(key) };
}

function textsOf(node: unknown, placeOf: PlaceOf): Text[] {
  if (isScalar(node)) return wordsOf(node) === '' ? [] : [{ words: node.type === 'BLOCK_LITERAL' ? wordsOf(node).replaceAll(/(?<!\n)\n(?![\n\s•*-])/gu, ' ') : wordsOf(node), day: null, ...placeOf(node) }];
  const items: unknown[] = isSeq(node) ? node.items : [];
  return items.flatMap((item) => {
    const text = isScalar(item) ? item : pairsOf(item).find((pair) => columnOf(keyOf(pair)) === 'text')?.value;
    return isScalar(text) ? textsOf(text, placeOf).map((one) => ({ ...one, day: dayIn(pairsOf(item)) })) : [];
  });
}

function seeOf(node: unknown, placeOf: PlaceOf, day: string | null): Text[] {
  const words = (isSeq(node) ? node.items.map(wordsOf) : [wordsOf(node)]).filter((one) => one !== '').join(', ');
  return words === '' ? [] : [{ words: `See ${words.replace(/^see /iu, '').replace(/\.$/u, '')}.`, day, ...placeOf(node) }];
}

const dayIn = (pairs: readonly Pair[]): string | null => pairs.flatMap((pair) => (columnOf(keyOf(pair)) === 'day' && DAY.test(wordsOf(pair.value)) ? [wordsOf(pair.value)] : []))[0] ?? null;

/** What the file says of itself, before its list. */
function frontOf(node: unknown, placeOf: PlaceOf): ReadingLine[] {
  return pairsOf(node).flatMap((pair) => ((TITLE.test(keyOf(pair)) || OF_FILE.test(keyOf(pair))) && wordsOf(pair.value) !== '' ? [{ text: wordsOf(pair.value), ...placeOf(pair.value) }] : []));
}

/** Comments above everything else say what the file is. */
function commentsIn(lines: readonly string[]): ReadingLine[] {
  const end = lines.findIndex((line) => line.trim() !== '' && !/^\s*(?:#|---)/u.test(line));
  return lines.slice(0, Math.max(0, end)).flatMap((line, at) => (line.trim().startsWith('#') ? [{ text: line.replace(/^\s*#+\s?/u, ''), from: at + 1, to: at + 1 }] : []));
}

function linesOf({ name, texts, from, to }: Said): ReadingLine[] {
  const day = texts[0]?.day ?? null;
  const gap = { text: '', from, to };
  return [gap, { text: `${name}${day === null ? '' : ` (${day})`}`, heading: TERM, from, to }, ...texts.flatMap(({ words, ...place }) => {
    const all = words.split('\n');
    const at = (line: number): Place => ({ from: Math.min(place.from + (all.length === 1 ? 0 : line), place.to), to: all.length === 1 ? place.to : Math.min(place.from + line, place.to) });
    return [{ text: '', from: place.from, to: place.from }, ...all.map((text, line) => ({ text: text.trim(), ...at(line) }))];
  })];
}
