/** Editions and collections of rulings, three and more, one after the other: what each makes of what came before it. */
import { describe, expect, test } from 'vitest';

import { consolidate } from '../../scripts/consolidate/consolidate.ts';
import type { Corpus } from '../../src/model/corpus.ts';
import { reasonInWords } from '../../src/model/rulings.ts';
import { buildCorpus } from './build-corpus.ts';
import { caseInput } from './case-input.ts';

const built = (input: object) => buildCorpus(caseInput.parse({ shows: '', documents: [], entries: [], ...input }));
const corpusOf = (input: object): Corpus => consolidate(built(input), [], '2026-01-01');
const page = (id: string, date: string, more: object = {}) => ({ id, kind: 'glossary', date, letter: 'L', ...more });
const letter = (id: string, date: string, more: object = {}) => ({ id, kind: 'rulings', date, amends: 'Glossary', ...more });
const outcomes = ({ rulings }: Corpus): string[] => rulings.flatMap(({ amendments }) => amendments.map(({ outcome, reason }) => (reason === null ? outcome : `${outcome}: ${reasonInWords(reason)}`)));
const change = (document: string, old: string, fresh: string, more: object = {}) => ({ topic: 'lamp', document, entry: 'lamp', says: ['It says so.'], instructions: [{ operation: 'substitution', unit: 'text', old, new: [fresh] }], ...more });

/** What editions a year apart make of a lamp of which each has its own print, null where it has none, and what is told. */
function lamp(prints: (string[] | null)[], rulings: object[], more: { documents?: object[]; completeness?: (string | undefined)[] } = {}): { how: string[]; text: string[]; told: string[] } {
  const ids = prints.map((_, at) => `edition-${String(at)}`);
  const { entries, messages } = corpusOf({
    documents: [...ids.map((id, at) => page(id, `201${String(at)}-01-04`)), ...(more.documents ?? [letter('march', '2010-03-01'), letter('may', '2011-05-02')])],
    entries: ids.flatMap((document, at) => [...(prints[at] ? [{ headword: 'lamp', document, text: prints[at], ...(more.completeness?.[at] ? { completeness: more.completeness[at] } : {}) }] : []), { headword: 'lock', document, text: ['A lock leaks.'] }]),
    rulings,
  });
  const held = entries.find(({ headword }) => headword === 'lamp');
  return { how: held?.editions.map(({ how }) => how) ?? [], text: held?.text.map(({ text }) => text) ?? [], told: messages.map(({ rule }) => rule) };
}

describe('what was told of an edition is told still', () => {
  const oil = ['A lamp burns oil of whales.'];
  const fat = ['A lamp burns fat of whales.'];
  const rulings = [change('march', 'oil', 'wax'), change('may', 'whales', 'geese')];

  test('when the next differs from what was ruled, too', () => { expect(lamp([oil, fat, ['A lamp burns fat of cows.']], rulings).told).toEqual(['edition-differs', 'edition-differs']); });

  test('when the next drops the entry', () => { expect(lamp([oil, fat, null], rulings).told).toEqual(['edition-differs', 'edition-differs']); });

  test('when the next cannot be compared', () => {
    expect(lamp([oil, fat, ['Nobody knows what it burns.']], rulings.slice(0, 1), { completeness: [undefined, undefined, 'partial'] }).told).toEqual(['edition-differs', 'edition-not-compared']);
  });
});

describe('what an edition had in it is no matter of the next', () => {
  const ruled = [change('march', 'oil', 'wax')];
  const wax = ['A lamp burns wax.'];

  test('which may revise it', () => { expect(lamp([['A lamp burns oil.'], wax, ['A lamp hums.']], ruled)).toEqual({ how: ['base', 'carried', 'revised'], text: ['A lamp hums.'], told: [] }); });

  test('nor what it did not have, which is told once', () => { expect(lamp([['A lamp burns oil.'], ['A lamp burns fat.'], ['A lamp hums.']], ruled)).toEqual({ how: ['base', 'revised', 'revised'], text: ['A lamp hums.'], told: ['edition-differs'] }); });

  test('nor that it left out what was deleted', () => {
    const repeal = { topic: 'lamp', document: 'march', entry: 'lamp', says: ['Delete this entry.'], instructions: [{ operation: 'repeal', unit: 'entry' }] };
    expect(lamp([['A lamp burns oil.'], null, null], [repeal])).toEqual({ how: ['base', 'carried'], text: [], told: [] });
  });
});

