/** What an editor, a wiki and a viewer put between entries, above the first and below the last; and two terms that look like labels. */
import { describe, expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import { misplacedLines } from './rig/account.ts';
import { sourceOf } from './rig/cut.ts';

async function read(...lines: string[]) {
  const source = await sourceOf(lines.join('\n'));
  const document = segmentAll([source]).documents[0]?.document;
  return { kind: document?.kind, entries: document?.entries.map(({ headword, blocks }) => `${headword} ${String(blocks.length)}`) ?? [], lost: misplacedLines(source, document?.ledger ?? []) };
}

const TERMS = [
  ['adrift', 'A barge that nobody rows is adrift until a citizen boards it.'], ['ballast', 'Stones that keep a barge upright while it carries no lamp.'], ['berth', 'A place at a quay. One barge may lie there, and no other.'],
  ['bollard', 'A post to which a barge is made fast by night.'], ['capstan', 'It is turned by two citizens, and lifts whatever is on the rope.'], ['crew', 'All citizens aboard a barge, whoever has paid for them.'],
] as const;
const entry = ([name, text]: readonly [string, string]): string[] => [name, text, ''];
const glossary = { kind: 'glossary', entries: TERMS.map(([name]) => `${name} 1`), lost: [] };

describe('a note on entries, between two of them', () => {
  it.each(['[The next two entries are new since May. -- N.]', '[Entries for B have not been changed, C has been revised since August.]', 'Note: the entries on berths were moved here from the page on quays in May 2004.', 'Note: these terms have been renamed by the clerks.', '(The following two entries were written by the clerks of the Table\nand have not been reviewed.)'])('belongs to none: %s', async (note) => {
    expect(await read('Ostermere Glossary', '', ...TERMS.slice(0, 2).flatMap(entry), note, '', ...TERMS.slice(2).flatMap(entry))).toEqual(glossary);
  });
  it.each(['Note: a berth is not adrift.', 'Note: entries in the log of a barge are read by its captain.', '[It is new each day.]'])('is none: %s', async (text) => {
    expect((await read('Ostermere Glossary', '', ...TERMS.slice(0, 2).flatMap(entry), text, '', ...TERMS.slice(2).flatMap(entry))).entries[1]).toBe('ballast 2');
  });
});

describe('the foot of a page', () => {
  it.each([
    ['of a wiki', ['Retrieved from "https://quay.example/wiki/Glossary"', 'Categories:', 'Rules', 'Reference', 'In other languages:', 'Deutsch', 'Community content is available under CC-BY-SA unless otherwise noted.', 'More from the Quay Wiki', '1', 'Old Lamps', '2', 'The Long Mole']],
    ['of a viewer', ['Share this document', 'Reward Your Curiosity', 'Everything you want to read.', 'Anytime. Anywhere. Any device.', 'No Commitment. Cancel anytime.']],
  ])('%s is no text', async (_, foot) => { expect(await read('Ostermere Glossary', '', ...TERMS.flatMap(entry), ...foot)).toEqual(glossary); });
});

describe('the head of a page', () => {
  it('is no name that stands beside the number of the page once', async () => {
    const viewer = ['Open navigation menu', 'Search', 'Upload', 'Ostermere Words', 'Uploaded by', 'nan_weaver', '0 ratings', '71 views', '3 pages', 'Download now', 'Jump to Page'];
    expect(await read(...viewer, 'You are on page 1 of 3', 'Glossary', '', ...TERMS.slice(0, 3).flatMap(entry), 'Ostermere Words          Page 1', 'You are on page 2 of 3', '', ...TERMS.slice(3).flatMap(entry), 'Ostermere Words          Page 2', 'You are on page 3 of 3')).toEqual(glossary);
  });
});

describe('a term that stands above the words of a card elsewhere', () => {
  const beside = (name: string, text: string): string[] => [['crew', 'All citizens aboard a barge, whoever has paid for them.'], ['dusk', 'The last turn of each day, in which no barge leaves a quay.'], ['ebb', 'Water that runs to the sea, twice each day and once each night.'], ['fog', 'While it lasts, no lamp is seen from the other bank.'], [name, text], ['hull', 'What is left of a barge without its mast and its lamps.'], ['ice', 'Water on which a barge cannot be rowed by anybody.']].flatMap(([head = '', told = '']) => [head, told, '']);
  it('is a term in its place of the alphabet', async () => {
    expect((await read('Ostermere Glossary', '', ...beside('game text', 'The words in the box of a card. Words in italics are none of them.'))).entries).toEqual(['crew 1', 'dusk 1', 'ebb 1', 'fog 1', 'game text 1', 'hull 1', 'ice 1']);
  });
  it('and a label elsewhere', async () => { expect((await read('Ostermere Glossary', '', ...beside('card text', 'While this lasts, no lamp is seen from the other bank.'))).entries).toEqual(['crew 1', 'dusk 1', 'ebb 1', 'fog 3', 'hull 1', 'ice 1']); });
});
