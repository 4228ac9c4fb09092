/** A document may mark what is new within a topic: before a text of it, or between its name and its text. The topic is then new, and the sign is no part of the text. */
import { describe, expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import { misplacedLines } from './rig/account.ts';
import { sourceOf } from './rig/cut.ts';

async function read(text: string) {
  const source = await sourceOf(text);
  const document = segmentAll([source]).documents[0]?.document;
  return { topics: document?.rulings.map(({ topic, starred }) => `${starred ? '*' : ''}${topic ?? ''}`) ?? [], texts: document?.rulings.map(({ blocks }) => blocks.map((block) => block.text)) ?? [], lost: document === undefined ? [] : misplacedLines(source, document.ledger) };
}

const paragraphs = (...all: string[]): string => all.join('\n\n');
const title = 'Lamps of Ostermere: Card Rulings, 3 May 2002';
const TEXTS = [['It may be lifted at dusk. A barge that drags one is slow.', 'A barge has one anchor.'], ['It wakes nobody who sleeps on the quay.'], ['The bell ends the day, and no lamp is lit.', 'A captain may sleep.'], ['It is the last turn of a day. No barge is moved.']];

describe('a sign before a text', () => {
  it.each([
    ['+', 'Here are the rulings that have changed since April. They are preceded by a plus sign.'],
    ['+', 'These are the rulings that are new or changed since the release of 3 April. They are marked with a \'+\'.'],
    ['!', 'Rulings marked with a ! are new in this issue.'],
    ['#', 'Some rulings are new. Those are marked with "#".'],
  ])('%s makes its topic new: %s', async (sign, legend) => {
    const rulings = ['Anchor', 'Bell', 'Curfew', 'Dusk'].map((name, at) => [name, ...(TEXTS[at] ?? []).map((text, index) => `  ${(at === 0 && index === 0) || (at === 2 && index === 1) ? `${sign} ` : ''}${text}`)].join('\n'));
    const { topics, texts, lost } = await read(paragraphs(title, legend, ...rulings));
    expect({ topics, lost }).toEqual({ topics: ['*Anchor', 'Bell', '*Curfew', 'Dusk'], lost: [] });
    expect(texts.flat().join(' ')).not.toContain(sign);
  });

  it('before each of them, where a document holds nothing but what is new, it makes all new', async () => {
    const letters = ['- - * - A - * - -', 'Anchor:\n  + It may be lifted at dusk. [Weaver 03/02/99]', '- - * - B - * - -', 'Bell:\n  + It wakes nobody. [Weaver 03/09/99]\n  + It is rung twice. [Weaver 03/09/99]', '- - * - C - * - -', '- - * - D - * - -', 'Dusk, The:\n  + Note - It is the last turn of a day.\n    No barge is moved. [Ferry 03/01/99]', '- - * - E - * - -', 'Eel Pie:\n  + It feeds two cats. [Ferry 03/01/99]'];
    expect((await read(paragraphs(title, 'These are the rulings that are new since April. They are marked with a \'+\'.', ...letters))).topics).toEqual(['*Anchor', '*Bell', '*Dusk, The', '*Eel Pie']);
  });
});

describe('a sign between a name and its text', () => {
  it('makes the topic new', async () => {
    const { topics, texts } = await read(paragraphs(title, 'Some rulings are new. Those are marked with "#".', 'Anchor: # It may be lifted at dusk.', '# Bell: It wakes nobody who sleeps.', 'Curfew: The bell ends the day.', 'Dusk: It is the last turn of a day.'));
    expect({ topics, first: texts[0] }).toEqual({ topics: ['*Anchor', '*Bell', 'Curfew', 'Dusk'], first: ['It may be lifted at dusk.'] });
  });
});

describe('what no document declares', () => {
  it('is the dot of a list', async () => {
    expect((await read(paragraphs(title, 'Anchor\n  + It may be lifted at dusk. A barge that drags one is slow.', 'Bell\n  + It wakes nobody who sleeps on the quay.', 'Curfew\n  + The bell ends the day, and no lamp is lit.', 'Dusk\n  + It is the last turn of a day.'))).topics.filter((topic) => topic.startsWith('*'))).toEqual([]);
  });
});
