/** Places inside a line at which words are missing are told from all that a sound text may hold. */
import { describe, expect, it } from 'vitest';

import { GAP_SIGNS } from '../../scripts/segment/gaps/signs.ts';
import { gapsIn, withGaps } from '../../scripts/segment/gaps/with-gaps.ts';
import type { SegmentedBlock, SegmentedEntry } from '../../scripts/segment/segments.ts';

const block = (marked: string, more: Partial<SegmentedBlock> = {}): SegmentedBlock => ({ type: 'paragraph', text: marked.replaceAll('**', ''), marked, lines: [4, 4], level: 0, marker: null, ...more });
const entry = (...blocks: SegmentedBlock[]): SegmentedEntry => ({ headword: 'lamp', lines: [3, 4], blocks, completeness: 'complete', losses: [] });
/** Another entry, whose text says nothing of the one before it. */
const other = entry(block('A quay is a place.'));
const shown = (one: SegmentedEntry | undefined): string[] => (one?.blocks ?? []).map(({ text, gaps = [] }) => gaps.toReversed().reduce((words, at) => `${words.slice(0, at)}#${words.slice(at)}`, text));
const read = (...blocks: SegmentedBlock[]): SegmentedEntry | undefined => withGaps([entry(...blocks), other])[0];

describe('a gap in a line is seen', () => {
  it.each(GAP_SIGNS.map(({ example, lost }) => [example, lost] as const))('in: %s', (example, lost) => {
    expect(gapsIn(example)[0]?.lost).toBe(lost);
  });

  it.each(GAP_SIGNS.map((sign) => [sign.example, sign] as const))('and by no other sign than its own in: %s', (example, sign) => {
    expect(GAP_SIGNS.filter(({ is }) => example.search(is) >= 0)).toEqual([sign]);
  });
});

describe('a sentence that begins where another asks for a noun', () => {
  it.each([
    ['by any non- ##Like most barges, a ferry is towed', 'a hyphen and a comparison'], ['(say, the ##One keeper cannot light two', 'a number'], ['(not just the ##Now suppose the lamp is out.', 'an example'],
    ['If a ferryman\'s ##Except for lamps that are lit, all is dark.', 'a possessive and an exception'], ['ships with one ##Ships must be moored', 'a name that is none'], ['lit without the universal ##Low Water - You row first', 'a heading'],
  ])('%s: %s', (text) => { expect(gapsIn(text.replace('##', ''))).toEqual([{ at: text.indexOf('##'), lost: 'sentence' }]); });
});

describe('no gap is seen', () => {
  it.each([
    'Dock with The Old Lantern, or with any Because We Must in play.', 'your or your opponent’s keepers', 'Wait . . . then row.', 'the and/or rule', 'a, b and c are berths',
    'what it is made of. That is all.', 'Cards you start with, and those you end with, count.', 'play one In the Still of the Night', 'He is the One Who Knows', 'any All Hands may be played',
    'each barge has a mooring icon. A keeper is marked by the icon.', 'as rule 4 a. says', 'his or her lamp', 'the A to Z of lamps', 'play a You Are Late', 'berth() is empty', 'It is one of The Nine.', 'an A or a B',
    'Use the word “the” or “a” where it stands.', 'with no. 3, .5 of it', 'my and our opponents', 'a one or two', 'This lamp is for you; If you have none, row.',
    'I Know a Low Water – You may row.', 'the One who is lit must row', 'play one Rascals are here', 'a barge’s Lamp must be lit', 'it is the barge’s All Hands', 'of No Barge Left', 'for Like a Lamp, a ferry', 'by Now and Then', 'the rule of Low Water - You may row.',
  ])('in: %s', (text) => {
    expect(gapsIn(text)).toEqual([]);
  });

  it('in the spaces before stops of a typist who always sets them', () => {
    const typed = entry(block('Light the , or row , and dock ; then stop . Row on , or wait .'));
    expect(withGaps([typed, other])[0]).toEqual(typed);
  });
});

describe('an entry of a copy that lost words', () => {
  it('begins another paragraph where a sentence broke off, and says so', () => {
    const torn = read(block('You may light **only one** Because this lamp is lit, you may play only one You may row.', { type: 'bullet', marker: '•' }));
    expect(shown(torn)).toEqual(['You may light only one#', 'Because this lamp is lit, you may play only one#', 'You may row.']);
    expect(torn?.blocks.map(({ type }) => type)).toEqual(['bullet', 'paragraph', 'paragraph']);
    expect(torn?.blocks[0]?.marked).toBe('You may light **only one**');
    expect(torn?.completeness).toBe('partial');
    expect(torn?.losses.map(({ what }) => what.slice(0, 38))).toEqual(['the rest of a sentence that breaks off', 'the rest of a sentence that breaks off']);
  });

  it('goes on where a picture was', () => {
    expect(shown(read(block('Choose all your and keepers at one quay.')))).toEqual(['Choose all your #and keepers at one quay.']);
  });

  it('shows where a paragraph breaks off, unless a list or small letters take it up', () => {
    const torn = block('A lamp may be lit at any quay, and at each quay you may report an');
    expect(shown(read(torn, block('Then row on.')))).toEqual([`${torn.text}#`, 'Then row on.']);
    expect(shown(read(torn, block('ferryman there.')))).toEqual([torn.text, 'ferryman there.']);
    expect(shown(read(torn, block('Ferryman', { type: 'bullet', marker: '•' })))).toEqual([torn.text, 'Ferryman']);
  });

  it('leaves the end of a copy that is cut to what is said of the copy', () => {
    expect(withGaps([other, entry(block('A lamp may be lit at any quay, and at each quay you may report an'))])[1]?.completeness).toBe('complete');
  });
});
