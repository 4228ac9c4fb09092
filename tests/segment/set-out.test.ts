/** Rulings set in from the margin at which an article speaks itself; beside it what only looks like a remark. */
import { describe, expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import { sourceOf } from './rig/cut.ts';

const HEAD = ['Rules Update, October 2016', '', '3rd October 2016', '', ' Welcome to the quay! Three entries of the Glossary are touched.', '', ' Glossary Changes', ''];
const ARTICLE = ['   Bell Rope - Replace the last sentence with "It is pulled once."', '', ' That was how everybody rang it anyway.', '', '   dusk ferry - This is a new entry:', '', '  1. It leaves at dusk.', '  2. It may be full.', '', '   Tide Table - Strike the word "old."', '', ' As to why: nobody knew what it meant.'];
const TAIL = ['', ' Latest threads: Where is the quay? - Lamps in spring - Is this a ferry?'];

async function rulings(...all: string[]): Promise<string[]> {
  const { documents } = segmentAll([await sourceOf(all.join('\n'))]);
  return documents.flatMap(({ document: { rulings: found } }) => found.map(({ topic, blocks }) => `${topic ?? ''} ${blocks.length}`));
}

describe('what stands at the margin between rulings that are set in', () => {
  it('is a remark of the article', async () => { expect(await rulings(...HEAD, ...ARTICLE, ...TAIL)).toEqual(['Bell Rope 1', 'dusk ferry 3', 'Tide Table 1']); });

  it.each([
    ['where nothing is set in', [...HEAD, ...ARTICLE.map((line) => line.replace(/^ +(?=\p{L})/u, ''))], 'Bell Rope 2'],
    ['where nothing is said above the first', [...HEAD.slice(0, 4), ...HEAD.slice(6), ...ARTICLE], 'Bell Rope 2'],
    ['which an order announces', [...HEAD, ...ARTICLE.map((line) => line.replace(/with "It is .*/u, 'with:'))], 'Bell Rope 2'],
    ['which is an order', [...HEAD, ...ARTICLE.map((line) => line.replace('That was how', 'Delete the second sentence, for that was how'))], 'Bell Rope 2'],
    ['with no gap', [...HEAD, ...ARTICLE.slice(0, 1), ...ARTICLE.slice(2)], 'Bell Rope 2'],
  ])('but none %s', async (_, all, first) => { expect((await rulings(...all))[0]).toBe(first); });
});
