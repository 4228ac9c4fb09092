/** The number of a page between lines that each have a gap behind them; beside it numbers that are text. */
import { describe, expect, it } from 'vitest';

import { lonePageNumbers } from '../../scripts/segment/apart/lone-page-numbers.ts';

const WRAPPED = ['Anchor – An anchor is', 'a tool of either guild. It', 'holds a barge where it', 'is as long as nobody of', 'the other guild lifts it', 'and may not be lifted', 'while its captain sleeps', 'on the quay. Nor is it', 'lifted by night.'];
const spaced = (...lines: string[]): string[] => lines.flatMap((line) => [line, '']);

describe('a number alone on its line', () => {
  it('is a page’s behind a sentence', () => { expect(lonePageNumbers(spaced(...WRAPPED, '31', 'Barge – See boat.'))).toEqual([WRAPPED.length * 2]); });

  it.each([
    ['in the midst of one', spaced(...WRAPPED.slice(0, -1), '31', 'lifted by night.')],
    ['which a text goes on behind', spaced(...WRAPPED, '31', 'barges are held.')],
    ['at the end of all', spaced(...WRAPPED, '31')],
    ['with no gap', [...spaced(...WRAPPED), '31', 'Barge – See boat.']],
    ['where gaps part paragraphs', spaced('Anchor – It holds a barge.', 'Barge – See boat.', '31', 'Canal – A way of water.')],
    ['with a sign behind it', spaced(...WRAPPED, '31.', 'Barge – See boat.')],
  ])('but not %s', (_, lines) => { expect(lonePageNumbers(lines)).toEqual([]); });
});
