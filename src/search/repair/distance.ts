/** How far a typed word is from a word: the price of the slips that lead from one to the other. */

/** Prices of slips. A slip that leaves the sound alone is cheaper than one that does not. */
const price = {
  anyLetter: 1,
  vowelForVowel: 0.6,
  soundAlike: 0.6,
  doubled: 0.4,
  silentVowel: 0.75,
  twoSwapped: 0.8,
  /** Each letter of the word that is not typed yet. */
  untyped: 0.12,
  /** Hardly anyone gets the first letter wrong. */
  firstLetter: 0.5,
} as const;

const vowels = new Set('aeiouy');
const alike = new Set(['ck', 'kc', 'cs', 'sc', 'sz', 'zs', 'kq', 'qk', 'gj', 'jg', 'fv', 'vf', 'dt', 'td', 'mn', 'nm', 'pb', 'bp']);

/**
 * The least price at which `typed` becomes `word`: letters changed, left out, added, or two neighbours swapped.
 *
 * @param limit - a price above which the exact one does not matter: then it is `Infinity`
 * @param typing - true while the word may be unfinished: letters missing at its end cost next to nothing
 */
export function distance(typed: string, word: string, limit: number, typing: boolean): number {
  if (!typing && Math.abs(typed.length - word.length) > limit / price.doubled) return Infinity;
  let before: number[] = [];
  let row = firstRow(word);
  for (let at = 1; at <= typed.length; at++) {
    const next = nextRow(typed, at, word, row, before);
    if (Math.min(...next) > limit) return Infinity;
    before = row;
    row = next;
  }
  const found = typing ? cheapestEnd(row, word.length) : row.at(-1) ?? Infinity;
  const total = found + (typed[0] === word[0] ? 0 : price.firstLetter);
  return total <= limit ? total : Infinity;
}

function firstRow(word: string): number[] {
  const row = [0];
  for (let to = 1; to <= word.length; to++) row.push((row[to - 1] ?? 0) + addPrice(word, to - 1));
  return row;
}

/** Prices for the first `at` letters of `typed` and each beginning of `word`. */
function nextRow(typed: string, at: number, word: string, above: readonly number[], twoAbove: readonly number[]): number[] {
  const row = [(above[0] ?? 0) + addPrice(typed, at - 1)];
  for (let to = 1; to <= word.length; to++) {
    const left = (row[to - 1] ?? Infinity) + addPrice(word, to - 1);
    const up = (above[to] ?? Infinity) + addPrice(typed, at - 1);
    const across = (above[to - 1] ?? Infinity) + changePrice(typed[at - 1] ?? '', word[to - 1] ?? '');
    const swapped = at > 1 && to > 1 && typed[at - 1] === word[to - 2] && typed[at - 2] === word[to - 1];
    row.push(Math.min(left, up, across, swapped ? (twoAbove[to - 2] ?? Infinity) + price.twoSwapped : Infinity));
  }
  return row;
}

/** The price of a letter too many, or too few, at this place. */
function addPrice(word: string, at: number): number {
  const letter = word[at] ?? '';
  if (letter === word[at - 1] || letter === word[at + 1]) return price.doubled;
  return vowels.has(letter) && at > 0 ? price.silentVowel : price.anyLetter;
}

function changePrice(a: string, b: string): number {
  if (a === b) return 0;
  if (vowels.has(a) && vowels.has(b)) return price.vowelForVowel;
  return alike.has(a + b) ? price.soundAlike : price.anyLetter;
}

function cheapestEnd(row: readonly number[], length: number): number {
  return Math.min(...row.map((cost, to) => cost + (length - to) * price.untyped));
}
