import { describe, expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import { glossaryPage, glossaryTable, rulingsDocument } from '../ingest/rig/sample-documents.ts';
import { sourceOf } from './rig/cut.ts';

const cutAll = async (...texts: string[]) => segmentAll(await Promise.all(texts.map((text, at) => sourceOf(text, `${at}.txt`))));
const headwords = ({ documents }: Awaited<ReturnType<typeof cutAll>>): string[] => documents.flatMap(({ document }) => document.entries.map(({ headword }) => headword));

const damaged = glossaryTable('J', 'Jug With two handles Its second handle may be lent.', 'jetty A jetty is short.');

describe('documents of one corpus', () => {
  it('tell each other names: a reference, a bold word or a headword shows where a title ends', async () => {
    expect(headwords(await cutAll(damaged))).toContain('Jug');
    const bold = rulingsDocument('3 May 2010', 'handle - See **Jug With two handles**.', 'jar - It breaks.', 'jug - It spills.');
    expect(headwords(await cutAll(damaged, bold))).toContain('Jug With two handles');
    const reference = glossaryPage('H', 'handle\nSee Jug With two handles.', 'hand\nIt holds.', 'hat\nIt is worn.');
    expect(headwords(await cutAll(damaged, reference))).toContain('Jug With two handles');
    const headword = glossaryPage('J', 'Jug With two handles\nIt spills.', 'jar\nIt breaks.', 'jetty\nIt is short.');
    expect(headwords(await cutAll(damaged, headword)).filter((word) => word === 'Jug With two handles')).toHaveLength(2);
  });

  it('find an entry whose text opens in the midst of a sentence by the name that another edition prints, whichever is read first', async () => {
    const page = (text: string): string => ['Glossary - J', '', '', 'jar', 'A jar breaks.', '', '', 'jetty', text, '', '', 'jug', 'A jug spills where it stands, and the wine is lost.', ''].join('\n');
    const [older, newer] = [page('A jetty is short, and it is wet.'), page('shortly put, a jetty is wet.')];
    for (const order of [[older, newer], [newer, older]]) expect(headwords(await cutAll(...order)).filter((word) => word === 'jetty')).toHaveLength(2);
  });

  it('come in an order of their own: glossaries by letter, then rulings by date', async () => {
    const rulings = (date: string): string => rulingsDocument(date, 'jar - It breaks.', 'jug - It spills.', 'kin - It quarrels.');
    const { documents } = await cutAll(rulings('3 May 2010'), glossaryPage('K', 'keel\nIt is wet.', 'key\nIt turns.', 'kin\nIt quarrels.'), rulings('9 June 2008'), damaged);
    expect(documents.map(({ document }) => document.letter ?? document.date)).toEqual(['J', 'K', '2008-06-09', '2010-05-03']);
  });

  it('share the day that only the first of several pages states', async () => {
    const page = (title: string, ...topics: string[]): string => [title, '', ...topics.flatMap((topic) => [topic, ''])].join('\n');
    const first = page('Ostermere Current Rulings, A-J', '3 May 2010', 'jar - It breaks.', 'jetty - It is short.', 'jug - It spills.');
    const second = page('Ostermere Current Rulings, K-Z', 'keel - It is wet.', 'key - It turns.', 'kin - It quarrels.');
    const other = page('Current Rulings of the Weir, K-Z', 'keel - It is dry.', 'key - It is lost.', 'kin - It is far.');
    const { documents, messages } = await cutAll(first, second, other);
    expect(documents.map(({ document: { title, date } }) => `${title}: ${date ?? 'no day'}`).sort()).toEqual([
      'Current Rulings of the Weir, K-Z: no day', 'Ostermere Current Rulings, A-J: 2010-05-03', 'Ostermere Current Rulings, K-Z: 2010-05-03',
    ]);
    expect(messages).toMatchObject([{ rule: 'day-of-another-page', file: '1.txt' }]);
  });

  it('are said to be empty where nothing was found in them', async () => {
    const { messages } = await cutAll(glossaryPage('Q', '• nothing but a bullet', '• and another', '• and a third'));
    expect(messages).toMatchObject([{ rule: 'nothing-found', severity: 'error', file: '0.txt', message: '0.txt looks like glossary page, as text, but no entry or ruling was found in it' }]);
  });
});
