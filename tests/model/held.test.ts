/** What is held: letters, copies, rulings beside a text. */
import { describe, expect, it } from 'vitest';

import { amendment, document, entry, ruling, version } from '../data/arrange.ts';
import type { Amendment, Entry, Extent, Ruling } from '../../src/model/corpus.ts';
import { coverage, edgesOf, isWhole, lackOf } from '../../src/model/extent.ts';
import { alphabet, byLetter, coverageInWords, holdsAllLetters, inDictionaryOrder, letterOf, lettersHeld } from '../../src/model/letters.ts';
import { during, eachOnce, isBesideText, isExplaining, isInForce, isLeftOver, reasonsOf, repeatedAgain, rulingsOnEntry, withRepeated } from '../../src/model/rulings.ts';

const extent = (letter: string, whole = true, facts: Partial<Extent> = {}): Extent => ({ letter, whole, why: null, ...facts });
const refused = (id: string, why = 'text not found', facts: Partial<Amendment> = {}): Amendment => amendment(id, { outcome: 'not applied', reason: { why, more: null }, ...facts });
const clarifies = refused('c', 'no instruction', { operation: 'clarification' });

describe('a copy covers a letter', () => {
  const page = document('g', { kind: 'glossary', letter: 'L', extent: [extent('L')] });
  const book = document('g', { kind: 'glossary', extent: [extent('C'), extent('F')] });

  it.each([
    ['L', page, 'whole'], ['M', page, 'none'], ['L', { ...page, extent: [extent('L', false)] }, 'in part'], ['L', { ...page, kind: 'rulings' as const }, 'none'],
    ['D', book, 'whole'], ['B', book, 'none'], ['G', book, 'none'], ['D', { ...book, extent: [extent('C'), extent('F', false)] }, 'in part'], ['D', { ...book, letter: 'C' }, 'none'], ['D', { ...book, extent: [] }, 'none'],
  ])('%s: %#', (letter, one, expected) => { expect([coverage(one, letter), isWhole(one, letter)]).toEqual([expected, expected === 'whole']); });

  it('or says what it lacks', () => {
    expect(lackOf([extent('L')])).toBeNull();
    expect(lackOf([extent('L', false, { why: 'ends early' }), extent('M', false, { why: 'ends early' }), extent('N')])).toBe('This copy ends early: a name under L, M that it does not hold may have stood there.');
    expect(lackOf([extent('L', false)])).toBe('This copy is not whole: a name under L that it does not hold may have stood there.');
  });

  it.each([['start', { a: 'behind a cut' }], ['end', { b: 'goes on' }], ['both', { a: 'behind a cut', b: 'goes on' }], [undefined, {}]] as const)('cut at %s says so of its first or last entry', (cut, edges) => {
    const printed = [['b', 9], ['a', 1]].map(([id, line]) => ({ id: String(id), document: 'g', lines: [Number(line), Number(line)] as [number, number] }));
    expect(Object.fromEntries(edgesOf([{ id: 'g', extent: [extent('L', false, cut === undefined ? {} : { cut })] }], [...printed, { id: 'z', document: 'other', lines: [0, 0] }]))).toEqual(edges);
  });
});

