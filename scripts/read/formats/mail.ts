import type { ReadingLine } from '../source-file.ts';

/** One or more signs of quoting at the head of a line: `> > text`. */
const QUOTED = /^\s?(?:>\s?)+/u;
/** The share of a letter's lines that are quoted where the letter does no more than pass a document on. */
const MOST = 0.6;

/** Reads: the lines of a text. Writes: the same without signs of quoting, where most lines have them. */
export function withoutQuoting(lines: ReadingLine[]): ReadingLine[] {
  const written = lines.filter(({ text }) => text.trim() !== '');
  if (written.filter(({ text }) => QUOTED.test(text)).length < written.length * MOST) return lines;
  return lines.map((line) => ({ ...line, text: line.text.replace(QUOTED, '') }));
}
