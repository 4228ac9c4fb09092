/** Numbers from 0 up to 1, the same ones for the same seed on every machine (the generator known as mulberry32). */
export type Random = () => number;

export function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from `least` to `most`, both included. */
export const between = (random: Random, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1));

/** One of a list; the earlier, the likelier, as some words are in every text and most are rare. */
export function oneOf<T>(random: Random, list: readonly T[]): T {
  const found = list[Math.floor(random() ** 2 * list.length)];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
}
