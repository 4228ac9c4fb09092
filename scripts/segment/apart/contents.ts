/** A list of contents: lines one below the other, each of which stands again further down, in the same order. */
import { contentsInColumns } from './contents-pages.ts';
import { indexRows } from './index-rows.ts';

/** So many of them, and blank lines between two at the most. */
const FEWEST = 3;
const WIDEST_GAP = 1;
const LONGEST = 90;
const TITLE = /^(?:table of )?contents(?:\s*\[(?:hide|show)\])?:?$|^on this page$/iu;

/** Reads: the lines of a document. Writes: the indexes of those that are a list of contents, with its title. */
export function contentsLines(texts: readonly string[]): number[] {
  const keys = texts.map((text, at) => (isBrokenText(texts, at) || isBrokenText(texts, at + 1) ? '' : keyOf(text)));
  const last = new Map<string, number>();
  keys.forEach((key, at) => { if (key !== '') last.set(key, at); });
  const runs: number[][] = [];
  keys.forEach((key, at) => {
    if (key === '' || (last.get(key) ?? at) <= at) return;
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before !== undefined && isNear(texts, before, at)) run.push(at);
    else runs.push([at]);
  });
  return [...new Set([...runs.flatMap((run) => (isContents(run, keys, last) ? [...titleAbove(texts, run[0] ?? 0), ...run] : [])), ...issueContents(texts), ...leaderRows(texts), ...outlineRows(texts), ...contentsInColumns(texts), ...indexRows(texts)])];
}

/** A row of a list of contents or an index: a name, dots up to the edge of the page, and where it stands. */
const LEADER = /^\s*\S.{0,80}?\s?(?:[.…·]\s?){3,}\s*(?:(?:p\.? ?)?[_*]*[\divx]{1,4}[_*]*(?:[,–-] ?[_*]*\d{1,4}[_*]*)*|see \S.{0,60})$/iu;

/** A row that breaks off where the copy does. */
const CUT_ROW = /^\s*\S.{0,80}?\s?(?:[.…·]\s?){6,}$/u;

/** Such rows one below the other, with nothing between them that one could explain. */
function leaderRows(texts: readonly string[]): number[] {
  const runs: number[][] = [];
  const end = texts.findLastIndex((text) => text.trim() !== '');
  texts.forEach((text, at) => {
    if (text.length > LONGEST * 2 || !(LEADER.test(text) || (at === end && CUT_ROW.test(text)))) return;
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before !== undefined && isNear(texts, before, at)) run.push(at);
    else runs.push([at]);
  });
  return runs.filter((run) => run.length >= FEWEST).flatMap((run) => [...titleAbove(texts, run[0] ?? 0), ...run]);
}

/** Below the title of a list of contents, rows with the numbers of an outline, wherever the copy ends: `1 Tides`, `1.1 Low Water`. */
const OUTLINE = /^\s*(?<number>\d{1,2}(?:\.\d{1,2}){0,3})\.?\s+\S/u;
const FEWEST_ROWS = 4;

function outlineRows(texts: readonly string[]): number[] {
  const title = texts.findIndex((text) => TITLE.test(text.trim()));
  if (title < 0) return [];
  const rows: number[] = [];
  const numbers: string[] = [];
  for (let at = title + 1; at < texts.length; at++) {
    const text = texts[at] ?? '';
    const number = outlineNumber(text);
    if (number === null && !goesOnWithRow(text, texts[at - 1] ?? '', numbers.length)) break;
    if (number !== null && number <= (numbers.at(-1) ?? '')) break;
    if (number !== null) numbers.push(number);
    if (text.trim() !== '') rows.push(at);
  }
  return numbers.length >= FEWEST_ROWS && numbers.some((number) => number.includes('.')) ? [title, ...rows] : [];
}

/** The number of a row, with each part of it as long as the others. */
function outlineNumber(text: string): string | null {
  const number = text.length > LONGEST * 2 ? undefined : OUTLINE.exec(text)?.groups?.['number'];
  return number?.split('.').map((part) => part.padStart(2, '0')).join('.') ?? null;
}

/** Nothing, or the rest of a row that the width has broken: set in, right below. */
function goesOnWithRow(text: string, above: string, rows: number): boolean {
  return text.trim() === '' || (rows > 0 && /^\s{2,}\S/u.test(text) && above.trim() !== '');
}

/** What an issue says that it holds, and the rows below it up to a blank line: short, indented or numbered, no sentences. */
const OF_AN_ISSUE = /^(?:today[’']s topics|topics (?:of|in) (?:this|today[’']s) (?:digest|issue)|in this (?:issue|digest|edition|newsletter)|inside this issue|this (?:week|month)):?$/iu;
const ROW = /^(?:\s+\S|\d{1,2}[.)]\s|[-•*]\s)/u;

/** Reads: the lines of a document. Writes: the indexes of what an issue says that it holds, with the title above it. */
export function issueContents(texts: readonly string[]): number[] {
  return texts.flatMap((text, title) => {
    if (!OF_AN_ISSUE.test(text.trim())) return [];
    const begin = texts[title + 1]?.trim() === '' ? title + 2 : title + 1;
    const length = texts.slice(begin, begin + LONGEST).findIndex((row) => !ROW.test(row) || row.trim().length > LONGEST || /[.!?;]$/u.test(row.trim()));
    return length > 0 ? [title, ...Array.from({ length }, (_, at) => begin + at)] : [];
  });
}

/** Each of its lines stands again behind it, and those in the order of the list. */
function isContents(run: readonly number[], keys: readonly string[], last: ReadonlyMap<string, number>): boolean {
  const again = run.map((at) => last.get(keys[at] ?? '') ?? -1);
  const end = run.at(-1) ?? 0;
  return run.length >= FEWEST && again.every((place, at) => place > end && (at === 0 || place > (again[at - 1] ?? -1)));
}

/** A line this long is broken where the next begins small. */
const WIDE = 40;

/** A line that goes on with the one above: a text may stand twice in a document, and is no list of contents for that. */
function isBrokenText(texts: readonly string[], at: number): boolean {
  return (texts[at - 1]?.trim().length ?? 0) > WIDE && /^\s*\p{Ll}/u.test(texts[at] ?? '') && !/[.:;,!?]["”’)]*$/u.test(texts[at - 1]?.trim() ?? '');
}

/** What a line says, without the number before it, the page behind it, and the signs of a list. */
export function keyOf(text: string): string {
  const line = text.trim();
  if (line.length > LONGEST || /[.:;,!?]$/u.test(line) || !/\p{L}/u.test(line) || /\p{Ll}{2}[.!?]\s+["“]?\p{Lu}/u.test(line)) return '';
  return line.replace(/^(?:[•*-]\s+|\d+(?:\.\d+)*\.?\s+)/u, '').replace(/[\s.…]+\d{1,3}$/u, '').replace(/\*\*/gu, '').toLowerCase();
}

function isNear(texts: readonly string[], before: number, at: number): boolean {
  const between = texts.slice(before + 1, at);
  return between.length <= WIDEST_GAP && between.every((text) => text.trim() === '');
}

function titleAbove(texts: readonly string[], first: number): number[] {
  const above = texts.slice(0, first).findLastIndex((text) => text.trim() !== '');
  return above >= 0 && TITLE.test(texts[above]?.trim() ?? '') ? [above] : [];
}
