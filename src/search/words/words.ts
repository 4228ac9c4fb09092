/** Cutting a text into words: the same cut for what is searched and for what is typed. */

import { apostrophes, letterApostrophe, prime } from '../../model/print.ts';

/** What parts no word, and is none of its letters; also an accent that stands alone, which keyboards have beside the apostrophe. */
const apostrophe = `'´${apostrophes}${letterApostrophe}${prime}`;

/** A folded word, and where it stands in the text: from its first character to after its last. */
export interface PlacedWord {
  word: string;
  from: number;
  to: number;
}

/**
 * Initials keep together (`U.S.S.`), an apostrophe does not part a word (`O’Brien`), and everything else that is
 * neither letter nor digit does: hyphens, strokes, the brackets of an icon. Digits are words of their own (`7of9`), but
 * for `1st` and its like.
 */
const pattern = new RegExp(String.raw`(?:\p{L}\.){2,}|\p{N}+(?:st|nd|rd|th)(?!\p{L})|\p{N}+|[\p{L}\p{M}]+(?:[${apostrophe}][\p{L}\p{M}]+)*`, 'giu');

/** The words of a text in order, each with its place. */
export function placedWords(text: string): PlacedWord[] {
  const found: PlacedWord[] = [];
  for (const match of text.matchAll(pattern)) {
    const word = fold(match[0]);
    if (word !== '') found.push({ word, from: match.index, to: match.index + match[0].length });
  }
  return found;
}

/** The words of a text in order. */
export function words(text: string): string[] {
  return placedWords(text).map(({ word }) => word);
}

const marks = /\p{M}+/gu;
const anyApostrophe = new RegExp(`[${apostrophe}]`, 'gu');
const stops = /\./gu;

/**
 * Folding: the same word compares equal however it was typed. One word as it is compared: small letters, no accents, no apostrophes, no full stops between initials.
 *
 * @example fold('Saltah’na') === 'saltahna'; fold('Célèbre') === 'celebre'; fold('U.S.S.') === 'uss'
 */
function fold(word: string): string {
  return word.normalize('NFKD').replace(marks, '').replace(anyApostrophe, '').replace(stops, '').toLowerCase();
}
