/** Rulings between lines of signs, in threads and mails: what stands between two such lines under no name is nobody's ruling. */
import { describe, expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import { misplacedLines } from './rig/account.ts';
import { sourceOf } from './rig/cut.ts';

async function read(text: string) {
  const source = await sourceOf(text);
  const { documents, messages } = segmentAll([source]);
  const found = documents[0]?.document;
  return { rulings: found?.rulings.map(({ topic, blocks }) => [topic, ...blocks.map((block) => block.text)]) ?? [], lost: misplacedLines(source, found?.ledger ?? []), refusals: messages.map(({ rule }) => rule) };
}

const RULINGS = [
  ['Anchor', 'It is not lifted by a captain who sleeps.'], ['Bell Tower', 'A bell that is rung twice in a turn is heard once.'], ['Curfew', 'It ends as soon as the lamp burns again.'], ['Dredger', 'The mud goes to the owner of the quay.'],
];
const HEAD = ['Lamps of Ostermere Players Forum', 'Rulings Update - 14 March 2014'];
const GREETING = 'Hello all. These hold from tomorrow morning.';
const THANKS = 'Thanks to the ferrywoman for her patience.';

/** Names and texts below lines of signs, with others' words between the last two lines. */
const listed = (rule: string, head: readonly string[], between: readonly string[]): string => [...head, GREETING, ...RULINGS.slice(0, 3).flatMap((ruling) => [rule, ruling.join('\n')]), rule, ...between, rule, RULINGS[3]?.join('\n'), ''].join('\n\n');

describe('rulings below lines of signs', () => {
  it.each(['=====================', '---------------', '~~~~~~~~~~', '* * * * * *', '_______________', '#=#=#=#=#=#='])('such as %s leave out what has no name', async (rule) => {
    expect(await read(listed(rule, HEAD, [THANKS]))).toEqual({ rulings: RULINGS, lost: [], refusals: [] });
  });

  it('a ruling goes on behind a line of signs where those do not part the rulings', async () => {
    const [first, ...others] = RULINGS.map((ruling) => ruling.join('\n'));
    const found = await read([...HEAD, first, '===============', 'The line above was drawn by hand, and the anchor is none the worse.', ...others].join('\n\n'));
    expect(found.rulings.find(([topic]) => topic === 'Anchor')).toHaveLength(3);
  });
});

describe('posts that a board numbers', () => {
  const by = (number: string, hour: string): string => `${number}Post by Nan_Weaver » Fri Mar 14, 2014 ${hour} pm`;

  it.each(['#1  ', 'Post #1 ', '#1: ', ''])('as %jare no rulings, nor their last words', async (number) => {
    const second = number.replace('1', '2');
    const head = [...HEAD, `Rulings Update - 14 March 2014\n${by(number, '9:30')}`];
    expect(await read(listed('=====================', head, [THANKS, 'Last edited by Nan_Weaver on Sat Mar 15, 2014 8:02 am, edited 1 time in total.', `Top\nRe: Rulings Update - 14 March 2014\n${by(second, '9:47')}`, 'One more, which I forgot.']))).toEqual({ rulings: RULINGS, lost: [], refusals: [] });
  });

  it('what stands in the frame of a quotation right below an order is its text', async () => {
    const head = [...HEAD, `Rulings Update - 14 March 2014\n${by('#1  ', '9:30')}`];
    const text = listed('=====================', head, ['Ferry\nDelete the last bullet.\nQuote:\nA ferry waits for its lamp.\nWhy: nobody has done so since.', '=====================', `Re: Rulings Update - 14 March 2014\n${by('#2  ', '9:47')}`]);
    expect((await read(text)).rulings[3]).toEqual(['Ferry', 'Delete the last bullet.', 'A ferry waits for its lamp.', 'Why: nobody has done so since.']);
  });
});
