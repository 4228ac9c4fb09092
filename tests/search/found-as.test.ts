/** What is found, by which names and in which words; and how the smaller parts of a query are read. */
import { describe, expect, it } from 'vitest';

import { amendment, block, document, entry as corpusEntry, ruling, version } from '../data/arrange.ts';
import { aroundIn } from '../../src/model/around.ts';
import type { Corpus, Entry, Ruling } from '../../src/model/corpus.ts';
import { documentsOf } from '../../src/search/documents/documents-of.ts';
import { documentOfEntry } from '../../src/search/documents/entry-document.ts';
import { otherNames } from '../../src/search/documents/other-names.ts';
import { documentsOfTopics } from '../../src/search/documents/topic-documents.ts';
import { dayCorpus } from '../../src/search/day/day-corpus.ts';
import { alternativesFor } from '../../src/search/query/alternatives.ts';
import { makeSlots } from '../../src/search/query/make-slots.ts';
import { readQuery } from '../../src/search/query/read-query.ts';
import { hasRepairs, repairsIn, settleRepairs } from '../../src/search/query/settle-repairs.ts';
import { singles } from '../../src/search/query/slot.ts';
import type { Slot } from '../../src/search/query/slot.ts';
import { Synonyms } from '../../src/search/query/synonyms.ts';
import { Repairs } from '../../src/search/repair/repairs.ts';
import { nearest } from '../../src/search/show/nearest.ts';
import { joinMarks } from '../../src/search/show/marks.ts';
import { Lexicon } from '../../src/search/words/lexicon.ts';
import { stopWords, titleArticles } from '../../src/search/words/stop-words.ts';
import { entry, finderOver, headwords } from './rig/entries.ts';

describe('the names by which something is found', () => {
  it('are its variants, its topics and its pointers, each once, and never its own', () => {
    expect(otherNames('Lost Child, The', { pointer: ['Foundling', 'The Lost Child'], variant: ['The Lost Child', 'lost child, the'], topic: ['LOST CHILD, THE', 'the lost child', 'Child', '!'] })).toEqual([
      { name: 'The Lost Child', reason: 'variant' }, { name: 'Child', reason: 'topic' }, { name: 'Foundling', reason: 'pointer' },
    ]);
    expect(otherNames('lamp', {})).toEqual([]);
  });
});

const documents = [document('glossary', { kind: 'glossary', date: '2010-01-01', title: 'Glossary' }), document('first', { date: '2012-01-01' }), document('second', { date: '2013-01-01' })];
const refused = (id: string) => amendment(id, { outcome: 'not applied', reason: { why: 'text not found', more: null } });
const clarifies = amendment('c', { operation: 'clarification', outcome: 'not applied', reason: { why: 'no instruction', more: null } });
const points = amendment('p', { operation: 'pointer', outcome: 'not applied', reason: { why: 'no instruction', more: null } });
const by = { document: 'second', entry: null, ruling: 'later', how: 'repeated', block: null, likeness: null } as const;
const seeing = (phrase: string) => ({ phrase, target: null, reason: null, line: 1 });

