import { beforeAll, describe, expect, it } from 'vitest';

import { noteForTheEnd } from '../offline/rig/note.ts';
import { corpora } from '../segment/rig/published.ts';
import { entryWeights } from './rig/page-weight.ts';
import { siteOf } from './rig/site-of.ts';

/** The most that an entry may weigh, packed, with its style sheet: what a phone loads in a second on a poor line. */
const most = 15_000;

describe.each(corpora)('every entry of $name', ({ name, folder }) => {
  let site = '';
  beforeAll(() => { site = siteOf(folder).site; }, 300_000);

  it(`weighs ${most} bytes at most, with its style sheet`, () => {
    const weights = entryWeights(site);
    expect(weights.length).toBeGreaterThan(20);
    noteForTheEnd(`Heaviest entries of ${name}: ${weights.slice(0, 3).map(({ page, bytes }) => `${page} ${(bytes / 1000).toFixed(1)} kB`).join(', ')}.`);
    expect(weights.filter(({ bytes }) => bytes > most)).toEqual([]);
  });
});
