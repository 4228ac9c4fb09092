/** What counts the names of a document, `a) Oar: A tool.`, `ii. Order — A card.`, `§ 3 Lamp. It burns.`, `15  Net: A tool.`: it is no part of any, and none is an item of a text. */
import type { ReadingLine } from '../../../read/source-file.ts';

/** A name and what parts it from its text: a colon, a dash. */
const NAME = String.raw`(?=["“'‘(*]{0,3}\p{L}[^.!?;]{1,58}?(?:\*\*)?(?:: | [-–—]{1,2} )\S)`;
/** How names may be counted, and the number that a count says; NaN where it says none. */
export const COUNTS: readonly { is: RegExp; value: (sign: string) => number; example: string }[] = [
  { is: new RegExp(String.raw`^(?:\(?(?<sign>[a-z])\)|(?<plain>[A-Za-z])\.)\s{1,4}${NAME}`, 'u'), value: (sign) => sign.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0) + 1, example: 'b) Oar: A tool.' },
  { is: new RegExp(String.raw`^(?:\(?(?<sign>[ivxl]{1,7})\)|(?<plain>[ivxl]{1,7}|[IVXL]{1,7})\.)\s{1,4}${NAME}`, 'u'), value: ofRoman, example: 'ii. Oar — A tool.' },
  { is: /^§{1,2} ?(?<sign>\d{1,3})[.:)]?\s{1,4}(?=["“'‘(*]{0,3}\p{L})/u, value: Number, example: '§ 2 Oar. A tool.' },
  { is: new RegExp(String.raw`^\s{0,4}(?<sign>\d{1,4})\s{1,4}${NAME}`, 'u'), value: Number, example: '10  Oar: A tool.' },
];
/** So many of them, each as far behind the one before; so large a share of what begins behind a gap. */
const FEWEST = 3;
const NEARLY_ALL = 0.8;
/** Lines of a text may be counted by fives and tens. */
const STEPS: ReadonlySet<number> = new Set([1, 2, 5, 10]);

/** Reads: the lines of a document. Writes: the same, without such counts, where they count all that stands behind gaps. */
export function withoutLettersBefore(lines: ReadingLine[]): ReadingLine[] {
  for (const { is, value } of COUNTS) {
    const found = lines.flatMap(({ text, heading }, at) => {
      const { sign, plain } = (heading === undefined ? is.exec(text)?.groups : undefined) ?? {};
      return sign === undefined && plain === undefined ? [] : [{ at, number: value(sign ?? plain ?? '') }];
    });
    if (!areCounted(found.map(({ number }) => number)) || !areAllBehindGaps(lines, found.map(({ at }) => at))) continue;
    const places = new Set(found.map(({ at }) => at));
    return lines.map((line, at) => (places.has(at) ? { ...line, text: line.text.replace(is, '') } : line));
  }
  return lines;
}

/** From the first on, one step after the other. */
function areCounted(numbers: readonly number[]): boolean {
  const [first = NaN, second = NaN] = numbers;
  const step = second - first;
  return numbers.length >= FEWEST && STEPS.has(step) && first === step && numbers.every((number, at) => number === first + at * step);
}

/** Nearly all that begins behind a gap is counted; in lines that no gap parts, all of them are. */
function areAllBehindGaps(lines: readonly ReadingLine[], found: readonly number[]): boolean {
  const [first, last] = [found[0] ?? 0, found.at(-1) ?? 0];
  const written = lines.flatMap(({ text }, at) => (at >= first && at <= last && text.trim() !== '' ? [at] : []));
  const behindGaps = written.filter((at) => (lines[at - 1]?.text ?? '').trim() === '');
  const places = new Set(found);
  if (found.length === written.length) return true;
  const counted = behindGaps.filter((at) => places.has(at)).length;
  return counted >= found.length && counted >= behindGaps.length * NEARLY_ALL;
}

const FIGURES: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50 };

function ofRoman(sign: string): number {
  const figures = Array.from(sign.toLowerCase(), (figure) => FIGURES[figure] ?? NaN);
  return figures.reduce((sum, figure, at) => sum + (figure < (figures[at + 1] ?? 0) ? -figure : figure), 0);
}
