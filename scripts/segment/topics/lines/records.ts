/** Records, one below the other, each a few fields: `Term: Cable` above `Meaning: A thick line.`; `12  Entry: Cable` above `Action: Delete (the example)`. */
import { TERM } from '../../../read/source-file.ts';
import type { ReadingLine } from '../../../read/source-file.ts';
import { DAY } from '../names/own-day.ts';
import type { Wrapping } from '../../blocks/wrapping.ts';

const FEWEST = 3;

/** What a list of records calls the name of each, and what stands right below it. */
const NAME = /^(?:\*\*)?(?:term|name|keyword|entry|headword|word|cards?|card name|topic|subject|rules?)(?:\*\*)?\s?:(?:\*\*)?\s+(?<words>\S.{0,90})$/iu;
/** Below the name of a record may stand what is asked of it. */
const ASKED = /^(?:\*\*)?(?:q|question)\s?\d{0,3}\s?[.:)](?:\*\*)?\s+\S/iu;
const TEXT = /^(?:\*\*)?(?:definition|meaning|description|explanation|text|ruling|clarification|errata|answer)(?:\*\*)?\s?:(?:\*\*)?\s+(?<words>\S.*)$/iu;

/** Lines of a record between its name and its text, at the most, each with a name and a few words of its own. */
const BETWEEN = 4;
/** What is done to an entry, where its editor keeps a record of each change: what stands below is the ruling, with the names of its fields. */
const ACTION = /^(?:\*\*)?(?:action|change|instruction|amendment|order)(?:\*\*)?\s?:(?:\*\*)?\s+\S/iu;
/** The number of a record, in a column before the name of its first field. */
const NUMBER = /^(?=\S*\d)[\p{L}\d#./-]{1,12}\s{2,}(?=\p{L})/u;
const FIELD = /^(?:\*\*)?\p{L}[\p{L} ]{1,24}(?:\*\*)?\s?:(?:\*\*)?\s+\S.{0,60}$/u;

/** Where the text of a record begins whose name stands at a line; -1 where it has none. A blank line may stand between any two of its lines. */
function textOf(lines: readonly ReadingLine[], name: number): number {
  let at = name;
  for (let between = 0; between <= BETWEEN; between++) {
    at = (lines[at + 1]?.text ?? '').trim() === '' ? at + 2 : at + 1;
    const text = lines[at]?.text.trim() ?? '';
    if ([TEXT, ASKED, ACTION].some((is) => is.test(text))) return at;
    if (NAME.test(withoutNumber(text)) || !FIELD.test(text)) return -1;
  }
  return -1;
}

/** What sort of thing a record's name is of, behind it: `Slow Leak [Hex] [Cursed]`. */
const SORTS = /^(?<name>[^[\]*]{2,80}?)(?<sorts>(?: \[[^[\]*]{1,30}\])+)$/u;

function withSortApart(words: string): string {
  return words.replace(SORTS, '**$<name>**$<sorts>');
}

const withoutNumber = (text: string): string => text.trim().replace(NUMBER, '');

/** Whether a text is the name of a record: what stands before it is its number. */
export const isNameOfRecord = (text: string): boolean => NAME.test(text.trim());

/** Above the name of a record: which of them it is. */
const COUNTS = /^(?:\*\*)?(?:(?:ruling|record|entry|item|question|errat(?:um|a)|card)\s+(?:(?:no|nr|number)\.?\s?)?#?\d{1,6}|#\d{1,6}|(?:id|no|nr|number|ruling id|record id|ref|ruling (?:no|number))\.?\s?[:#]\s?[\p{L}\d.-]{1,20})(?:\*\*)?[.:]?$/iu;
/** Behind the text: who gave it, where it stands. */
const BEHIND = /^(?:\*\*)?(?:sources?|by|ruled by|given by|answered by|author|judge|references?|refs?|links?|url)(?:\*\*)?\s?:(?:\*\*)?\s+\S.{0,120}$/iu;
/** The day of a record. */
const DATED = new RegExp(`^(?:date|day|ruled(?: on)?|issued|effective|in force|published|posted|since|as of|ruling date|date of ruling)\\s?:\\s+(?<day>${DAY})$`, 'iu');

/** Reads: the lines of a document. Writes: the same, each record's name as a heading above its text, with its day behind it, where it is a list of records; what counts the records, or says who gave them, is no text. */
export function withRecords(lines: ReadingLine[]): ReadingLine[] {
  const names = namesOfRecords(lines);
  if (names.length < FEWEST) return lines;
  const [heads, texts] = [new Set(names), new Set(names.map((at) => textOf(lines, at)))];
  const fields = names.map((name, index) => fieldsBeside(lines, name, names[index + 1] ?? lines.length));
  const days = new Map(names.map((at, index) => [at, fields[index]?.day]));
  const beside = alike(fields.map(({ places }) => places), lines);
  return lines.map((line, at) => {
    const day = days.get(at);
    if (beside.has(at)) return { ...line, text: '' };
    if (heads.has(at)) return { ...line, text: `${withSortApart(NAME.exec(withoutNumber(line.text))?.groups?.['words'] ?? line.text)}${day === undefined ? '' : ` (${day})`}`, heading: TERM };
    return texts.has(at) ? { ...line, text: TEXT.exec(line.text.trim())?.groups?.['words'] ?? line.text } : line;
  });
}

/** The fields of one record that are neither its name nor its text, up to the next name, and its day. */
function fieldsBeside(lines: readonly ReadingLine[], name: number, next: number): { places: number[]; day: string | undefined } {
  const above = [name - 1, name - 2].filter((at) => COUNTS.test(lines[at]?.text.trim() ?? '') && lines.slice(at + 1, name).every(({ text }) => text.trim() === ''));
  const dated = lines.slice(name + 1, next).flatMap(({ text }, at) => (text.length <= LONGEST_FIELD && DATED.test(text.trim()) ? [{ at: name + 1 + at, day: DATED.exec(text.trim())?.groups?.['day'] }] : []));
  const behind = lines.slice(name + 1, next).flatMap(({ text }, at) => (text.length <= LONGEST_FIELD && BEHIND.test(text.trim()) ? [name + 1 + at] : []));
  return { places: [...above, ...behind, ...dated.map(({ at }) => at)], day: dated.length === 1 ? dated[0]?.day : undefined };
}

/** Those fields that several records have: what stands in one only may be its text. */
function alike(fields: readonly number[][], lines: readonly ReadingLine[]): ReadonlySet<number> {
  const labelOfLine = (at: number): string => lines[at]?.text.trim().toLowerCase().replace(/[\s:#\d].*$/u, '') ?? '';
  const times = Map.groupBy(fields.flatMap((places) => [...new Set(places.map(labelOfLine))]), (label) => label);
  return new Set(fields.flat().filter((at) => (times.get(labelOfLine(at))?.length ?? 0) > 1));
}

const LONGEST_FIELD = 200;
const LONGEST_LABEL = 60;
/** The name of a field, and what it holds. */
const LABEL = /^(?<label>\p{Lu}\p{L}{2,15}(?: \p{L}{2,15})?)\s?:\s+\S/u;

/** Reads: the lines of a document. Writes: the indexes of those that begin a field of a record, where records say what is done to entries: no field goes on with the one above it. */
export function fieldsOfRecords(lines: readonly ReadingLine[]): number[] {
  const names = namesOfRecords(lines);
  if (names.length < FEWEST || !names.some((at) => ACTION.test(lines[textOf(lines, at)]?.text.trim() ?? ''))) return [];
  const labelled = lines.flatMap(({ text }, at) => {
    const label = at > (names[0] ?? 0) ? LABEL.exec(text.trim().slice(0, LONGEST_LABEL))?.groups?.['label'] : undefined;
    return label === undefined ? [] : [{ at, label }];
  });
  const times = Map.groupBy(labelled, ({ label }) => label);
  return labelled.filter(({ label }) => (times.get(label)?.length ?? 0) > 1).map(({ at }) => at);
}

/** The lines that name a record with something below. */
function namesOfRecords(lines: readonly ReadingLine[]): number[] {
  return lines.flatMap(({ text }, at) => (NAME.test(withoutNumber(text)) && textOf(lines, at) >= 0 ? [at] : []));
}

const indentOf = (text: string): number => text.search(/\S/u);
/** Lines of a field stand below its words, not below its name: so far in, at the least. */
const SET_IN = 3;

/** Reads: how the lines of a document are wrapped, and the indexes of its fields. Writes: the same, where a line that is set in below a field goes on with it. */
export function withFields(wrapping: Wrapping | null, fields: readonly number[]): Wrapping | null {
  if (fields.length === 0) return wrapping;
  const isOfField = (prior: string, line: string): boolean => indentOf(line) >= indentOf(prior) + (LABEL.test(prior.trim().slice(0, LONGEST_LABEL)) ? SET_IN : 0) && indentOf(line) > SET_IN && !LABEL.test(line.trim().slice(0, LONGEST_LABEL));
  return { spaced: false, forced: () => false, tight: () => false, ...wrapping, goesOn: (prior, line) => isOfField(prior, line) || wrapping?.goesOn(prior, line) === true };
}

/** Whether a text says what is done to an entry, as a field of such a record. */
export const isAction = (text: string): boolean => ACTION.test(text);
