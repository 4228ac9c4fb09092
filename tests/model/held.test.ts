/** What is held, and what stands: of letters, of copies, of rulings beside a text. */
import { describe, expect, it } from 'vitest';

import { amendment, block, document, entry, ruling, version } from '../data/arrange.ts';
import { aroundIn } from '../../src/model/around.ts';
import type { Amendment, Corpus, Entry, Extent, Ruling } from '../../src/model/corpus.ts';
import { coverage, edgesOf, isWhole, lackOf } from '../../src/model/extent.ts';
import { historyOf } from '../../src/model/history.ts';
import { alphabet, byLetter, coverageInWords, holdsAllLetters, inDictionaryOrder, letterOf, lettersHeld } from '../../src/model/letters.ts';
import { changesIn, isEmpty } from '../../src/model/period/changes.ts';
import { always, during as duringOne, earliestDay, isUnder } from '../../src/model/period/period.ts';
import { rulingChanges } from '../../src/model/period/ruling-changes.ts';
import { during, isBesideText, isExplaining, isInForce, isLeftOver, reasonsOf, rulingsOnEntry } from '../../src/model/rulings.ts';
import { addSpans, gapShown, inOrder, piecesOf, withEmphasis } from '../../src/model/spans.ts';
import { certaintyOn, isDamaged, standingOf, standingOn, stretchesOf } from '../../src/model/standing.ts';
import { citedStanding, longStanding, rulingStanding, shortStanding, standingWords } from '../../src/model/standing-words.ts';

const extent = (letter: string, whole = true, facts: Partial<Extent> = {}): Extent => ({ letter, whole, why: null, ...facts });
const refused = (id: string, why = 'text not found', facts: Partial<Amendment> = {}): Amendment => amendment(id, { outcome: 'not applied', reason: { why, more: null }, ...facts });
const clarifies = refused('c', 'no instruction', { operation: 'clarification' });
const closed = (versions: Entry['versions']): Entry['versions'] => versions.map((one, at) => ({ ...one, to: versions[at + 1]?.from ?? null }));

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

  it('are told apart by what became of them', () => {
    expect([refused('a'), amendment('a'), clarifies].map(isLeftOver)).toEqual([true, false, false]);
    expect([[clarifies], [clarifies, refused('a')], [amendment('a', { operation: 'clarification' })]].map((amendments) => isExplaining(ruling('a', 'r', { amendments })))).toEqual([true, false, false]);
    expect([[], [amendment('a')], [amendment('a'), refused('b')]].map((amendments) => isBesideText(ruling('a', 'r', { amendments })))).toEqual([true, false, true]);
    expect([null, { ...by, ruling: 'b' }].map((supersededBy) => isInForce(ruling('a', 'r', { supersededBy })))).toEqual([true, false]);
    expect(reasonsOf(ruling('a', 'r', { amendments: [refused('a'), refused('b'), clarifies, refused('d', 'described, not quoted'), amendment('e', { reason: { why: 'noted', more: null } })] }))).toBe('text not found; described, not quoted');
  });
});

const documents = [
  document('glossary', { kind: 'glossary', title: 'Glossary', letter: 'F', after: '2001-05-14', before: '2016-09-05', edition: 'Web edition' }),
  document('first', { date: '2016-09-05' }), document('second', { date: '2017-02-06' }), document('third', { date: '2017-05-01' }),
];
const corpus = (entries: Entry[], rulings: Ruling[] = []): Pick<Corpus, 'documents' | 'entries' | 'rulings'> => ({ documents, entries, rulings });
const around = (rulings: Ruling[] = [], today = '2026-01-01') => aroundIn({ documents, rulings }, today);
const fog = entry('fog', closed([version(null, 'glossary', 'Thick.', []), version('2016-09-05', 'first', 'Thin.'), version('2017-05-01', 'third', '')]));
const oar = entry('oar', closed([version(null, 'glossary', 'Long.', [])]));