test('of two rulings that wait an edition may carry one', () => {
  const text = ['A lamp burns oil by night. No oil is sold. It may hum, and may glow.'];
  const waiting = (old: string, fresh: string) => change('march', old, fresh);
  const carried = ['A lamp burns wax by night. No wax is sold. It may hum, and may glow.'];
  expect(lamp([text, carried], [waiting('oil', 'wax'), waiting('may', 'might')])).toEqual({ how: ['base', 'carried'], text: carried, told: [] });
});

test('a copy with nothing but the name is not confirmed by one with a text', () => {
  expect(lamp([[], ['A lamp hums.']], [], { completeness: ['headword only'] })).toEqual({ how: ['base', 'revised'], text: ['A lamp hums.'], told: [] });
});

test('what an edition carries among other words is not carried out again', () => {
  const cats = { topic: 'lamp', says: ['It says so.'], instructions: [{ operation: 'insertion', unit: 'paragraph', new: ['Cats like it, and nobody knows why.'], place: { position: 'end' } }] };
  const corpus = corpusOf({
    documents: [page('one', '2011-01-03'), letter('march', '2012-03-05'), page('two', '2013-01-03'), letter('may', '2013-05-06')],
    entries: [{ headword: 'lamp', document: 'one', text: ['A lamp burns oil.'] }, { headword: 'lamp', document: 'two', text: ['A lamp burns fat.', 'Cats like it, and nobody knows why.'] }],
    rulings: [{ ...cats, document: 'march' }, { ...cats, document: 'may' }],
  });
  expect(outcomes(corpus)[1]).toBe('applied with a note: in force since 5 March 2012: the same instruction stands in the Current Rulings of 5 March 2012');
});

describe('two documents of which neither collects the other', () => {
  const base = [page('base', '2011-01-03'), letter('march', '2012-03-05'), letter('may', '2012-05-07')];
  const lock = (document: string, says: string) => ({ topic: 'lock', document, says: [says] });
  const entries = [{ headword: 'lamp', text: ['A lamp burns oil.'] }, { headword: 'lock', text: ['A lock leaks.'] }];

  test('may add different things at one place', () => {
    const adds = (document: string, words: string) => ({ topic: 'lamp', document, says: [words], instructions: [{ operation: 'insertion', unit: 'paragraph', new: [words], place: { position: 'end' } }] });
    const { entries: [held] } = corpusOf({ documents: base, entries, rulings: [adds('march', 'Cats like it.'), lock('march', 'A lock holds.'), adds('may', 'Dogs bark at it.'), lock('may', 'A lock is wet.')] });
    expect(held?.text.map(({ text }) => text)).toEqual(['A lamp burns oil.', 'Cats like it.', 'Dogs bark at it.']);
  });

  test('may order the same, one before the edition and one behind it', () => {
    const corpus = corpusOf({
      documents: [letter('early', '2010-03-01'), ...base], entries,
      rulings: [change('early', 'oil', 'wax', { says: ['Early words.'] }), lock('early', 'A lock holds.'), { topic: 'light', document: 'early', says: ['Light is dear.'] }, change('march', 'oil', 'wax'), lock('march', 'A lock is wet.')],
    });
    expect(corpus.entries[0]?.text.map(({ text }) => text)).toEqual(['A lamp burns wax.']);
  });

  test('do not supersede each other, where the later ends another entry of the name', () => {
    const { rulings } = corpusOf({
      documents: base, entries: [{ headword: 'lamp', id: 'lamp', text: ['A lamp burns oil.'] }, { headword: 'Lamp', id: 'lamp-card', text: ['A card.'] }],
      rulings: [{ topic: 'lamp', entry: 'lamp', document: 'march', says: ['Cats like it.'] }, { topic: 'Lamp', entry: 'lamp-card', document: 'may', says: ['Delete this entry.'], instructions: [{ operation: 'repeal', unit: 'entry' }] }],
    });
    expect([rulings[1]?.amendments[0]?.outcome, rulings[0]?.supersededBy]).toEqual(['applied', null]);
  });
});

