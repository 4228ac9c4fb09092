/** A copy that begins in the midst of an entry, above the heading of a later part; beside it the heads that only look like one. */
import { describe, expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import { sourceOf } from './rig/cut.ts';

const PART = ['Section Two: Barges', '', 'barge', '', '  • A barge carries as many lamps as its hold says.', '', 'ferry', '', '  • A ferry is a barge that returns at the end of each turn.', '', 'mooring', '', '  • A barge that is moored cannot be towed.', '', 'pilot', '', '  • Whoever pilots a barge may leave it.', '', 'towing', '', '  • You may tow one barge each turn.'];
const ABOVE = ['  • If that lamp goes out, its keeper does not.', ''];
const NAMED = ['keeper', '', '  • Keepers are lit once in each turn.', '  • A keeper may hold any number of lamps.', '', 'lantern', '', '  • A lantern is a lamp that can be carried.', ''];

async function headwords(...lines: string[]): Promise<string[]> {
  const { documents } = segmentAll([await sourceOf(lines.join('\n'))]);
  return documents.flatMap(({ document: { entries } }) => entries.map(({ headword }) => headword));
}

describe('a copy that begins with the end of an entry', () => {
  const below = ['barge', 'ferry', 'mooring', 'pilot', 'towing'];

  it('holds the entries above the heading of its next part', async () => { expect(await headwords(...ABOVE, ...NAMED, ...PART)).toEqual(['keeper', 'lantern', ...below]); });

  it.each([
    ['what stands below names that are none', ['keeper', '', 'lantern', '', '  • A lantern can be carried.', '']],
    ['a head that speaks of the document', ['About', '', '  • This document contains all rules of the game and is updated each month.', '']],
    ['texts that are no items', ['keeper', '', 'Keepers are lit once in each turn.', '', '  • They may hold lamps.', '']],
  ])('but not %s', async (_, between) => { expect(await headwords(...ABOVE, ...between, ...PART)).toEqual(below); });

  it('but not below a title of its own', async () => { expect(await headwords('Ostermere Online', '', ...ABOVE, ...PART)).toEqual(below); });
});
