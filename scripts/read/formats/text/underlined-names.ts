/** Underlining as a mail types it, `_lamp oil_ - It burns.`: where it sets off the names of a document, it is what bold is elsewhere. */
import type { ReadingLine } from '../../source-file.ts';

/** So many lines begin with such a name, and end with it or part it from a text. */
const FEWEST = 3;
const BEGINS = /^\s*(?:[*+>»§Δ•-]{1,2}\s+|\d{1,3}[.)]\s+)?_(?=[^\s_])[^_]{1,60}(?<=[^\s_])_(?:$|\s*:(?:\s|$)|\s+[-–—]{1,2}\s)/u;
/** A name with underlines within it is a variable of a program, and none of a game. */
const UNDERLINED = /(?<![\p{L}\p{N}_])_([^\s_](?:[^_]{0,58}[^\s_])?)_(?![\p{L}\p{N}_])/gu;

/** Reads: the lines of a text. Writes: the same, with what is underlined so in bold, where names are. */
export function withUnderlinedNames(lines: ReadingLine[]): ReadingLine[] {
  const names = lines.filter(({ text }) => text.includes('_') && text.length < 2000 && BEGINS.test(text));
  if (new Set(names.map(({ text }) => text)).size < FEWEST) return lines;
  return lines.map((line) => (line.text.includes('_') && line.text.length < 2000 ? { ...line, text: line.text.replaceAll(UNDERLINED, '**$1**') } : line));
}
