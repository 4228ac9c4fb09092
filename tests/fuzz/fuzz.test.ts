import { describe, expect, it } from 'vitest';

import { targets } from './targets.ts';

/** For all of them together, in milliseconds. */
const time = 6000;
const seed = 1 + Math.floor(Math.random() * 1e8);

describe(`what nobody would write (npm run fuzz -- --seed ${seed})`, () => {
  it.each(targets)('$name: nothing is found', async ({ fuzz }) => {
    expect((await fuzz(seed, time / targets.length)).finding).toBeNull();
  }, 120_000);
});
