/** What letters have to do with each other. Letters are character codes: this is asked millions of times. */

/** One bit for each letter from a to z; what is none of them counts as one letter more. */
const bitOf = (letter: number): number => 1 << Math.min(Math.max(letter - 97, 0), 26);

function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= bitOf(word.charCodeAt(at));
  return letters;
}

const vowels = lettersOf('aeiouy');

/** Letters that are heard alike, in pairs. */
const pairs = ['ck', 'cs', 'sz', 'kq', 'gj', 'fv', 'dt', 'mn', 'pb'];
/** For the place of each letter in the alphabet, the letters that are heard like it. */
const alike = new Int32Array(27);
for (const [one = '', other = ''] of pairs.flatMap((pair) => [pair.split(''), pair.split('').reverse()])) {
  const at = one.charCodeAt(0) - 97;
  alike[at] = (alike[at] ?? 0) | bitOf(other.charCodeAt(0));
}

/** Whether a small letter, by its code, is a vowel. */
export function isVowel(letter: number): boolean {
  return (bitOf(letter) & vowels) !== 0;
}

/** Whether two small letters, by their codes, sound alike. */
export function soundAlike(a: number, b: number): boolean {
  return ((alike[a - 97] ?? 0) & bitOf(b)) !== 0;
}
