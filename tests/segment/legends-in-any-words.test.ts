/** Legends that explain signs and print in words of their own; signs that nobody explains; and what only looks like a sign. */
import { describe, expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import { SPOKEN } from '../../scripts/segment/apart/saved-chats.ts';
import { signsBefore } from '../../scripts/segment/topics/lines/explained-signs.ts';
import { PRINTS } from '../../scripts/segment/topics/lines/print-of-news.ts';
import { sourceOf } from './rig/cut.ts';

const RULES = [['Anchor', 'It may be lifted at night by a captain who is awake.'], ['Captain Marl', 'She pays the toll of each ferry that she commands.'], ['Ebb Tide', 'All that lasts until the tide ends.'], ['Gangplank', 'It is laid between two ferries at one quay.'], ['Harbour Bell', 'It wakes every captain in the harbour.'], ['Salt Ferry', 'It is not a raft.']] as const;

async function read(legend: string, named: (name: string, at: number) => string) {
  const { documents, messages } = segmentAll([await sourceOf(['Lamps of Ostermere - Current Rulings', 'July 2, 2012', '', legend, '', ...RULES.flatMap(([name, text], at) => [`${named(name, at)}: ${text}`, ''])].join('\n'))]);
  return { topics: documents[0]?.document.rulings.map(({ topic, starred }) => `${starred ? '*' : ''}${topic ?? ''}`) ?? [], rules: messages.map(({ rule }) => rule) };
}
const starred = (...places: number[]): string[] => RULES.map(([name], at) => `${places.includes(at) ? '*' : ''}${name}`);
const at = (places: readonly number[], dress: (name: string) => string) => (name: string, place: number): string => (places.includes(place) ? dress(name) : name);

describe('a legend', () => {
  it.each([
    ['(R) = revised', '(R)'], ['[c] = changed since June', '[c]'], ['» = not so last month', '»'], ['» marks rulings unlike those of last month.', '»'], ['A bar in the margin (|) shows a change.', '|'], ['Key: (N) New ruling  (R) Revised ruling', '(R)'],
  ])('says that a sign before names marks what is new: %s', async (legend, sign) => {
    expect(await read(legend, at([2, 4], (name) => `${sign} ${name}`))).toEqual({ topics: starred(2, 4), rules: [] });
  });

  it('says so of letters behind names, and in a column', async () => {
    expect(await read('Legend\n N   first time in this list\n R   text differs from June', (name, place) => [`${name} (N)`, name, `${name} (R)`][place] ?? name)).toEqual({ topics: starred(0, 2), rules: [] });
  });

  it.each([['Items in italics are new.', (name: string) => `*${name}*`], ['Items in italics are new.', (name: string) => `_${name}_`], ['Rulings whose names are printed in bold are new or have changed.', (name: string) => `**${name}**`], ['What is in capitals has been added.', (name: string) => name.toUpperCase()]])('says so of print: %s', async (legend, dress) => {
    const { topics } = await read(legend, at([2, 4], dress));
    expect(topics.map((topic) => topic.toLowerCase())).toEqual(starred(2, 4).map((topic) => topic.toLowerCase()));
  });

  it('says nothing of news where the sign marks another thing: it is no part of the names', async () => {
    expect(await read('(E) = erratum, (C) = clarification', (name, place) => `${place % 2 === 0 ? '(E)' : '(C)'} ${name}`)).toEqual({ topics: starred(), rules: [] });
    expect(await read('» marks rulings unlike those of last month. « marks rulings that will lapse in June.', (name, place) => ['» ', '« '][place] === undefined ? name : `${['» ', '« '][place] ?? ''}${name}`)).toEqual({ topics: starred(0), rules: [] });
  });
});

describe('letters in brackets before some names', () => {
  it('are no part of them, and told where nothing explains them', async () => {
    expect(await read('These rulings are official.', (name, place) => `${['(E) ', '', '(E) ', '', '(C) ', ''][place] ?? ''}${name}`)).toEqual({ topics: starred(), rules: ['sign-not-explained'] });
  });

  it.each([['that count on', ['(A) Anchor: It holds.', '(B) Bell: It rings.', 'Curfew: It ends.', 'Dusk: It is late.']], ['behind no name', ['(E) it holds a barge.', '(E) it rings', 'Curfew: It ends.', 'Dusk: It is late.']], ['of a line of text', ['# This stops what was changed in May.', '# and this', 'Curfew: It ends.']]])('are none %s', (_, lines) => {
    expect(signsBefore(lines.map((text, place) => ({ text, from: place + 1, to: place + 1 })))).toEqual({ news: [], others: [], untold: [] });
  });
});

it.each(PRINTS)('$example names its print', ({ says, example }) => { expect(example).toMatch(says); });
it.each(SPOKEN)('$example is spoken', ({ is, example }) => { expect(example).toMatch(is); });