describe('an entry is found', () => {
  const lamp = corpusEntry('lamp', [version(null, 'glossary', 'A lamp burns oil.', []), version('2012-01-01', 'first', 'A lamp burns wax.')]);
  const found = (facts: Partial<Entry>, rulings: Ruling[], pointers: Entry[] = [], today = '2026-01-01') => documentOfEntry({ ...lamp, ...facts, rulings: rulings.map(({ id }) => id) }, pointers, aroundIn({ documents, rulings }, today));

  it('by its text in force, and hardly by that before it', () => {
    expect(found({}, [])).toMatchObject({ passages: [{ anchor: 'p1', text: 'A lamp burns wax.', by: null }], old: ['A lamp burns oil.'], amended: '2012-01-01', status: 'in force', pointer: false });
    expect(found({}, [], [], '2011-01-01')).toMatchObject({ passages: [{ text: 'A lamp burns oil.' }], old: [], amended: null });
  });

  it('by its rulings, where they are to be read with it: beside the text, or below it', () => {
    const rulings = [ruling('glow', 'second', { amendments: [clarifies] }), ruling('hum', 'second', { amendments: [refused('r')] })];
    expect(found({}, rulings).passages.slice(1)).toEqual([{ anchor: 'rulings', text: 'What glow says.', by: 'Current Rulings of 1 January 2013' }, { anchor: 'not-applied', text: 'What hum says.', by: 'Current Rulings of 1 January 2013' }]);
    expect(found({}, rulings).names).toEqual([{ name: 'glow', reason: 'topic' }, { name: 'hum', reason: 'topic' }]);
  });

  it('hardly by rulings that are over, and not by those that are in the text', () => {
    const rulings = [ruling('glow', 'first', { amendments: [clarifies], supersededBy: by }), ruling('hum', 'first', { amendments: [amendment('a')] }), ruling('end', 'first', { amendments: [clarifies], effective: { from: null, to: '2014-01-01', words: '' } })];
    expect(found({}, rulings)).toMatchObject({ passages: [{ text: 'A lamp burns wax.' }], old: ['A lamp burns oil.', 'What glow says.', 'What end says.'] });
  });

  it('by the names of what points to it', () => { expect(found({ variants: ['lamps'] }, [], [{ ...lamp, headword: 'torch', variants: ['torches'] }]).names.map(({ name }) => name)).toEqual(['lamps', 'torch', 'torches']); });

  it('as a pointer where it is one', () => { expect(found({ pointsTo: seeing('lock') }, []).pointer).toBe(true); });

  it('beside topics that only rulings have', () => {
    const pointer = { ...lamp, id: 'torch', headword: 'torch', pointsTo: { ...seeing('lamp'), target: 'lamp' } };
    const lost = { ...lamp, id: 'wick', headword: 'wick', pointsTo: seeing('glow') };
    const corpus = { documents, entries: [lamp, pointer, lost], rulings: [ruling('fog', 'first'), ruling('oil', 'first', { entry: 'lamp' })] } as unknown as Corpus;
    expect(documentsOf(corpus, '2026-01-01').map(({ headword, names }) => [headword, names.map(({ name }) => name)])).toEqual([['lamp', ['torch']], ['torch', []], ['wick', []], ['fog', []]]);
  });

  it('of a day without what no search asks for', () => {
    const { documents: bare, entries, rulings } = dayCorpus({ documents: [document('d', { sha256: 'ff', source: ['a'] })], entries: [lamp], rulings: [ruling('fog', 'first', { amendments: [amendment('a')] })], messages: [{}] } as unknown as Corpus);
    expect([bare[0]?.sha256, bare[0]?.source, entries[0]?.base, entries[0]?.text[0]?.lines, entries[0]?.text[0]?.text, rulings[0]?.amendments[0]?.instruction]).toEqual(['', [], [], [1, 1], 'A lamp burns wax.', '']);
  });
});

