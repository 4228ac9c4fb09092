/** Sentences beside an order that ask readers of it, or say how it stands: the order may be none yet. */
import { describe, expect, test } from 'vitest';

import { carriedOut } from './rig/carried-out.ts';
import { entry, first, ice, meet, withBlock } from './rig/entry.ts';

const done = withBlock(first, first.replace(' at the bow', ''));
const text = (ruling: string): string[] => carriedOut(entry, ruling.split(' / ')).text;

const open = [
  'Vote by 1 May.', 'Vote for or against it.', 'Please vote.', 'Voting ends in May.', 'A vote is due.', 'The poll closes on Friday.', 'Tell us what you think.', 'Let us know what you think.', 'Let us know if this is wrong.', 'Send us your opinion.',
  'Send comments to the editors.', 'Opinions welcome.', 'Objections by May.', 'Feedback wanted.', 'We want to hear from you.', 'Your thoughts?', 'Reply by 1 May.', 'Answers by the 3rd of May, please.', 'Please wait.', 'Please do not, yet.',
  'Void.', 'Withdrawn.', 'Cancelled.', 'On second thoughts, leave it.', 'On reflection, it stays.', 'Status: draft.', 'Seconded by Bess.', 'To be confirmed.',
];

const certain: readonly [string, string[]][] = [
  ...['Please delete "at the bow".', 'Delete "at the bow", please.', 'Delete "at the bow". Thank you.', 'On reflection, delete "at the bow".', 'On second thoughts, delete "at the bow".', 'Delete "at the bow", on reflection.', 'Because of the release of High Water, delete "at the bow".',
    'Due to confusion in races, delete "at the bow".', 'Delete "at the bow". You may board a ferry without a lamp.', 'Please, delete "at the bow".'].map((ruling): [string, string[]] => [ruling, done]),
  ['Add a new bullet after "ice": "snow"', withBlock(ice, null).flatMap((block) => (block.startsWith('A stopped') ? [ice, '* snow', block] : [block]))],
  ['Replace the last paragraph with: "When two ferries meet, the older gives way. A ferry has no age."', withBlock(meet, 'When two ferries meet, the older gives way. A ferry has no age.')],
];

const limited = [
  'Because of the release of High Water for tournaments, delete "at the bow".', 'Due to the arrival of High Water in two-player games, delete "at the bow".', 'With the start of the season for club members, delete "at the bow".',
  ...['This may change.', 'Alternatively, leave it.', 'We mean the card.', 'Not in races, though.', 'The first bullet keeps it.', 'Then put it back.', '(In races.)'].flatMap((told) => [`Add a new bullet after "ice": "snow" ${told}`, `Replace the second bullet with: "a captain without a lamp" ${told}`]),
];

describe('told', () => { test.each(certain)('%s', (ruling, is) => { expect(text(ruling)).toEqual(is); }); });

describe('asked', () => {
  test.each(open.flatMap((told) => [`Delete "at the bow". ${told}`, `${told} Delete "at the bow".`, `Delete "at the bow". / ${told}`]))('%s', (ruling) => { expect(text(ruling)).toEqual(entry); });
  test.each(limited)('%s', (ruling) => { expect(text(ruling)).toEqual(entry); });
});
