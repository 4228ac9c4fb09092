import { expect, test } from 'vitest';

import { faultsIn } from './faults.ts';
import { described, toldIn } from './told.ts';
import type { Made } from './told.ts';

const madeIn = (source: string): Made[] => faultsIn(source).map((fault) => ({ file: 'scripts/lamp.ts', source, fault }));

test('a fault is found again by its words, on whatever line it stands by now', () => {
  const [first = '', ...others] = madeIn('if (a < 2) go();').map(described);
  const list = ['80 of 90 faults, seed 1.', ...others.map((one) => `  not noticed: ${one} (no test comes by)`), `  harmless: ${first} (nobody minds)`].join('\n');
  const now = madeIn('go();\n\nif (a < 2) go();\nif (b < 2) go();');
  const { made, gone } = toldIn(list, now);
  expect(made.map(described)).toEqual(['scripts/lamp.ts:3: a comparison turned: a < 2 -> a <= 2', 'scripts/lamp.ts:3: a number shifted: 2 -> 3', 'scripts/lamp.ts:4: a number shifted: 2 -> 3']);
  expect(gone).toEqual([]);
});

test('only there, where it still stands, though its words stand elsewhere too', () => {
  const now = madeIn('if (a < 2) go();\nif (a < 2) stay();');
  const [, turned = ''] = now.map(described);
  expect(toldIn(`  not noticed: ${turned}`, now).made.map(described)).toEqual([turned]);
});

test('one that is nowhere any more is told', () => {
  const [, turned = ''] = madeIn('if (a < 2) go();').map(described);
  expect(toldIn(`  not noticed: ${turned}`, madeIn('go();'))).toEqual({ made: [], gone: ['scripts/lamp.ts:1: a comparison turned: a < 2 -> a <= 2'] });
});
