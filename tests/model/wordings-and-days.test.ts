/** A wording from version to version, what an edition said of it, how it was known, and a corpus on a day. */
import { describe, expect, it } from 'vitest';

import { amendment, block, document, entry, ruling, version } from '../data/arrange.ts';
import { aroundIn, knownTo } from '../../src/model/around.ts';
import { corpusAt } from '../../src/model/corpus-at.ts';
import type { Block, Corpus, EditionEvent, Entry, LedgerRow, Version } from '../../src/model/corpus.ts';
import { accountOf, changingDocuments, howOf, isChange } from '../../src/model/editions.ts';
import { formerBlocks } from '../../src/model/former.ts';
import { formerVersions, knownDay, toldOf, versionsAsKnown } from '../../src/model/known.ts';
import { wordingSpan } from '../../src/model/wording.ts';

const made = (from: string | null, amendments: string[], ...text: Block[]): Version => ({ ...version(from, 'r', 'x', amendments), text });
const [one, two, three] = [block('p1', 'One.'), block('p2', 'Two.'), block('p3', 'Three.')] as const;
const closed = (versions: Version[]): Version[] => versions.map((this_, at) => ({ ...this_, to: versions[at + 1]?.from ?? null }));
const event = (how: EditionEvent['how'], by_ = 'glossary') => ({ document: by_, how }) as unknown as EditionEvent;

describe('one wording', () => {
  const versions = [made(null, [], one, two), made('2016-01-01', ['a'], one, block('p2', 'Zwei.')), made('2017-01-01', ['b'], one), made('2018-01-01', ['c'], block('p1', 'Eins.'))];
  const span = (at: number, id: string | null) => { const { first, last, next } = wordingSpan({ versions }, versions[at] ?? made(null, []), id); return [first.from, last.from, next?.from ?? null]; };

  it.each([
    [0, 'p1', [null, '2017-01-01', '2018-01-01']], [1, 'p1', [null, '2017-01-01', '2018-01-01']], [3, 'p1', ['2018-01-01', '2018-01-01', null]], [0, 'p2', [null, null, '2016-01-01']], [1, 'p2', ['2016-01-01', '2016-01-01', '2017-01-01']], [1, null, ['2016-01-01', '2016-01-01', '2017-01-01']],
  ] as const)('of version %d, block %s, stood from when to when', (at, id, expected) => { expect(span(at, id)).toEqual(expected); });
});

describe('a block that is no longer there', () => {
  it('has its place behind the nearest one before it that is, unless it came back', () => {
    const versions = [made(null, [], one, two, three), made('2016-01-01', ['a'], one, three), made('2017-01-01', ['b'], three), made('2018-01-01', ['c'], one, three)];
    const last = versions.at(-1) ?? made(null, []);
    const told = (here: Version) => [...formerBlocks({ ...entry('fog', versions), versions }, here)].map(([place, list]) => [place, list.map(({ id, last: had, endedBy }) => [id, had.from, endedBy.from])]);
    expect(told(last)).toEqual([['p1', [['p2', null, '2016-01-01']]]]);
    expect(told(versions[2] ?? last)).toEqual([['', [['p2', null, '2016-01-01'], ['p1', '2016-01-01', '2017-01-01']]]]);
    expect(told(versions[0] ?? last)).toEqual([]);
  });
});

describe('what an edition said', () => {
  const [base, later] = [version(null, 'glossary', 'One.', []), version('2016-01-01', 'later', 'Two.', [])];
  const fog = { ...entry('fog', [base, later]), editions: [event('base'), event('revised', 'later')] };

  it('is told of the version that it made, and is a change unless it was the first', () => {
    expect([howOf(fog, base), howOf(fog, later), howOf(fog, version('2017-01-01', 'r', 'Three.'))]).toEqual(['base', 'revised', null]);
    expect([base, later].map((this_) => isChange(fog, this_))).toEqual([false, true]);
    expect(isChange({ versions: [later], editions: [event('added', 'later')] }, later)).toBe(true);
    expect(isChange({ versions: [later], editions: [event('revised', 'later')] }, later)).toBe(false);
    expect(isChange({ versions: [base, later], editions: [event('base', 'later')] }, later)).toBe(false);
    expect(isChange({ versions: [version('2017-01-01', 'r', 'Three.')], editions: [] }, version('2017-01-01', 'r', 'Three.'))).toBe(true);
  });

  it('is counted by what it said, and makes its document one that changes', () => {
    expect([...accountOf([fog, { ...fog, id: 'oar' }], 'later')].map(([how, list]) => [how, list.map(({ id }) => id)])).toEqual([['revised', ['fog', 'oar']]]);
    expect([...changingDocuments([fog])]).toEqual(['later']);
  });
});

