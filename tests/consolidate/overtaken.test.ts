/** Orders that were undone and come again, that were announced and overtaken before their day, and what a later edition leaves of the days before it. */
import { describe, expect, test } from 'vitest';

import { ingested } from '../ingest/rig/ingested.ts';
import { glossaryPage, rulingsDocument } from '../ingest/rig/sample-documents.ts';
import { aroundIn } from '../../src/model/around.ts';
import { standingOn } from '../../src/model/standing.ts';

const page = (toll: string): string => glossaryPage('T', 'tack\nA tack turns a ship.', `toll\n${toll}`, 'towing\nTowing is hard.');
const base = 'A toll is paid at each lock. The keeper may waive it.';
const others = ['tack - A tack is no turn.', 'towing - Towing is harder by night.'];
const rulings = (day: string, toll: string): string => rulingsDocument(day, ...others.slice(0, 1), `toll - ${toll}`, ...others.slice(1));

async function after(documents: Record<string, string>, dated = 'documents:\n  - { file: t.txt, published: 2011-01-03 }\n') {
  const { corpus } = await ingested({ 't.txt': page(base), 'corpus.yaml': dated, ...documents });
  const entry = corpus.entries.find(({ id }) => id === 'toll');
  if (entry === undefined) throw new Error('there is no toll');
  const outcomes = corpus.rulings.filter(({ topic }) => topic === 'toll').map(({ amendments: [first] }) => `${first?.outcome ?? ''}${first?.outcome === 'not applied' ? `: ${first.reason?.why ?? ''}` : ''}`);
  return { corpus, entry, outcomes, texts: entry.versions.map(({ from, text }) => `${from ?? ''} ${text.map((block) => block.text).join(' / ')}`) };
}

describe('an order that was undone', () => {
  const there = 'Replace "may waive" with "must waive".';
  const back = 'Replace "must waive" with "may waive".';

  test('is an order again', async () => {
    const { texts, outcomes } = await after({ 'a.txt': rulings('7 March 2011', there), 'b.txt': rulings('6 June 2011', back), 'c.txt': rulings('5 September 2011', there) });
    expect(texts.map((text) => text.slice(0, 10))).toEqual(['2011-01-03', '2011-03-07', '2011-06-06', '2011-09-05']);
    expect(texts.at(-1)).toContain('must waive');
    expect(outcomes).toEqual(['applied', 'applied', 'applied']);
  });

  test('and so is one whose words a later one took away, or brought back', async () => {
    const added = await after({ 'a.txt': rulings('7 March 2011', 'Insert "each time" after "waive it".'), 'b.txt': rulings('6 June 2011', 'Delete "each time".'), 'c.txt': rulings('5 September 2011', 'Insert "each time" after "waive it".') });
    expect(added.texts.map((text) => text.includes('each time'))).toEqual([false, true, false, true]);
    const gone = await after({ 'a.txt': rulings('7 March 2011', 'Delete "at each lock".'), 'b.txt': rulings('6 June 2011', 'Insert "at each lock" after "paid".'), 'c.txt': rulings('5 September 2011', 'Delete "at each lock".') });
    expect(gone.texts.map((text) => text.includes('at each lock'))).toEqual([true, false, true, false]);
  });

  test('but one that still stands is not carried out twice', async () => {
    const { texts } = await after({ 'a.txt': rulings('7 March 2011', 'Insert "each time" after "waive it".'), 'b.txt': rulings('6 June 2011', 'Insert "each time" after "waive it".') });
    expect(texts).toHaveLength(2);
  });
});