describe('the standing of a text', () => {
  const [base, thin] = fog.versions;
  const words = (one: Entry, at: number, today = '2026-01-01', rulings: Ruling[] = []) => shortStanding(standingOf({ ...one, rulings: rulings.map(({ id }) => id) }, one.versions[at] ?? version(null, 'glossary', ''), around(rulings, today)));

  it.each([
    [oar, 0, '2026-01-01', 'In force as first published (Web edition, letter F, undated)'],
    [fog, 1, '2017-01-01', 'In force since 5 Sep 2016 (Current Rulings); ends on 1 May 2017'], [fog, 0, '2016-01-01', 'In force as first published (Web edition, letter F, undated); changes on 5 Sep 2016'],
    [fog, 0, '2017-01-01', 'Superseded on 5 Sep 2016, in force before that (by Current Rulings)'], [fog, 1, '2017-05-01', 'Repealed on 1 May 2017 (Current Rulings)'], [fog, 2, '2017-05-01', 'Repealed on 1 May 2017 (Current Rulings)'],
    [fog, 1, '2016-09-04', 'Not in force yet: from 5 Sep 2016 (Current Rulings); ends on 1 May 2017'],
    [{ ...oar, completeness: 'partial' as const }, 0, '2026-01-01', 'In force as first published (Web edition, letter F, undated); copy damaged'],
    [{ ...oar, completeness: 'headword only' as const }, 0, '2026-01-01', 'In force as first published (Web edition, letter F, undated); only the headword is in this copy'],
  ])('%#: %s %s %s', (one, at, today, expected) => { expect(words(one, at, today)).toBe(expected); });

  it('counts what is not in it, and what is to be read with it', () => {
    const rulings = [ruling('a', 'first', { amendments: [refused('a1'), refused('a2')] }), ruling('b', 'second', { amendments: [clarifies] }), ruling('c', 'third', { amendments: [clarifies] })];
    expect(words(oar, 0, '2026-01-01', rulings)).toBe('In force as first published (Web edition, letter F, undated); 2 instructions not in the text; 2 later rulings to read with it (6 Feb 2017, 1 May 2017)');
    expect(words(oar, 0, '2026-01-01', [rulings[1], rulings[2], ruling('d', 'first', { amendments: [clarifies] })].filter((one) => one !== undefined))).toContain('3 later rulings to read with it (the newest ');
    expect(words(oar, 0, '2017-01-01', rulings)).toBe('In force as first published (Web edition, letter F, undated); 2 instructions not in the text');
    expect(words(fog, 0, '2026-01-01', rulings)).toBe('Superseded on 5 Sep 2016, in force before that (by Current Rulings)');
  });

  it('is damaged while it is the text of a copy that is', () => {
    const own = [{ ...block('p1', 'Long.'), document: 'glossary' }];
    expect([isDamaged({ completeness: 'partial', document: 'glossary' }, own), isDamaged({ completeness: 'partial', document: 'glossary' }, []), isDamaged({ completeness: 'complete', document: 'glossary' }, own), isDamaged({ completeness: 'partial', document: 'first' }, own)]).toEqual([true, true, false, false]);
  });

  it.each([
    ['2017-05-02', 'after what is known'], ['2017-05-01', 'known'], ['2016-09-05', 'known'], ['2016-09-04', 'unsure'], ['2001-05-14', 'unsure'], ['2001-05-13', 'before what is held'],
  ])('of the first text held, on %s, is %s', (day, certainty) => { expect(certaintyOn(oar, oar.versions[0] ?? version(null, 'glossary', ''), day, around())).toBe(certainty); });

  it('of any other is known on each day up to the last', () => {
    expect(thin && certaintyOn(fog, thin, '2001-01-01', around())).toBe('known');
    expect(base && certaintyOn({ ...fog, editions: [{ document: 'glossary', how: 'added', lines: null, completeness: null }] }, base, '2001-01-01', around())).toBe('known');
  });

  it('of a day says that it is of that day, and whether today differs', () => {
    const on = (one: Entry, day: string) => { const { state, warnings } = standingWords(standingOn(one, day, around()), 'that day'); return [state, ...warnings]; };
    expect(on(fog, '2016-12-31')).toEqual(['In force on that day, since 5 Sep 2016', 'today differs']);
    expect(on(fog, '2000-01-01')).toEqual(['Not known: no text of that day is held', 'today differs']);
    expect(on(oar, '2010-01-01')).toEqual(['In force on that day, as first published', 'the text held may be of a later day']);
    expect(on(oar, '2020-01-01')).toEqual(['In force on that day, as first published', 'nothing so late is known']);
  });

  it('in full names the day up to which anything is known', () => { expect(longStanding(standingOf(oar, oar.versions[0] ?? version(null, 'glossary', ''), around()))).toBe('In force as first published (Web edition, letter F, undated). Known up to 1 May 2017'); });

  it('is cited with the base text, and with the version that a wording outlived', () => {
    const kept = entry('keel', closed([version(null, 'glossary', 'Flat.', []), { ...version('2016-09-05', 'first', 'Flat.'), text: [block('p1', 'Flat.'), block('p2', 'Wet.')] }]));
    const [first, second] = kept.versions;
    expect(first && citedStanding(kept, first, 'p1', around())).toBe('In force as first published, base: Web edition, letter F (undated; after 14 May 2001 and before 5 Sep 2016); quoted from the base text of the entry, superseded by Current Rulings of 5 Sep 2016. Known up to 1 May 2017');
    expect(first && citedStanding(kept, first, null, around())).toBe('Superseded on 5 Sep 2016, in force before that (by Current Rulings), base: Web edition, letter F (undated; after 14 May 2001 and before 5 Sep 2016). Known up to 1 May 2017');
    const ruled = [ruling('a', 'second', { amendments: [clarifies] })];
    expect(first && citedStanding({ ...kept, rulings: ['a'] }, first, 'p1', around(ruled))).toContain('; 1 later ruling to read with it (6 Feb 2017)');
    expect(second && citedStanding({ ...kept, document: 'first' }, second, null, around())).toBe('In force since 5 Sep 2016 (Current Rulings). Known up to 1 May 2017');
  });

  it('is the same between the days on which a ruling comes or goes', () => {
    const rulings = [ruling('a', 'second', { amendments: [clarifies] })];
    expect(stretchesOf({ ...fog, rulings: ['a'] }, around(rulings)).map(({ from, to }) => [from, to])).toEqual([[null, '2001-05-14'], ['2001-05-14', '2016-09-05'], ['2016-09-05', '2017-02-06'], ['2017-02-06', '2017-05-01'], ['2017-05-01', null]]);
    const printed = { ...version('2016-09-05', 'first', 'Printed.'), to: '2016-09-05' };
    expect(stretchesOf({ ...fog, versions: [printed, ...fog.versions.slice(1)] }, around()).map(({ version: { from, to } }) => [from, to])).toEqual([['2016-09-05', '2017-05-01'], ['2017-05-01', null]]);
  });
});

