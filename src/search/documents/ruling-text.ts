import type { Ruling } from '../../model/corpus.ts';

/** A ruling holds until an edition or a later ruling takes its place. */
export const isInForce = (ruling: Ruling): boolean => ruling.supersededBy === null;

/** A ruling's words in full, as printed. */
export const rulingText = (ruling: Ruling): string[] => ruling.blocks.map(({ text }) => text);

/** A ruling's words as far as the entry's text does not say them: nothing of a ruling that was applied whole. */
export function besideText(ruling: Ruling): string[] {
  const applied = ruling.amendments.length > 0 && ruling.amendments.every(({ outcome }) => outcome !== 'not applied');
  return applied ? [] : rulingText(ruling);
}
