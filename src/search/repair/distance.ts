/** How far a typed word is from each word of a list: the price of the slips that lead from one to the other. */
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

export interface Typed {
  word: string;
  /** A price above which the exact one does not matter: then it is `Infinity`. */
  limit: number;
  /** True while the word may be unfinished: letters missing at its end cost next to nothing. */
  typing: boolean;
}

/**
 * The least price at which the typed word becomes each of the words: letters changed, left out, added, or two
 * neighbours swapped.
 *
 * Prices are reckoned letter by letter of the words. Words that begin alike share that reckoning, and where a beginning
 * is beyond the limit already, so is every word with it: this runs for thousands of words at a key.
 *
 * @param words - in the order of their letters
 */
export function distances(typed: Typed, words: readonly string[]): Float64Array {
  const rows = new Rows(typed);
  const found = new Float64Array(words.length);
  let before = '';
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    found[at] = rows.distanceTo(word, lettersShared(before, word));
    before = word;
  }
  return found;
}

/** Prices for each beginning of one word after the other, against each beginning of the typed word. */
class Rows {
  readonly #typed: string;
  readonly #limit: number;
  readonly #typing: boolean;
  /** For each beginning of the word, the prices of the beginnings of the typed word. */
  readonly #rows: Float64Array[] = [];
  /** For each beginning of the word, the least price of any way through it. */
  readonly #least: number[] = [];
  /** So many letters of the word before were reckoned; further on all was beyond the limit. */
  #reckoned = 0;

  constructor({ word, limit, typing }: Typed) {
    this.#typed = word;
    this.#limit = limit;
    this.#typing = typing;
    const first = this.#row(0);
    for (let to = 1; to <= word.length; to++) first[to] = priceAt(first, to - 1) + addPrice(word, to - 1);
    this.#least[0] = 0;
  }

  /** @param shared - how many first letters it shares with the word before */
  distanceTo(word: string, shared: number): number {
    // What a letter costs depends on the one after it, so the last letter shared is reckoned again.
    let at = Math.min(this.#reckoned, Math.max(0, shared - 1));
    while (at < word.length && !this.#isBeyond(at)) this.#reckon(word, ++at);
    this.#reckoned = at;
    const first = this.#typed.charCodeAt(0) === word.charCodeAt(0) ? 0 : price.firstLetter;
    const total = first + (this.#typing ? this.#cheapestEnd(word.length) : this.#end(word.length));
    return total <= this.#limit ? total : Infinity;
  }

  /** Whether every way on from here costs too much: through this beginning, or past it by a swap. */
  #isBeyond(at: number): boolean {
    return at > 0 && (this.#least[at] ?? 0) > this.#limit && (this.#least[at - 1] ?? 0) + price.twoSwapped > this.#limit;
  }

  #reckon(word: string, at: number): void {
    const [row, above] = [this.#row(at), this.#row(at - 1)];
    const letter = word.charCodeAt(at - 1);
    const added = addPrice(word, at - 1);
    let least = row[0] = priceAt(above, 0) + added;
    for (let to = 1; to <= this.#typed.length; to++) {
      const other = this.#typed.charCodeAt(to - 1);
      let cost = Math.min(priceAt(above, to - 1) + changePrice(letter, other), priceAt(above, to) + added, priceAt(row, to - 1) + addPrice(this.#typed, to - 1));
      const isSwapped = at > 1 && to > 1 && letter === this.#typed.charCodeAt(to - 2) && other === word.charCodeAt(at - 2);
      if (isSwapped) cost = Math.min(cost, priceAt(this.#row(at - 2), to - 2) + price.twoSwapped);
      row[to] = cost;
      if (cost < least) least = cost;
    }
    this.#least[at] = least;
  }

  #end(length: number): number {
    return length > this.#reckoned ? Infinity : priceAt(this.#row(length), this.#typed.length);
  }

  #cheapestEnd(length: number): number {
    let least = Infinity;
    for (let at = 0; at <= this.#reckoned; at++) least = Math.min(least, priceAt(this.#row(at), this.#typed.length) + (length - at) * price.untyped);
    return least;
  }

  #row(at: number): Float64Array {
    return this.#rows[at] ??= new Float64Array(this.#typed.length + 1);
  }
}

function lettersShared(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let shared = 0;
  while (shared < most && one.charCodeAt(shared) === other.charCodeAt(shared)) shared++;
  return shared;
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

function priceAt(prices: Float64Array, place: number): number {
  return prices[place] ?? Infinity;
}
