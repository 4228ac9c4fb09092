/** An index: names in the order of the alphabet, each with the pages it stands on or another name to look under, and no text. */
import { longestChain } from '../../names/alphabet.ts';
import { sortKey } from '../../names/sort-key.ts';
import { isLetterHeading } from '../topics/parts/headings.ts';

const PAGES = String.raw`(?:pp?\. ?)?\d{1,3}(?: ?[-–] ?\d{1,3})?(?:[,;] ?\d{1,3}(?: ?[-–] ?\d{1,3})?){0,15}`;
const NAME = String.raw`(?<name>[\p{L}\d"“'‘(].{0,60}?)`;

/** How an index sets a name off from its pages. */
export const INDEX_ROWS: readonly { is: RegExp; example: string }[] = [
  { is: new RegExp(String.raw`^${NAME} ?(?:[.…·] ?){3,90}(?:\*\*)?${PAGES}(?:\*\*)?$`, 'u'), example: 'anchor ........ 14, 22' },
  { is: new RegExp(String.raw`^${NAME}(?: ?\t[ \t]*| {2,})(?:\*\*)?${PAGES}(?:\*\*)?(?:[,;.]? (?:see|cf\.) .{1,60})?$`, 'u'), example: 'anchor\t14, 22-23' },
  { is: new RegExp(String.raw`^${NAME}, ${PAGES}(?:[,;.]? (?:see|cf\.) .{1,60})?$`, 'u'), example: 'anchor, 14, 22' },
  { is: new RegExp(String.raw`^${NAME} ${PAGES}(?:[,;.]? (?:see|cf\.) .{1,60})?$`, 'u'), example: 'anchor 14' },
];
/** A row that leads to another; it is one where others have pages. */
const ELSEWHERE = /^(?<name>[\p{L}\d"“'‘(].{0,60}?)(?: ?\t[ \t]*| {2,}|, |\. |: | )[Ss]ee(?: also)? \S.{0,60}$/u;
/** A name whose pages stand below it, one for each part of it. */
const BARE = /^(?<name>\p{L}[^.:;!?]{0,40})$/u;
/** So many rows one below the other, and so large a share of them in the order of the alphabet. */
const FEWEST = 10;
/** Right below its title fewer are enough, all of them with pages. */
const FEWEST_TITLED = 4;
const TITLE = /^(?:(?:general|subject|card) )?index(?: of (?:terms|names|cards|subjects))?$/iu;
const SORTED = 0.9;
/** The share of rows that have pages of their own. */
const PAGED = 0.6;
const WIDEST_GAP = 1;
/** A name, the dots behind it, sixteen pages and where to look: no row is longer, without the space before it. */
const LONGEST_ROW = 400;

interface Row { at: number; name: string; isPaged: boolean; isSetIn: boolean }

/** Reads: the lines of a document. Writes: the indexes of those that are an index, with the letters above its parts. */
export function indexRows(texts: readonly string[]): number[] {
  return INDEX_ROWS.flatMap(({ is }) => runsOf(texts, is)).find((run) => isIndex(run, texts)) ?? [];
}

function runsOf(texts: readonly string[], is: RegExp): number[][] {
  const runs: number[][] = [];
  let gap = WIDEST_GAP + 1;
  texts.forEach((text, at) => {
    if (text.trim() === '') {
      gap += 1;
    } else {
      const isOfIndex = rowAt(text, at, is) !== null || isLetterHeading(text) || isAboveParts(texts, at, is);
      if (isOfIndex && gap <= WIDEST_GAP) runs.at(-1)?.push(at);
      else if (isOfIndex) runs.push([at]);
      gap = isOfIndex ? 0 : WIDEST_GAP + 1;
    }
  });
  return runs;
}

function rowAt(text: string, at: number, is: RegExp): Row | null {
  const row = text.trim();
  if (row.length > LONGEST_ROW) return null;
  const paged = is.exec(row)?.groups?.['name'];
  const name = paged ?? ELSEWHERE.exec(row)?.groups?.['name'];
  return name === undefined ? null : { at, name, isPaged: paged !== undefined, isSetIn: /^\s/u.test(text) };
}

/** `barge`, above `    in a storm   14`. */
function isAboveParts(texts: readonly string[], at: number, is: RegExp): boolean {
  const below = rowAt(texts[at + 1] ?? '', at + 1, is);
  return BARE.test(texts[at] ?? '') && below?.isSetIn === true;
}

function isIndex(run: readonly number[], texts: readonly string[]): boolean {
  const rows = INDEX_ROWS.map(({ is }) => run.flatMap((at) => rowAt(texts[at] ?? '', at, is) ?? [])).toSorted((a, b) => count(b) - count(a))[0] ?? [];
  const keys = rows.filter(({ isSetIn }) => !isSetIn).map(({ name }) => sortKey(name));
  const above = texts.slice(0, run[0] ?? 0).findLast((text) => text.trim() !== '');
  const isTitled = TITLE.test(above?.trim() ?? '') && count(rows) === run.length;
  return rows.length >= (isTitled ? FEWEST_TITLED : FEWEST) && count(rows) >= rows.length * PAGED && longestChain(keys) >= keys.length * SORTED && new Set(keys).size > keys.length / 2;
}

const count = (rows: readonly Row[]): number => rows.filter(({ isPaged }) => isPaged).length;

/** Whether most of a document's lines are the rows of an index. */
export function isIndexOfPages(texts: readonly string[]): boolean {
  return indexRows(texts).length > texts.filter((text) => text.trim() !== '').length / 2;
}