describe('a topic is found', () => {
  const topics = (...rulings: Ruling[]) => documentsOfTopics(rulings, aroundIn({ documents, rulings }, '2026-01-01'));

  it('once, in the words of the newest that holds, and hardly in those before', () => {
    const found = topics(ruling('fog', 'first', { blocks: [block('r1', 'Old.')], supersededBy: by }), ruling('Fog', 'second', { blocks: [block('r1', 'New.')] }));
    expect(found).toMatchObject([{ id: 'Fog', headword: 'Fog', kind: 'ruling', status: 'in force', passages: [{ anchor: 'r1', text: 'New.' }], old: ['Old.'], amended: null, pointer: false }]);
    expect(topics(ruling('fog', 'first', { blocks: [block('r1', 'Stays.')] }), ruling('Fog', 'second', { blocks: [block('r1', 'Gone.')], supersededBy: by }))).toMatchObject([{ headword: 'fog', passages: [{ text: 'Stays.' }], old: ['Gone.'] }]);
  });

  it('with all that one document says of it', () => {
    expect(topics(ruling('fog', 'second', { blocks: [block('r1', 'One.')] }), ruling('fog', 'second', { blocks: [block('r1', 'Two.')] }))[0]).toMatchObject({ passages: [{ anchor: 'r1', text: 'Two.' }, { anchor: null, text: 'One.' }], old: [] });
  });

  it('by the name in parentheses and by that before it', () => {
    expect(topics(ruling('Drone (Three of Seven)', 'first'))[0]?.names.map(({ name }) => name)).toEqual(['Drone', 'Three of Seven']);
    expect(topics(ruling('Drone (Three) again', 'first'))[0]?.names).toEqual([]);
  });

  it('by a topic that only points to it', () => {
    const found = topics(ruling('fog', 'first', { amendments: [clarifies] }), ruling('mist', 'first', { amendments: [points], seeAlso: [seeing('Fog')] }), ruling('haze', 'first', { amendments: [clarifies], seeAlso: [seeing('fog')] }));
    expect(found.map(({ headword, names, pointer }) => [headword, names.map(({ name }) => name), pointer])).toEqual([['fog', ['mist'], false], ['mist', [], true], ['haze', [], false]]);
  });

  it('by its first eight words, where it was printed without one', () => {
    const words = 'One two three four five six seven eight';
    const found = topics(ruling('a', 'first', { topic: null, blocks: [block('r1', words)] }), ruling('b', 'first', { topic: null, blocks: [block('r1', `${words} nine`)] }), ruling('c', 'second', { topic: null, blocks: [block('r1', words)] }));
    expect(found.map(({ headword, id }) => [headword, id])).toEqual([[words, 'c'], [`${words} …`, 'b']]);
  });
});

describe('what was typed', () => {
  it.each([
    ['the lamp of oil', ['the', 'lamp', 'of', 'oil'], [1, 3], [], true], ['of the', ['of', 'the'], [0, 1], [], true], ['lamp ', ['lamp'], [0], [], false], ['lamp?', ['lamp'], [0], [], false], ['"low water" lamp', ['low', 'water', 'lamp'], [0, 1, 2], [['low', 'water']], true],
    ['„low“ “high”', ['low', 'high'], [0, 1], [['low'], ['high']], false], ['"!" lamp', ['lamp'], [0], [], true], ['', [], [], [], false],
  ])('“%s”', (typed, words, content, phrases, typing) => { expect(readQuery(typed)).toEqual({ words, content, phrases, typing }); });

  it('is read without articles and other words that say nothing', () => {
    expect(['the', 'a', 'an'].map((word) => titleArticles.has(word))).toEqual([true, true, true]);
    expect(['an', 'me', 'been', 'where', 'until', 'lamp', 'ruling'].map((word) => stopWords.has(word))).toEqual([true, true, true, true, false, false, true]);
  });
});

const lexicon = new Lexicon(new Map([['lamp', 3], ['lamps', 1], ['lamplighter', 1], ['lampoon', 1], ['light', 2], ['seven', 1], ['of', 9], ['boobytrap', 1], ['harbour', 1], ['bell', 1], ['move', 1], ['movement', 1], ['to', 9], ['fog', 1]]), 10, [['harbour', 'bell'], ['the', 'lamp', 'light', 'seven'], ['lampoon']]);
const knowledge = { lexicon, synonyms: new Synonyms([{ code: 'Fog', name: 'bank of mist', written: [] }]), repairs: new Repairs(lexicon), isEnglish: (word: string) => word === 'lamb' };
const ways = (typed: string, at = 0) => alternativesFor(readQuery(typed), at, knowledge).map(({ words, how, likeness, inNamesOnly }) => `${words.join(' ')} ${how} ${likeness.toFixed(2)}${inNamesOnly === true ? ' in names' : ''}`);

