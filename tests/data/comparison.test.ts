import { describe, expect, it } from 'vitest';

import { pairedBlocks, stretches } from '../../src/data/differences.ts';
import { block as paragraph } from './arrange.ts';

const before = [paragraph('p1', 'A barge lies at a quay.'), paragraph('p2', 'It is moored.'), paragraph('p3', 'It carries three lamps.'), paragraph('p4', 'A clerk counts them.')];

describe('a comparison', () => {
  it('gathers what is alike, and gives each change a place of its own', () => {
    const after = [before[0], before[1], paragraph('p3', 'It carries four lamps.'), before[3]].filter((block) => block !== undefined);
    expect(stretches(pairedBlocks(before, after)).map((stretch) => (stretch.is === 'changed' ? stretch.pair.after?.text : stretch.pairs.length)))
      .toEqual([2, 'It carries four lamps.', 1]);
  });

  it('calls a paragraph that only one of the texts has a change', () => {
    const [first, , , last] = before;
    const after = [first, last].filter((block) => block !== undefined);
    expect(stretches(pairedBlocks(before, after)).map(({ is }) => is)).toEqual(['alike', 'changed', 'changed', 'alike']);
  });

  it('has one stretch where nothing changed, and none of nothing', () => {
    expect(stretches(pairedBlocks(before, before))).toHaveLength(1);
    expect(stretches([])).toEqual([]);
  });
});
