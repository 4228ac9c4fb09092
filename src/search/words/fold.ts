/** Folding: the same word compares equal however it was typed. */

const marks = /\p{M}+/gu;
const apostrophes = /['’‘ʼ′`´]/gu;
const stops = /\./gu;

/**
 * One word as it is compared: small letters, no accents, no apostrophes, no full stops between initials.
 *
 * @example fold('Saltah’na') === 'saltahna'; fold('Célèbre') === 'celebre'; fold('U.S.S.') === 'uss'
 */
export function fold(word: string): string {
  return word.normalize('NFKD').replace(marks, '').replace(apostrophes, '').replace(stops, '').toLowerCase();
}
