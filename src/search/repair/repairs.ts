import type { Lexicon } from '../words/lexicon.ts';
import { distance } from './distance.ts';
import { soundOf } from './sound.ts';

/** A word that may have been meant. */
export interface Repair {
  /** One word, or two where a name has them apart. */
  words: readonly string[];
  /** 1 would be the same word; below one half it is hardly recognisable. */
  likeness: number;
}

/** A shorter word is as good as its neighbours: nothing tells which was meant. */
const shortest = 4;
const most = 8;

/** The price of slips that a word of so many letters may have. */
function limitFor(length: number): number {
  if (length <= 4) return 1;
  if (length <= 5) return 1.3;
  return length <= 7 ? 1.8 : 2.4;
}

/**
 * Words that may be meant by one that exists nowhere, likeliest first; empty for a word of fewer than four letters.
 *
 * A word that sounds the same may be written more differently than one that does not.
 *
 * @param typing - true while the word may be unfinished
 */
export function repairsOf(typed: string, lexicon: Lexicon, typing: boolean): Repair[] {
  if (typed.length < shortest || /\d/u.test(typed)) return [];
  const sound = soundOf(typed);
  const found: Repair[] = [];
  const consider = (candidate: string, words: readonly string[]): void => {
    const likeness = likenessOf(typed, candidate, sound, typing);
    if (likeness > 0) found.push({ words, likeness });
  };
  for (const word of lexicon.words) if (word.length > 2) consider(word, [word]);
  for (const compound of lexicon.compounds) consider(compound, lexicon.compound(compound) ?? []);
  return found.sort((a, b) => b.likeness - a.likeness).slice(0, most);
}

function likenessOf(typed: string, word: string, sound: string, typing: boolean): number {
  const limit = limitFor(typed.length);
  const cost = distance(typed, word, limit + 0.6, typing);
  if (cost === Infinity) return 0;
  const sameSound = soundOf(word) === sound;
  if (cost > limit && !sameSound) return 0;
  return Math.max(0, 1 - (sameSound ? 0.75 : 1) * cost / (typed.length * 0.8));
}
