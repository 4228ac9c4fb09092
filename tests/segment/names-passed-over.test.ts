/** Names that were passed over: where texts hold lines that stand as the names do, nothing of the reading is believed. */
import { describe, expect, it } from 'vitest';

import { namesPassedOver } from '../../scripts/segment/names-passed-over.ts';
import { segmentAll } from '../../scripts/segment/segment.ts';
import { sourceOf } from './rig/cut.ts';

const TEXT = 'It may be lent to whoever asks for it before dusk.';

async function passedOver(lines: string[], names: string[]): Promise<string[]> {
  const source = await sourceOf(lines.join('\n\n'));
  const firsts = names.map((name) => source.lines.findIndex((line) => line.startsWith(name)) + 1);
  return namesPassedOver(source, names.map((name, at) => {
    const last = (firsts[at + 1] ?? source.lines.length + 1) - 1;
    const range = source.lines.flatMap((text, index) => (index + 1 >= (firsts[at] ?? 0) && index < last && text.trim() !== '' ? [{ text, line: index + 1 }] : []));
    return { name, lines: [firsts[at] ?? 0, last], blocks: range.map(({ text, line }) => ({ type: 'paragraph', text, marked: text, lines: [line, line], level: 0, marker: null })) };
  }));
}

const NAMES = ['anchor', 'barge', 'dusk', 'ferry', 'gaff'];

describe.each([[' : '], [' - '], [' – '], [': ']])('behind “%s”', (sign) => {
  const rows = (...names: string[]): string[] => names.map((name) => `${name}${sign}${TEXT}`);

  it('a line like the others, between two names in their order', async () => {
    expect(await passedOver(rows('anchor', 'barge', 'canal', 'cable', 'dusk', 'ferry', 'gaff', 'haul'), NAMES)).toEqual(['canal', 'haul']);
  });

  it('several in a row', async () => {
    expect(await passedOver(rows('anchor', 'barge', 'cable', 'canal', 'dusk', 'ferry', 'gaff'), NAMES)).toEqual(['cable', 'canal']);
  });

  it('not what stands out of their order, has another sign or none, or is a label', async () => {
    const others = [`oars${sign}${TEXT}`, `cable => ${TEXT}`, 'canal', `Note${sign}${TEXT}`, `Example${sign}${TEXT}`];
    expect(await passedOver([...rows('anchor', 'barge'), ...others, ...rows('dusk', 'ferry', 'gaff')], NAMES)).toEqual([]);
  });

  it('not where too few names stand to say how they are set off', async () => {
    expect(await passedOver(rows('anchor', 'barge', 'canal', 'dusk'), ['anchor', 'barge', 'dusk'])).toEqual([]);
  });
});

describe('marks of what is new', () => {
  const document = (mark: (topic: string) => string): string => ['Lamps of Ostermere: Current Rulings', '7 January 2013', '', 'New topics are set in bold with a sign before them.', '', ...NAMES.flatMap((topic, at) => [`${at % 2 === 0 ? mark(topic) : topic} – ${TEXT}`, ''])].join('\n');

  it.each([['a dagger', (topic: string) => `**† ${topic}**`], ['an escaped star', (topic: string) => `**\\*${topic}**`], ['a plus', (topic: string) => `**+${topic}**`]])('%s within the bold print of a topic is no part of its name', async (_, mark) => {
    const { documents } = segmentAll([await sourceOf(document(mark))]);
    const rulings = documents.flatMap(({ document: { rulings: found } }) => found);
    expect(rulings.map(({ topic, starred }) => [topic, starred])).toEqual(NAMES.map((topic, at) => [topic, at % 2 === 0]));
  });
});

