/** Numbers of pages behind the terms of an index: `anchor ........ 14`, `anchor` and a tab and `14`. They are no part of a name. */
import type { ReadingLine } from '../../read/source-file.ts';

export const PAGES_BEHIND: readonly { is: RegExp; example: string }[] = [
  { is: /(?<=[\p{L}\p{N})”"’'!?]) {0,9}(?:[.…·] ?){3,90} {0,9}(?:pp?\. ?)?\d{1,3}(?:(?: ?[-–] ?|, ?)\d{1,3}){0,9}$/u, example: 'anchor ........ 14, 22' },
  { is: /(?<=[\p{L}\p{N})”"’'!?])(?: ?\t+ ?| {3,40})(?:pp?\. ?)?\d{1,3}(?:(?: ?[-–] ?|, ?)\d{1,3}){0,9}$/u, example: 'anchor    14' },
  { is: /(?<=[\p{L}\p{N})”"’'!?])(?:,? |, ?)(?:[[(]?(?:pp?\.|pages?) ?\d{1,3}(?:(?: ?[-–] ?|, ?)\d{1,3}){0,9}[)\]]?)$/iu, example: 'anchor, p. 14' },
];
const LONGEST = 140;
/** So many lines with a page behind them, one of them right above a text. */
const FEWEST = 3;

/** Reads: the lines of a document. Writes: the same, without the pages behind its terms where it has an index's. */
export function withoutPageNumbers(lines: ReadingLine[]): ReadingLine[] {
  const way = PAGES_BEHIND.map(({ is }) => is).find((is) => lines.filter(({ text }) => bears(text, is)).length >= FEWEST && isAboveTexts(lines, is));
  return way === undefined ? lines : lines.map((line) => (bears(line.text, way) ? { ...line, text: line.text.trimEnd().replace(way, '') } : line));
}

function bears(text: string, is: RegExp): boolean {
  const line = text.trimEnd();
  return line.length <= LONGEST && /\d[)\]]?$/u.test(line) && is.test(line);
}

/** A list of contents has nothing between its rows; an index with texts has a text below most of its terms. */
function isAboveTexts(lines: readonly ReadingLine[], is: RegExp): boolean {
  const written = lines.filter(({ text }) => text.trim() !== '');
  const terms = written.flatMap(({ text }, at) => (bears(text, is) ? [at] : []));
  return terms.filter((at) => written[at + 1] !== undefined && !bears(written[at + 1]?.text ?? '', is)).length > terms.length / 2;
}
