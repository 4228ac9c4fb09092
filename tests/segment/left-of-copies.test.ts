/** What copies of pages, mails and boards leave around names and between them, and what it is mistaken for. */
import { describe, expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import { TIMES } from '../../scripts/segment/topics/titles/section-titles.ts';
import { misplacedLines } from './rig/account.ts';
import { sourceOf } from './rig/cut.ts';

async function read(...lines: string[]) {
  const source = await sourceOf(lines.join('\n'));
  const document = segmentAll([source]).documents[0]?.document;
  const rulings = document?.rulings.map(({ topic, starred, blocks }) => `${starred ? '* ' : ''}${topic ?? ''}: ${blocks.map(({ text }) => text).join(' / ')}`) ?? [];
  return { kind: document?.kind, title: document?.title, names: document?.entries.map(({ headword }) => headword) ?? [], rulings, lost: misplacedLines(source, document?.ledger ?? []) };
}

describe('names that a mail underlines', () => {
  const head = ['LAMPS OF OSTERMERE CURRENT RULINGS', '10 September 2001', '', 'Rulings marked with >> are new this month.', ''];
  it('are names, wherever they stand', async () => {
    const { rulings, lost } = await read(...head, '_anchor_ - Delete the second sentence of this entry. See', '_low water_.', '', '>> _bell - rung_ - It is rung once each night, and no more often.', '', '_low water_ - The tide does not turn while the bell is rung.');
    expect(rulings).toEqual(['anchor: Delete the second sentence of this entry. See low water.', '* bell - rung: It is rung once each night, and no more often.', 'low water: The tide does not turn while the bell is rung.']);
    expect(lost).toEqual([]);
  });
  it('and what is underlined in a text alone stays as it is', async () => {
    const { rulings } = await read(...head, 'anchor - It holds _one_ barge.', '', 'bell - It is rung _once_ each night.', '', 'low water - The tide_mark is _not_ moved.');
    expect(rulings).toEqual(['anchor: It holds _one_ barge.', 'bell: It is rung _once_ each night.', 'low water: The tide_mark is _not_ moved.']);
  });
});

describe('signs around names above texts that are set in', () => {
  const names = ['Anchor Chain', 'Bell', 'Low Water', 'The Long Mole'];
  const texts = (name: (text: string) => string): string[] => names.flatMap((one) => [name(one), `  The ${one.toLowerCase()} is moved by two citizens, and by nobody`, '  else.', '']);
  it.each([['<', '>'], ['[', ']'], ['== ', ' =='], ['~', '~']])('are no part of any: %s%s', async (before, behind) => {
    const { rulings, lost } = await read('Ostermere Rules Team Rulings 13-MAY-96', '', ...texts((name) => `${before}${name}${behind}`));
    expect(rulings.map((one) => one.split(':')[0])).toEqual(names);
    expect(lost).toEqual([]);
  });
  it('but around one of several they are', async () => {
    expect((await read('Ostermere Rules Team Rulings 13-MAY-96', '', ...texts((name) => (name === 'Bell' ? '"Bell"' : name)))).rulings[1]).toMatch(/^"Bell"/u);
  });
});

describe('answers of readers below the post that has the rulings', () => {
  const post = (by: readonly string[], ...lines: string[]): string[] => [...by, '', ...lines, ''];
  const rulings = ['The following rulings are official as of today.', '', 'Anchor Chain', 'It holds one barge, and no more.', '', 'Low Water', 'Strike the second sentence. A barge may be rowed at night.', '', 'The Long Mole', 'See Low Water.'];
  it.each([
    ['the day above the writer', (writer: string, day: string) => [`Posted: ${day}`, `Author: ${writer}`, 'Posts: 812']],
    ['the writer above the day', (writer: string, day: string) => [`Author: ${writer}`, `Posted: ${day}`, 'Posts: 812']],
  ])('are no part of the last: %s', async (_, by) => {
    const found = await read('Harbour Forums', '', 'February Rulings', '', ...post(by('Clerk', 'Mon Feb 11, 2002 5:02 pm'), ...rulings), ...post(by('ferryman', 'Mon Feb 11, 2002 6:40 pm'), 'Finally! What about the bell though?'), ...post(by('Clerk', 'Tue Feb 12, 2002 9:15 am'), 'Next month.'));
    expect(found.rulings).toEqual(['Anchor Chain: It holds one barge, and no more.', 'Low Water: Strike the second sentence. A barge may be rowed at night.', 'The Long Mole: See Low Water.']);
    expect(found.lost).toEqual([]);
  });
});

describe('a title that says from when the rulings below it are', () => {
  const head = ['Lamps of Ostermere Current Rulings', '6 August 2004', '', 'New this month', '', '• Anchor: This entry is deleted.', '• Tolls – paid: Remove the words “or more” from the second sentence.', ''];
  const earlier = ['• Bell: It is rung once each night.', '• Low Water: Add this sentence to the end: “It is dry.”', '• Voice: The entry is deleted.'];
  it.each(TIMES.map(({ example }) => example))('is no part of the one above: %s', async (title) => {
    const { rulings, lost } = await read(...head, title, '', ...earlier);
    expect(rulings).toEqual(['Anchor: This entry is deleted.', 'Tolls – paid: Remove the words “or more” from the second sentence.', 'Bell: It is rung once each night.', 'Low Water: Add this sentence to the end: “It is dry.”', 'Voice: The entry is deleted.']);
    expect(lost).toEqual([]);
  });
  it('and heads no rulings where names of other documents stand below it', async () => {
    const { rulings } = await read(...head, 'Earlier rulings', '', 'May 2004: Rulings on tolls', 'March 2004: Rulings on bells');
    expect(rulings.filter((one) => /^(?:May|March)/u.test(one))).toEqual([]);
  });
});

describe('a glossary in whose page rulings are named', () => {
  const entries = ['anchor', 'It holds a barge where it is. See low water.', '', 'ballast (updated by Current Rulings)', 'Stones that keep a barge upright while it carries no lamp.', '', 'berth', 'A place at a quay. One barge may lie there, and no other.', '', 'bollard', 'A post to which a barge is made fast by night.', ''];
  const names = ['anchor', 'ballast', 'berth', 'bollard'];
  it('is one, where nothing but lines between its groups says so', async () => {
    expect(await read('to the quay of its guild.', '', 'back to top of page an', '', ...entries.slice(0, 3), 'back to top of page ba', '', ...entries.slice(3, 6), 'back to top of page be', '', ...entries.slice(6), 'back to top')).toMatchObject({ kind: 'glossary', title: 'Glossary', names, lost: [] });
  });
  it('is one below links to the other pages of its site', async () => {
    const links = '[ Home ] [ FAQ ] [ Current Rulings ] [ Links ]';
    expect(await read(links, '', 'OSTERMERE GLOSSARY OF TERMS', '', ...entries, links)).toMatchObject({ kind: 'glossary', title: 'OSTERMERE GLOSSARY OF TERMS', names, lost: [] });
  });
});
