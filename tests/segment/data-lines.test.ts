/** What a list of cards says of each below its name is no topic, in whatever dress; and lines below names that are something else. */
import { describe, expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import { sourceOf } from './rig/cut.ts';

interface Card { name: string; type: string; set: string; number: string; rarity: string; text: string }

const CARDS: readonly Card[] = [
  { name: 'Anchor Chain', type: 'Thing', set: 'High Water', number: '14', rarity: 'U', text: 'It holds one barge, and no more may be tied to it.' },
  { name: 'Bell Founder', type: 'Citizen', set: 'Low Water', number: '71', rarity: 'R', text: 'She casts one bell each day, and keeps it until it is sold.' },
  { name: 'Dusk Warden', type: 'Citizen', set: 'High Water', number: '3', rarity: 'C', text: 'He closes the quay when the last lamp is out. Nobody opens it before dawn.' },
  { name: 'Eel Weir, The', type: 'Place', set: 'The Long Mole', number: '112', rarity: 'C', text: 'Nobody fishes here by day.' },
  { name: 'Grey Heron', type: 'Omen', set: 'Low Water', number: '55', rarity: 'U', text: 'It is no barge, and nobody tows it.' },
];
const NAMES = CARDS.map(({ name }) => name);

async function topics(head: readonly string[], block: (card: Card) => string[]): Promise<(string | null)[]> {
  const { documents } = segmentAll([await sourceOf([...head, ...CARDS.flatMap((card) => [...block(card), ''])].join('\n'))]);
  return documents.flatMap(({ document }) => document.rulings.map(({ topic }) => topic));
}

const HEAD = ['Lamps of Ostermere', 'Card rulings', 'Last update: 12 May 2003', '', 'How to read this list', '[T] = ruled by the Table, with the day', '[L] = said in a letter', ''];

describe('a line of data below each name', () => {
  it.each<[string, (card: Card) => string]>([
    ['slashes', ({ type, set, number, rarity }) => `${type} / ${set} / #${number} / ${rarity}`],
    ['points', ({ type, set, rarity }) => `${type} • ${set}, ${rarity}`],
    ['pipes', ({ type, set, number }) => `${type} | ${set} ${number}`],
    ['dashes', ({ type, set, number, rarity }) => `${type} - ${set} - ${number}${rarity}`],
    ['commas', ({ type, set, number, rarity }) => `${type}, ${set}, no. ${number}, ${rarity}`],
    ['semicolons', ({ type, set, number }) => `${type}; ${set} #${number}`],
    ['brackets', ({ type, set, rarity }) => `[${type}] [${set}] [${rarity}]`],
    ['in words', ({ type, set }) => `${type} from ${set}`],
    ['a set ahead', ({ type, set, number }) => `(${set}) ${type} ${number}`],
  ])('%s', async (_, line) => {
    expect(await topics(HEAD, (card) => [card.name, line(card), `[T 5/1/03] ${card.text}`, `[L 6/2/03] ${card.text}`])).toEqual(NAMES);
  });

  it('and another below that of some', async () => {
    expect(await topics(HEAD, (card) => [card.name, `${card.type} / ${card.set} / ${card.rarity}`, ...(card.rarity === 'U' ? ['Last printed: High Water'] : []), `[T 5/1/03] ${card.text}`])).toEqual(NAMES);
  });

  it('above a title of the rulings, with a line drawn above the first name', async () => {
    expect(await topics([...HEAD.slice(0, 3), '', '-'.repeat(60)], (card) => [card.name, `${card.type} | ${card.set}, rare`, 'Rulings:', `- (2003.05.01) ${card.text}`])).toEqual(NAMES);
  });
});

describe('a line below each name that is no data', () => {
  it('is a question of its own', async () => {
    expect(await topics(HEAD.slice(0, 4), ({ name, text }) => [name, `Does ${name} stay?`, text])).not.toEqual([]);
  });

  it('is an order: what stands above it is the name', async () => {
    expect(await topics(HEAD.slice(0, 4), ({ name, text }) => [name, 'Replace the first sentence with', `"${text}"`])).toEqual(NAMES);
  });
});

describe('letters that a list runs from and to', () => {
  it.each(['Cards: H - K', 'Rulings A-G', 'H to K'])('are no topic: %s', async (line) => {
    expect(await topics(['Lamps of Ostermere: Library of Rulings', line, 'Last update: 12 May 2003', ''], ({ name, text }) => [name, text])).toEqual(NAMES);
  });
});
