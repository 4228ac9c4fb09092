/** The versions of an entry: what each of them changed, which of them is meant, and how it was known. */
import { describe, expect, it } from 'vitest';

import { amendment, block, document, entry, ruling, version } from '../data/arrange.ts';
import { aroundIn, knownTo } from '../../src/model/around.ts';
import { changeInWords, changesOf, earlierInWords, sameText } from '../../src/model/changes.ts';
import { corpusAt, textAt, versionAt } from '../../src/model/corpus-at.ts';
import type { Amendment, Block, Corpus, EditionEvent, Entry, LedgerRow, Version } from '../../src/model/corpus.ts';
import { accountOf, changingDocuments, droppedBy, howOf, isChange } from '../../src/model/editions.ts';
import { formerBlocks } from '../../src/model/former.ts';
import { formerVersions, knownDay, knownOtherwiseSince, textAsKnown, toldOf, versionsAsKnown } from '../../src/model/known.ts';
import { rulingFile, textFilesOf, versionFile } from '../../src/model/texts.ts';
import { hasOwnPage, holdsOn, isEnd, isInEntries, isOver, isToCome, latestVersion, lifetime, nextChange, shownVersion, stateOf, versionById, versionPairs, versionsAfter, versionsUntil } from '../../src/model/versions.ts';
import { wordingSpan } from '../../src/model/wording.ts';

const by = (amendmentId: string, one: Block): Block => ({ ...one, amendment: amendmentId });
const made = (from: string | null, amendments: string[], ...text: Block[]): Version => ({ ...version(from, 'r', 'x', amendments), text });
const [one, two, three] = [block('p1', 'One.'), block('p2', 'Two.'), block('p3', 'Three.')] as const;
const closed = (versions: Version[]): Version[] => versions.map((this_, at) => ({ ...this_, to: versions[at + 1]?.from ?? null }));
const event = (how: EditionEvent['how'], by_ = 'glossary') => ({ document: by_, how }) as unknown as EditionEvent;

