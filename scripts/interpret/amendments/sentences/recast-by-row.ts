/** What one row of `language/en/recastings.ts` makes of a sentence: every character keeps its way back to where it was printed. */
import type { TileKind } from '../../../../src/model/corpus.ts';
import type { Part, Recasting } from '../../../language/en/recastings/row.ts';
import type { veiled } from '../../../language/en/veiled.ts';

/** Characters of a paragraph that were left out, and what they are to the order. */
export interface Left {
  at: number[];
  as: TileKind;
}

/** A sentence on its way: for each character where it stands in the folded paragraph, or -1. */
export interface Wording {
  words: string;
  at: number[];
  left: Left[];
  /** No row says it: it was read by what it quotes (`language/en/quotations/`). */
  loosely?: true;
}

export type Piece = Pick<Wording, 'words' | 'at'>;

export const sliceOf = ({ words, at }: Wording, from: number, to: number): Piece => ({ words: words.slice(from, to), at: at.slice(from, to) });

/** What its counted parts are called. */
const partsIn = ({ words }: Wording, { parts }: ReturnType<typeof veiled>): string[] => [...parts.matchAll(/¶+/g)].map(({ 0: sign, index }) => words.slice(index, index + sign.length));

/** A wording from a place of it on, as rows look at it. */
export interface Seen { veils: ReturnType<typeof veiled>; start: number; words: string; parts: string }

export const seenFrom = (veils: Seen['veils'], start: number): Seen => ({ veils, start, words: veils.words.slice(start), parts: veils.parts.slice(start) });

/** What a row makes of a wording; null where it finds nothing. */
export function recast(wording: Wording, seen: Seen, row: Recasting): Wording | null {
  const found = row.is.exec(row.looksAtParts ? seen.words : seen.parts);
  return found === null ? null : madeOf(wording, seen, row, found);
}

function madeOf(wording: Wording, { veils, start }: Seen, { looksAtParts, partsAre, as, leaves }: Recasting, found: RegExpExecArray): Wording | null {
  const groups = found.indices;
  if (groups === undefined) return null;
  if (partsAre !== undefined && partsIn(wording, veils).some((part) => !partsAre.test(part))) return null;
  const put = (words: string): Piece => ({ words, at: Array.from(words, () => -1) });
  const part = (one: Part): Piece[] => {
    if (typeof one === 'string') return [put(one)];
    const [group, then] = typeof one === 'number' ? [one, ''] : one;
    const range = groups[group];
    return range === undefined ? [] : [sliceOf(wording, start + range[0], start + range[1]), put(then)];
  };
  const [from, to] = [start + found.index, start + found.index + found[0].length];
  const whole = [sliceOf(wording, 0, from), ...as.flatMap(part), sliceOf(wording, to, wording.words.length)];
  const words = whole.map((one) => one.words).join('');
  const at = whole.flatMap((one) => one.at);
  const kept = new Set(at);
  // What a part is called is a place: a row that would leave it out says less than the sentence.
  const leavesPart = !looksAtParts && wording.at.some((place, index) => veils.parts.charAt(index) === '¶' && !kept.has(place));
  return words === wording.words || leavesPart ? null : { words, at, left: [...wording.left, { at: wording.at.filter((place) => place >= 0 && !kept.has(place)), as: leaves }] };
}
