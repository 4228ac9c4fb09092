/** Titles, contents and days that are told only from a document as a whole: each is believed where several are, and in no other text. */
import { describe, expect, it } from 'vitest';

import { contentsLines } from '../../scripts/segment/apart/contents.ts';
import { isAlphabet } from '../../scripts/segment/layouts/furniture.ts';
import { datesIn } from '../../scripts/segment/front-matter/dates.ts';
import { withDaysAtEnd } from '../../scripts/segment/topics/names/day-at-end.ts';
import type { SegmentedRuling } from '../../scripts/segment/segments.ts';
import { cut, sourceOf } from './rig/cut.ts';

const ruling = (...texts: string[]): SegmentedRuling => ({
  topic: 'lamp', starred: false, section: null, effective: null, lines: [1, 2],
  blocks: texts.map((text) => ({ type: 'paragraph', text, marked: text, lines: [2, 2], level: 0, marker: null })),
});
const daysOf = (...texts: string[][]): (string | null)[] => withDaysAtEnd(texts.map((one) => ruling(...one))).map(({ effective }) => effective?.from ?? null);

describe('a day at the end of a ruling', () => {
  it.each(['[2013-05-02]', '(5/2/13)', '(May 2, 2013)', '– 2 May 2013', '[NP 2013-05-02]'])('holds it from that day: %s', (day) => {
    const text = `It burns at dusk. ${day}`;
    expect(daysOf([text], [text], [text])).toEqual(['2013-05-02', '2013-05-02', '2013-05-02']);
    expect(withDaysAtEnd([text, text, text].map((one) => ruling(one)))[0]?.blocks[0]?.text).toBe('It burns at dusk.');
  });

  it('is none where few rulings bear one, where another stands in the text above, and where it is no day of issue', () => {
    expect(daysOf(['It burns. [2013-05-02]'], ['It is lit.'], ['It is dark.'])).toEqual([null, null, null]);
    const twice = ['It burns. [2013-05-02]', 'It is lit. [2014-05-02]'];
    expect(daysOf(twice, twice, twice)).toEqual([null, null, null]);
    expect(daysOf(['It burns until (5/2/13)'], ['It burns until (5/2/13)'], ['It burns until (5/2/13)'])).toEqual([null, null, null]);
  });
});

describe('a list of contents', () => {
  it('is what stands again below, in the same order', () => {
    expect(contentsLines(['Contents', '1. Lamp ..... 3', '2. Lock ..... 4', '3. Quay ..... 4', '', 'Lamp', 'It burns.', 'Lock', 'Quay'])).toEqual([0, 1, 2, 3]);
  });

  it('is none of names that stand once, or in another order', () => {
    expect(contentsLines(['Lamp', 'Lock', 'Quay', 'It burns.'])).toEqual([]);
    expect(contentsLines(['Lamp', 'Lock', 'Quay', '', 'Quay', 'Lock', 'Lamp'])).toEqual([]);
  });
});

describe('an A to Z', () => {
  it.each(['A B C D E F G H I J K L M', '[A] [B] [C] [D] [E] [F] [G] [H] [I] [J]', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '# | A | B | C | D | E | F | G | H | I | J | Top', 'A, B, C, D, E, F, G, H, I, J, K'])('is %s', (line) => {
    expect(isAlphabet(line)).toBe(true);
  });

  it.each(['A Barge Can Dock', 'I', 'A B C', 'Lamp Oil And No Wick', 'J I H G F E D C B A'])('is not %s', (line) => {
    expect(isAlphabet(line)).toBe(false);
  });
});

describe('words that count from another day', () => {
  it.each(['official as of today', 'last month', '3 days ago', 'in 2 weeks', 'next Monday'])('are no day: %s', (words) => {
    expect(datesIn(words).filter(({ day }) => day !== null)).toEqual([]);
  });
});

describe('a glossary whose headwords are all small', () => {
  it('keeps the first of them, of whichever letter', async () => {
    const text = ['Ostermere Glossary', '', 'anchor', 'It holds a barge.', '', 'ballast', 'Cards below a barge.', '', 'bell', 'It is rung at dusk.', '', 'buoy', 'A marker on the river.', ''].join('\n');
    expect(cut(await sourceOf(text))?.entries.map(({ headword }) => headword)).toEqual(['anchor', 'ballast', 'bell', 'buoy']);
  });
});