describe('what will do in place of a word', () => {
  it.each([
    ['itself, its forms, and what begins so while it is typed', 'lamp', 0, ['lamp typed 1.00', 'lamps form 0.92', 'lampoon start 0.70', 'lamplighter start 0.63']],
    ['what begins so only in names, once another word follows', 'lamp fog', 0, ['lamp typed 1.00', 'lamps form 0.92', 'lampoon start 0.70 in names', 'lamplighter start 0.63 in names']],
    ['what begins so, for part of a word', 'harb', 0, ['harbour start 0.80']], ['a word made from it', 'move ', 0, ['move typed 1.00', 'movement form 0.75']], ['a number', '7 ', 0, ['seven same 0.95']],
    ['two words for one that was typed', 'harbourbell ', 0, ['harbour bell joined 0.97']], ['one word for two', 'booby trap ', 0, ['boobytrap joined 0.97']], ['and for the second of them', 'booby trap ', 1, ['boobytrap joined 0.97']], ['a name by its initials', 'lls ', 0, ['lamp light seven initials 0.70']], ['and with its article', 'tlls ', 0, ['lamp light seven initials 0.70']],
    ['what an icon means', 'fog ', 0, ['fog typed 1.00', 'bank of mist same 0.85']], ['an icon for its meaning', 'bank of mist ', 2, ['fog same 0.85']], ['nothing for an English word', 'lamb ', 0, []], ['no form that says nothing', 'toing ', 0, []],
  ])('%s: %s', (_what, typed, at, expected) => { expect(ways(typed, at)).toEqual(expected); });

  it('what may have been meant, for a slip', () => { expect(ways('lihgt ')[0]).toMatch(/^light repair/u); });

  it('no beginnings of fewer than three letters once it is finished', () => { expect([ways('la fog', 0), ways('la').length > 0]).toEqual([[], true]); });

  it('is the word as typed alone, where only that will do', () => {
    const slots = makeSlots(readQuery('the lamp lihgt'), knowledge, true);
    expect(slots.map(({ alternatives, content, weight }) => [alternatives.map(({ words }) => words.join(' ')), content, weight > 0])).toEqual([[[], false, false], [['lamp'], true, true], [[], true, false]]);
    const usual = makeSlots(readQuery('of lamp'), knowledge, false);
    expect(usual.map(({ alternatives }) => alternatives.length > 1)).toEqual([false, true]);
  });
});

describe('repairs are settled', () => {
  const slot = (...alternatives: Slot['alternatives'][]): Slot => ({ typed: 'x', content: true, weight: 1, alternatives: alternatives.flat() });
  const settled = (one: Slot, ...held: string[]) => settleRepairs([one], (word) => held.includes(word), lexicon).flatMap(({ alternatives }) => alternatives.map(({ words, how, inNamesOnly }) => `${words.join(' ')} ${how}${inNamesOnly === true ? ' in names' : ''}`));
  const [lamp, light, bell] = [singles(['lamp'], 0.9, 'repair'), singles(['light'], 0.85, 'repair'), singles(['bell'], 0.6, 'repair')];

  it('by what the best document has', () => {
    expect(settled(slot(lamp, light, bell), 'light')).toEqual(['light repair', 'lamp repair in names']);
    expect(settled(slot(lamp, light, bell), 'bell')[0]).toBe('bell repair');
    expect(settled(slot(lamp, light, bell))).toEqual(['lamp repair', 'lamps form', 'light repair in names']);
  });

  it('and not at all where a form or a beginning will do', () => {
    expect(settled(slot(lamp, singles(['fog'], 0.5, 'start')))).toEqual(['fog start']);
    expect(settled(slot(singles(['fog'], 0.5, 'start')))).toEqual(['fog start']);
    expect(settled(slot(singles(['fog'], 0.5, 'start'), lamp), 'lamp')).toContain('lamp repair');
  });

  it('with three others in names at the most', () => { expect(settled(slot(lamp, singles(['light', 'seven', 'harbour', 'bell'], 0.9, 'repair'))).filter((one) => one.endsWith('in names'))).toHaveLength(3); });

  it('and are said, of one word for two and of initials too', () => {
    expect([slot(lamp), slot([{ words: ['a', 'b'], likeness: 1, how: 'joined' }]), slot([{ words: ['ab'], likeness: 1, how: 'joined' }]), slot([{ words: ['a', 'b'], likeness: 1, how: 'initials' }]), slot(singles(['a'], 1, 'form'))].map((one) => [hasRepairs([one]), repairsIn([one], false, () => false).map(({ used }) => used)])).toEqual([[true, ['lamp']], [true, ['a b']], [false, []], [true, ['a b']], [false, []]]);
    expect(repairsIn([{ ...slot(lamp), content: false }], false, () => false)).toEqual([]);
  });
});