describe('a ruling by itself', () => {
  const later = { document: 'second', entry: null, ruling: 'b', how: 'repeated', block: null, likeness: null } as const;

  it.each([
    [{}, 'in force', 'In force since 5 Sep 2016 (Current Rulings)'], [{ document: 'loose' }, 'in force', 'In force (loose, undated)'], [{ supersededBy: later }, 'superseded', 'Superseded on 6 Feb 2017 (by Current Rulings), said by Current Rulings of 5 September 2016'],
    [{ supersededBy: { ...later, document: 'loose' } }, 'superseded', 'Superseded (by Current Rulings), said by Current Rulings of 5 September 2016'],
    [{ effective: { from: null, to: '2017-03-03', words: '' } }, 'superseded', 'Ended on 3 Mar 2017 (Current Rulings of 5 September 2016)'], [{ effective: { from: null, to: '2017-03-04', words: '' } }, 'in force', 'In force since 5 Sep 2016 (Current Rulings)'],
    [{ effective: { from: '2017-03-04', to: null, words: '' } }, 'to come', 'Not in force yet: from 4 Mar 2017 (Current Rulings of 5 September 2016)'], [{ effective: { from: '2017-03-03', to: null, words: '' } }, 'in force', 'In force since 3 Mar 2017 (Current Rulings)'],
    [{ amendments: [refused('a')] }, 'in force', 'In force since 5 Sep 2016 (Current Rulings); changes a text that is not held'], [{ amendments: [refused('a')], entry: 'fog' }, 'in force', 'In force since 5 Sep 2016 (Current Rulings); 1 instruction not in the text'],
    [{ amendments: [refused('a'), refused('b')], entry: 'fog' }, 'in force', 'In force since 5 Sep 2016 (Current Rulings); 2 instructions not in the text'],
  ])('%#: %j is %s: %s', (facts, is, words) => {
    const all = aroundIn({ documents: [...documents, document('loose')], rulings: [] }, '2017-03-03');
    expect(rulingStanding(ruling('a', 'first', facts), all)).toEqual({ is, words });
  });
});

