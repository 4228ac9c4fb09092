/** A part with a name of its own in a cell whose lines are broken at a width: it is a paragraph, however full the line above. */
import { describe, expect, it } from 'vitest';

import { localWrapping } from '../../scripts/segment/blocks/local-wrapping.ts';
import { segmentAll } from '../../scripts/segment/segment.ts';
import { sourceOf } from './rig/cut.ts';

const ROWS = ['|', '|', '|'];
const cells = (label: string): string[] => [
  'Glossary - T |', ...ROWS,
  'Tachyon Lamp If you put this lamp out to look', 'into a lock, you may look at only one barge', 'there, even when a second one is lit.', 'See looking.', ...ROWS,
  'tides A kind of card that is kept in the', 'Harbour pile. Each guild draws two of the', 'tides at the beginning of a round and then', 'plays one of these. (See Harbour piles.)', `${label}: you row with two barges and a`, 'tender. You still draw only two tides, not', 'two for each barge.', ...ROWS,
  'Toll, The See bridges.', ...ROWS,
  'towing A barge "tows" another one if its own', 'text names the rope. Cards that say "all" or', '"every" tow nothing. See barges.', ...ROWS,
];

describe('a part with a name in a cell', () => {
  it.each(['Example', 'For example', 'Note', 'Exception', 'Example 2'])('is a paragraph: %s', async (label) => {
    const { documents } = segmentAll([await sourceOf(cells(label).join('\n'))]);
    expect(documents[0]?.document.entries.map(({ headword, blocks }) => [headword, blocks.length])).toEqual([['Tachyon Lamp', 1], ['tides', 2], ['Toll, The', 1], ['towing', 1]]);
  });

  it('but goes on with a sentence that is not at its end', () => {
    const lines = ['It holds for all barges, and for the', 'lamps on them that are lit, with one', 'exception: none may be lit by a clerk', 'who is asleep.'].map((text, at) => ({ text, from: at + 1, to: at + 1 }));
    expect(localWrapping(lines).goesOn('lamps on them that are lit, with one', 'exception: none may be lit by a clerk')).toBe(true);
    expect(localWrapping(lines).goesOn('lamps on them that are lit at dusk.', 'Exception: none may be lit by a clerk')).toBe(false);
  });
});
