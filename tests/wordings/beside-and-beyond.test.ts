/** Orders that would be carried out wrongly for what stands beside them, behind their text, or around their place: they wait. */
import { describe, test } from 'vitest';

import { expectToWait } from './rig/carried-out.ts';
import { entry } from './rig/entry.ts';

describe('what stands beside it limits it, or leaves it to somebody', () => {
  test.each([
    'Delete the last sentence. A judge may reinstate it.',
    'Delete the last sentence. A house that plays by the old book need not comply.',
    'Delete the last sentence. The organizer may decide.',
    'Delete the last sentence. The judge may set it aside.',
    'Delete the last sentence. Any table may agree to play with it.',
    'Delete the last sentence. Players without High Water need not.',
    'Delete the last sentence. Captains may keep to it.',
    'Delete the last sentence. A captain who prefers may act as before.',
    'Delete the last sentence. Your opponent must agree.',
    'Delete the last sentence. Your opponent may refuse.',
    'Replace "5 marks" with "6 marks". Pilots may still pay the old price.',
    'Add "Cats hum." to the end of the first paragraph. You may leave this out.',
    'Insert "swift" before "keeper sleeps". You may write "fast" instead.',
    'Delete this entry. Clubs can decide for themselves.',
    'Delete this entry. Games in progress must be finished with it.',
    'Delete the last sentence. Nobody may tow before May.',
    'Given that both players agree, delete the last sentence.',
    'In agreement with your opponent, delete the last sentence.',
    'In agreement with the judge, delete the last sentence.',
    'In order to play the short game, delete the last sentence.',
    'Delete "lamp" (O = open play).',
    'Delete "whistle, " (H = house rule).',
  ])('%s', (ruling) => {
    expectToWait(entry, ruling.split(' / '));
  });
});

describe('its place is told in two ways, or in passing and untruly', () => {
  test.each([
    '"older" near the top should be "younger".',
    '"dusk", near the end, should be "dawn".',
    'Delete "ice" at the top.',
    'Delete the first and second sentences of the second paragraph and the third.',
    'Delete the last sentence of the second paragraph and the first.',
    'Move the last sentence of the last paragraph before the second.',
    'Swap the last sentence of the first paragraph with the second.',
  ])('%s', (ruling) => {
    expectToWait(entry, ruling.split(' / '));
  });
});

describe('what it would leave is no text', () => {
  test.each([
    'Insert "never" after the word "song".',
    'Insert "It sinks." after "It needs a lamp".',
    'Insert "But" before "It needs a lamp".',
    'Insert "Now," before "When two ferries meet".',
    'Delete "No cat may board it."',
    'Delete the last paragraph. / Add at the end: Ties are broken by lot.',
  ])('%s', (ruling) => {
    expectToWait(entry, ruling.split(' / '));
  });
});

describe('where the new text ends is not certain', () => {
  test.each([
    'Replace the entry with: See barge. The lamp rule stays.',
    'This entry is replaced with: / A ferry is a boat. / As a test.',
    'This entry is replaced with: / A ferry is a boat. / On trial.',
    'This entry is replaced with: / A ferry is a boat. / Only for this regatta.',
    'This entry is replaced with: / A ferry is a boat. / In force from High Water on.',
    'This entry is replaced with: / A ferry is a boat. / It takes effect with High Water.',
    'This entry is replaced with: / A ferry is a boat. / Cards concerned: Tow Rope, Long Line.',
    'This entry is replaced with: / A ferry is a boat. / Vote: 3 to 2.',
    'This entry is replaced with: / A ferry is a boat. / Ruled by the Table.',
    'This entry is replaced with: / A ferry is a boat. / Affects Tow Rope and Long Line.',
    'This entry is replaced with: / A ferry is a boat. / Change: two instead of one.',
    'This entry is replaced with: / A ferry is a boat. / New since May.',
    'This entry is replaced with: / A ferry is a boat. / Confirmed.',
    'This entry is replaced with: / A ferry is a boat. / The matter of pilots will be settled next time.',
    'This entry is replaced with: / A ferry is a boat. / Bess proposed it.',
    'This entry is replaced with: / A ferry is a boat. / Players wanted it.',
    'This entry is replaced with: / A ferry is a boat. / One was too few.',
    'This entry is replaced with: / A ferry is a boat. / It was one before.',
    'This entry is replaced with: / A ferry is a boat. / That should settle it.',
    'This entry is replaced with: / A ferry is a boat. / More on this at the regatta.',
    'This entry is replaced with: / A ferry is a boat. / Good luck!',
    'This entry is replaced with: / A ferry is a boat. / Pilots: deleted.',
    'Add a bullet: in snow, and delete the first.',
    'Add a bullet: in snow; delete the first',
    'Add a bullet: in snow after the first',
    'Add a bullet: in snow at the beginning',
    'Add a bullet: in snow as the last one',
    'Add the bullets: in snow, in hail',
    'Add a bullet: in snow, as a test',
    'The last sentence now reads: Ask a keeper, and delete the second sentence.',
    'The last sentence now reads: Ask a keeper; the rest stays.',
    'The last sentence now reads: Ask a keeper, as of May.',
    'The last sentence now reads: Ask a keeper (on trial).',
    'The last sentence now reads: Ask a keeper, please.',
    'Add at the end: Towing ends at dawn. The pilot rule is dropped.',
    'Add at the end: Towing ends at dawn. Correct your copies.',
    'Add at the end: Towing ends at dawn. Judges must announce this.',
  ])('%s', (ruling) => {
    expectToWait(entry, ruling.split(' / '));
  });
});