describe('a stretch of time', () => {
  it('is under a letter where one of the names is', () => {
    const all = { after: -1, through: 3, letter: 'F' };
    expect([isUnder(all, 'fog'), isUnder(all, 'oar'), isUnder(all, 'oar', 'fog'), isUnder(all, null), isUnder({ ...all, letter: null }, null)]).toEqual([true, false, true, false, true]);
    expect([earliestDay({ date: '2', after: '1' }), earliestDay({ date: null, after: '1' }), earliestDay({ date: null, after: null })]).toEqual(['2', '1', null]);
  });

  it('tells the first texts held, and the rulings without a day', () => {
    const loose = { ...corpus([fog, oar]), documents: [...documents, document('loose')] };
    const found = changesIn(loose, always(loose));
    expect([found.editions.map(({ id }) => id), found.undated.map(({ id }) => id), isEmpty(found)]).toEqual([['glossary'], ['loose'], false]);
    expect([changesIn(loose, always(loose, 'G')).editions, isEmpty(changesIn(loose, duringOne(loose, document('second')))), isEmpty(changesIn(loose, always(loose, 'G')))]).toEqual([[], true, true]);
  });

  it('has what is new in it of rulings under a letter, by their topic or their entry', () => {
    const rulings = [ruling('fog', 'second', { amendments: [refused('a')] }), ruling('mist', 'second', { entry: 'fog', amendments: [refused('b')] }), ruling('oar', 'second', { amendments: [refused('c')] }), ruling('made', 'second', { amendments: [amendment('first-1')] })];
    const found = rulingChanges(corpus([fog], rulings), { after: -1, through: 3, letter: 'F' });
    expect([found.notApplied.map(({ ruling: { id }, from, to }) => [id, from, to]), found.repeated]).toEqual([[['fog', '2017-02-06', null], ['mist', '2017-02-06', null]], []]);
  });
});

describe('the history of an entry', () => {
  it('has an edition that made no version, and no ruling that did', () => {
    const printed = { ...oar, editions: [{ document: 'glossary', how: 'base' as const, lines: null, completeness: null }, { document: 'third', how: 'confirmed' as const, lines: null, completeness: null }] };
    const rulings = [ruling('a', 'first', { amendments: [clarifies] }), ruling('b', 'second', { amendments: [amendment('b1'), refused('b2')] })];
    expect(historyOf(printed, rulings, documents).map((item) => [item.is, item.document.id])).toEqual([['version', 'glossary'], ['clarifies', 'first'], ['not applied', 'second'], ['printed', 'third']]);
    expect(historyOf(fog, [ruling('a', 'first', { amendments: [amendment('first-1')] })], documents).map(({ is }) => is)).toEqual(['version', 'version', 'version']);
  });
});

describe('spans', () => {
  const span = (from: number, to: number) => ({ from, to, is: 'see' as const });

  it('beside each other both stay, and so does what they enclose', () => {
    expect(addSpans([span(4, 8)], [span(2, 4), span(8, 10)])).toEqual([span(2, 4), span(4, 8), span(8, 10)]);
    expect(addSpans([span(4, 8)], [span(2, 5), span(7, 10)])).toEqual([span(4, 8)]);
    expect(withEmphasis([span(4, 8)], [{ from: 4, to: 8, is: 'em' }, { from: 5, to: 7, is: 'em' }])).toEqual([{ from: 4, to: 8, is: 'em' }, span(4, 8)]);
    expect(inOrder([span(4, 6), span(4, 8), { from: 4, to: 4, is: 'gap' }, span(2, 3)]).map(({ from, to }) => [from, to])).toEqual([[2, 3], [4, 4], [4, 8], [4, 6]]);
    expect(piecesOf('abcd', [span(0, 2), span(1, 3), span(2, 4)]).map((piece) => (typeof piece === 'string' ? piece : piece.inside))).toEqual([['ab'], ['cd']]);
  });

  it.each([['one lamp', 3, ' ', ''], ['one lamp', 4, '', ' '], ['(lamp)', 1, '', ' '], ['(lamp)', 5, ' ', ''], ['', 0, '', '']])('a gap in “%s” at %d', (text, at, before, after) => { expect(gapShown(text, at)).toMatchObject({ before, after }); });
});
