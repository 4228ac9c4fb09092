/** Lines that a document counts in a way that no list has: `#1 Gaff`, `1.Gaff: A pole with a hook.` The number is no part of what follows it. */
import type { ReadingLine } from '../../../read/source-file.ts';

/** So many of them, counted from one without a gap. */
const FEWEST = 4;
export const WAYS: readonly { is: RegExp; as: (number: string) => string; example: string }[] = [
  { is: /^\s*#\s?(?<number>\d{1,3})[.):]?\s+(?=["“'‘(]?[\p{L}\p{N}])/u, as: () => '', example: '#1 Gaff' },
  { is: /^\s*(?<number>\d{1,3})[.)](?=["“'‘(]?\p{Lu}\p{L}*[^.])/u, as: (number) => `${number}. `, example: '1.Gaff: A pole with a hook.' },
];

/** Reads: the lines of a document. Writes: the same, such numbers left out, or with a space behind them where they are a list's. */
export function withoutCounts(lines: ReadingLine[]): ReadingLine[] {
  for (const { is, as } of WAYS) {
    const numbers = lines.map(({ text }) => is.exec(text.slice(0, 12))?.groups?.['number']);
    const found = numbers.filter((number) => number !== undefined);
    if (found.length < FEWEST || found.some((number, at) => Number(number) !== at + 1)) continue;
    return lines.map((line, at) => {
      const number = numbers[at];
      return number === undefined ? line : { ...line, text: line.text.replace(is, as(number)) };
    });
  }
  return lines;
}