test('a ruling without a topic is superseded by one without, where another of its words has one', () => {
  const said = 'Lamps that hang from a barge by night are to be lit by her keeper.';
  const lock = (document: string) => ({ topic: 'lock', document, says: ['A lock holds.'] });
  const { rulings } = corpusOf({
    documents: [page('base', '2011-01-03'), letter('march', '2012-03-05'), letter('may', '2012-05-07')], entries: [{ headword: 'lamp', text: ['A lamp burns.'] }, { headword: 'lock', text: ['A lock leaks.'] }],
    rulings: [{ topic: null, document: 'march', says: [said] }, lock('march'), { topic: 'lamp', document: 'may', says: [said] }, { topic: null, document: 'may', says: [said] }, lock('may')],
  });
  expect(rulings[0]?.supersededBy).toMatchObject({ how: 'repeated word for word', ruling: rulings[3]?.id });
});

test.each([['2013-01-03', null], ['2015-01-05', 'two']])('what holds from 2014 is superseded by an edition of %s: %s', (date, by) => {
  const { rulings } = corpusOf({
    documents: [page('one', '2011-01-03'), letter('march', '2012-03-05'), page('two', date)],
    entries: ['one', 'two'].map((document) => ({ headword: 'lamp', document, text: ['A lamp burns oil.'] })),
    rulings: [{ topic: 'lamp', says: ['It says so.'], instructions: [{ operation: 'substitution', unit: 'text', old: 'oil', new: ['wax'], effective: { from: '2014-01-01', to: null } }] }],
  });
  expect(rulings[0]?.supersededBy?.document ?? null).toBe(by);
});

test('what a later document changes from the same day was known otherwise before', () => {
  const from = { effective: { from: '2012-06-01', to: null } };
  const order = (document: string, old: string, fresh: string) => change(document, old, fresh, { instructions: [{ operation: 'substitution', unit: 'text', old, new: [fresh], ...from }] });
  const { entries: [held] } = corpusOf({ documents: [page('one', '2011-01-03'), letter('march', '2012-03-05'), letter('may', '2012-05-07')], entries: [{ headword: 'lamp', text: ['A lamp burns oil.'] }], rulings: [order('march', 'oil', 'wax'), order('may', 'burns', 'eats')] });
  expect(held?.known.map(({ from: since, until, versions }) => [since, until, versions.at(-1)?.text[0]?.text])).toEqual([['2012-03-05', '2012-05-07', 'A lamp burns wax.']]);
});

test('a ruling that is missed is told at its first line', () => {
  const lock = (document: string) => ({ topic: 'lock', document, says: ['A lock holds.'] });
  const linked = built({ documents: [page('base', '2011-01-03'), letter('march', '2012-03-05'), letter('may', '2012-05-07')], entries: [{ headword: 'lock', text: ['A lock leaks.'] }], rulings: [{ topic: 'lamp', document: 'march', says: ['Cats like it.'] }, lock('march'), lock('may')] });
  const { messages } = consolidate({ ...linked, rulings: linked.rulings.map((ruling) => ({ ...ruling, lines: [3, 5] as [number, number] })) }, [], '2026-01-01');
  expect(messages.map(({ rule, line }) => [rule, line])).toEqual([['ruling-vanished', 3]]);
});
