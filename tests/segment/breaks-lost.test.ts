/** Copies that have lost the breaks between topics, or run two columns together: what they hold is refused, and beside each of them what only looks so. */
import { describe, expect, it } from 'vitest';

import { NEW_ONLY } from '../../scripts/segment/front-matter/front-matter.ts';
import { haveNamesWithin } from '../../scripts/segment/names-within.ts';
import { areBrokenThroughout } from '../../scripts/segment/topics/kinds/flattened-columns.ts';
import { segmentAll } from '../../scripts/segment/segment.ts';
import { sourceOf } from './rig/cut.ts';

async function read(...lines: string[]) {
  const { documents } = segmentAll([await sourceOf(lines.join('\n'))]);
  const found = documents[0]?.document;
  return { names: [...found?.entries.map(({ headword }) => headword) ?? [], ...found?.rulings.map(({ topic }) => topic) ?? []], says: found?.messages.map(({ message }) => message).join(' ') ?? '' };
}

describe('a digest of many topics in a line', () => {
  const topics = ['Anchor Chain - It holds one barge, and no more.', 'Bell Founder - She casts one bell each day.', 'Dusk Warden - He closes the quay when the last lamp is out.', 'Grey Heron - It is no barge.', 'Low Water - It ends at dusk.', 'Tow Line - It holds two barges.'];
  const digest = (...lines: string[]): string[] => ['Lamps of Ostermere Current Rulings', '3 May 1997', '', ...lines];

  it('is refused', async () => {
    const one = await read(...digest(topics.join(' ')));
    expect(one.names).toEqual([]);
    const two = await read(...digest(topics.slice(0, 3).join(' '), '', topics.slice(3).join(' ')));
    expect(two).toMatchObject({ names: [], says: expect.stringContaining('lost its breaks') as unknown });
  });

  it('a topic a line is read', async () => {
    expect((await read(...digest(...topics.flatMap((topic) => [topic, ''])))).names).toEqual(topics.map((topic) => topic.split(' - ')[0]));
  });
});

describe('a post that has lost the breaks before its stars', () => {
  const copy = (star: string): string[] => [
    'Written by Nan Pettibone at 26 November 2002 07:12:55:', '11/25/02In this list stands what has changed, or is new, among the Current Rulings',
    'since the last Current Rulings document (10/28/02).', `RULINGS${star} anchor - See Mooring.${star} Beacon, The - The present`,
    'Glossary entry is cancelled. From May on it may be lit at any quay of your', `guild.${star} canal - A canal that is dry is no water. No barge may be rowed on`,
    `it. See lock.${star} Dusk Warden - You`, 'may choose a lamp that is out, but not one that was taken from the game', 'by a card.',
    `${star} Ferry - If your guild has no points, this boat has no effect at any`, `quay; they are not counted below zero.${star} Harbour`,
    'Master - Replace "any barge" with "any barge or ferry" in the second', `sentence.${star} Jetty`, `- Nobody may moor at it by night.${star} lantern - See lamp.`,
  ];

  it.each(['*', '§', '†', 'Δ'])('is read, names and sentences that go on below too, behind %s', async (star) => {
    const { documents } = segmentAll([await sourceOf(copy(star).join('\n'))]);
    expect(documents[0]?.document.rulings.map(({ topic, blocks }) => [topic, blocks.length])).toEqual([['anchor', 1], ['Beacon, The', 1], ['canal', 1], ['Dusk Warden', 1], ['Ferry', 1], ['Harbour Master', 1], ['Jetty', 1], ['lantern', 1]]);
  });
});

describe('stars of a copy that has lost its breaks', () => {
  const copy = (says: string): string[] => [
    'Posted by nan at 26 July 2001 07:12:55:', `07/25/01${says}`, 'Keep it with the Glossary Version 1.2.', 'RULINGS* anchor - See Mooring.* Beacon, The - The present',
    'Glossary entry is cancelled. From May on it may be lit at any quay.* canal - A canal that is dry is no water. No barge may be rowed on', 'it. See lock.* Dusk Warden - You may choose a lamp that is out.', '* Ferry - If your guild has no points, this boat has no effect at any quay.',
  ];
  const stars = async (says: string): Promise<boolean[]> => {
    const { documents } = segmentAll([await sourceOf(copy(says).join('\n'))]);
    return documents[0]?.document.rulings.map(({ starred }) => starred) ?? [];
  };

  it.each([
    ...NEW_ONLY.map(({ example }) => example), 'Here are just the topics that differ from the last full version (5/3/01).', 'What is given here was not in the May document.', 'Each ruling has been altered, or is new, since 5/3/01.',
  ])('mark what is new, where the document holds nothing else: %s', async (says) => { expect(await stars(says)).toEqual([true, true, true, true, true]); });

  it.each(['This document holds all rulings, and replaces the May document (5/3/01).', 'Everything that a bargeman needs is told below.', 'It was printed in the May paper.'])('are dots of a list, where it says nothing of the kind: %s', async (says) => { expect(await stars(says)).toEqual([false, false, false, false, false]); });
});