describe('what was known', () => {
  const first = { ...version(null, 'glossary', 'One.', []), known: '2001-01-01' };
  const second = { ...version('2016-01-01', 'r', 'Two.'), known: '2016-01-01' };
  const found = { ...version('2010-01-01', 'found', 'Ten.'), known: '2020-01-01' };
  const fog: Pick<Entry, 'versions' | 'known'> = { versions: closed([first, found, second]), known: [{ from: '2016-01-01', until: '2020-01-01', versions: closed([first, second]) }] };
  const texts = (day: string, known: string) => (versionsAsKnown(fog, known).findLast(({ from }) => (from ?? '') <= day)?.text ?? []).map(({ text }) => text).join(' ');

  it('of a document is the day it was found, came out, or held from', () => {
    expect([{ published: '2', date: '1', found: '3' }, { published: '2', date: '1', found: null }, { published: null, date: '1', found: null }].map(knownDay)).toEqual(['3', '2', '1']);
  });

  it.each([
    ['2012-01-01', '2015-12-31', 'One.'], ['2012-01-01', '2019-12-31', 'One.'], ['2012-01-01', '2020-01-01', 'Ten.'], ['2016-01-01', '2016-01-01', 'Two.'], ['2010-01-01', '2020-01-01', 'Ten.'], ['2009-12-31', '2020-01-01', 'One.'], ['2000-01-01', '2000-12-31', ''],
  ])('of %s on %s is “%s”', (day, known, text) => { expect(texts(day, known)).toBe(text); });

  it('ends with the next that was known then', () => { expect(versionsAsKnown(fog, '2015-01-01').map(({ from, to }) => [from, to])).toEqual([[null, null]]); });

  it('before, of a version’s day, is told where it was another text', () => {
    expect(toldOf(fog, fog.versions[1] ?? first).map(({ until, was }) => [until, was?.id ?? null])).toEqual([['2020-01-01', 'glossary']]);
    expect([toldOf(fog, fog.versions[2] ?? first), toldOf(fog, fog.versions[0] ?? first)]).toEqual([[], []]);
    expect(toldOf({ known: [{ from: null, until: '2020-01-01', versions: [second] }] }, first)).toEqual([{ until: '2020-01-01', was: null }]);
  });

  it('under an address that leads nowhere now, is told once', () => {
    const gone = { ...fog, versions: closed([first, found]) };
    expect(formerVersions(gone).map(({ version: { id }, until }) => [id, until])).toEqual([['2016-01-01', '2020-01-01']]);
    expect(formerVersions(fog)).toEqual([]);
  });
});

describe('a corpus on a day', () => {
  const superseded = { document: 'third', entry: null, ruling: 'c', how: 'repeated', block: null, likeness: null } as const;
  const older = amendment('o', { outcome: 'not applied', reason: { why: 'older than the base text', more: null } });
  const corpus = {
    documents: [document('glossary', { kind: 'glossary', date: '2015-01-01' }), document('first', { date: '2016-01-01' }), document('third', { date: '2017-01-01', found: '2020-01-01' }), document('loose')],
    rulings: [ruling('a', 'first', { supersededBy: superseded }), ruling('c', 'third'), ruling('o', 'third', { amendments: [older] }), ruling('l', 'loose')],
    entries: [
      { ...entry('fog', closed([version(null, 'glossary', 'Thick.', []), version('2016-01-01', 'first', 'Thin.'), version('2017-01-01', 'third', 'Gone.')])), rulings: ['a', 'c'] },
      entry('kelp', [version('2016-01-01', 'first', 'Green.')]),
      { ...entry('mole', [version('2016-01-01', 'later', 'A wall.', [])]), editions: [event('added', 'later')] },
      { ...entry('oar', [version('2016-01-01', 'glossary', 'Long.', [])]), editions: [event('base')] },
    ],
  } as unknown as Corpus;
  const told = (day: string | null, known?: string) => {
    const { entries, rulings } = corpusAt(corpus, day, known);
    return [entries.map(({ id, text, versions }) => `${id}: ${text.map((part) => part.text).join(' ')} (${String(versions.length)}, ${versions.at(-1)?.to ?? 'open'})`), rulings.map(({ id, supersededBy }) => `${id}${supersededBy === null ? '' : ' superseded'}`)];
  };

  it.each([
    ['2015-12-31', ['fog: Thick. (1, open)', 'oar: Long. (1, open)'], ['o', 'l']], ['2016-01-01', ['fog: Thin. (2, open)', 'kelp: Green. (1, open)', 'mole: A wall. (1, open)', 'oar: Long. (1, open)'], ['a', 'o', 'l']],
    ['2017-01-01', ['fog: Gone. (3, open)', 'kelp: Green. (1, open)', 'mole: A wall. (1, open)', 'oar: Long. (1, open)'], ['a superseded', 'c', 'o', 'l']], [null, ['fog: Thick. (1, open)', 'mole: A wall. (1, open)', 'oar: Long. (1, open)'], ['o']],
  ])('%s', (day, entries, rulings) => { expect(told(day)).toEqual([entries, rulings]); });

  it('as it was known before a document was found has none of its rulings', () => { expect(told('2017-01-01', '2019-01-01')[1]).toEqual(['a', 'l']); });

  it('names on an entry only rulings that were there', () => { expect(corpusAt(corpus, '2016-01-01').entries[0]?.rulings).toEqual(['a']); });

  it('is asked for what it holds, and says what it does not', () => {
    const { documentOf, rulingOf, known, isAfterKnown, today } = aroundIn(corpus, '2026-01-01');
    expect([documentOf('first').id, rulingOf('a').id, known, today]).toEqual(['first', 'a', '1 Jan 2017', '2026-01-01']);
    expect(['2017-01-01', '2017-01-02'].map(isAfterKnown)).toEqual([false, true]);
    expect(() => documentOf('second')).toThrow('the document “second”');
    expect(() => rulingOf('z')).toThrow('the ruling “z”');
    const ledger: LedgerRow[] = [{ is: 'ruling', lines: [1, 1], owner: 'a' }];
    expect([knownTo([{ published: '2018-01-01', date: '2010-01-01', ledger }, { published: null, date: '2017-01-01', ledger }]), knownTo([{ published: null, date: null, ledger }])]).toEqual(['2018-01-01', null]);
    // A document of which nothing was read makes nothing known.
    expect(knownTo([{ published: '2016-01-01', date: null, ledger }, { published: '2018-01-01', date: null, ledger: [] }])).toBe('2016-01-01');
  });
});
