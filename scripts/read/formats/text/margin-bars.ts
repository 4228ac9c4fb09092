/** Bars in the margin beside what has changed, as an editor sets them: they stand before each line of a paragraph, and are no part of it. */
import type { ReadingLine } from '../../source-file.ts';

/** A bar, and no second one behind it as between the cells of a row. */
const BAR = /^ {0,3}[|¦┃│▌▐]{1,2} {1,4}(?=[^\s|¦┃│▌▐])(?!.*[|¦┃│])/u;
/** So many lines with a bar; the share of all lines beyond which they are the edge of a box; the share of them that stand right below one another. */
const FEWEST = 3;
const MOST = 0.6;
const TOGETHER = 0.5;

/** Reads: the lines of a text. Writes: the same without such bars, set in as their neighbours are, where some paragraphs have them throughout. */
export function withoutMarginBars(lines: ReadingLine[]): ReadingLine[] {
  const places = new Set(lines.flatMap(({ text }, at) => (BAR.test(text) ? [at] : [])));
  const written = lines.filter(({ text }) => text.trim() !== '').length;
  const together = [...places].filter((at) => places.has(at - 1) || places.has(at + 1)).length;
  if (places.size < FEWEST || places.size > written * MOST || together < places.size * TOGETHER) return lines;
  // What a bar stands before below "Was:" is quoted, or what was there before.
  if ([...places].some((at) => !places.has(at - 1) && isIntroduced(lines, at))) return lines;
  // Any other bar is one of a table.
  if (lines.some(({ text }, at) => !places.has(at) && /[|┃│].*[|┃│]/u.test(text))) return lines;
  return lines.map((line, at) => (places.has(at) ? { ...line, text: line.text.replace(BAR, (bar) => ' '.repeat(bar.length)) } : line));
}

/** Right above, or across a gap, stands what a colon ends. */
function isIntroduced(lines: readonly ReadingLine[], at: number): boolean {
  const above = (lines[at - 1]?.text ?? '').trim() === '' ? lines[at - 2] : lines[at - 1];
  return (above?.text ?? '').trimEnd().endsWith(':');
}
