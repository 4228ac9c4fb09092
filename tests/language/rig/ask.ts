/** How each table is asked whether one of its rows reads an example: what the row looks at, and in which letters. */
import { fold } from '../../../scripts/consolidate/text/fold.ts';
import { wayOf as wayOfPlace } from '../../../scripts/consolidate/unregarded.ts';
import { allOf } from '../../../scripts/interpret/amendments/grammar/branch-search.ts';
import { parseChange } from '../../../scripts/interpret/amendments/grammar/parse-change.ts';
import { interpretRuling } from '../../../scripts/interpret/amendments/interpret-ruling.ts';
import { RULES } from '../../../scripts/read/formats/wiki/wiki.ts';
import { markNamed } from '../../../scripts/language/en/marks.ts';
import { foldText } from '../../../scripts/interpret/amendments/sentences/fold-text.ts';
import { recastsOf, saidByRow } from '../../../scripts/interpret/amendments/sentences/recast.ts';
import type { Recasting } from '../../../scripts/language/en/recastings/row.ts';
import { sayingsIn } from '../../../scripts/language/en/sayings.ts';
import { unquoted } from '../../../scripts/language/en/veiled.ts';
import { datesIn } from '../../../scripts/segment/front-matter/dates.ts';
import type { Sign } from '../../../scripts/segment/topics/names/signs.ts';
import { rulingOf } from '../../interpret/rig/ruling.ts';
import { readingsOf } from '../../segment/rig/readings.ts';
import type { Row, Table } from './tables.ts';

type Reads = (row: Row, example: string, key: string) => boolean;

export interface Way {
  reads: Reads;
  /** All rows that read something count, or each changes it for the next: which is the first is all one. */
  allCount?: true;
  /** What of an example the rows are tried on, each for itself; all of it where nothing is said. */
  parts?: (example: string) => readonly string[];
  /** Rows that are never tried on the same words are told apart by this key. */
  apart?: string;
}

const LOOKS = ['is', 'says', 'looksLike', 'sign', 'opens'];
const look = (row: Row): RegExp | undefined => LOOKS.map((key) => row[key]).find((value) => value instanceof RegExp);
const finds = (is: unknown, text: string): boolean => is instanceof RegExp && text.search(is) >= 0;

/** By the row's own expression, on its example as a stage hands it over. */
const by = (prepared: (example: string) => string): Reads => (row, example) => finds(look(row), prepared(example));
const asPrinted = by((example) => example);
const folded = by(fold);

const beforeItsDay = (example: string): string => example.slice(0, datesIn(example)[0]?.index ?? 0).trim();
const words = (row: Row, ...keys: string[]): string[] => keys.flatMap((key) => row[key] as string[]);

/** What may be a clause of an order: a run of words between two of its marks. */
function clausesOf(order: string): string[] {
  return fold(order).replace(/[.:]$/u, '').split(/[,;:] /u).flatMap((part) => {
    const words = part.split(' ');
    return words.flatMap((_, from) => words.slice(from).map((__, further) => words.slice(from, from + further + 1).join(' ')));
  });
}

/** What a rule of a wiki is tried on: its line as the rules before it have left it. */
function leftByOthers(row: Row, example: string): string {
  const rules = Object.values(RULES).find((all) => all.some((rule) => Object.is(rule, row))) ?? [];
  const before = rules.slice(0, rules.findIndex((rule) => Object.is(rule, row)));
  return before.reduce((line, { is, to }) => (typeof to === 'string' ? line.replace(is, to) : line.replace(is, (...found: string[]) => to(...found))), example);
}

const changes = new Map<string, ReturnType<typeof parseChange>>();

/** What the grammar makes of an example, read once for all rows. */
function changeOf(example: string): ReturnType<typeof parseChange> {
  const found = changes.has(example) ? changes.get(example) ?? null : parseChange(foldText(example), 0);
  changes.set(example, found);
  return found;
}

const kinds: Way = {
  reads: (_, example, rule) => {
    const change = changeOf(example);
    return change !== null && allOf(change.tree, rule).length === 1;
  },
  allCount: true,
};

