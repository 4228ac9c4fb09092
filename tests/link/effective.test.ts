import { describe, expect, it } from 'vitest';
import type { Instruction } from '../../scripts/interpret/instruction.ts';
import { interpretRuling } from '../../scripts/interpret/amendments/interpret-ruling.ts';
import { withDays } from '../../scripts/link/effective.ts';

const ruled = (text: string): Instruction[] =>
  interpretRuling({ topic: 'lamp', starred: false, section: null, effective: null, lines: [1, 1], blocks: [{ type: 'paragraph', text, marked: text, lines: [1, 1], level: 0, marker: null }] });

const ownDay = { from: '2017-06-06', to: null, words: '2017-06-06' };
const calendar = { day: '2017-03-06', occasions: {} };
const days = (text: string) => withDays(ruled(text), ownDay, calendar).map(({ effective }) => [effective?.from, effective?.to]);

describe('the day of its own that a ruling bears', () => {
  it('is that of its orders', () => {
    expect(days('Replace "at dusk" with "at night".')).toEqual([['2017-06-06', null]]);
  });

  it('is the day on which an order begins of which only the end is said, and by which that is counted', () => {
    expect(days('For this month only, replace "at dusk" with "at night".')).toEqual([['2017-06-06', '2017-07-01']]);
  });

  it('counts behind the day that the order names', () => {
    expect(days('Effective 1 August 2017, replace "at dusk" with "at night".')).toEqual([['2017-08-01', null]]);
  });

  it('does not count before the day from which an order holds for a time', () => {
    expect(days('From 1 August 2017 until 1 September 2017, replace "at dusk" with "at night".')).toEqual([['2017-08-01', '2017-09-01']]);
  });

  it('is no day for what waits for an occasion', () => {
    expect(days('Upon release of the High Water expansion, replace "at dusk" with "at night".')).toEqual([[null, null]]);
  });
});
