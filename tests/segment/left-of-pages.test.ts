/** What a copy has left of the page that it was made from, and is no text: marks of pictures, sizes of files; beside each of them what only looks like it. */
import { describe, expect, it } from 'vitest';

import { withoutPictureMarks } from '../../scripts/read/formats/text/picture-marks.ts';
import { segmentAll } from '../../scripts/segment/segment.ts';
import { sourceOf } from './rig/cut.ts';

async function read(...lines: string[]) {
  const { documents } = segmentAll([await sourceOf(lines.join('\n'))]);
  const entries = documents[0]?.document.entries ?? [];
  return entries.map(({ headword, blocks }) => [headword, ...blocks.map(({ text }) => text)]);
}

const without = (...texts: string[]): string[] => withoutPictureMarks(texts.map((text, at) => ({ text, from: at + 1, to: at + 1 }))).map(({ text }) => text);

describe('marks of pictures that a wiki shows', () => {
  it.each(['thumb]left', 'thumb|right', 'thumbnail|right', 'thumb|right|200px|A barge at the quay', 'right|thumb|Fog', 'frame|left|An anchor of iron', '120px', '120x90px', 'File:Dusk.png', '[[File:Fog.jpg|thumb|Fog at the quay]]', 'Image:Old lock.jpg|thumb|left', 'left|thumb|upright=1.2|alt=A lock|The lock', 'thumb|The quay at night'])('are nothing to read: %s', (mark) => {
    expect(without('Anchor', mark, 'It holds.')).toEqual(['Anchor', 'It holds.']);
  });

  it.each([['thumb]left Anchor', 'Anchor'], ['thumb|right Berth', 'Berth'], ['thumb] Dusk', 'Dusk']])('are no part of what stands behind them: %s', (line, words) => {
    expect(without(line)).toEqual([words]);
  });

  it.each(['thumb', 'Thumb|What an oarsman needs.', 'left', 'left|right', 'frame', 'A frame of 120px', '[120px]', 'See File:Dusk.png', 'thumbs up', 'right | thumb | A lock'])('but not: %s', (line) => { expect(without(line)).toEqual([line]); });

  it('nor is the row of a table, whatever its first cell says', () => {
    const rows = ['oar|A pole with a blade.', 'palm|The flat of a hand.', 'pole|It is long.', 'thumb|What holds an oar.'];
    expect(without(...rows)).toEqual(rows);
  });

  it('leave one gap where they stood in one', () => { expect(without('A.', '', 'thumb]left', '', '', 'Berth')).toEqual(['A.', '', '', 'Berth']); });

  it('part no name from its text, and stand in no text', async () => {
    expect(await read('Glossary of the Harbour', '', 'thumb|right|200px|A barge at the quay', 'Anchor', 'A weight that holds a barge where it is.', '', 'Berth', 'thumb]left', 'A place at the quay that one barge has.', '', 'thumb]left Canal', 'Water between two locks.', 'thumbnail|right', '', 'Dusk', 'The last round of a day.')).toEqual([
      ['Anchor', 'A weight that holds a barge where it is.'], ['Berth', 'A place at the quay that one barge has.'], ['Canal', 'Water between two locks.'], ['Dusk', 'The last round of a day.'],
    ]);
  });
});

describe('figures that number no rule', () => {
  const rules = ['100. General', '100.1. These rules hold for two players or more.', '100.2. A card that says otherwise is right.', '101. Barges', '101.1. A barge is a boat with a flat floor.', '101.2. A barge has a lamp at its bow.'];
  const names = async (...lines: string[]): Promise<(string | undefined)[]> => (await read(...lines)).map(([name]) => name);

  it.each(['3.5 MB', '12.4 KB, updated today', '2.4 GHz', '1.5 Million', '4.99 EUR'])('the size of a file, a price: %s', async (size) => {
    expect(await names('Lamps of Ostermere Comprehensive Rules', size, '', ...rules)).toEqual(['100. General', '101. Barges']);
  });

  it.each(['3.5 Moored Barges', '3.5 Points', '3.5. MB'])('but what is one has its number: %s', async (title) => {
    expect(await names('Lamps of Ostermere Comprehensive Rules', '', '3.4 Lamps', 'A lamp burns.', title, 'It is told here.', ...rules)).toContain(title);
  });

  it('in the midst of a sentence, at the head of a line', async () => {
    const book = (measure: string): string[] => ['Rule book of the Quay', '', '1.1 A barge is a boat.', '1.2 It is as wide as', measure, '1.3 It moves by oars.', '1.4 Nobody pays twice.'];
    expect(await names(...book('3.5 m, and nobody asks why.'))).toEqual(['1.1', '1.2', '1.3', '1.4']);
    expect(await names(...book('A lamp is 3.5 m high.'))).toContain('1.2 It is as wide as');
  });
});