describe('a result is shown', () => {
  const finder = finderOver([entry('long', `${'before '.repeat(20)}needle ${'after '.repeat(40)}`), entry('short', `needle ${'after '.repeat(20)}`), entry('end', `${'before '.repeat(60)}needle`)]);
  const shown = (headword: string) => finder.find('needle').results.find(({ document: found }) => found.headword === headword)?.excerpt;

  it.each([['long', /^… (?:before )+needle (?:after )+…$/u], ['short', /^needle (?:after ?)+…?$/u], ['end', /^… (?:before )+needle$/u]])('%s', (headword, expected) => {
    const excerpt = shown(headword);
    expect(excerpt?.text).toMatch(expected);
    expect(excerpt?.marks.map(([from, to]) => excerpt.text.slice(from, to))).toEqual(['needle']);
  });

  it('with marks that touch as one', () => { expect(joinMarks([[0, 3], [4, 9], [10, 13], [15, 17]], 'low water-way, on')).toEqual([[0, 13], [15, 17]]); });

  it('or what it is called most like', () => {
    const named = ['lock', 'lamp', 'clock', 'block of stone'].map((headword) => ({ headword }));
    expect([nearest('lok', named, 2), nearest('stone', named, 1)].map((list) => list.map(({ headword }) => headword))).toEqual([['lock', 'clock'], ['block of stone']]);
  });
});

describe('of several documents', () => {
  it('one that is superseded comes after its equal, and one that only points too', () => {
    expect(headwords(finderOver([entry('dusk toll', 'It is paid.', { status: 'superseded' }), entry('dawn toll', 'It is paid.')]), 'toll')).toEqual(['dawn toll', 'dusk toll']);
    expect(headwords(finderOver([entry('toll at night', 'A toll.', { pointer: true }), entry('toll by night', 'A toll.')]), 'night toll paid')[0]).toBe('toll by night');
  });

  it('of equals the first in the list', () => { expect(headwords(finderOver([entry('oil lamp', 'It burns.'), entry('bog lamp', 'It burns.'), entry('red lamp', 'It burns.')]), 'lamp')).toEqual(['oil lamp', 'bog lamp', 'red lamp']); });

  it('that has the words close together comes first', () => {
    expect(headwords(finderOver([entry('x', `A keeper ${'waits and '.repeat(40)} pays a toll.`), entry('y', `Nobody ${'waits and '.repeat(40)} a keeper pays.`)]), 'keeper pays')).toEqual(['y', 'x']);
  });

  it('only those are counted that are asked for, and the rest is told', () => {
    const finder = finderOver([entry('lamp', 'It burns.'), entry('lamp oil', 'It burns.', { status: 'repealed' }), entry('lamp toll', 'It is paid.', { kind: 'ruling', status: 'superseded' })]);
    expect(finder.find('lamp', { among: 'in force' })).toMatchObject({ count: 1, others: { count: 2, named: null } });
    expect(finder.find('lamp oil', { among: 'in force' }).others).toMatchObject({ first: 'lamp oil', named: { document: { headword: 'lamp oil' } } });
    expect(finder.find('lamp toll', { among: 'in force' }).others).toMatchObject({ named: { document: { kind: 'ruling', headword: 'lamp toll' } } });
    expect(finderOver([entry('lamp toll', 'It is paid.'), entry('lamp toll', 'It was paid.', { kind: 'ruling', status: 'superseded' })]).find('lamp toll', { among: 'in force' }).others.named).toBeNull();
    expect(finder.find('lamp', { among: 'others' }).results).toHaveLength(2);
    expect(finder.find('lamp', { most: 1 })).toMatchObject({ count: 3, results: [{}] });
  });
});