describe('a preface that has lost its breaks', () => {
  it('names the parts of the document, and none of them is a ruling', async () => {
    const preface = ['14', 'Last Updated May 3, 2001. LAMPS GLOSSARY SUPPLEMENT Preface. This sheet is a supplement to the Glossary of the quay. It brings all amendments and the new rulings of this year. Its parts are: Section One - Barges and boats. Section Two - Words of the quay. Section Three - Tolls. Section Four - Lists of guilds. Part B - Names. 1. Barges and boats Anchor Chain It holds'];
    expect(await read(...preface)).toMatchObject({ names: [], says: expect.stringContaining('none is seen in it') as unknown });
  });
});

describe('a glossary of which some lines hold several terms', () => {
  const terms = ['Anchor: A weight that holds a barge where it is.', 'Berth: A place at the quay that one barge has.', 'Boom: A beam that keeps barges out.', 'Canal: Water between two locks.', 'Dusk: The last round of a day.', 'Fog: It comes from the sea.', 'Lock: A place where water is held.', 'Mole: A wall in the sea.', 'Oar: What moves a barge.'];
  const lines = (size: number): string[] => terms.flatMap((_, at) => (at % size === 0 ? [terms.slice(at, at + size).join(' '), ''] : []));

  it('is refused', async () => { expect((await read('Harbour Glossary', '', ...lines(2))).names).toEqual([]); });

  it('with one for each it is read', async () => { expect((await read('Harbour Glossary', '', ...lines(1))).names).toHaveLength(terms.length); });
});

describe('names in the midst of texts', () => {
  const of = (...texts: string[]) => texts.map((text, at) => ({ name: ['Anchor', 'Fog', 'Oar', 'Tow'][at] ?? 'Yawl', texts: [text] }));
  const [holds, within] = ['It holds.', 'It holds. Bell: It rings. Boom: It keeps barges out. Canal: It is dry.'] as const;

  it('are seen where they are in order with those found, or where there are many', () => {
    expect(haveNamesWithin(of(within, holds, holds))).toBe(true);
    expect(haveNamesWithin(of(within.replace('Boom', 'Zeal').replace('Canal', 'Abaft'), holds, holds))).toBe(false);
    expect(haveNamesWithin(of(`${within.replace('Boom', 'Zeal').replace('Canal', 'Abaft')} Mole: It stands. Crew: They row. Dusk: It falls.`, holds, holds))).toBe(true);
  });

  it('behind who ruled so, too', () => { expect(haveNamesWithin(of('It holds. [Nan 9/2/97] Bell - It rings. (Tom, May 1997) Boom - It keeps barges out. [Nan 9/2/97] Canal - It is dry.'))).toBe(true); });

  it.each([
    ['labels of parts', 'It holds. Example: It rings. Note: It keeps barges out. Exception: It is dry.'],
    ['the same name again', 'It holds. Bell: It rings. Bell: It is rung. Bell: It rang.'],
    ['words of a sentence', 'It holds. There are two: One rings. The crew may choose: They row. Whoever is there pays: It is dry.'],
    ['several signs', 'It holds. Bell: It rings. Boom - It keeps barges out. Canal – It is dry.'],
    ['text in the midst of a sentence', 'It holds a Bell: It rings, as Boom: It keeps, or Canal: It is dry.'],
    ['hardly any', 'It holds. Bell: It rings. Boom: It keeps barges out.'],
  ])('but not: %s', (_, text) => { expect(haveNamesWithin(of(text, holds, holds))).toBe(false); });

  it('nor where many others have none', () => { expect(haveNamesWithin([...of(within), ...Array.from({ length: 6 }, (_, at) => ({ name: `Oar ${at}`, texts: [holds] }))])).toBe(false); });
});

describe('two columns that run together in a glossary', () => {
  const page = ['Anchor', 'A weight that holds a barge where it', 'The last round of a day, when all', 'is, whatever the tide does to it.', 'lamps go out that have no oil. Nobody', 'Whoever drops it pays for it, and the', 'may light one until the next day, and', 'crew of the barge takes it up again.', 'no bell may be rung.', 'Berth', 'Fog', 'A place at the quay that one barge', 'It comes from the sea, and nobody', 'has. Other barges may not lie in the', 'sees through it, not even a keeper.', 'same berth, unless they are towed by', 'Barges in fog may not see each other', 'the barge that has it.', 'and pay no toll.', 'Canal', 'Lock', 'Water between two locks. Barges in a', 'A place where water is held until a', 'canal go on in the order in which they', 'keeper opens it. Two barges may be in', 'came, and none of them turns.', 'it, and a third one waits.'];

  it('are refused', async () => {
    expect(await read('Harbour Glossary', '', ...page)).toMatchObject({ names: [], says: expect.stringContaining('two columns') as unknown });
  });

  it('a slip or two in a text are no columns', () => {
    const slip = 'The tide has turned. until the lamp is lit.';
    expect(areBrokenThroughout([slip, slip])).toBe(false);
    expect(areBrokenThroughout([slip, slip, slip])).toBe(true);
    expect(areBrokenThroughout([slip, slip, slip, 'A lamp burns. '.repeat(400)])).toBe(false);
  });
});