describe('rulings are cut apart', () => {
  async function topicsOf(text: string): Promise<[string | null, boolean][]> {
    const { documents } = segmentAll([await sourceOf(text)]);
    return documents.flatMap(({ document: { rulings } }) => rulings.map(({ topic, starred }): [string | null, boolean] => [topic, starred]));
  }
  const head = ['Lamps of Ostermere: Current Rulings', '7 January 2013', '', 'Rulings', ''];

  it('where a star in brackets stands behind the names of the new ones', async () => {
    expect(await topicsOf([...head, ...NAMES.flatMap((topic, at) => [`${topic}${at % 2 === 0 ? ' (*)' : ''} - ${TEXT}`, ''])].join('\n'))).toEqual(NAMES.map((topic, at) => [topic, at % 2 === 0]));
  });

  it('where a copy lost its breaks, with the space between a sentence and the next name', async () => {
    const names = ['Anchor', 'Barge', 'Canal', 'Dusk', 'Eddy', 'Ferry', 'Gaff', 'Haul', 'Ice'];
    expect(await topicsOf([...head, names.map((topic, at) => `${at % 2 === 0 ? '* ' : ''}${topic} - It may be lent to U.S.S. Tern - or to whoever asks for it.`).join('')].join('\n'))).toEqual(names.map((topic, at) => [topic, at % 2 === 0]));
  });

  it('where a set, a rarity and a number stand behind the names of cards', async () => {
    expect(await topicsOf(['Lamps of Ostermere', 'Official Card Errata and Card Rulings', 'Last updated: June 29, 2001', '', ...['Anchor Chain (T-R 14)', 'Bell Founder (T-U 22)', 'Canal Rat (GM-C 9)', 'Dusk Warden (NR-U 5)'].flatMap((name) => [name, `  ${TEXT}`, ''])].join('\n'))).toEqual(['Anchor Chain', 'Bell Founder', 'Canal Rat', 'Dusk Warden'].map((name) => [name, false]));
  });
});

it('rulings between which others are passed over are refused, and the document says why', async () => {
  const rows = [['+ ambush', true], ['beacon, foreign', false], ['+ hands', true], ['retaking', false]] as const;
  const cards = [['+ Hand Over Hand', true], ['Idle Hands', false], ['Moonless', false], ['+ Old Wives of Quay Street', true], ['Reddle Man', false], ['+ Second Helmsman', true], ['Tide Clerk', false], ['+ Unlucky Number', true]] as const;
  const lines = (all: readonly (readonly [string, boolean])[]): string[] => all.flatMap(([name]) => [`${name} : ${TEXT}`, '']);
  const { documents } = segmentAll([await sourceOf(['Lamps of Ostermere: Current Rulings', '7 January 2013', '', 'The list of the new year. New or altered topics have a +.', '', 'General', '', ...lines(rows), 'Share this document', '', 'Cards', '', ...lines(cards)].join('\n'))]);
  const [one] = documents;
  const found = one?.document.rulings.length ?? 0;
  // Read whole, or not at all: never every second ruling with the text of the next.
  expect([0, rows.length + cards.length]).toContain(found);
  expect(found > 0 || one?.document.messages.some(({ rule }) => rule === 'dress-not-understood')).toBe(true);
});

describe('alone on its line', () => {
  const block = (text: string, line: number): Parameters<typeof namesPassedOver>[1][number]['blocks'][number] => ({ type: 'paragraph', text, marked: text, lines: [line, line], level: 0, marker: null });

  /** Names with a text each, on lines one below the other, a gap between two; `within` stands in the second one's text. */
  async function within(names: readonly string[], ...lines: string[]): Promise<string[]> {
    const source = await sourceOf(names.flatMap((name, at) => [name, TEXT, ...(at === 1 ? ['', ...lines] : []), '']).join('\n'));
    const places = names.map((name) => source.lines.indexOf(name) + 1);
    return namesPassedOver(source, names.map((name, at) => {
      const [first, last] = [places[at] ?? 0, (places[at + 1] ?? source.lines.length + 1) - 1];
      return { name, lines: [first, last], blocks: source.lines.flatMap((text, index) => (index >= first && index < last && text !== '' ? [block(text, index + 1)] : [])) };
    }));
  }

  it('a line between two names in their order, above a text', async () => { expect(await within(NAMES, 'canal', TEXT)).toEqual(['canal']); });

  it('no line that is out of their order, ends a sentence, or has no text below', async () => {
    expect(await within(NAMES, 'zebra', TEXT)).toEqual([]);
    expect(await within(NAMES, 'Canals are wide.', TEXT)).toEqual([]);
    expect(await within(NAMES, 'canal')).toEqual([]);
    expect(await within(NAMES, 'Example', TEXT)).toEqual([]);
  });

  it('none among names in no order', async () => { expect(await within(['gaff', 'barge', 'ferry', 'anchor', 'dusk'], 'canal', TEXT)).toEqual([]); });
});