describe('letters', () => {
  it.each([['Lamp', 'L'], ['émail', 'E'], ['“Dim”', 'D'], ['7 of 9', '0-9'], ['!', '0-9'], ['ж', '0-9'], ['…and so on', 'A']])('of “%s”: %s', (headword, letter) => { expect(letterOf(headword)).toBe(letter); });

  const entries = ['lamp 10', 'Lamp 9', 'la-mp', 'oar', '3 lamps'].map((headword) => entry(headword, [version(null, 'g', 'It is.', [])]));

  it('are in the order of a dictionary', () => {
    expect(inDictionaryOrder(entries).map(({ headword }) => headword)).toEqual(['3 lamps', 'la-mp', 'Lamp 9', 'lamp 10', 'oar']);
    expect([...byLetter(entries)].map(([letter, list]) => [letter, list.length])).toEqual([['0-9', 1], ['L', 3], ['O', 1]]);
    expect(inDictionaryOrder([{ ...entries[3], id: 'oar--2' } as Entry, { ...entries[3], id: 'oar--1' } as Entry]).map(({ id }) => id)).toEqual(['oar--1', 'oar--2']);
  });

  it('stand in a row, all of them, with what is held', () => {
    const row = alphabet(entries, ['L']);
    expect([row.length, row.find(({ letter }) => letter === 'L'), row.at(-1), row[0]]).toEqual([27, { letter: 'L', entries: 3, held: true }, { letter: '0-9', entries: 1, held: false }, { letter: 'A', entries: 0, held: false }]);
    expect(alphabet(entries.slice(0, 1), [])).toHaveLength(26);
  });

  it('are whole where a copy of them is, or where all of their entries are', () => {
    const held = (documents: Extent[][], letters: string[] = [], completeness: Entry['completeness'] = 'complete') => Object.fromEntries([...lettersHeld({ letters, documents: documents.map((one) => ({ extent: one })), entries: [{ headword: 'lamp', completeness }] })].map(([letter, { whole }]) => [letter, whole]));
    expect(held([[extent('L', false)], [extent('L')]], ['L'])).toEqual({ L: true });
    expect(held([[extent('L', false)], [extent('L', false)]])).toEqual({ L: false });
    expect([held([], ['L', 'M']), held([], ['L', 'M'], 'partial')]).toEqual([{ L: true, M: true }, { L: false, M: true }]);
  });

  it.each([[0, 'No glossary held'], [1, '1 of 26 letters'], [25, '25 of 26 letters'], [26, 'All 26 letters']])('%d of them: %s', (count, words) => {
    const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ').slice(0, count);
    const holdings = { letters: [...letters, '0-9'], documents: [{ extent: [], date: '2019-11-04', published: null, ledger: [{ is: 'entry' as const, lines: [1, 1] as [number, number], owner: 'lamp' }] }, { extent: [], date: '2021-11-04', published: null, ledger: [{ is: 'front matter' as const, lines: [1, 1] as [number, number], owner: null }] }], entries: [] };
    expect(coverageInWords(holdings)).toBe(`${words}; known up to 4 November 2019`);
    expect(holdsAllLetters(holdings)).toBe(count === 26);
    expect(coverageInWords({ ...holdings, documents: [] })).toBe(`${words}; no day known`);
  });
});

