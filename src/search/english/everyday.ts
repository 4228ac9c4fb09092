/** Everyday English words, and the words nearest to each in meaning: made by `scripts/search/english/make.ts`. */
import { unpackWords } from '../pack/word-list.ts';
import everyday from './everyday.json' with { type: 'json' };
import { unpackNear } from './near-lines.ts';

/** What is known of an everyday word, by the key that its inflections share. */
export interface EverydayWord {
  key: string;
  /** The forms it has, as a pattern. */
  forms: string;
  /** The keys of other words, nearest first. */
  near: readonly { key: string; nearness: number }[];
}

let known: readonly EverydayWord[] | undefined;

/** All of them, in the order of their letters. */
export const everydayWords = (): readonly EverydayWord[] => known ??= unpack();

function unpack(): EverydayWord[] {
  const keys = unpackWords(everyday.keys);
  const forms = everyday.forms.split(' ');
  return everyday.near.flatMap((line, at) => {
    const key = keys[at];
    if (key === undefined || line === '-') return [];
    return [{ key, forms: forms[at] ?? '', near: unpackNear(line).map(({ place, nearness }) => ({ key: keys[place] ?? '', nearness })) }];
  });
}
