/** Copies in which names are lost, stand twice, or look like the beginning of a text; and beside each of them what only looks like it. */
import { describe, expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import { sourceOf } from './rig/cut.ts';

async function read(...lines: string[]) {
  const { documents } = segmentAll([await sourceOf(lines.join('\n'))]);
  const entries = documents[0]?.document.entries ?? [];
  return { headwords: entries.map(({ headword }) => headword), texts: entries.map(({ blocks }) => blocks.map(({ text }) => text).join(' / ')), says: documents[0]?.document.messages.map(({ message }) => message).join(' ') ?? '' };
}

const apart = (...lines: string[]): string[] => lines.flatMap((line) => [line, '']);

describe('terms with a full stop, a line each', () => {
  const head = ['Harbour Glossary', '', ''];
  const lines = ['Aft. Behind the mast of a barge.', 'Anchor. A weight that holds a barge where it is.', 'Berth. A place at the quay that one barge has', 'Boom. Locks. A beam that keeps barges out.', 'Buoy. A float that marks the channel.', 'Canal. Water between two locks.', 'Dusk. The last round of a day.'];
  const names = ['Aft', 'Anchor', 'Berth', 'Boom', 'Buoy', 'Canal', 'Dusk'];

  it('are terms below a text that has lost its full stop', async () => {
    const { headwords, texts } = await read(...head, ...lines);
    expect(headwords).toEqual(names);
    expect(texts[2]).toBe('A place at the quay that one barge has');
    expect(texts[3]).toBe('Locks. A beam that keeps barges out.');
  });

  it.each([
    ['before the one above', 'Aboard. Nobody leaves'],
    ['behind the one below', 'Towing. Nobody leaves'],
  ])('and none where they stand %s', async (_, line) => {
    expect((await read(...head, ...lines.slice(0, 3), line, ...lines.slice(3))).headwords).not.toContain(line.split('.')[0]);
  });

  it('and none in wrapped lines, whatever their order', async () => {
    const wrapped = ['Aft. Behind the mast of a barge, where', 'it is dry.', 'Anchor. A weight that holds a barge, as', 'it is.', 'Berth. A place at the quay that one', 'Boat. Nobody else may lie there.', 'Boom. A beam that keeps barges', 'out.', 'Buoy. A float that marks the', 'channel.', 'Canal. Water between two', 'locks.'];
    expect((await read(...head, ...wrapped)).headwords).not.toContain('Boat');
  });
});

describe('a text that has the sign of the names in it', () => {
  const terms = ['Anchor: A weight that holds a barge where it is.', 'Berth: A place at the quay that one barge has.', 'Canal: Water between two locks.', 'Dusk: The last round of a day.'];

  it('is no part of the name, though the name stands twice', async () => {
    const { headwords } = await read('Harbour Glossary', '', ...apart(...terms, 'Moor: Whenever a barge moors: (the Heron, the Old Tub)', 'Row: A move by oars.', 'Moor: If a barge is moored: it stays.'));
    expect(headwords.filter((name) => name.includes(':'))).toEqual([]);
    expect(headwords).toContain('Moor');
  });

  it('what several names begin with is a part of them', async () => {
    const { headwords } = await read('Harbour Glossary', '', ...apart(...terms, 'Icon: Bell: It is rung in fog by the crew.', 'Icon: Net: It is cast at dusk by the crew.'));
    expect(headwords).toEqual(['Anchor', 'Berth', 'Canal', 'Dusk', 'Icon: Bell', 'Icon: Net']);
  });
});

describe('items of a list that were not taken for terms', () => {
  const items = ['Row: A move by oars, of one reach.', 'Anchor: A weight that holds a barge where it is.', 'Tow: A rope is made fast to another barge.', 'Berth: A place at the quay that one barge has.', 'Lamp: It burns oil all night.', 'Dusk: The last round of a day.', 'Boom: A beam that keeps barges out.'];
  const listed = (all: string[]): string[] => ['Harbour Glossary', '', ...all.map((item) => `• ${item}`)];

  it('make the whole list one that is not understood', async () => {
    const { headwords, says } = await read(...listed([...items.slice(0, 2), 'Crew: non-Quay hands', ...items.slice(2, 5), 'Oars: “long arms”', ...items.slice(5)]));
    expect(headwords).toEqual([]);
    expect(says).toContain('others like them');
  });

  it('labels that several terms have are a part of each', async () => {
    const { headwords } = await read(...listed(items.flatMap((item) => [item, 'Cost: 2 lamps'])));
    expect(headwords.length === 0 || headwords.length === items.length).toBe(true);
    expect((await read(...listed(items))).headwords).toHaveLength(items.length);
  });
});

describe('names that stand twice in their lines', () => {
  const told = (name: string): string[] => apart(name, `What ${name.split(' ')[0] ?? ''} does is told where a barge is rowed by two.`);
  const names = ['Anchor', 'Berth', 'Can’t Row', 'Dusk', 'Ebb'];

  it('are nobody’s names', async () => {
    const { headwords, says } = await read('Harbour Glossary', '', ...names.flatMap((name) => told(`Word ${name} ${name}`)));
    expect(headwords).toEqual([]);
    expect(says).toContain('twice');
  });

  it('a name may say a word twice', async () => {
    const all = ['Anchor', 'Berth', 'Bora Bora', 'Dusk', 'Ebb'];
    expect((await read('Harbour Glossary', '', ...all.flatMap(told))).headwords).toEqual(all);
  });
});

describe('texts whose names are lost', () => {
  const entry = (name: string, text: string): string[] => [name, '', text, '', ''];
  const [anchor, berth, canal, dusk] = [entry('Anchor', 'A weight that holds a barge where it is.'), entry('Berth', 'A place at the quay that one barge has.'), entry('Canal', 'Water between two locks.'), entry('Dusk', 'The last round of a day.')] as const;
  const lost = ['', 'A beam that keeps barges out of the harbour.', '', '', '', 'A float that marks the channel by day and night.', '', ''];

  it('are no part of the entry above them', async () => {
    const { headwords, says } = await read('Harbour Glossary', '', '', ...anchor, ...berth, ...lost, ...canal, ...dusk);
    expect(headwords).toEqual([]);
    expect(says).toContain('lost their names');
  });

  it('behind a gap as wide as those above names, or as any in a text, they are paragraphs', async () => {
    expect((await read('Harbour Glossary', '', '', ...anchor, ...berth, ...lost.slice(1, 4), ...canal, ...dusk)).headwords).toEqual(['Anchor', 'Berth', 'Canal', 'Dusk']);
    expect((await read('Harbour Glossary', '', '', ...anchor, 'A second paragraph is told of it.', '', '', ...berth, ...canal, 'And another one of it.', '', '', ...dusk)).headwords).toEqual(['Anchor', 'Berth', 'Canal', 'Dusk']);
    expect((await read('Harbour Glossary', '', '', ...anchor, ...berth, ...lost.slice(0, 2), '', '', ...canal, ...dusk)).headwords).toEqual(['Anchor', 'Berth', 'Canal', 'Dusk']);
  });
});
