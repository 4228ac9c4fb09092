/** The title of a copy that has lost its breaks: the first words of all that it holds. */
import type { ReadingLine } from '../../../read/source-file.ts';
import type { Paragraph } from '../../blocks/paragraphs.ts';

/** A title has its own line where it is shorter; so many characters of a longer text hold one. */
const LONGEST_TITLE = 100;
const OPENING = 80;

/** Reads: the first paragraph of a document, and its lines. Writes: its first words, where it and what follows were one line of the file. */
export function openingTitle(first: Paragraph | undefined, lines: readonly ReadingLine[]): string[] {
  if (first === undefined || first.text.length <= LONGEST_TITLE) return [];
  const [line, next] = [lines[first.first], lines.slice(first.last + 1).find(({ text }) => text.trim() !== '')];
  if (line === undefined || next?.from !== line.from) return [];
  const words = first.text.slice(0, OPENING).split(/[(.:]/u)[0]?.trim() ?? '';
  return words === '' ? [] : [words];
}
