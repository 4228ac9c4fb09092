/** Letters that count the names of a document, `a) Oar: A tool.`, `b) Order: A card.`: they are no part of any, and none is an item of a text. */
import type { ReadingLine } from '../../../read/source-file.ts';

const LETTERED = /^(?:\(?(?<letter>[a-z])\)|(?<plain>[A-Za-z])\.)\s{1,4}(?=["“'‘(*]{0,3}\p{L}[^.!?;]{1,58}?(?:\*\*)?(?:: | [-–—]{1,2} )\S)/u;
/** So many of them, counted from the first letter; so large a share of what begins behind a gap. */
const FEWEST = 3;
const NEARLY_ALL = 0.8;

/** Reads: the lines of a document. Writes: the same, without such letters, where they count all that stands behind gaps. */
export function withoutLettersBefore(lines: ReadingLine[]): ReadingLine[] {
  const found = lines.flatMap(({ text, heading }, at) => {
    const { letter, plain } = (heading === undefined ? LETTERED.exec(text)?.groups : undefined) ?? {};
    const sign = letter ?? plain?.toLowerCase();
    return sign === undefined ? [] : [{ at, sign }];
  });
  const [first, last] = [found[0]?.at ?? 0, found.at(-1)?.at ?? 0];
  const areCounted = found.length >= FEWEST && found.every(({ sign }, index) => sign === String.fromCharCode('a'.charCodeAt(0) + index));
  const behindGaps = lines.flatMap(({ text }, at) => (at >= first && at <= last && text.trim() !== '' && (lines[at - 1]?.text ?? '').trim() === '' ? [at] : []));
  const places = new Set(found.map(({ at }) => at));
  const lettered = behindGaps.filter((at) => places.has(at)).length;
  if (!areCounted || lettered < found.length || lettered < behindGaps.length * NEARLY_ALL) return lines;
  return lines.map((line, at) => (places.has(at) ? { ...line, text: line.text.replace(LETTERED, '') } : line));
}