describe('rulings on an entry', () => {
  const by = { document: 'later', entry: null, how: 'repeated', block: null, likeness: null } as const;
  const dayOf = (id: string): string | null => ({ r: '2016-01-01', later: '2017-01-01' })[id] ?? null;
  const told = (...rulings: Ruling[]) => {
    const { notApplied, explaining, older } = rulingsOnEntry(rulings, dayOf, null);
    return [notApplied.map(({ amendment: { id }, from, to }) => [id, from, to]), explaining.map(({ ruling: { id }, from, to }) => [id, from, to]), older.map(({ id }) => id)];
  };

  it.each([
    ['that were refused', ruling('a', 'r', { amendments: [refused('a1'), amendment('a2')] }), [[['a1', '2016-01-01', null]], [], []]],
    ['that clarify', ruling('a', 'r', { amendments: [clarifies] }), [[], [['a', '2016-01-01', null]], []]],
    ['that point or hold for a time', ruling('a', 'r', { amendments: [refused('p', 'no instruction', { operation: 'pointer' }), refused('t', 'no instruction', { operation: 'temporary' })] }), [[], [['a', '2016-01-01', null]], []]],
    ['that were applied', ruling('a', 'r', { amendments: [amendment('a1')] }), [[], [], []]],
    ['that were repeated later', ruling('a', 'r', { amendments: [refused('a1')], supersededBy: { ...by, ruling: 'b' } }), [[['a1', '2016-01-01', '2017-01-01']], [], ['a']]],
    ['repeated by what has no day', ruling('a', 'r', { amendments: [refused('a1')], supersededBy: { ...by, document: 'loose', ruling: 'b' } }), [[['a1', '2016-01-01', '2016-01-01']], [], ['a']]],
    ['repeated, and neither has a day', ruling('a', 'loose', { amendments: [refused('a1')], supersededBy: { ...by, document: 'loose', ruling: 'b' } }), [[['a1', null, '']], [], ['a']]],
    ['that an edition superseded', ruling('a', 'r', { amendments: [refused('a1')], supersededBy: { ...by, ruling: null } }), [[], [], ['a']]],
    ['with days of their own', ruling('a', 'r', { amendments: [refused('a1')], effective: { from: '2016-05-05', to: '2016-06-06', words: '' } }), [[['a1', '2016-05-05', '2016-06-06']], [], []]],
    ['whose orders have days of their own', ruling('a', 'r', { amendments: [refused('a1', 'text not found', { effective: { from: null, to: '2016-03-03', words: '' } })] }), [[['a1', '2016-01-01', '2016-03-03']], [], []]],
    ['that end before they are repeated', ruling('a', 'r', { amendments: [refused('a1')], effective: { from: null, to: '2016-06-06', words: '' }, supersededBy: { ...by, ruling: 'b' } }), [[['a1', '2016-01-01', '2016-06-06']], [], ['a']]],
    ['that are repeated before they end', ruling('a', 'r', { amendments: [refused('a1')], effective: { from: null, to: '2018-06-06', words: '' }, supersededBy: { ...by, ruling: 'b' } }), [[['a1', '2016-01-01', '2017-01-01']], [], ['a']]],
  ])('%s', (_what, one, expected) => { expect(told(one)).toEqual(expected); });

  it('that an edition superseded were read until its day, where the first text is older', () => {
    const one = ruling('a', 'r', { amendments: [refused('a1')], supersededBy: { ...by, ruling: null } });
    const readSince = (since: string | null) => rulingsOnEntry([one], dayOf, since).notApplied.map(({ from, to }) => [from, to]);
    expect(readSince('2015-01-01')).toEqual([['2016-01-01', '2017-01-01']]);
    expect(readSince('2016-01-01')).toEqual([['2016-01-01', '2017-01-01']]);
    expect([readSince('2016-01-02'), readSince('2017-01-01'), readSince(null)]).toEqual([[], [], []]);
  });

  it.each([
    ['2016-01-01', '2016-02-01', true], ['2015-01-01', '2016-01-01', false], ['2015-01-01', '2016-01-02', true], ['2017-01-01', null, false], ['2016-12-31', null, true], [null, null, true],
  ])('are read with a version from %s to %s, or not', (from, to, isRead) => {
    const one = { ruling: ruling('a', 'r'), from: '2016-01-01', to: '2017-01-01' };
    expect(during([one], { ...version(from, 'r', 'x'), to })).toHaveLength(Number(isRead));
    expect(during([{ ...one, from: null, to: null }], { ...version(from, 'r', 'x'), to })).toHaveLength(1);
  });

  it('that say the same words again are one, as of the first', () => {
    const again = (id: string, next: string | null, how = repeatedAgain) => ({ from: null, to: null, ruling: ruling(id, 'r', { supersededBy: next === null ? null : { ...by, ruling: next, how } }) });
    const all = [again('a', 'b'), again('x', 'y', 'repeated in a changed form'), again('b', 'c'), again('y', null), again('c', null)];
    expect(eachOnce(all).map(({ ruling: { id } }) => id)).toEqual(['x', 'y', 'c']);
    expect(eachOnce(all.slice(0, 4)).map(({ ruling: { id } }) => id)).toEqual(['x', 'b', 'y']);
    expect(withRepeated(all).map(({ one, before }) => [one.ruling.id, ...before.map(({ id }) => id)])).toEqual([['a'], ['x'], ['b', 'a'], ['y'], ['c', 'a', 'b']]);
  });

  it('are told apart by what became of them', () => {
    expect([refused('a'), amendment('a'), clarifies].map(isLeftOver)).toEqual([true, false, false]);
    expect([[clarifies], [clarifies, refused('a')], [amendment('a', { operation: 'clarification' })]].map((amendments) => isExplaining(ruling('a', 'r', { amendments })))).toEqual([true, false, false]);
    expect([[], [amendment('a')], [amendment('a'), refused('b')]].map((amendments) => isBesideText(ruling('a', 'r', { amendments })))).toEqual([true, false, true]);
    expect([null, { ...by, ruling: 'b' }].map((supersededBy) => isInForce(ruling('a', 'r', { supersededBy })))).toEqual([true, false]);
    expect(reasonsOf(ruling('a', 'r', { amendments: [refused('a'), refused('b'), clarifies, refused('d', 'described, not quoted'), amendment('e', { reason: { why: 'noted', more: null } })] }))).toBe('text not found; described, not quoted');
  });
});
