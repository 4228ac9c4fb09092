/** A chat that was saved: each ruling is a message, and what others say between them is none of it. */
import { describe, expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import { misplacedLines } from './rig/account.ts';
import { sourceOf } from './rig/cut.ts';

async function read(text: string) {
  const source = await sourceOf(text);
  const document = segmentAll([source]).documents[0]?.document;
  return { topics: document?.rulings.map(({ topic, starred }) => `${starred ? '*' : ''}${topic ?? ''}`) ?? [], last: document?.rulings.map(({ blocks }) => blocks.at(-1)?.text), date: document?.date, lost: document === undefined ? [] : misplacedLines(source, document.ledger) };
}

const HEADS: [string, (writer: string, minute: number) => string][] = [
  ['brackets', (writer, minute) => `[15-Mar-21 07:${10 + minute} PM] ${writer}#4410`],
  ['a dash', (writer, minute) => `${writer} — 03/15/2021 7:${10 + minute} PM`],
];
const MESSAGES: [string, string][] = [
  ['Nan', '**OSTERMERE CURRENT RULINGS, MARCH 15, 2021**\nIn force at once. Stars mark what was not in the February list.'],
  ['Nan', '**Anchor** - It may be lifted at dusk. A barge that drags one is slow.'],
  ['Nan', '**Bell Rope*** - It wakes nobody who sleeps.'],
  ['Nan', '**Curfew** - Replace "before" with "after" in the second sentence of the entry.'],
  ['tom_row', 'lol finally'],
  ['Nan', '**Dusk*** - It is the last turn of a day. See curfew.'],
  ['tom_row', 'and at night?'],
  ['Nan', '**Eel Pie** - It feeds two cats.\nThe cats sleep then.'],
];

describe.each(HEADS)('messages with %s above them', (_, head) => {
  const chat = (messages: readonly [string, string][]): string => ['Guild: Lamps of Ostermere', 'Channel: rules / official-rulings', '', ...messages.map(([writer, text], at) => `${head(writer, at)}\n${text}\n`)].join('\n');

  it('hold the rulings, a star behind a name in bold says what is new, and the title says the day', async () => {
    const { topics, last, date, lost } = await read(chat(MESSAGES));
    expect({ topics, date, lost }).toEqual({ topics: ['Anchor', '*Bell Rope', 'Curfew', '*Dusk', 'Eel Pie'], date: '2021-03-15', lost: [] });
    expect(last).toEqual(['It may be lifted at dusk. A barge that drags one is slow.', 'It wakes nobody who sleeps.', 'Replace "before" with "after" in the second sentence of the entry.', 'It is the last turn of a day. See curfew.', 'The cats sleep then.']);
  });

  it('a message of the same writer goes on with the one before, whoever spoke between', async () => {
    const { last } = await read(chat([...MESSAGES.slice(0, 5), ['Nan', 'It holds for night games, too.'], ...MESSAGES.slice(5)]));
    expect(last?.[2]).toBe('It holds for night games, too.');
  });
});

describe('a chat of which each line stands behind who speaks', () => {
  const SPOKEN = [['tom_row', 'may an anchor be lifted at night?'], ['Nan', 'Anchor: yes, by a captain who is awake.'], ['tom_row', 'thx'], ['grey', 'is the ferry a raft?'], ['Nan', 'Salt Ferry: it is none.'], ['grey', 'ok'], ['Nan', 'that is all for tonight']] as const;

  it.each<[string, (writer: string, minute: number) => string]>([
    ['[14:03] Nan: ...', (writer, minute) => `[14:0${minute}] ${writer}: `], ['14:03 <@Nan> ...', (writer, minute) => `14:0${minute} <@${writer}> `], ['<Nan> ...', (writer) => `<${writer}> `],
    ['12/03/18, 14:03 - Nan: ...', (writer, minute) => `12/03/18, 14:0${minute} - ${writer}: `], ['Nan 14:03, and the message below', (writer, minute) => `${writer} 14:0${minute}\n`],
  ])('is refused for what it is, and no speaker is a topic: %s', async (_, head) => {
    for (const title of [[], ['Ostermere Official Rulings chat, 14 March 2003', '']]) {
      const { documents, messages } = segmentAll([await sourceOf([...title, ...SPOKEN.map(([writer, text], at) => `${head(writer, at)}${text}`)].join('\n'))]);
      expect(documents.flatMap(({ document }) => [...document.rulings, ...document.entries])).toEqual([]);
      expect(messages.map(({ rule }) => rule)).toEqual(['saved-chat']);
    }
  });

  it('is none where names have texts and none comes again', async () => {
    expect((await read(['Ostermere Current Rulings, 5 May 2004', '', ...['Anchor', 'Bell', 'Curfew', 'Dusk', 'Eel'].map((name) => `${name}: It is rung at 14:03 of the clock.`)].join('\n\n'))).topics).toHaveLength(5);
  });
});

describe('a star behind a name in bold', () => {
  it('is no part of the name where stars mark what is new', async () => {
    expect((await read(['Lamps of Ostermere', 'Current Rulings, 3 May 2012', 'Topics with a star are new.', '**anchor** - It may be lifted at dusk.', '**bell rope*** - It wakes nobody.', '**curfew** - The bell ends the day.', '**dusk*** – It is the last turn.'].join('\n\n'))).topics).toEqual(['anchor', '*bell rope', 'curfew', '*dusk']);
  });
});
