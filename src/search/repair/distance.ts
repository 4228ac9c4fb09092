/** How far a typed word is from a word: the price of the slips that lead from one to the other. */
import { isVowel, soundAlike } from './letters.ts';

/** Prices of slips. One that leaves the sound alone is cheaper than one that does not. */
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

/** Three rows are all that is ever looked at; kept, because this runs for thousands of words at a key. */
let [before, above, row] = [0, 0, 0].map(() => new Float64Array(64)) as [Float64Array, Float64Array, Float64Array];

/**
 * The least price at which `typed` becomes `word`: letters changed, left out, added, or two neighbours swapped.
 *
 * @param limit - a price above which the exact one does not matter: then it is `Infinity`
 * @param typing - true while the word may be unfinished: letters missing at its end cost next to nothing
 */
export function distance(typed: string, word: string, limit: number, typing: boolean): number {
  if (Math.max(typed.length, word.length) >= row.length) return Infinity;
  row[0] = 0;
  for (let to = 1; to <= word.length; to++) row[to] = at(row, to - 1) + addPrice(word, to - 1);
  for (let from = 1; from <= typed.length; from++) {
    [before, above, row] = [above, row, before];
    if (fillRow(typed, from, word) > limit) return Infinity;
  }
  const total = (typing ? cheapestEnd(word.length) : at(row, word.length)) + (typed.charCodeAt(0) === word.charCodeAt(0) ? 0 : price.firstLetter);
  return total <= limit ? total : Infinity;
}

/** Prices for the first `from` letters of `typed` and each beginning of `word`; returns the least of them. */
function fillRow(typed: string, from: number, word: string): number {
  const letter = typed.charCodeAt(from - 1);
  const earlier = typed.charCodeAt(from - 2);
  const dropped = addPrice(typed, from - 1);
  let least = row[0] = at(above, 0) + dropped;
  for (let to = 1; to <= word.length; to++) {
    const other = word.charCodeAt(to - 1);
    let cost = at(above, to - 1) + changePrice(letter, other);
    cost = Math.min(cost, at(row, to - 1) + addPrice(word, to - 1), at(above, to) + dropped);
    if (earlier === other && letter === word.charCodeAt(to - 2)) cost = Math.min(cost, at(before, to - 2) + price.twoSwapped);
    row[to] = cost;
    if (cost < least) least = cost;
  }
  return least;
}

/** The price of a letter too many, or too few, at this place. */
function addPrice(word: string, place: number): number {
  const letter = word.charCodeAt(place);
  if (letter === word.charCodeAt(place - 1) || letter === word.charCodeAt(place + 1)) return price.doubled;
  return place > 0 && isVowel(letter) ? price.silentVowel : price.anyLetter;
}

function changePrice(a: number, b: number): number {
  if (a === b) return 0;
  if (isVowel(a) && isVowel(b)) return price.vowelForVowel;
  return soundAlike(a, b) ? price.soundAlike : price.anyLetter;
}

function cheapestEnd(length: number): number {
  let least = Infinity;
  for (let to = 0; to <= length; to++) least = Math.min(least, at(row, to) + (length - to) * price.untyped);
  return least;
}

function at(prices: Float64Array, place: number): number {
  return prices[place] ?? Infinity;
}