describe('an order that was announced', () => {
  const must = 'replace "may waive" with "must waive".';

  test('holds from the day that a later collection gives it', async () => {
    const { texts, outcomes } = await after({ 'a.txt': rulings('5 December 2011', `Effective 1 March 2012, ${must}`), 'b.txt': rulings('6 February 2012', `Effective 1 June 2012, ${must}`) });
    expect(texts.map((text) => text.slice(0, 10))).toEqual(['2011-01-03', '2012-06-01']);
    expect(outcomes).toEqual(['not applied: day not known', 'applied']);
  });

  test('holds from its day, though a later collection repeats it', async () => {
    const { texts } = await after({ 'a.txt': rulings('5 December 2011', `Effective 1 March 2012, ${must}`), 'b.txt': rulings('6 February 2012', `Effective 1 March 2012, ${must}`) });
    expect(texts.map((text) => text.slice(0, 10))).toEqual(['2011-01-03', '2012-03-01']);
  });

  test('is not overtaken by what comes when its day is past', async () => {
    const { texts } = await after({ 'a.txt': rulings('5 December 2011', `Effective 1 March 2012, ${must}`), 'b.txt': rulings('4 June 2012', `Effective 1 July 2012, ${must}`) });
    expect(texts.map((text) => text.slice(0, 10))).toEqual(['2011-01-03', '2012-03-01']);
  });

  test('brings back what had been deleted before', async () => {
    const { texts } = await after({ 'a.txt': rulings('5 September 2011', 'Delete this entry.'), 'b.txt': rulings('5 December 2011', 'Effective 1 March 2012, add this entry: A toll is paid once.') });
    expect(texts).toEqual([`2011-01-03 ${base}`, '2011-09-05 ', '2012-03-01 A toll is paid once.']);
  });

  test('does not bring back what was deleted meanwhile', async () => {
    const { entry, outcomes } = await after({ 'a.txt': rulings('5 December 2011', 'Effective 1 June 2012, replace the entire entry with: A toll is paid once.'), 'b.txt': rulings('2 January 2012', 'Delete this entry.') });
    expect(entry.versions.at(-1)?.text).toEqual([]);
    expect(outcomes).toEqual(['not applied: place not certain', 'applied']);
  });
});

describe('an order on a text that holds for a time only', () => {
  test('says when its words have gone with it', async () => {
    const { corpus, entry } = await after({ 'a.txt': rulings('7 March 2011', 'Until 1 June 2011, replace "may waive" with "must waive".'), 'b.txt': rulings('4 April 2011', 'Replace "must waive" with "should waive".') });
    expect(entry.text.map(({ text }) => text)).toEqual([base]);
    expect(corpus.rulings.findLast(({ topic }) => topic === 'toll')?.amendments[0]).toMatchObject({ outcome: 'applied with a note', reason: { why: 'it changed words that held until 1 June 2011 only, and is in no text since' } });
  });

  test('says since when it is in the text, where that stood in its way', async () => {
    const { corpus, entry } = await after({ 'a.txt': rulings('7 March 2011', 'Until 1 June 2011, replace "may waive" with "must waive".'), 'b.txt': rulings('4 April 2011', 'Replace "may waive" with "should waive".') });
    expect(entry.text.map(({ text }) => text)).toEqual([base.replace('may waive', 'should waive')]);
    expect(corpus.rulings.findLast(({ topic }) => topic === 'toll')?.amendments[0]).toMatchObject({ outcome: 'applied with a note', reason: { why: 'in the text since 1 June 2011, when what held for a time had ended' } });
  });
});

test('what waited on a past day is read with the text of that day, though an edition has come since', async () => {
  const { corpus, entry } = await after(
    { 'r.txt': rulings('5 September 2011', 'Delete the remark about the keeper.'), 'u.txt': page(base) },
    'documents:\n  - { file: t.txt, published: 2011-01-03 }\n  - { file: u.txt, published: 2012-01-02 }\n',
  );
  const unapplied = (day: string): number => standingOn(entry, day, aroundIn(corpus, '2026-01-01')).unapplied.length;
  expect([unapplied('2011-08-01'), unapplied('2011-10-01'), unapplied('2012-02-01')]).toEqual([0, 1, 0]);
});

