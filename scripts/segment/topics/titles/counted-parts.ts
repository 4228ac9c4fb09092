/** Titles of parts that a document counts, each right above the first name of its part: `I. BARGES`, `II. LAMPS`. */
import type { ReadingLine } from '../../../read/source-file.ts';
import { looksLikeHeadword } from '../../headwords/headword-line.ts';

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
/** How parts are counted. */
const WAYS: readonly { is: RegExp; numbers: readonly string[] }[] = [
  { is: /^(?<number>[IVX]{1,5})[.):] (?<title>\p{Lu}.{1,58})$/u, numbers: ROMAN },
  { is: /^(?<number>\d{1,2})[.):] (?<title>\p{Lu}.{1,58})$/u, numbers: ROMAN.map((_, at) => String(at + 1)) },
];
const FEWEST = 2;
/** A title above those of terms. */
const SECTION = 2;

/** Reads: the lines of a document, whose names are headings. Writes: the same, such titles as headings above those, where they count from one and every line that is numbered so is one of them. */
export function withCountedParts(lines: ReadingLine[]): ReadingLine[] {
  if (lines.every(({ heading }) => heading === undefined)) return lines;
  const parts = WAYS.map((way) => partsCounted(lines, way)).find((found) => found.size > 0) ?? new Map<number, number>();
  return lines.map((line, at) => (parts.has(at) ? { ...line, heading: Math.min(parts.get(at) ?? SECTION, SECTION + 1) - 1 } : line));
}

/** The indexes of such titles, and the level of the names below each. */
function partsCounted(lines: readonly ReadingLine[], { is, numbers }: (typeof WAYS)[number]): ReadonlyMap<number, number> {
  const written = lines.flatMap(({ text }, at) => (text.trim() === '' ? [] : [at]));
  const found = written.flatMap((at, index) => {
    const { number, title } = is.exec(lines[at]?.text.trim() ?? '')?.groups ?? {};
    if (number === undefined || title === undefined) return [];
    const below = lines[written[index + 1] ?? -1]?.heading ?? 0;
    return [{ at, number, below, isPart: below > 1 && isFree(lines, at) && looksLikeHeadword(title) }];
  });
  return new Map(found.length >= FEWEST && found.every(({ isPart, number }, at) => isPart && number === numbers[at]) ? found.map(({ at, below }) => [at, below]) : []);
}

/** No heading by itself, with a gap above. */
function isFree(lines: readonly ReadingLine[], at: number): boolean {
  return lines[at]?.heading === undefined && (lines[at - 1]?.text ?? '').trim() === '';
}
