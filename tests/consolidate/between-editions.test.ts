/** What two documents of one glossary say of each other: an entry under its other name, copies that do not agree, an entry that was left out and is spoken of since. */
import { describe, expect, test } from 'vitest';

import { aroundIn } from '../../src/model/around.ts';
import { longStanding } from '../../src/model/standing-words.ts';
import { standingOn } from '../../src/model/standing.ts';
import { ingested } from '../ingest/rig/ingested.ts';
import { glossaryPage, rulingsDocument } from '../ingest/rig/sample-documents.ts';

const page = (...entries: string[]): string => glossaryPage('T', 'tack\nA tack turns a ship.', ...entries, 'towing\nTowing is hard.');
const toll = 'A toll is paid at each lock.';

/** Two documents, published in two years unless it is said otherwise, and what else there is. */
async function after(first: string, second: string, more: Record<string, string> = {}, days: readonly [string, string] = ['2011-01-03', '2012-01-02']) {
  const dated = `documents:\n  - { file: a.txt, published: ${days[0]} }\n  - { file: b.txt, published: ${days[1]} }\n`;
  const { corpus, messages } = await ingested({ 'a.txt': first, 'b.txt': second, 'corpus.yaml': dated, ...more });
  return { corpus, messages, entries: new Map(corpus.entries.map((entry) => [entry.id, entry])) };
}

describe('an entry whose article stands elsewhere in the next edition', () => {
  test('is the same entry', async () => {
    const { entries } = await after(page(`The Toll\n${toll}`), page('Toll, The\nA toll is paid at each gate.'));
    expect([...entries.keys()].toSorted()).toEqual(['tack', 'the-toll', 'towing']);
    expect(entries.get('the-toll')?.editions.map(({ how }) => how)).toEqual(['base', 'revised']);
    expect(entries.get('the-toll')?.variants).toContain('Toll, The');
  });

  test('is another one where an edition has both', async () => {
    const { entries } = await after(page(`The Toll\n${toll}`), page(`The Toll\n${toll}`, 'Toll, The\nSee The Toll.'));
    expect([...entries.keys()].toSorted()).toEqual(['tack', 'the-toll', 'toll-the', 'towing']);
  });

  test('is not left out by an edition of which only one of its letters is held', async () => {
    const others = (letter: string, ...entries: string[]): string => glossaryPage(letter, `${letter.toLowerCase()}ack\nIt turns a ship.`, ...entries, `${letter.toLowerCase()}owing\nIt is hard.`);
    const { entries } = await after(others('T', `The Lock\n${toll}`), others('L', `Lock, The\n${toll}`), {
      'c.txt': others('T'), 'corpus.yaml': 'documents:\n  - { file: a.txt, published: 2011-01-03 }\n  - { file: b.txt, published: 2012-01-02 }\n  - { file: c.txt, published: 2013-01-07 }\n',
    });
    expect(entries.get('the-lock')?.editions.map(({ how }) => how)).toEqual(['base', 'confirmed']);
  });
});

describe('two copies of one edition', () => {
  const told = async (first: string, second: string) => {
    const { messages } = await after(page(`toll\n${first}`), page(`toll\n${second}`), {}, ['2011-01-03', '2011-01-03']);
    return messages.filter(({ rule }) => rule === 'copies-differ').map(({ severity, file, message }) => `${severity} ${file ?? ''}: ${message}`);
  };

  test('are told to differ where both are whole and say something else', async () => {
    expect(await told(toll, 'A toll is paid at each gate, by all.')).toEqual(['warning a.txt: a.txt and b.txt are taken for one edition, and 1 of their entries say something else in each: “toll”']);
  });

  test('do not differ by signs and capitals', async () => {
    expect(await told(toll, 'A Toll is paid at each “lock”.')).toEqual([]);
  });
});

test('an entry that an edition left out, and a ruling speaks of since, says so', async () => {
  const { corpus, entries } = await after(page(`toll\n${toll}`), page(), { 'c.txt': rulingsDocument('4 March 2013', 'tack - A tack is no turn.', 'toll - Replace "each lock" with "each gate".', 'towing - Towing is harder by night.') });
  const on = (day: string): string => { const entry = entries.get('toll'); return entry === undefined ? '' : longStanding(standingOn(entry, day, aroundIn(corpus, '2026-01-01'))); };
  expect(on('2012-06-01')).toContain('Ended by omission on 2 Jan 2012, inferred');
  expect(on('2012-06-01')).not.toContain('speaks of it');
  expect(on('2013-03-04')).toContain('; yet 1 later ruling speaks of it (4 Mar 2013)');
});
