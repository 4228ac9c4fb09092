/**
 * How texts are compared where they are consolidated: as a plain keyboard types them, and with three dots for the one sign, for
 * what is quoted in part breaks off in either.
 */
import { asTyped, typedSigns } from '../../../src/model/print.ts';

const DOTS = '…';
const DOTS_TYPED = '...';

/** A folded text, with the place of each of its characters in the text it was made from. */
export interface Folded {
  text: string;
  /** `at[i]` is the index, in the original, of folded character `i`; one more at the end for the end of the text. */
  at: number[];
}

/** Folds print, not case: white space at both ends is dropped. Each folded character knows where it came from. */
export function foldWithPlaces(original: string): Folded {
  let text = '';
  const at: number[] = [];
  for (let index = 0; index < original.length; index++) {
    const character = original.charAt(index);
    const folded = /\s/u.test(character) ? ' ' : character === DOTS ? DOTS_TYPED : (typedSigns.get(character) ?? character);
    if (folded === ' ' && (text === '' || text.endsWith(' '))) continue;
    for (const piece of folded) {
      text += piece;
      at.push(index);
    }
  }
  return text.endsWith(' ')
    ? { text: text.slice(0, -1), at: [...at.slice(0, -1), original.trimEnd().length] }
    : { text, at: [...at, original.length] };
}

/** The text as compared where case may carry meaning. */
export function foldPrint(text: string): string {
  return asTyped(text).replaceAll(DOTS, DOTS_TYPED);
}

/** The text as compared where it does not: print folded and lower case. */
export function fold(text: string): string {
  return foldPrint(text).toLowerCase();
}

/** The words of a text, folded: letters and digits, with an apostrophe inside a word. */
export function words(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+(?:'\p{L}+)*/gu) ?? [];
}

/** A folded text from its first word on: who quotes where a part begins leaves out the bracket or the mark in which it stands. */
export const withoutMarks = (folded: string): string => folded.replace(/^[("'[\s]+/u, '');

/** The words of a text as printed, each with its place, without the marks around them: "mate's", "5.5". */
export const wordPlaces = (text: string): { from: number; to: number }[] =>
  [...text.matchAll(/[\p{L}\p{N}](?:[^\s]*[\p{L}\p{N}])?/gu)].map(({ index, 0: word }) => ({ from: index, to: index + word.length }));
