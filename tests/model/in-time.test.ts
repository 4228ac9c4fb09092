/** The versions of an entry: what each of them changed, and which of them is meant. */
import { describe, expect, it } from 'vitest';

import { amendment, block, entry, ruling, version } from '../data/arrange.ts';
import { changeInWords, changesOf, earlierInWords, sameText } from '../../src/model/changes.ts';
import type { Amendment, Block, EditionEvent, Version } from '../../src/model/corpus.ts';
import { droppedBy } from '../../src/model/editions.ts';
import { rulingFile, textFilesOf, versionFile } from '../../src/model/texts.ts';
import { holdsOn, isOver, isToCome } from '../../src/model/holds-on.ts';
import { hasOwnPage, isEnd, isInEntries, latestVersion, lifetime, nextChange, shownVersion, stateOf, versionById, versionPairs, versionsAfter, versionsUntil } from '../../src/model/versions.ts';

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
    ['Entry added', 'entry', [], [one]], ['Entry replaced', 'entry', [one], [two]], ['Entry deleted', 'entry', [one], []], ['A passage was deleted', 'paragraph', [one], []], ['Added', 'paragraph', [], [one]], ['Changed', 'paragraph', [one], [two]],
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
