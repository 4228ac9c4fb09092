/** An order in other words than the grammar's, with a sentence behind it: the order is read as well as alone, and what stands behind it is heard. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait } from './rig/carried-out.ts';
import { entry, first, meet, withBlock } from './rig/entry.ts';

const changed = (block: string, was: string, is: string): string[] => withBlock(block, block.replace(was, is));

describe('with its reason, or with a rule that stands for itself', () => {
  test.for([
    ['There should be no "at the bow". It was printed here by mistake.', changed(first, ' at the bow', '')],
    ['Take "at the bow" out of the first paragraph. The card is clear without it.', changed(first, ' at the bow', '')],
    ['This entry now uses "younger" rather than "older". The old word was misleading.', changed(meet, 'older', 'younger')],
    ['Slip "brass" in ahead of "lamp". This brings the text into line with the map.', changed(first, 'lamp', 'brass lamp')],
    ['Junk the last sentence. A captain must always be asked.', changed(meet, ' Ask its captain.', '')],
    ['"younger" ousts "older". Sorry about that.', changed(meet, 'older', 'younger')],
  ] as const)('%s', ([ruling, text]) => { expect(carriedOut(entry, [ruling]).text).toEqual(text); });
});

describe('with what limits it, or takes it back', () => {
  test.for([
    'Slip "brass" in ahead of "lamp". The lamp was forgotten.', 'Take "at the bow" off this entry. However, captains keep it.', 'This entry now uses "younger" rather than "older". In races, the older gives way.', 'Junk the last sentence. Not in races.', 'Junk the last sentence. It stays in the rulebook.', 'Junk the last sentence. Perhaps.', 'Trim "at the bow". This applies to races.',
    'Junk the last sentence. Effective 1 May 2031.', 'Junk the last sentence. This ruling is withdrawn.', 'Junk the last sentence. If you play with cats, keep it.', 'Trim "at the bow". Judges may rule otherwise.', 'Trim "at the bow". It was wrong on the card.', '"younger" ousts "older". Until May, both stand.', 'See to it that "at the bow" is removed. For barges only.', 'Make sure that the last sentence is removed. Otherwise nothing changes.', 'Have the last sentence removed. Ask your judge first.', 'Where the last paragraph said "older", it now says "younger". On the card.', 'Both times it occurs, "captain" becomes "skipper". Except in the list.',
  ])('%s', (ruling) => {
    expectToWait(entry, [ruling]);
  });
});
