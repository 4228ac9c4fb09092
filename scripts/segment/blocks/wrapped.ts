import type { ReadingLine } from '../../read/source-file.ts';
import { isBlank } from './paragraphs.ts';

/**
 * Whether a document's lines are broken at a fixed width, as in mail: no line is long, and most lines that another follows
 * directly are nearly as long as the longest.
 */
export function isWrapped(lines: ReadingLine[]): boolean {
  const texts = lines.map(({ text }) => text.trimEnd());
  const followed = texts.filter((text, at) => !isBlank(text) && !isBlank(texts[at + 1] ?? ''));
  if (followed.length < 8) return false;
  const lengths = texts.map((text) => text.length).sort((a, b) => a - b);
  const width = lengths[Math.floor(lengths.length * 0.99)] ?? 0;
  const full = followed.filter((text) => text.length > width * 0.7);
  return width <= 110 && full.length > followed.length * 0.6;
}
