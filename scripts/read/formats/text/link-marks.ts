/**
 * What a browser for text leaves of a page's links and pictures: `See [12]Low Water`, `[INLINE]`, and the list of addresses
 * at the end. Its numbers count through the document from one, which no document's own do in the midst of its lines.
 */
import type { ReadingLine } from '../../source-file.ts';

const NUMBER = /\[(?<number>\d{1,4})\](?=[\p{L}\p{N}"“'‘(&*])/gu;
/** So many of them, nearly all one more than the one before, and so large a share of them in the midst of a line. */
const FEWEST = 4;
const NEARLY_ALL = 0.9;
const WITHIN = 0.25;
/** What stands for a picture. */
const PICTURE = /\[(?:INLINE|IMAGE|LINK|ISMAP|USEMAP|EMBED|BUTTON|[\w-]{1,40}\.(?:gif|jpe?g|png))\](?:-\[(?:INLINE|IMAGE|LINK)\])?/giu;
const LISTED = /^\s*\d{1,4}\. (?:https?|ftp|file|mailto|news):\S*$/u;
/** What is left of a row of links to letters. */
const LETTERS = /^\s*(?:\p{Lu}(?:-\p{Lu})?\s+){1,}\p{Lu}(?:-\p{Lu})?\s*$/u;
/** What a page says of the pages beside it, in the first line of all: `#[1]Home [2]Next page`. */
const BESIDE_PAGE = /^\s*#\s?\[\d{1,4}\]/u;
const LIST_TITLE = /^\s*(?:References|Links|Visible links|Hidden links)\s*(?::\s*)?$/u;

/** Reads: the lines of a text. Writes: the same without such marks, where a browser left them. */
export function withoutLinkMarks(lines: ReadingLine[]): ReadingLine[] {
  const marks = lines.flatMap(({ text }) => [...text.matchAll(NUMBER)].map(({ groups, index }) => ({ number: Number(groups?.['number']), within: text.slice(0, index).trim() !== '' })));
  const rising = marks.filter(({ number }, at) => number === (at === 0 ? number : (marks[at - 1]?.number ?? 0) + 1)).length;
  const isTold = marks.length >= FEWEST && rising >= marks.length * NEARLY_ALL && marks.filter(({ within }) => within).length >= marks.length * WITHIN;
  if (!isTold) return lines;
  const beside = besidePage(lines);
  const end = lines.findLastIndex(({ text }) => text.trim() !== '' && !LISTED.test(text) && !LIST_TITLE.test(text));
  return lines.map((line, at) => ({ ...line, text: at > end || beside.has(at) ? '' : withoutMarks(line.text) }));
}

function withoutMarks(text: string): string {
  const bare = text.replaceAll(NUMBER, '').replaceAll(PICTURE, '');
  return bare !== text && LETTERS.test(bare) ? '' : bare;
}

/** The first line with text, where it names the pages beside this one, and those in which it goes on. */
function besidePage(lines: readonly ReadingLine[]): ReadonlySet<number> {
  const first = lines.findIndex(({ text }) => text.trim() !== '');
  if (first < 0 || !BESIDE_PAGE.test(lines[first]?.text ?? '')) return new Set();
  const length = lines.slice(first).findIndex(({ text }) => text.trim() === '');
  return new Set(Array.from({ length: Math.max(1, length) }, (_, at) => first + at));
}
