/** A column of letters under the names of cards: rulings, however it marks who asks and who answers. */
import { describe, expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import { misplacedLines } from './rig/account.ts';
import { sourceOf } from './rig/cut.ts';

const LETTERS: readonly (readonly [name: string, asks: string, tells: string])[] = [
  ['Anchor', 'May I lift it at dusk?', 'It is lifted by all who are awake.'], ['Bell Tower', 'Is it heard twice?', 'It is heard once.'], ['Curfew', 'When does it end?', 'When the lamp burns.'], ['Dredger', 'Whose is the mud?', 'It goes to the owner of the quay.'],
];

async function read(write: (asks: string, tells: string) => string, heading = (name: string): string => name, title?: string) {
  const head = title === undefined ? ['The Quay Post', 'HARBOUR DESK', 'Ask the Lampwright, No. 14\nPosted on Monday, May 12, 2003', 'These are the letters of the week, each under the name that it asks about.'] : [title];
  const source = await sourceOf([...head, ...LETTERS.map(([name, asks, tells]) => `${heading(name)}\n${write(asks, tells)}`)].join('\n\n'));
  const [found] = segmentAll([source]).documents;
  return { kind: found?.document.kind, topics: found?.document.rulings.map(({ topic }) => topic), lost: misplacedLines(source, found?.document.ledger ?? []) };
}

const RULINGS = { kind: 'rulings', topics: LETTERS.map(([name]) => name), lost: [] };

describe('a column of letters', () => {
  it.each<[string, (asks: string, tells: string) => string]>([
    ['letters', (asks, tells) => `Q: ${asks}\nA: ${tells}`], ['words', (asks, tells) => `Question: ${asks}\nAnswer: ${tells}`], ['bold letters', (asks, tells) => `**Q.** ${asks}\n**A.** ${tells}`],
    ['numbers behind a gap', (asks, tells) => `\nQ1) ${asks}\n\nA1) ${tells}`], ['one line', (asks, tells) => `Q: ${asks} A: ${tells}`], ['a name', (asks, tells) => `Nan Pettibone asks: ${asks}\nLampwright: ${tells}`], ['an address', (asks, tells) => `Dear Lampwright, ${asks.toLowerCase()}\n${tells}`],
  ])('marked by %s', async (_what, write) => {
    expect(await read(write)).toEqual(RULINGS);
  });

  it('under names in capitals, of which one has two letters', async () => {
    expect(await read((asks, tells) => `Q: ${asks}\nA: ${tells}\nQ: And who pays?\nA: The captain.`, (name) => name.toUpperCase())).toEqual({ ...RULINGS, topics: RULINGS.topics.map((name) => name.toUpperCase()) });
  });

  it('a glossary that calls itself one may ask', async () => {
    expect((await read((asks, tells) => `Q: ${asks} A: ${tells}`, undefined, 'Lamps of Ostermere: Glossary')).kind).toBe('glossary');
  });
});
