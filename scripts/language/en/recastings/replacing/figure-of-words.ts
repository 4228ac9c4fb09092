/**
 * "The figure in "a toll of 5" is corrected to 6.": the only figure of quoted words, and what it is to be. The rows that put
 * a sentence in other words look at no quoted words, so this way has a file of its own.
 */

/** A piece of a sentence, by where it stands there; or words that are put in. */
export type Said = string | readonly [from: number, to: number];

const figureOfWords = /^the (?:figure|number|numeral|digit|value) (?:in|of|within) (?:the words? |the phrase )?(["“][^"”]+["”]) (?:(?:is|are|has been|should be|must be|is to be|shall be) (?:now |hereby )?(?:corrected|changed|raised|lowered|amended|increased|reduced|altered) (?:in)?to|(?:should|must|ought to|has to|is to) (?:be|read)|becomes|is now) ([+-]?\d+)(?=\.?$)/d;

/** @returns the same as an order to change that figure in those words; null where a sentence is another, or they have not one figure */
export function figureInQuotation(sentence: string): Said[] | null {
  const found = figureOfWords.exec(sentence);
  const [, quoted, now] = found?.indices ?? [];
  if (found === null || quoted === undefined || now === undefined) return null;
  const [figure, ...others] = [...(found[1] ?? '').matchAll(/[+-]?\d+/g)];
  if (figure === undefined || others.length > 0) return null;
  const from = quoted[0] + figure.index;
  return ['in ', quoted, ', change ', [from, from + figure[0].length], ' to ', now, [now[1], sentence.length]];
}
