import type { Lexicon } from '../words/lexicon.ts';
import { distance } from './distance.ts';
import { haveLettersInCommon } from './letters.ts';
import { soundOf } from './sound.ts';

/** What may have been meant. */
export interface Repair {
  /** One word, or two where a name has them apart. */
  words: readonly string[];
  /** 1 would be the same word; below one half it is hardly recognisable. */
  likeness: number;
}

/** A shorter word is as good as its neighbours: nothing tells which was meant. */
const shortest = 4;
/** So many words are tried; what else was typed tells which was meant. */
const most = 8;

/** The price of slips that a word of so many letters may have, and what is added where it sounds the same. */
const limits = { upTo: [[4, 1], [5, 1.3], [7, 1.8]], longer: 2.4, sameSound: 0.6 } as const;
/** Slips that leave the sound alone do not make a word less like. */
const soundShare = 0.75;

/**
 * Words that may be meant by one that exists nowhere, likeliest first; empty for a word of fewer than four letters.
 *
 * @param typing - true while the word may be unfinished
 */
export function repairsOf(typed: string, lexicon: Lexicon, typing: boolean): Repair[] {
  if (typed.length < shortest || /\d/u.test(typed)) return [];
  const likeness = likenessTo(typed, typing);
  const found: Repair[] = [];
  for (const word of lexicon.words) {
    const like = likeness(word);
    if (like > 0) found.push({ words: [word], likeness: like });
  }
  for (const [together, apart] of lexicon.compounds) {
    const like = likeness(together);
    if (like > 0) found.push({ words: apart, likeness: like });
  }
  return found.sort((a, b) => b.likeness - a.likeness).slice(0, most);
}

function likenessTo(typed: string, typing: boolean): (word: string) => number {
  const sound = soundOf(typed);
  const limit = limits.upTo.find(([length]) => typed.length <= length)?.[1] ?? limits.longer;
  const inCommon = haveLettersInCommon(typed, typing);
  return (word) => {
    if (word.length < shortest - 1 || !inCommon(word)) return 0;
    const cost = distance(typed, word, limit + limits.sameSound, typing);
    if (cost === Infinity) return 0;
    const sameSound = soundOf(word) === sound;
    if (cost > limit && !sameSound) return 0;
    return Math.max(0, 1 - (sameSound ? soundShare : 1) * cost / (typed.length * 0.8));
  };
}
