/** Feet and heads of pages between the two halves of a sentence: the sentence goes on across them; and lines of texts that only look so. */
import { describe, expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import { feetWithin, SHAPES } from '../../scripts/segment/apart/feet-within.ts';
import { misplacedLines } from './rig/account.ts';
import { sourceOf } from './rig/cut.ts';

const HALVES = [['An anchor may be lifted at night by a captain who is awake. It may not be lifted by a', 'passenger, whatever his WIT may be.'], ['What lasts until the tide ends with it. What lasts until dawn does not, for dawn is no', 'tide.']] as const;

async function read(foot: (page: number) => string[], tight = false) {
  const across = (half: number): string[] => [HALVES[half]?.[0] ?? '', ...(tight ? foot(half + 1) : ['', ...foot(half + 1), '']), HALVES[half]?.[1] ?? ''];
  const [first = '', ...rest] = across(0);
  const [third = '', ...others] = across(1);
  const lines = ['Lamps of Ostermere Current Rulings', 'Effective 9 April 2013', '', `Anchor – ${first}`, ...rest, '', 'Captain Marl – She pays the toll of each ferry.', '', `Ebb Tide – ${third}`, ...others, '', 'Gangplank – It is laid between two ferries.', '', 'Harbour Bell – It wakes every captain.'];
  const source = await sourceOf(lines.join('\n'));
  const document = segmentAll([source]).documents[0]?.document;
  return { topics: document?.rulings.map(({ topic }) => topic), texts: document?.rulings.flatMap(({ topic, blocks }) => (topic === 'Anchor' || topic === 'Ebb Tide' ? [blocks.map(({ text }) => text)] : [])), lost: document === undefined ? [] : misplacedLines(source, document.ledger) };
}

const WHOLE = { topics: ['Anchor', 'Captain Marl', 'Ebb Tide', 'Gangplank', 'Harbour Bell'], texts: HALVES.map((halves) => [halves.join(' ')]), lost: [] };

describe('what stands between the halves of a sentence', () => {
  it.each<[string, (page: number) => string[], boolean]>([
    ['the title and the day', () => ['Ostermere Current Rulings, 9 April 2013'], false],
    ['who printed it', () => ['Quay Press Organized Play'], false],
    ['a number, who printed it, and the next head', (page) => [String(page), 'Copyright 2013 Quay Press', '', 'Current Rulings', 'April 2013'], false],
    ['a part and a page', (page) => [`A-${page}`], false],
    ['an address, and the title', (page) => [`http://www.quay.example/rulings.html (${page} of 3) [4/12/2013 9:14:22 AM]`, 'Current Rulings'], true],
    ['the name of the file and the day of printing', () => ['rulings_final.doc                                  5/12/2013 4:15 PM'], true],
    ['a title and a page', (page) => [`Ostermere Rulings v2.1 | Page ${page}`], true],
  ])('on two pages is the page’s: %s', async (_, foot, tight) => { expect(await read(foot, tight)).toEqual(WHOLE); });

  it('is the page’s where it stands once and has the shape of a foot', async () => {
    expect((await read((page) => (page === 1 ? ['Ostermere Current Rulings, 9 April 2013'] : ['Ostermere Rulings v2.1 | Page 4'])))).toEqual(WHOLE);
  });
});

describe('a line of a text', () => {
  it.each<[string, string[]]>([
    ['that is broken where a title stands in it', ['What stands here is read beside the October 1999', 'Glossary of Ostermere, 5 May 1999', 'and nothing else, whatever the captains of the quay may say.']],
    ['that stands once', ['An anchor may be lifted at night by a captain who is awake and by a', '', 'Quay Press', '', 'passenger.']],
    ['behind a sentence', ['An anchor may be lifted at night by a captain who is awake.', '', 'Quay Press', '', 'a passenger.', '', 'An anchor may be lifted at night by a captain who is awake.', '', 'Quay Press', '', 'a passenger.']],
    ['that is announced', ['The following cards may be lifted at night by a captain who is awake:', '', 'Quay Press', '', 'salt.', '', 'The following cards may be lifted at night by a captain who is asleep:', '', 'Quay Press', '', 'salt.']],
  ])('%s is none', (_, lines) => { expect(feetWithin(lines)).toEqual([]); });
});

it.each(SHAPES)('$example has the shape of a foot', ({ is, example }) => { expect(example).toMatch(is); });
