/** How a text stands, and for how long; what happened to an entry. */
import { describe, expect, it } from 'vitest';

import { amendment, block, document, entry, ruling, version } from '../data/arrange.ts';
import { aroundIn } from '../../src/model/around.ts';
import type { Amendment, Corpus, Entry, Ruling } from '../../src/model/corpus.ts';
import { historyOf } from '../../src/model/history.ts';
import { changesIn, isEmpty } from '../../src/model/period/changes.ts';
import { always, during as duringOne, earliestDay, isUnder } from '../../src/model/period/period.ts';
import { rulingChanges } from '../../src/model/period/ruling-changes.ts';
import { addSpans, gapShown, inOrder, piecesOf, withEmphasis } from '../../src/model/spans.ts';
import { certaintyOn } from '../../src/model/certainty.ts';
import { isDamaged, standingOf, standingOn, stretchesOf } from '../../src/model/standing.ts';
import { citedStanding, longStanding, rulingStanding, shortStanding, standingWords } from '../../src/model/standing-words.ts';

const refused = (id: string, why = 'text not found', facts: Partial<Amendment> = {}): Amendment => amendment(id, { outcome: 'not applied', reason: { why, more: null }, ...facts });
const clarifies = refused('c', 'no instruction', { operation: 'clarification' });
const closed = (versions: Entry['versions']): Entry['versions'] => versions.map((one, at) => ({ ...one, to: versions[at + 1]?.from ?? null }));

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
    expect(words(oar, 0, '2026-01-01', rulings)).toBe('2 changes are not in the text; otherwise in force as first published (Web edition, letter F, undated); 2 later rulings to read with it (6 Feb 2017, 1 May 2017)');
    expect(words(oar, 0, '2026-01-01', [rulings[1], rulings[2], ruling('d', 'first', { amendments: [clarifies] })].filter((one) => one !== undefined))).toContain('3 later rulings to read with it (the newest ');
    expect(words(oar, 0, '2017-01-01', rulings)).toBe('2 changes are not in the text; otherwise in force as first published (Web edition, letter F, undated)');
    expect(words(fog, 0, '2026-01-01', rulings)).toBe('Superseded on 5 Sep 2016, in force before that (by Current Rulings)');
  });

  it('calls those temporary that their document gives for the time being', () => {
    const [now, later] = [ruling('b', 'second', { amendments: [clarifies], section: 'Temporary Rulings' }), ruling('c', 'third', { amendments: [clarifies] })];
    expect(words(oar, 0, '2026-01-01', [now])).toContain('; 1 later temporary ruling to read with it (6 Feb 2017)');
    expect(words(oar, 0, '2026-01-01', [now, later])).toContain('; 2 later rulings to read with it, 1 of them temporary (6 Feb 2017, 1 May 2017)');
    expect(words(oar, 0, '2026-01-01', [ruling('a', 'first', { amendments: [refused('a1')], section: 'Temporary rulings, pending errata' })])).toMatch(/^1 temporary change is not in the text; otherwise in force/u);
  });

  it('is damaged while it is the text of a copy that is', () => {
    const own = [{ ...block('p1', 'Long.'), document: 'glossary' }];
    expect([isDamaged({ completeness: 'partial', document: 'glossary' }, own), isDamaged({ completeness: 'partial', document: 'glossary' }, []), isDamaged({ completeness: 'complete', document: 'glossary' }, own), isDamaged({ completeness: 'partial', document: 'first' }, own)]).toEqual([true, true, false, false]);
  });

  it.each([
    ['2017-05-02', 'after what is known'], ['2017-05-01', 'known'], ['2016-09-05', 'known'], ['2016-09-04', 'unsure'], ['2001-05-15', 'unsure'], ['2001-05-14', 'before what is held'],
  ])('of the first text held, on %s, is %s', (day, certainty) => { expect(certaintyOn(oar, oar.versions[0] ?? version(null, 'glossary', ''), day, around())).toBe(certainty); });

  it('of any other is known on each day up to the last', () => {
    expect(thin && certaintyOn(fog, thin, '2001-01-01', around())).toBe('known');
    expect(base && certaintyOn({ ...fog, editions: [{ document: 'glossary', how: 'added', lines: null, completeness: null }] }, base, '2001-01-01', around())).toBe('known');
  });

  it('of a day says that it is of that day, and whether today differs', () => {
    const on = (one: Entry, day: string) => { const { state, warnings } = standingWords(standingOn(one, day, around()), 'that day'); return [state, ...warnings]; };
    expect(on(fog, '2016-12-31')).toEqual(['In force on that day, since 5 Sep 2016', 'not the same today']);
    expect(on(fog, '2000-01-01')).toEqual(['Not known: no text of that day is held', 'not the same today']);
    expect(on(oar, '2010-01-01')).toEqual(['Not known whether in force on that day', 'the text held may be of a later day']);
    expect(on(oar, '2020-01-01')).toEqual(['As far as known: in force as first published', 'nothing so late is known']);
    expect(on(fog, '2020-01-01')[0]).toBe('As far as known: repealed on 1 May 2017');
  });

  it('says of an order that brings a text what it brings, and never ends at its colon; a text changed with a note says so', () => {
    const brought = (text: string) => [ruling('a', 'first', { amendments: [refused('a1', 'text not found', { instruction: 'Replace it with:', newBlocks: [block('n1', text)] })] })];
    const said = (rulings: Ruling[]) => citedStanding({ ...oar, rulings: ['a'] }, oar.versions[0] ?? version(null, 'glossary', ''), null, around(rulings));
    expect(said(brought('Short.'))).toContain('; the ruling says: “Replace it with:” “Short.”. Known up to');
    expect(said(brought('Long. '.repeat(60)))).toContain('; the ruling says: “Replace it with ...” (the rest beside the text). Known up to');
    const noted = [ruling('a', 'first', { amendments: [amendment('first-1', { outcome: 'applied with a note' })] })];
    const [, changed] = closed([version(null, 'glossary', 'Thick.', []), { ...version('2016-09-05', 'first', 'Thin.'), text: [{ ...block('p1', 'Thin.'), amendment: 'first-1' }, block('p2', 'Wet.')] }]);
    const one = { ...fog, rulings: ['a'], versions: changed === undefined ? [] : [changed] };
    const told = (at: string | null) => (changed === undefined ? [] : standingWords(standingOf(one, changed, around(noted), at)).warnings);
    expect([told(null), told('p1'), told('p2')]).toEqual([['changed with a note'], ['changed with a note'], []]);
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
    expect(stretchesOf({ ...fog, rulings: ['a'] }, around(rulings)).map(({ from, to }) => [from, to])).toEqual([[null, '2001-05-15'], ['2001-05-15', '2016-09-05'], ['2016-09-05', '2017-02-06'], ['2017-02-06', '2017-05-01'], ['2017-05-01', null]]);
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
    [{ amendments: [refused('a')] }, 'in force', 'In force since 5 Sep 2016 (Current Rulings); changes a text that is not held'], [{ amendments: [refused('a')], entry: 'fog' }, 'in force', 'In force since 5 Sep 2016 (Current Rulings); 1 change is not in the text'],
    [{ amendments: [refused('a'), refused('b')], entry: 'fog' }, 'in force', 'In force since 5 Sep 2016 (Current Rulings); 2 changes are not in the text'],
    [{ section: 'Temporary Rulings (Pending Errata)' }, 'in force', 'In force since 5 Sep 2016 (Current Rulings); temporary'],
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