/** Whether the grammar reads a sentence, in its own words or in those that some rows put it in. */
function isRead(sentence: string): boolean {
  const folded = foldText(sentence);
  return parseChange(folded, 0) !== null || [...recastsOf(folded, { from: 0, to: folded.text.length })].some((recast) => parseChange(recast.folded, 0) !== null);
}

/** A way to say the same: the row by itself puts its example in the words that stand beside it, and these are read. */
const recasting: Way = {
  reads: (row, example) => {
    const { example: [, to] } = row as unknown as Recasting;
    return saidByRow(foldText(example).text, row as unknown as Recasting).includes(foldText(to).text) && isRead(to);
  },
  allCount: true,
};

/** Tables that are asked otherwise than by one expression a row, tried on the example as it is printed. */
const ways: Readonly<Record<string, Partial<Way>>> = {
  'scripts/consolidate/unregarded.ts ways': { reads: (_, example, way) => interpretRuling(rulingOf([example])).slice(-1).some((instruction) => wayOfPlace(instruction) === way) },
  'scripts/language/en/marks.ts marks': { reads: ({ mark }, example) => markNamed(foldText(example).text) === mark, allCount: true },
  'scripts/read/formats/bbcode/bbcode.ts TAGS': { reads: (_, example, tag) => example.startsWith(`[${tag}]`) || example.startsWith(`[${tag}=`) },
  'scripts/read/formats/wiki/wiki.ts RULES': { reads: (row, example) => finds(row['is'], leftByOthers(row, example)), allCount: true },
  'scripts/interpret/declared-references.ts SIGNS': { reads: ({ called, around }, example) => finds(called, example) && finds(around, example) },
  'scripts/interpret/joined-names.ts JOINTS': { reads: ({ is }, example) => finds(new RegExp(`\\p{L}(?:${String(is)})\\p{L}`, 'u'), example) },
  'scripts/interpret/see-references.ts SEE_SIGNS': { reads: ({ is }, example) => finds(new RegExp(String(is), 'u'), example) },
  'scripts/interpret/see-references.ts NO_NAME': { reads: by((example) => example.replace(/^see /iu, '')) },
  'scripts/interpret/amendments/commands/recased.ts SAYS': { reads: by((example) => unquoted(fold(example))) },
  'scripts/segment/names-passed-over.ts SIGNS': {
    reads: ({ behind, name }, example) => {
      const found = name instanceof RegExp ? name.exec(example)?.groups?.['name'] : undefined;
      return found !== undefined && finds(behind, example.slice(found.length));
    },
  },
  'scripts/segment/other-signs/signs.ts PARTING': {
    reads: ({ behind, before }, example) => {
      const found = before instanceof RegExp ? before.exec(example)?.groups?.['name'] : undefined;
      return found !== undefined && finds(behind, example.slice(found.length));
    },
  },
  'scripts/segment/other-signs/signs.ts NO_SIGN': { reads: ({ behind }, example) => finds(behind, example.replace(/^(?:\*\*)?barge/u, '')) },
  'scripts/segment/topics/lines/print-of-news.ts PRINTS': { reads: ({ says }, example) => finds(says, example), allCount: true },
  'scripts/segment/apart/post-heads.ts POST_HEADS': {
    reads: ({ lines }, example) => {
      const printed = example.split('\n').filter((line) => line !== '');
      return Array.isArray(lines) && lines.length === printed.length && lines.every((line, at) => finds(line, printed[at] ?? ''));
    },
  },
  'scripts/segment/list-of-cards.ts SIGNS_OF_CARDS': { apart: 'of' },
  'scripts/segment/layouts/unused-numbers.ts UNUSED': { reads: by((example) => example.replace(/^[[(]|[\])]$|\.$/gu, '')) },
  'scripts/segment/topics/kinds/kinds.ts TITLES': { allCount: true },
  'scripts/segment/topics/names/own-day.ts DAYS': { reads: ({ is }, example) => finds(new RegExp(`^(?:${String(is)})$`, 'iu'), example) },
  'scripts/segment/topics/names/signs.ts SIGNS': { reads: (row) => readingsOf(row as unknown as Sign).some((reading) => (row as unknown as Sign).holds(reading)), allCount: true },
  'scripts/segment/topics/names/not-a-topic.ts DOUBTS': { allCount: true },
  'scripts/segment/headwords/notes-behind.ts NOTES': { reads: by((example) => /\((?<note>.*)\)$/u.exec(example)?.groups?.['note'] ?? '') },
  'scripts/segment/front-matter/day-in-sentence.ts SAYS_CHANGED': { reads: by(beforeItsDay) },
  'scripts/segment/front-matter/day-in-sentence.ts SAYS_HOLDS': { reads: by(beforeItsDay) },
  'scripts/segment/front-matter/foot-day.ts CHANGED': { reads: by(beforeItsDay) },
  'scripts/segment/front-matter/stated-days.ts wordings': { reads: ({ opens }, example) => finds(new RegExp(`^${String(opens)}\\d`, 'iu'), example) },
  'scripts/segment/front-matter/self-description.ts SELF_DESCRIPTIONS': { allCount: true },
  'scripts/language/en/turnings.ts onwards': { reads: (row, example) => words(row, 'words').some((word) => finds(new RegExp(`" (?:- )?${word} "`, 'u'), example)) },
  'scripts/language/en/turnings.ts backwards': { reads: (row, example) => words(row, 'words').some((word) => finds(new RegExp(`" (?:- )?${word} "`, 'u'), example)) },
  'scripts/language/en/nouns.ts nouns': { reads: (row, example) => words(row, 'surely', 'perhaps').some((word) => finds(new RegExp(`(?<!\\S)${word}(?![\\p{L}-])`, 'u'), example)) },
  'scripts/language/en/sayings.ts SAYINGS': { reads: (_, example, saying) => sayingsIn(example, null).some((one) => one === saying), allCount: true },
  'scripts/language/en/claims/glosses.ts glosses': { reads: by((example) => fold(example).replaceAll(/^\(|\)$/gu, '')), allCount: true },
  'scripts/language/en/claims/descriptions.ts descriptions': { reads: ({ is }, example) => finds(new RegExp(`^(?:${String(is)})$`, 'iu'), fold(example)) },
  'scripts/language/en/clauses.ts clauses': { reads: asPrinted, parts: clausesOf },
  'scripts/language/en/clauses.ts harmlessRemarks': { reads: by((example) => fold(example).replaceAll(/^\(|\)$/gu, '')) },
  'scripts/language/en/days.ts forms': { reads: asPrinted },
  'scripts/language/en/default-rules.ts forms': { reads: ({ says }, example) => finds(new RegExp(`^${String(says)}$`, 'iu'), example) },
  'scripts/language/en/quoting.ts explains': { reads: by((example) => fold(example).replaceAll(/"[^"]*"/gu, '""')) },
  'src/model/sentences.ts abbreviations': { reads: (row, example) => words(row, 'words').some((word) => finds(new RegExp(`(?<!\\S)${word}\\.`, 'iu'), example)) },
};

/** What is said of rulings and their sentences is asked of them as they are folded; pages and lines are asked as they are printed. */
function usual({ name, rows }: Table): Way | null {
  if (name.startsWith('scripts/interpret/amendments/commands/kinds/')) return kinds;
  if (name.startsWith('scripts/language/en/recastings/') || name.startsWith('scripts/language/en/frames/')) return recasting;
  if (!rows.every(({ row }) => look(row) !== undefined)) return null;
  return { reads: name.startsWith('scripts/language/en/') ? folded : asPrinted };
}

/** How a table is asked; null where nobody has said so, and its rows have no expression that could be tried. */
export function wayOf(table: Table): Way | null {
  const own = Object.entries(ways).find(([name]) => table.name === name || table.name.startsWith(`${name}.`))?.[1];
  const reads = own?.reads ?? usual(table)?.reads;
  return reads === undefined ? null : { ...usual(table), ...own, reads };
}

/** The names under which a table is asked otherwise; one that no table has any more is left over. */
export const askedOtherwise: readonly string[] = Object.keys(ways);

/** What a row says that it does not read. */
export const counterexamplesOf = ({ not }: Row): string[] => (Array.isArray(not) ? not.map(String) : []);

/** A row's examples: one, or several; of a way to say the same, the words that it finds. */
export function examplesOf({ example, examples }: Row): string[] {
  if (typeof example === 'string') return [example];
  if (Array.isArray(example)) return [String(example[0])];
  return Array.isArray(examples) ? examples.map(String) : [];
}
