import { between, oneOf } from './random.ts';
import type { Random } from './random.ts';

const openings = ['b', 'br', 'c', 'd', 'f', 'g', 'gr', 'h', 'j', 'k', 'l', 'm', 'n', 'p', 'pr', 'q', 'r', 's', 'st', 't', 'v', 'w', 'y', 'z', ''];
const middles = ['a', 'e', 'i', 'o', 'u', 'ea', 'ou'];
const endings = ['', 'l', 'm', 'n', 'r', 's', 't', 'nd', 'rk', 'sh'];

const syllable = (random: Random): string => oneOf(random, openings) + oneOf(random, middles) + oneOf(random, endings);

/** Words that are meant to mean nothing in any language, each once: one syllable to three. */
export function inventWords(random: Random, count: number): string[] {
  const words = new Set<string>();
  while (words.size < count) {
    const word = Array.from({ length: between(random, 1, 3) }, () => syllable(random)).join('');
    if (word.length >= 3) words.add(word);
  }
  return [...words];
}
