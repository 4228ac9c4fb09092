/** Shapes in which pages on the web show lists of terms, and beside each of them what only looks like it. */
import { describe, expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import { sourceOf } from './rig/cut.ts';

async function read(text: string) {
  const { documents } = segmentAll([await sourceOf(text)]);
  const found = documents[0]?.document;
  return { headwords: found?.entries.map(({ headword }) => headword) ?? [], texts: found?.entries.map(({ blocks }) => blocks[0]?.text) ?? [] };
}

const headwords = async (...lines: string[]): Promise<string[]> => (await read(lines.join('\n'))).headwords;
const apart = (...lines: string[]): string[] => lines.flatMap((line) => [line, '']);

describe('what part of speech a term is, behind a dash', () => {
  const terms = ['Anchor – n. (Game Term) A weight that holds a barge where it is.', 'Berth – n. (Place) A place at the quay that one barge has.', 'Boom - n. (Game Term) A beam that keeps barges out.', 'Buoy – n. (Icon) A float that marks the channel.', 'Drift – v. (Action) To let the water take a barge.'];
  const names = ['Anchor', 'Berth', 'Boom', 'Buoy', 'Drift'];

  it('is the beginning of its text, and the dash of neither', async () => {
    const { headwords: found, texts } = await read(apart('Term list', ...terms).join('\n'));
    expect(found).toEqual(names);
    expect(texts[0]).toBe('n. (Game Term) A weight that holds a barge where it is.');
  });

  it('may be missing before what kind of term it is, and a term may be two words', async () => {
    expect(await headwords(...apart('Term list', ...terms.slice(0, 1), 'Anchored – (State) When a barge cannot move, it is anchored.', ...terms.slice(1), 'Keeper / Lock Keeper – n. (Role) Whoever opens a lock.'))).toEqual(['Anchor', 'Anchored', ...names.slice(1), 'Keeper / Lock Keeper']);
  });

  it('makes no term of a sentence that is broken off by a dash', async () => {
    expect(await headwords(...apart('Term list', ...terms, 'A barge that drifts – (as in fog) nobody rows – stays adrift.'))).toEqual(names);
  });
});

describe('a picture at a name', () => {
  const terms = ['⚓Anchor: A weight that holds a barge where it is.', 'Berth: A place at the quay that one barge has.', '🟥Boom: A beam that keeps barges out.', 'Buoy: A float that marks the channel.'];

  it('is no part of it, of however many', async () => {
    expect(await headwords('Harbour Glossary', ...terms)).toEqual(['Anchor', 'Berth', 'Boom', 'Buoy']);
  });
});

describe('a list of terms that breaks its order', () => {
  const terms = ['Anchor – An anchor is a weight that holds a barge where it is.', 'Canal – A canal is the water between two locks.', 'Crew (of a barge) – Crews row it.', 'Berth – A berth is a place at the quay.', 'Dusk – Dusk is the last round of a day.', 'Ferry – A ferry crosses the canal.', 'Fog – Fog comes from the sea.'];
  const names = ['Anchor', 'Canal', 'Crew (of a barge)', 'Berth', 'Dusk', 'Ferry', 'Fog'];

  it('holds each of them, though the copy ends in the midst of the last', async () => {
    expect(await headwords(...apart('Harbour Glossary', ...terms), 'Lamps (or Lights)- Lamp pieces')).toEqual(expect.arrayContaining(names));
  });

  it('but not where other texts stand among them', async () => {
    const [first = '', ...others] = terms;
    expect(await headwords(...apart('Harbour Glossary', first, 'It may be lent to another barge', ...others))).not.toContain('Berth');
  });
});

describe('what stands above the first term', () => {
  const terms = ['Anchor', 'A weight that holds a barge where it is.', 'Berth', 'A place at the quay that one barge has.', 'Boom', 'A beam that keeps barges out of the harbour.', 'Buoy', 'A float that marks the channel.'];
  const names = ['Anchor', 'Berth', 'Boom', 'Buoy'];

  it.each(['Put online at: 2025-12-25 12:15:51', 'Last edited: 25/12/2025', 'Written on: 3.12.2019, 14:02'])('is no term where it says a day: %s', async (line) => {
    expect(await headwords('The Harbour Glossary', line, 'Barges have more words than they can carry, and here they are.', ...terms)).toEqual(names);
  });
});

describe('the title of a list', () => {
  const terms = ['Adrift', '- This barge moves with the tide.', 'Ballast', '- This barge cannot be turned over.', 'Caulked', '- Water does no harm to this barge.', 'Moored', '- This barge stays where it is.'];
  const names = ['Adrift', 'Ballast', 'Caulked', 'Moored'];
  const told = 'Keywords are what a barge can do, and it cannot do them twice.';

  it('is no term, and what is told of the list belongs to none', async () => {
    const { headwords: found, texts } = await read(['Lamps of Ostermere Glossary', '', 'Keyword Abilities', told, ...terms, 'Unofficial Keyword Abilities', 'The crews call these so, and no card does.', 'Becalmed', '- This barge waits for wind.'].join('\n'));
    expect(found).toEqual([...names, 'Becalmed']);
    expect(texts[3]).toBe('This barge stays where it is.');
    expect(texts).not.toContain('The crews call these so, and no card does.');
  });

  it('is none above terms in no order, either', async () => {
    const unsorted = ['Moored', 'This barge stays where it is.', 'Adrift', 'This barge moves with the tide.', 'Caulked', 'Water does no harm to this barge.', 'Ballast', 'This barge cannot be turned over.'];
    expect(await headwords('Lamps of Ostermere Glossary', 'Keywords', told, ...unsorted)).toEqual(['Moored', 'Adrift', 'Caulked', 'Ballast']);
  });

  it('is a term in its place among others', async () => {
    const [adrift, ballast, caulked, moored] = [terms.slice(0, 2), terms.slice(2, 4), terms.slice(4, 6), terms.slice(6)];
    expect(await headwords('Lamps of Ostermere Glossary', ...adrift, ...ballast, ...caulked, 'Keywords', '- What a barge can do, and not twice.', ...moored)).toEqual(['Adrift', 'Ballast', 'Caulked', 'Keywords', 'Moored']);
    expect(await headwords('Lamps of Ostermere Glossary', 'Abilities', '- What a barge can do, and not twice.', ...terms)).toEqual(['Abilities', ...names]);
  });
});

describe('what is no list of terms', () => {
  it('the two sides of cards to learn by, which are called the same each time', async () => {
    const card = (words: string): string[] => ['Term', `${words} |`, '|', 'Definition', '|', '|'];
    expect(await headwords(...['Two barges swap berths', 'A crew rows on', 'All lamps go out', 'A lock closes', 'Three oars break'].flatMap(card))).toEqual([]);
  });

  it('a list whose lines broke wherever a word was set in other type', async () => {
    expect(await headwords('Glossary', '- Barge A boat with a flat floor.', '- Lamp What burns at the bow of a barge.', '- Pull A barge’s pull is equal to its', 'Oars+Crew', '. This is - Speed A barge’s speed is as its', 'Draught', 'less the load that it’sCarrying', '.')).toEqual([]);
  });

  it('but one text that begins with three dots is a text', async () => {
    expect(await headwords('The Harbour Glossary', 'Anchor', '... is a weight that holds a barge where it is.', 'Berth', 'A place at the quay that one barge has.', 'Boom', 'A beam that keeps barges out.')).toEqual(['Anchor', 'Berth', 'Boom']);
  });
});
