/** A heading that is struck out takes with it what stands under it: without its name, that would be read under the one before. */
import type { ReadingLine } from '../source-file.ts';

/** Signs of a heading whose words are gone. */
const BARE = /^#{1,6}$/u;

/** The level of a heading of nothing but struck words; null for any other line. */
function levelOfStruck({ text, heading, marks = [] }: ReadingLine): number | null {
  if (!marks.some(({ is }) => is === 'struck')) return null;
  if (BARE.test(text)) return text.length;
  return text === '' ? heading ?? null : null;
}

/**
 * Reads: the lines of a document without its struck words. Writes: the same, what stands under a heading that is struck out
 * struck with it, to the next heading of its level. A heading of a level that no other has is no name among names.
 */
export function withoutStruckNames(lines: readonly ReadingLine[]): ReadingLine[] {
  const levels = new Set(lines.flatMap(({ text, heading }) => (heading !== undefined && text !== '' ? [heading] : [])));
  let above: number | null = null;
  return lines.map((line) => {
    const level = levelOfStruck(line);
    if (level === null && (line.behind === true || (line.heading ?? Infinity) <= (above ?? 0))) above = null;
    if (level !== null) above = levels.has(level) ? level : null;
    if (level === null && above === null) return line;
    const { text, from, to, marks = [] } = line;
    const isWords = level === null && text.trim() !== '';
    const all = isWords ? [...marks, { is: 'struck' as const, words: text.trim(), underStruck: true as const }] : marks;
    return { text: '', from, to, ...(all.length === 0 ? {} : { marks: all }) };
  });
}