describe('a damaged copy is called so on its days, whatever edition came since', () => {
  const damaged = ['|||||||||', 'Glossary - T |', '|||||||||', 'tack | A tack turns a ship. |', '|||||||||', 'toll |', '|||||||||', 'towing | Towing is hard. |', '|||||||||'].join('\n');
  const dated = 'documents:\n  - { file: t.txt, published: 2011-01-03 }\n  - { file: u.txt, published: 2012-01-02 }\n';

  test('of a text that a whole edition completed', async () => {
    const { corpus } = await ingested({ 't.txt': damaged, 'u.txt': page(base), 'corpus.yaml': dated });
    const entry = corpus.entries.find(({ id }) => id === 'toll');
    if (entry === undefined) throw new Error('there is no toll');
    const copyOn = (day: string): string => standingOn(entry, day, aroundIn(corpus, '2026-01-01')).copy;
    expect([copyOn('2011-06-01'), copyOn('2012-06-01')]).toEqual(['headword only', 'complete']);
  });

  test('and a headword that a whole edition drops was in force, and not repealed', async () => {
    const { corpus } = await ingested({ 't.txt': damaged, 'u.txt': glossaryPage('T', 'tack\nA tack turns a ship.', 'tiller\nA tiller steers.', 'towing\nTowing is hard.'), 'corpus.yaml': dated });
    const entry = corpus.entries.find(({ id }) => id === 'toll');
    if (entry === undefined) throw new Error('there is no toll');
    const on = standingOn(entry, '2011-06-01', aroundIn(corpus, '2026-01-01'));
    expect([on.is, on.copy]).toEqual(['in force', 'headword only']);
  });
});

test('a new entry that waits says why', async () => {
  const { corpus } = await ingested({ 't.txt': page(base), 'r.txt': rulingsDocument('5 September 2011', ...others, 'trawl - Add this entry if the lake is played: A trawl is a net.'), 'corpus.yaml': 'documents:\n  - { file: t.txt, published: 2011-01-03 }\n' });
  expect(corpus.rulings.find(({ topic }) => topic === 'trawl')?.amendments[0]?.reason?.why).not.toBe('place not certain');
});

test('an edition without a day changes nothing before the day after which it came', async () => {
  const { texts } = await after({ 'u.txt': page('A toll is paid once. The keeper hums.') }, 'documents:\n  - { file: t.txt, published: 2011-01-03 }\n  - { file: u.txt, after: 2011-09-05 }\n');
  expect(texts.map((text) => text.slice(0, 10))).toEqual(['2011-01-03', '2011-09-05']);
});

describe('a later page that stops where a paragraph ends, and has no foot', () => {
  const whole = glossaryPage('T', 'tack\nA tack turns a ship.', `toll\n${base}\n\nIt is paid in marks.`, 'tower\nA tower stands.', 'towing\nTowing is hard.');
  const dated = 'documents:\n  - { file: t.txt, published: 2011-01-03 }\n  - { file: u.txt, published: 2012-01-02 }\n';
  const endOf = async (second: string): Promise<string[]> => {
    const { corpus } = await ingested({ 't.txt': whole, 'u.txt': second, 'corpus.yaml': dated });
    return corpus.entries.map(({ headword, editions }) => `${headword} ${editions.at(-1)?.how ?? ''}`);
  };

  test('proves nothing of what would stand behind it', async () => {
    const cut = whole.slice(0, whole.indexOf('tower\n')).replace(/[\s\u00a0]+$/u, '\n');
    expect(await endOf(cut)).toEqual(['tack confirmed', 'toll confirmed', 'tower not in this copy', 'towing not in this copy']);
  });

  test('while one with its foot does', async () => {
    const shorter = glossaryPage('T', 'tack\nA tack turns a ship.', `toll\n${base}\n\nIt is paid in marks.`);
    expect(await endOf(shorter)).toEqual(['tack confirmed', 'toll confirmed', 'tower dropped', 'towing dropped']);
  });
});

test('a namesake that only a later edition has leaves an order of before it certain', async () => {
  const later = glossaryPage('T', 'tack\nA tack turns a ship.', 'Toll\nThis card plays on a lock.', `toll\n${base}`, 'towing\nTowing is hard.');
  const { corpus } = await ingested({
    't.txt': page(base), 'u.txt': later, 'r.txt': rulingsDocument('5 September 2011', 'TACK - A tack is no turn.', 'TOLL - Replace the entire entry with: A toll is paid once.', 'TOWING - Towing is harder by night.'),
    'corpus.yaml': 'documents:\n  - { file: t.txt, published: 2011-01-03 }\n  - { file: u.txt, published: 2012-01-02 }\n',
  });
  const term = corpus.entries.find(({ headword }) => headword === 'toll');
  expect(corpus.rulings.find(({ topic }) => topic === 'TOLL')?.amendments[0]?.outcome).toMatch(/^applied/);
  expect(term?.versions[1]?.text.map(({ text }) => text)).toEqual(['A toll is paid once.']);
});
