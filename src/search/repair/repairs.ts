import type { Lexicon } from '../words/lexicon.ts';
import { distances } from './distance.ts';
import { soundOf } from './sound.ts';

/** What may have been meant. */
export interface Repair {
  /** One word, or two where a name has them apart. */
  words: readonly string[];
  /** 1 would be the same word; below one half it is hardly recognisable. */
  likeness: number;
  /** Whether it is likely enough to be taken for what was meant. */
  sure: boolean;
}

/** A shorter word is as good as its neighbours: nothing tells which was meant. */
const shortest = 4;
/** So many words are tried; what else was typed tells which was meant. */
const most = 8;
/** So many answers are kept. */
const mostKept = 200;

/** The price of slips that a word of so many letters may have, and what is added where it sounds the same. */
const limits = { upTo: [[4, 1], [5, 1.3], [7, 1.8]], longer: 2.4, sameSound: 0.6 } as const;
/**
 * So like must a word be to be more than a guess: a swap, a doubled letter, one that sounds alike. Another letter in a word of
 * six makes another word as often as a slip, and names that no text has look like words that one has. Where so much is heard
 * that is heard alike, less will do.
 */
const sure = { upTo: 4, ofShort: 0.85, ofLonger: 0.8, heard: 5 } as const;
/** Slips that leave the sound alone do not make a word less like. */
const soundShare = 0.75;

/** Nobody means a word by so many letters. */
const longest = 48;

/** Says what may be meant by words that exist nowhere. What was reckoned once is kept: all words but the last are asked at every key. */
export class Repairs {
  readonly #lexicon: Lexicon;
  readonly #known = new Map<string, readonly Repair[]>();
  readonly #sounds = new Map<string, string>();

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon;
  }

  /**
   * Words that may be meant by one that exists nowhere, likeliest first; empty for a word of fewer than four letters.
   *
   * @param typing - true while the word may be unfinished
   */
  of(typed: string, typing: boolean): readonly Repair[] {
    if (typed.length < shortest || typed.length > longest || /\d/u.test(typed)) return [];
    const key = typing ? `${typed} …` : typed;
    const known = this.#known.get(key) ?? this.#reckon(typed, typing);
    if (this.#known.size >= mostKept) this.#known.clear();
    this.#known.set(key, known);
    return known;
  }

  #reckon(typed: string, typing: boolean): Repair[] {
    const { words, compounds } = this.#lexicon;
    return [
      ...this.#like(typed, typing, words).map(({ place, ...like }) => ({ words: [words[place] ?? ''], ...like })),
      ...this.#like(typed, typing, compounds.map(({ together }) => together)).map(({ place, ...like }) => ({ words: compounds[place]?.apart ?? [], ...like })),
    ].sort((a, b) => b.likeness - a.likeness).slice(0, most);
  }

  /** The words of a list, in the order of its letters, that are like the one typed. */
  #like(typed: string, typing: boolean, words: readonly string[]): { place: number; likeness: number; sure: boolean }[] {
    const limit = limits.upTo.find(([length]) => typed.length <= length)?.[1] ?? limits.longer;
    const costs = distances({ word: typed, limit: limit + limits.sameSound, typing }, words);
    const found: { place: number; likeness: number; sure: boolean }[] = [];
    const least = typed.length <= sure.upTo ? sure.ofShort : sure.ofLonger;
    for (const [place, cost] of costs.entries()) {
      const word = words[place] ?? '';
      if (cost === Infinity || word.length < shortest - 1) continue;
      const sameSound = this.#soundOf(word) === this.#soundOf(typed);
      const likeness = cost > limit && !sameSound ? 0 : 1 - (sameSound ? soundShare : 1) * cost / (typed.length * 0.8);
      if (likeness > 0) found.push({ place, likeness, sure: likeness >= least || (sameSound && this.#soundOf(word).length >= sure.heard) });
    }
    return found;
  }

  #soundOf(word: string): string {
    const known = this.#sounds.get(word);
    if (known !== undefined) return known;
    const sound = soundOf(word);
    this.#sounds.set(word, sound);
    return sound;
  }
}