describe('what amendments did to a text', () => {
  const changes = (amendments: Amendment[], ...versions: Version[]) => changesOf(versions, (id) => ({ amendment: amendments.find((other) => other.id === id) ?? amendment(id), ruling: ruling('fog', 'r') }));
  const steps = ({ byBlock }: ReturnType<typeof changesOf>) => Object.fromEntries([...byBlock].map(([id, list]) => [id, list.map((step) => `${step.amendment.id}: ${step.before.map(({ text }) => text).join(' ')} > ${step.after.map(({ text }) => text).join(' ')}`)]));
  const removed = ({ removedAfter }: ReturnType<typeof changesOf>) => Object.fromEntries([...removedAfter].map(([id, list]) => [id, list.map((step) => step.before.map(({ text }) => text).join(' '))]));
  const part = (id: string, facts: Partial<Amendment> = {}): Amendment => amendment(id, { unit: 'paragraph', ...facts });

  it('is told of the block that was changed, the newest first', () => {
    const found = changes([part('a', { replaced: ['p1'] }), part('b', { replaced: ['p1'] })], made(null, [], one, two), made('2016-01-01', ['a'], by('a', block('p1', 'Once.')), two), made('2017-01-01', ['b'], by('b', block('p1', 'Again.')), two));
    expect(steps(found)).toEqual({ p1: ['b: Once. > Again.', 'a: One. > Once.'] });
    expect(found.byBlock.get('p1')?.map(({ date }) => date)).toEqual(['2017-01-01', '2016-01-01']);
    expect([found.whole, removed(found)]).toEqual([[], {}]);
  });

  it('is told of each of several blocks, where as many came as went, else of the first for all', () => {
    const twice = part('a', { replaced: ['p1', 'p2'] });
    expect(steps(changes([twice], made(null, [], one, two, three), made('2016-01-01', ['a'], by('a', block('n1', 'Eins.')), by('a', block('n2', 'Zwei.')), three)))).toEqual({ n1: ['a: One. > Eins.'], n2: ['a: Two. > Zwei.'] });
    expect(steps(changes([part('a', { replaced: ['p1'] })], made(null, [], one, two), made('2016-01-01', ['a'], by('a', block('n1', 'Eins.')), by('a', block('n2', 'Zwei.')), two)))).toEqual({ n1: ['a: One. > Eins. Zwei.'], n2: ['a:  > Zwei.'] });
  });

  it('is told of a block that a later amendment of the same document names as its own', () => {
    expect(steps(changes([part('a', { replaced: ['p1'] }), part('b', { replaced: ['p1'] })], made(null, [], one), made('2016-01-01', ['a', 'b'], by('b', block('p1', 'Again.')))))).toMatchObject({ p1: ['b: One. > Again.', 'a: One. > Again.'] });
  });

  it('is told behind the last block that is still there, where blocks were removed', () => {
    expect(removed(changes([part('a', { operation: 'repeal', replaced: ['p2'] })], made(null, [], one, two, three), made('2016-01-01', ['a'], one, three)))).toEqual({ p1: ['Two.'] });
    expect(removed(changes([part('a', { operation: 'repeal', replaced: ['p1'] })], made(null, [], one, two), made('2016-01-01', ['a'], two)))).toEqual({ '': ['One.'] });
  });

  it('moves up with what it stood behind', () => {
    const repeals = [part('a', { operation: 'repeal', replaced: ['p3'] }), part('b', { operation: 'repeal', replaced: ['p2'] })];
    expect(removed(changes(repeals, made(null, [], one, two, three), made('2016-01-01', ['a'], one, two), made('2017-01-01', ['b'], one)))).toEqual({ '': ['Three.'], p1: ['Two.'] });
    expect(removed(changes([...repeals, part('c', { replaced: ['p1'] })], made(null, [], one, two, three), made('2016-01-01', ['a'], one, two), made('2017-01-01', ['c'], by('c', block('p1', 'Eins.')), two)))).toEqual({ p2: ['Three.'] });
  });

  it('is nothing where an amendment neither put nor took anything', () => {
    const found = changes([part('a')], made(null, [], one), made('2016-01-01', ['a'], one));
    expect([steps(found), removed(found), found.whole]).toEqual([{}, {}, []]);
  });

  it('begins anew where the whole entry was replaced', () => {
    const found = changes([part('a', { replaced: ['p1'] }), amendment('b', { replaced: ['p1'] })], made(null, [], one), made('2016-01-01', ['a'], by('a', block('p1', 'Eins.'))), made('2017-01-01', ['b'], by('b', block('n1', 'New.'))));
    expect([steps(found), found.whole.map((step) => [step.amendment.id, step.before.map(({ text }) => text), step.after.map(({ text }) => text)])]).toEqual([{}, [['b', ['Eins.'], ['New.']]]]);
  });

  it.each([
    ['Entry added', 'entry', [], [one]], ['Entry replaced', 'entry', [one], [two]], ['A passage was deleted', 'paragraph', [one], []], ['Added', 'paragraph', [], [one]], ['Changed', 'paragraph', [one], [two]],
  ] as const)('%s', (words, unit, before, after) => { expect(changeInWords({ amendment: amendment('a', { unit }), ruling: ruling('fog', 'r'), date: null, before: [...before], after: [...after] })).toBe(words); });

  it.each([[0, ''], [1, ' and once before'], [2, ' and twice before'], [3, ' and 3 times before']])('%d times before: “%s”', (times, words) => { expect(earlierInWords(times)).toBe(words); });

  it('is shown once of two amendments of one day that did the same', () => {
    const step = (date: string, before: Block[], after: Block[]) => ({ amendment: amendment('a'), ruling: ruling('fog', 'r'), date, before, after });
    const first = step('2016-01-01', [one], [two]);
    expect([first, step('2017-01-01', [one], [two]), step('2016-01-01', [three], [two]), step('2016-01-01', [one], [three]), step('2016-01-01', [], [two])].map((other) => sameText(other, first))).toEqual([true, false, false, false, false]);
    expect(sameText(step('2016-01-01', [], [two]), step('2016-01-01', [], [two]))).toBe(false);
  });
});

