/** A look at the letters of two words, to spare most of them a comparison. */

/** So many letters may be in one word and nowhere in the other before no slips could explain it. */
const mostStrange = 3;

/**
 * Tells whether a word has nearly the letters of the word typed.
 *
 * @param typing - true while the word may be unfinished: then it may lack any letters
 */
export function haveLettersInCommon(typed: string, typing: boolean): (word: string) => boolean {
  const letters = lettersOf(typed);
  return (word) => {
    const others = lettersOf(word);
    return bits(letters & ~others) <= mostStrange
      && (typing || (Math.abs(typed.length - word.length) <= mostStrange && bits(others & ~letters) <= mostStrange));
  };
}

/** One bit for each letter from a to z; what is none counts as the last. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << Math.min(Math.max(word.charCodeAt(at) - 97, 0), 26);
  return letters;
}

function bits(set: number): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count++;
  return count;
}
