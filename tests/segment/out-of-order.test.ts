/** Rulings out of the order of the alphabet: what stands in the dress of all the others is one, and what may be new text is told. */
import { describe, expect, it } from 'vitest';

import type { SegmentedDocument } from '../../scripts/segment/segments.ts';
import { cut, sourceOf } from './rig/cut.ts';

const HEAD = ['Lamps of Ostermere: Current Rulings', '7 January 2013'];
const SORTED = ['Anchor', 'Barge', 'Courier', 'Ferry', 'Gaff', 'Toll'];
const TEXT = 'It may be lent to whoever asks for it before dusk.';

const readIn = async (gap: string, rulings: readonly string[], names: readonly string[] = []): Promise<SegmentedDocument | null> => cut(await sourceOf(`${HEAD.join('\n\n')}\n\n${rulings.join(gap)}\n`), names);
const read = async (rulings: readonly string[], names: readonly string[] = []): Promise<SegmentedDocument | null> => readIn('\n\n', rulings, names);
const topicsOf = (document: SegmentedDocument | null): (string | null)[] => document?.rulings.map(({ topic }) => topic) ?? [];
const toldOf = (document: SegmentedDocument | null): string[] => document?.messages.flatMap(({ rule, message }) => (rule === 'may-be-topic' ? [message] : [])) ?? [];

const DRESSES: readonly [string, (topic: string) => string][] = [
  ['Topic - text', (topic) => `${topic} - ${TEXT}`],
  ['Topic – text', (topic) => `${topic} – ${TEXT}`],
  ['Topic: text', (topic) => `${topic}: ${TEXT}`],
  ['TOPIC: text', (topic) => `${topic.toUpperCase()}: ${TEXT}`],
  ['a line of its own', (topic) => `${topic}\n${TEXT}`],
  ['a line of its own and a gap', (topic) => `${topic}\n\n${TEXT}`],
  ['bold', (topic) => `**${topic}** ${TEXT}`],
];

describe.each(DRESSES)('a ruling put behind the last: %s', (_, dress) => {
  it.each(['Dial', 'Barges', 'Bell, Lamp'])('%s', async (topic) => {
    const document = await read([...SORTED, topic].map(dress));
    expect(topicsOf(document).map((one) => one?.toLowerCase())).toEqual([...SORTED, topic].map((one) => one.toLowerCase()));
    expect(document?.rulings.at(-1)?.blocks.map(({ text }) => text)).toEqual([TEXT]);
    expect(toldOf(document)).toEqual([]);
  });
});

describe('a ruling put where its name has no place', () => {
  it('is one in a list, with a word before it that says that it is new', async () => {
    const document = await readIn('\n', [...SORTED.map((topic) => `- ${topic}: ${TEXT}`), `- NEW: Dial: ${TEXT}`]);
    expect(topicsOf(document)).toEqual([...SORTED, 'Dial']);
    expect(document?.rulings.at(-1)?.starred).toBe(true);
  });

  it('is one in the midst of the others', async () => {
    expect(topicsOf(await read(['Anchor', 'Barge', 'Courier', 'Toll', 'Dial', 'Ferry', 'Gaff', 'Weir'].map((topic) => `${topic} - ${TEXT}`)))).toContain('Dial');
  });

  it('is one though the others have several paragraphs', async () => {
    expect(topicsOf(await read([...SORTED.flatMap((topic) => [`${topic} - ${TEXT}`, 'So it is on either bank.']), `Dial - ${TEXT}`]))).toEqual([...SORTED, 'Dial']);
  });

  it('is one behind an order that is whole', async () => {
    expect(topicsOf(await read([...SORTED.flatMap((topic) => [`${topic} - ${TEXT}`, 'So it is on either bank.']), 'Weir - Replace "two locks" with "one lock".', `Dial - ${TEXT}`]))).toEqual([...SORTED, 'Weir', 'Dial']);
  });
});

describe('what stands as a name does within a ruling stays there, and a person is told with its line', () => {
  const others = SORTED.flatMap((topic) => [`${topic} - ${TEXT}`, 'So it is on either bank.']);
  const last = (...texts: string[]): string[] => [...others, ...texts];

  it.each([
    ['below an order that announces a text', ['Weir - Replace this entry with the following.', 'It holds the water back.', 'Dial - It tells the hour.']],
    ['below an order that ends in a colon', ['Weir - Replace the second paragraph with:', 'Dial - It tells the hour.']],
    ['below an order that gives its text without a word', ['Weir - Replace this entry.', 'It holds the water back.', 'Dial - It tells the hour.']],
    ['where the ruling has spoken of it', ['Weir - A weir has a dial and a bell, and both are read at dusk.', 'Dial - It tells the hour.']],
  ])('%s', async (_, texts) => {
    const document = await read(last(...texts));
    expect(topicsOf(document)).toEqual([...SORTED, 'Weir']);
    expect(document?.rulings.at(-1)?.blocks.at(-1)?.text).toBe('Dial - It tells the hour.');
  });

  it('with its line', async () => {
    const document = await read(last('Weir - Replace this entry with the following.', 'It holds the water back.', 'Dial - It tells the hour.'));
    expect(toldOf(document)).toEqual(['document.txt, line 33: “Dial” looks like the name of a ruling; it is read as text of “Weir”, because it stands out of the order of the alphabet, and that ruling may have it as a part']);
  });

  it('but not what several rulings have as a part', async () => {
    const document = await read(last('Vane - It turns.', 'Cost - It costs two oars.', 'Weir - It holds the water back.', 'Cost - It costs three oars.'));
    expect(topicsOf(document)).toEqual([...SORTED, 'Vane', 'Weir']);
    expect(toldOf(document)).toEqual([]);
  });

  it('nor a label, a sentence, or what the one above goes on in', async () => {
    for (const text of ['Note - It tells the hour.', 'Each dial is read - Nobody turns it.', 'Example: It tells the hour.']) expect(topicsOf(await read(last('Weir - It holds the water back.', text)))).toEqual([...SORTED, 'Weir']);
    expect(topicsOf(await read(last('Weir - It holds the water that comes from', 'Dial - It tells the hour.')))).toEqual([...SORTED, 'Weir']);
  });
});
