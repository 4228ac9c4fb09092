/** How a page of the web looks, left in a text that was taken from it: `h1, h2 {`, `color: red;`, `}`. Nobody reads it. */
import type { ReadingLine } from '../../source-file.ts';

const OPENS = /^\s*[\w.#*@:>,()[\]="' -]{1,120}\{\s*$/u;
const PROPERTY = /^\s*[\w-]{2,40}\s*:\s*[^;{}]{1,200};\s*$/u;
const CLOSES = /^\s*\}\s*$/u;
/** Lines of one rule of it, at the most. */
const MOST = 60;

/** Reads: the lines of a text. Writes: the same, those of such rules blank. */
export function withoutPageStyles(lines: ReadingLine[]): ReadingLine[] {
  const styled = new Set<number>();
  for (let at = 0; at < lines.length; at++) {
    if (!OPENS.test(lines[at]?.text ?? '')) continue;
    const length = lines.slice(at + 1, at + MOST).findIndex(({ text }) => !PROPERTY.test(text));
    if (length < 1 || !CLOSES.test(lines[at + 1 + length]?.text ?? '')) continue;
    for (let line = at; line <= at + 1 + length; line++) styled.add(line);
    at += length + 1;
  }
  return styled.size === 0 ? lines : lines.map((line, at) => (styled.has(at) ? { ...line, text: '' } : line));
}
