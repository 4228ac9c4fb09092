import { describe, expect, test } from 'vitest';

import { lossesOf } from '../../scripts/segment/layouts/table-losses.ts';
import type { SegmentedBlock } from '../../scripts/segment/segments.ts';
import { splitsOf } from '../../scripts/segment/topics/names/splits.ts';

const block = (text: string, marker: string | null = null): SegmentedBlock => ({ type: marker === null ? 'paragraph' : 'bullet', text, marked: text, lines: [4, 5], level: 0, marker });
const lost = (...blocks: SegmentedBlock[]): string[] => lossesOf(blocks, 3).map(({ what, line }) => `${String(line)}: ${what}`).slice(blocks.length === 0 ? 0 : 1);

describe('what a flattened copy lacks is told', () => {
  test('all of it', () => { expect(lost()).toEqual(['3: the text of the entry']); });
  test('its first paragraph, always', () => { expect(lossesOf([block('It hums.')], 3)[0]).toEqual({ what: 'the first paragraph, and any list or picture: this kind of copy drops them', line: 3 }); });
  test('the list that a colon announces, at the end', () => { expect(lost(block('Wherever it goes by night, three things may stop it:'))).toEqual(['5: what followed “by night, three things may stop it:”']); });
  test('and before a paragraph', () => { expect(lost(block('Wherever it goes by night, three things may stop it:'), block('It hums.'))).toEqual(['5: what followed “by night, three things may stop it:”']); });
  test('and not before its list', () => { expect(lost(block('Wherever it goes by night, three things may stop it:'), block('fog.', '*'))).toEqual([]); });
  test('the end of a sentence', () => { expect(lost(block('Unless it is heard by the keeper, it hums a song, and'))).toEqual(['5: the end of a sentence that breaks off after “by the keeper, it hums a song, and”']); });
  test.for(['It hums.', 'Does it hum?', 'It hums!', 'It hums (at night)', 'It says “hum”', 'It says "hum"'])('and of none that ends: %s', (text) => { expect(lost(block(text))).toEqual([]); });
});

const words = (count: number): string => Array.from({ length: count }, (_, at) => `word${String(at)}`).join(' ');
const topics = (marked: string): string[] => splitsOf(marked).map(({ topic }) => topic);

describe('a topic', () => {
  test.for([1, 12, 13, 14])('of %i words is one', (count) => { expect(topics(`${words(count)} - It hums.`)).toEqual([words(count)]); });
  test('of fifteen is prose', () => { expect(topics(`${words(15)} - It hums.`)).toEqual([]); });
  test('that ends at the hundredth character is one, and behind it none is', () => {
    expect(topics(`${'a'.repeat(100)} - It hums.`)).toHaveLength(1);
    expect(topics(`${'a'.repeat(101)} - It hums.`)).toEqual([]);
  });
  test('may be parted at any of six signs', () => { expect(topics('a - b - c - d - e - f - g - h')).toHaveLength(6); });
  test('has letters or figures', () => { expect(topics('... - It hums.')).toEqual([]); });
  test('keeps its mark apart', () => { expect(splitsOf('* lamp - It burns.')).toMatchObject([{ topic: 'lamp', starred: true, rest: 'It burns.', separator: '-' }]); });
});