describe('a version', () => {
  const [base, first, end] = closed([version(null, 'glossary', 'Thick.', []), version('2016-09-05', 'first', 'Thin.'), version('2017-05-01', 'second', '')]) as [Version, Version, Version];
  const fog = entry('fog', [base, first, end]);

  it.each([['2016-09-04', true, false, false], ['2016-09-05', true, false, true], ['2017-04-30', true, false, true], ['2017-05-01', true, true, false]])('on %s', (day, _begun, over, holds) => {
    expect([isOver(first, day), holdsOn(first, day), isToCome(first, day)]).toEqual([over, holds, day < '2016-09-05']);
  });

  it('is found by its address, or said to be missing', () => {
    expect(versionById(fog, '2016-09-05')).toBe(first);
    expect(() => versionById(fog, '2016-09-06')).toThrow('“fog” has no version “2016-09-06”');
    expect(() => latestVersion({ id: 'fog', versions: [] }, '2016-01-01')).toThrow('no version');
  });

  it('has those before it and those after it', () => {
    expect([versionsUntil(fog, first), versionsAfter(fog, first)]).toEqual([[base, first], [end]]);
    expect(versionPairs(fog).map(({ from, to }) => [from.id, to.id])).toEqual([['2016-09-05', '2017-05-01'], ['glossary', '2016-09-05'], ['glossary', '2017-05-01']]);
  });

  it('is the end of its entry where it has no text, or was repealed', () => {
    expect([base, first, end].map((this_) => isEnd(fog, this_))).toEqual([false, false, true]);
    const bare = { ...version(null, 'glossary', '', []), status: 'in force' as const };
    expect(isEnd({ ...entry('dice', [bare]), status: 'in force' }, bare)).toBe(false);
    expect(isEnd({ ...entry('dice', [bare]), status: 'repealed' }, bare)).toBe(false);
    const unmade = { ...bare, by: 'rulings' as const };
    expect(isEnd({ ...entry('dice', [unmade]), status: 'repealed' }, unmade)).toBe(true);
    expect(isEnd({ ...entry('dice', [base, bare]), status: 'in force' }, bare)).toBe(true);
  });

  it.each([
    ['2016-09-04', ['in force', 'to come', 'to come']], ['2016-09-05', ['superseded', 'in force', 'to come']], ['2017-05-01', ['superseded', 'repealed', 'repealed']],
  ] as const)('stands on %s as %j', (day, states) => { expect([base, first, end].map((this_) => stateOf(fog, this_, day))).toEqual(states); });

  it('that an edition left out is dropped', () => {
    const gone: Version = { ...end, by: 'edition', document: 'later', amendments: [] };
    const dropped = { ...entry('fog', [base, gone]), editions: [event('dropped', 'later')] };
    expect([stateOf(dropped, base, '2018-01-01'), droppedBy(dropped, gone), droppedBy(fog, end)]).toEqual(['dropped', 'later', null]);
  });

  it('is shown as the last text that there was', () => {
    expect([shownVersion(fog, '2018-01-01'), shownVersion(fog, '2016-09-05'), shownVersion(fog, '2000-01-01')]).toEqual([first, first, base]);
    expect(lifetime(fog)).toEqual({ from: null, to: '2017-05-01' });
    expect(lifetime(entry('oar', [version('2016-09-05', 'first', 'One.')]))).toEqual({ from: '2016-09-05', to: null });
  });

  it('has a page of its own where there is another, or was one', () => {
    expect([hasOwnPage(fog), hasOwnPage({ versions: [base], known: [] }), hasOwnPage({ versions: [base], known: [{ from: null, until: '2017-01-01', versions: [base] }] })]).toEqual([true, false, true]);
  });

  it('that is announced is the next change, the nearest of all entries', () => {
    expect([nextChange([fog, entry('oar', [version('2017-01-01', 'r', 'One.')])], '2016-09-05'), nextChange([fog], '2017-05-01')]).toEqual(['2017-01-01', null]);
  });

  it('lies in the entry’s own file where it is the text in force, and in one of its own else', () => {
    const oar = entry('oar', [version(null, 'glossary', 'One.', []), version('2016-09-05', 'first', 'Two.'), version('2030-01-01', 'second', 'Three.')]);
    const now = { ...oar, text: oar.versions[1]?.text ?? [] };
    expect(now.versions.map((this_) => isInEntries(now, this_))).toEqual([false, true, false]);
    expect(textFilesOf({ entries: [now], rulings: [ruling('fog', 'r')] }).map(({ file }) => file)).toEqual(['versions/oar/glossary.mdx', 'entries/oar.mdx', 'versions/oar/2030-01-01.mdx', 'rulings/r/fog.mdx']);
    expect(now.versions.map((this_) => versionFile(now, this_).owner)).toEqual([{ entry: 'oar', version: 'glossary' }, { id: 'oar' }, { entry: 'oar', version: '2030-01-01' }]);
    expect(rulingFile({ id: 'fog', document: 'r' })).toEqual({ file: 'rulings/r/fog.mdx', owner: { id: 'fog' } });
    expect([{ ...now, text: [{ ...block('p1', 'Two.'), amendment: 'x' }] }, { ...now, text: [block('p9', 'Two.')] }, { ...now, text: [block('p1', 'Two.'), one] }].map((other) => isInEntries(other, other.versions[1] ?? base))).toEqual([false, false, false]);
  });
});

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
  const texts = (day: string, known: string) => textAsKnown(fog, day, known).map(({ text }) => text).join(' ');

  it('of a document is the day it was found, came out, or held from', () => {
    expect([{ published: '2', date: '1', found: '3' }, { published: '2', date: '1', found: null }, { published: null, date: '1', found: null }].map(knownDay)).toEqual(['3', '2', '1']);
  });

  it.each([
    ['2012-01-01', '2015-12-31', 'One.'], ['2012-01-01', '2019-12-31', 'One.'], ['2012-01-01', '2020-01-01', 'Ten.'], ['2016-01-01', '2016-01-01', 'Two.'], ['2010-01-01', '2020-01-01', 'Ten.'], ['2009-12-31', '2020-01-01', 'One.'], ['2000-01-01', '2000-12-31', ''],
  ])('of %s on %s is “%s”', (day, known, text) => { expect(texts(day, known)).toBe(text); });

  it('ends with the next that was known then', () => { expect(versionsAsKnown(fog, '2015-01-01').map(({ from, to }) => [from, to])).toEqual([[null, null]]); });

  it('is otherwise since the first day on which it differs', () => {
    expect([knownOtherwiseSince(fog, '2012-01-01', '2017-01-01'), knownOtherwiseSince(fog, '2012-01-01', '2020-01-01'), knownOtherwiseSince(fog, '2000-01-01', '2017-01-01'), knownOtherwiseSince(fog, '2017-01-01', '2015-01-01')]).toEqual(['2020-01-01', null, null, '2016-01-01']);
  });

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

  it('tells the version and the text of one entry', () => {
    const [fog, kelp] = corpus.entries;
    if (fog === undefined || kelp === undefined) throw new Error('there are two entries');
    expect([versionAt(fog, null)?.from, versionAt(fog, '2016-06-01')?.from, versionAt(kelp, '2015-01-01'), versionAt({ ...fog, versions: [] }, null)]).toEqual([null, '2016-01-01', null, null]);
    expect([textAt(fog, '2016-06-01')[0]?.text, textAt(kelp, '2015-01-01')]).toEqual(['Thin.', []]);
  });

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
