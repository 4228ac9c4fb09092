/** The second search, with a few words of English: what is asked in other words than the documents'. */
import { describe, expect, it } from 'vitest';

import { English } from '../../src/search/english/english.ts';
import { everydayWords } from '../../src/search/english/everyday.ts';
import type { SearchDocument } from '../../src/search/documents/search-document.ts';
import { Finder } from '../../src/search/finder.ts';
import { buildIndex } from '../../src/search/index/build-index.ts';
import { frequenciesOf } from '../../src/search/index/frequencies.ts';
import { allTexts } from '../../src/search/index/texts.ts';
import { placesOf } from '../../src/search/index/word-places.ts';
import { packWords } from '../../src/search/pack/word-list.ts';
import { readQuery } from '../../src/search/query/read-query.ts';
import { forTexts, ordered, singles } from '../../src/search/query/slot.ts';
import type { Slot } from '../../src/search/query/slot.ts';
import type { Ranked } from '../../src/search/rank/rank.ts';
import type { Title } from '../../src/search/rank/title.ts';
import { settleClaims } from '../../src/search/second/claims.ts';
import { rankWidely } from '../../src/search/second/rank-widely.ts';
import { saturated, scoreWords } from '../../src/search/second/score-words.ts';
import { widen } from '../../src/search/second/widen.ts';
import { becauseOf } from '../../src/search/show/because.ts';
import { Lexicon } from '../../src/search/words/lexicon.ts';
import { entry, headwords } from './rig/entries.ts';

/** Boats and vessels are nearly barges; a graveyard is a discard pile elsewhere; to take a nap is to be dimmed, says the operator. */
const packed = {
  keys: packWords(['boat', 'quiet', 'vessel']), patterns: ['0,,s', '0,'], forms: '0 1 0', uses: packWords(['barg', 'canal']), near: '0\n\n|0||1',
  rows: [[['graveyard'], ['discard pil']], [['tak nap', 'doz'], ['dim'], true], [['canal'], ['lock']]] as [string[], string[], true?][],
};
const english = new English(packed);

describe('a few words of English', () => {
  it('are known in the forms that they have', () => {
    expect(['boat', 'boats', 'boating', 'quiet', 'quiets', 'barge', 'zzz'].map((word) => english.has(word))).toEqual([true, true, false, true, false, false, false]);
  });

  it('lead to what is near them, the nearer the surer', () => {
    expect([english.near('boat'), english.near('vessels'), english.near('quiet'), english.near('barge')]).toEqual([
      [{ keys: ['barg'], nearness: 0.9 }], [{ keys: ['barg'], nearness: 0.7 }, { keys: ['canal'], nearness: 0.38 }], [], [],
    ]);
  });

  it('are what is said elsewhere, word by word, and the operator’s the surest', () => {
    expect(english.calledAt(['the', 'graveyard'], 1)).toEqual([{ words: 1, called: [{ keys: ['discard', 'pil'], nearness: 0.8 / Math.sqrt(2) }] }]);
    expect(english.calledAt(['take', 'naps'], 0)).toEqual([{ words: 2, called: [{ keys: ['dim'], nearness: 0.95 }] }]);
    expect([english.calledAt(['take', 'it'], 0), english.calledAt(['the', 'graveyard'], 0), english.calledAt([], 0)]).toEqual([[], [], []]);
  });

  it('of every day are unpacked with their forms and their neighbours', () => {
    const words = everydayWords();
    expect([words.length > 10_000, words.every(({ key, forms, near }) => key !== '' && forms !== '' && near.every((one) => one.key !== ''))]).toEqual([true, true]);
  });
});

const lexicon = new Lexicon(new Map(['barge', 'barges', 'lock', 'dimmed', 'discard', 'pile', 'stolen', 'the', 'canal'].map((word) => [word, 1])), 9, []);
const typed = (words: string, slots: Partial<Slot>[] = []): Slot[] => words.split(' ').map((word, at) => ({ typed: word, content: word !== 'the' && word !== 'may', weight: 2, alternatives: [], ...slots[at] }));
const wide = (words: string, slots: Partial<Slot>[] = []) => widen(readQuery(words), typed(words.replace(/ $/u, ''), slots), lexicon, english)
  .map(({ content, weight, alternatives }) => [content, weight, alternatives.map((one) => `${one.words.join(' ')} ${one.how} ${one.likeness.toFixed(2)}`)]);

describe('a query is widened', () => {
  it('by what is near a word that nobody knows', () => { expect(wide('boat ')).toEqual([[true, 1, ['barge near 0.63', 'barges near 0.63']]]); });

  it('not where the word is known, but for the beginnings of a word that is finished', () => {
    const own: Partial<Slot> = { alternatives: singles(['lock'], 1, 'typed') };
    expect(wide('boat ', [own])).toEqual([[true, 1, ['lock typed 1.00']]]);
    const begun: Partial<Slot> = { alternatives: singles(['lock'], 0.5, 'start') };
    expect(wide('boat ', [begun])).toEqual([[true, 1, ['barge near 0.63', 'barges near 0.63']]]);
    expect(wide('boat', [begun])).toEqual([[true, 1, ['barge near 0.63', 'barges near 0.63', 'lock start 0.50']]]);
    expect(wide('boat lock', [begun])[0]).toEqual([true, 1, ['barge near 0.63', 'barges near 0.63']]);
  });

  it('not by what is in names only, nor by words that say nothing', () => {
    expect(wide('lock ', [{ alternatives: [{ words: ['dimmed'], likeness: 1, how: 'typed', inNamesOnly: true }] }])).toEqual([[false, 1, []]]);
    expect(wide('may ')).toEqual([[false, 1, []]]);
  });

  it('by forms that no rule makes', () => { expect(wide('steal ')).toEqual([[true, 1, ['stolen form 0.90']]]); });

  it('by what a thing is called here, each word for its part; surer where the word itself is none here', () => {
    expect(wide('graveyard ')).toEqual([[true, 1, ['discard called 0.57', 'pile called 0.57']]]);
    expect(wide('canal ', [{ alternatives: singles(['canal'], 1, 'typed') }])).toEqual([[true, 1, ['canal typed 1.00', 'lock called 0.60']]]);
    expect(wide('doze ')).toEqual([[true, 1, ['dimmed called 0.95']]]);
  });

  it('by what is near a word as well as by what it is called, where that is no saying', () => {
    const both = new English({ ...packed, rows: [[['boat'], ['lock']]] });
    expect(widen(readQuery('boat '), typed('boat'), lexicon, both).flatMap(({ alternatives }) => alternatives.map(({ words }) => words.join(' '))).toSorted()).toEqual(['barge', 'barges', 'lock']);
  });

  it('by a saying as a whole: its words lead nowhere by themselves, and weigh in full', () => {
    expect(wide('take nap ')).toEqual([[true, 1, ['dimmed called 0.95']], [false, 1, []]]);
    expect(wide('take boat ')).toEqual([[false, 0.4, []], [true, 1, ['barge near 0.63', 'barges near 0.63']]]);
  });
});

describe('a word stands for one of those typed', () => {
  const claims = (...slots: Partial<Slot>[]) => settleClaims(typed(slots.map(() => 'boat').join(' '), slots)).map(({ alternatives }) => alternatives.map(({ words: of, likeness }) => `${of.join(' ')} ${likeness.toFixed(2)}`));

  it('for the one that it stands for best, of equals for the first, and hardly for the others', () => {
    expect(claims({ alternatives: singles(['lock'], 0.5, 'near') }, { alternatives: singles(['lock', 'toll'], 0.8, 'called') })).toEqual([['lock 0.15'], ['lock 0.80', 'toll 0.80']]);
    expect(claims({ alternatives: singles(['lock'], 0.5, 'near') }, { alternatives: singles(['lock', 'toll'], 0.5, 'near') })).toEqual([['lock 0.50'], ['toll 0.50', 'lock 0.15']]);
  });

  it('whatever words that say nothing might claim, and for those of which it is one of several', () => {
    expect(claims({ content: false, alternatives: singles(['lock'], 1, 'near') }, { alternatives: singles(['lock'], 0.5, 'near') })).toEqual([['lock 0.30'], ['lock 0.50']]);
    expect(claims({ alternatives: [{ words: ['toll', 'gate'], likeness: 0.6, how: 'same' }] }, { alternatives: singles(['gate'], 1, 'typed') })).toEqual([['toll gate 0.60'], ['gate 1.00']]);
  });

  it('and of what a word may be called, the first is the likeliest', () => {
    const many = new English({ ...packed, rows: [[['boat'], ['toll', 'lock', 'canal', 'dim', 'discard']]] as [string[], string[]][] });
    const all = new Lexicon(new Map(['toll', 'lock', 'canal', 'dim', 'discard'].map((word) => [word, 1])), 9, []);
    expect(widen(readQuery('boat '), typed('boat'), all, many).flatMap(({ alternatives }) => alternatives.filter(({ how }) => how === 'called').map(({ likeness }) => likeness.toFixed(2)))).toEqual(['0.80', '0.64', '0.51', '0.48', '0.48']);
  });
});

describe('words are scored', () => {
  it('the more the oftener they stand there, and the less the longer the text is', () => {
    expect([saturated(1, 1), saturated(2, 1), saturated(1, 2)].map((score) => Math.round(score * 1000) / 1000)).toEqual([1, 1.5, 0.625]);
    expect(saturated(0, 1)).toBe(0);
  });

  const places = { of: (word: string) => ({ lock: { 0: { 0: 1 }, 1: { 1: 2 } }, toll: { 1: { 0: 1 } }, oil: { 3: { 2: 1 } } })[word] ?? {}, lengths: [[1, 4, 0], [1, 4, 0], [1, 4, 0]] };
  const scores = (...slots: Slot[]) => { const found = scoreWords(slots, places); return [[...found.scores].map(([place, score]) => [place, Math.round(score * 100) / 100]), found.slots.map(({ weight }) => Math.round(weight * 100) / 100)]; };
  const slot = (word: string, more: Partial<Slot> = {}): Slot => ({ typed: word, content: true, weight: 1, alternatives: singles([word], 1, 'typed'), ...more });

  it('a name more than a text, a text more than what is old, and a rare word more than a common one', () => {
    expect(scores(slot('lock'))).toEqual([[[0, 1.06], [1, 0.88]], [0.59]]);
    expect(scores(slot('oil'))).toEqual([[[2, 0.17]], [0.99]]);
  });

  it('less where some of the query is lacking', () => { expect(scores(slot('lock'), slot('toll'))).toEqual([[[0, 2.05], [1, 0.49]], [0.59, 0.99]]); });

  it('not by words that say nothing, and half as much by one of two', () => {
    expect(scores(slot('lock', { content: false }))).toEqual([[], [1.67]]);
    expect(scores(slot('gate', { alternatives: [{ words: ['toll', 'gate'], likeness: 1, how: 'same' }] }))).toEqual([[[0, 0.5]], [1.26]]);
  });
});

describe('names are ranked', () => {
  const title = (...of: string[]) => ({ document: 0, words: of, weights: of.map(() => 1), weight: of.length, worth: 1, name: of.join(' ') }) as unknown as Title;
  const stands = { of: (word: string) => ({ lock: { 0: { 0: 1, 1: 1, 2: 1 } }, toll: { 0: { 1: 1 } } })[word] ?? {}, lengths: [[1], [1], [1], [1], [1]] };
  const slot = (word: string): Slot => ({ typed: word, content: true, weight: 1, alternatives: singles([word], 1, 'typed') });
  const scores = (titles: Title[][], ...slots: Slot[]): number[] => rankWidely(slots, { titlesOf: titles, reader: { passages: () => [] }, isPointer: () => false } as unknown as Ranked, stands).places.toSorted((a, b) => a.place - b.place).map(({ score }) => Math.round(score * 100) / 100);

  it('the higher the more of a name was typed', () => { expect(scores([[title('lock')], [title('lock', 'gate')], [title('gate')]], slot('lock'))).toEqual([3, 2.41, 1]); });
  it('the higher the more of what was typed they name', () => { expect(scores([[title('lock')], [title('lock', 'toll')], [title('lock')]], slot('lock'), slot('toll'))).toEqual([0.86, 3, 0.86]); });
});

const documents = [
  entry('barge', 'A barge carries cargo along the canal. The crew of a barge may not leave it.'), entry('discard pile', 'A card that was played goes to the discard pile of its owner.'), entry('dimmed', 'A dimmed citizen does nothing until dawn.'),
  entry('lock', 'A lock lifts a barge from one canal to the next.'), entry('lock gate', 'See lock.', { pointer: true }), entry('canal', 'A canal is water.'), entry('toll', 'Each barge pays a toll at each lock of the canal.'), entry('Low Water', 'When the canal is low, no barge may pass a lock.', { kind: 'card' }),
];
/** A search that knows those few words; where nobody knows where words stand, they lead nowhere. */
function finderWith(held: readonly SearchDocument[], isPlaced = true): Finder {
  const index = buildIndex(held, []);
  const plain = index.toJSON();
  return new Finder({ documents: held, texts: allTexts(held, index, isPlaced ? placesOf(plain) : undefined), frequencies: frequenciesOf(plain), icons: [], letters: [] }).learn(packed);
}
const finder = finderWith(documents);

describe('a search in words that no document uses', () => {
  it.each([
    ['boats', 'barge'], ['graveyard', 'discard pile'], ['take naps', 'dimmed'], ['doze until dawn', 'dimmed'], ['where does a vessel pay a toll', 'toll'], ['boat from one canal to the next', 'lock'],
  ])('%s: %s', (words, expected) => { expect(headwords(finder, words)[0]).toBe(expected); });

  it('says which words stand for those typed, and is no repair', () => {
    expect(finder.find('my boats').results[0]?.because).toEqual([{ typed: 'boats', used: 'barge' }]);
    expect(finder.find('boats').repairs).toEqual([]);
  });

  it('tells a saying by all of its words', () => {
    expect(finder.find('may I take naps').results[0]?.because).toEqual([{ typed: 'take naps', used: 'dimmed' }]);
  });

  it('finds nothing in other words where only the words typed will do, or where nobody knows where words stand', () => {
    expect(headwords(finder, 'boats', true)).toEqual([]);
    expect(headwords(finderWith(documents, false), 'boats')).not.toContain('barge');
  });

  it('puts what only says where to look behind what says something', () => {
    const found = headwords(finder, 'vessel lock');
    expect(found.indexOf('lock')).toBeLessThan(found.indexOf('lock gate'));
  });

  it('keeps a name that was typed before what was only meant', () => { expect(headwords(finder, 'low water boat')[0]).toBe('Low Water'); });

  it('goes on with what the first search found', () => {
    const found = headwords(finder, 'vessel toll');
    expect([found[0], new Set(found).size]).toEqual(['toll', found.length]);
  });

  it('takes an English word for a slip only where nothing else answers, or where it spells a name', () => {
    expect(finder.find('quiet').repairs).toEqual([]);
    const known = finderWith([entry('Quint', 'A keeper.'), entry('Old Quiel', 'Another.')]);
    expect(known.find('old quiet').repairs).toEqual([{ typed: 'quiet', used: 'quiel', sure: true }]);
    expect(finderWith([entry('Quint', 'A keeper.'), entry('Old Quiel Bridge', 'Another.')]).find('old quiet').repairs).toEqual([]);
    expect(known.find('quiet').repairs.map(({ typed: word }) => word)).toEqual(['quiet']);
  });
});

describe('a slot', () => {
  it('has each choice of words once, by the likeliest way to it', () => {
    expect(ordered([...singles(['a', 'b'], 0.5, 'start'), ...singles(['b'], 0.9, 'form')]).map(({ words, likeness }) => [words.join(' '), likeness])).toEqual([['b', 0.9], ['a', 0.5]]);
  });

  it('is looked for in texts by what is sure, by beginnings of three letters, and by forty words at the most', () => {
    const many = singles(Array.from({ length: 41 }, (_, at) => `w${String(at)}`), 0.5, 'start');
    const told = (word: string, alternatives: Slot['alternatives']) => forTexts({ typed: word, content: true, weight: 1, alternatives }).alternatives.length;
    expect([told('bar', many), told('ba', many), told('ba', singles(['bar'], 1, 'form')), told('bar', [{ words: ['bar'], likeness: 1, how: 'form', inNamesOnly: true }])]).toEqual([40, 0, 1, 0]);
  });

  it('is told in other words only where those stand there, three at the most, the most telling first', () => {
    const near = (word: string, used: string, weight: number, how: 'near' | 'called' | 'typed' = 'near'): Slot => ({ typed: word, content: true, weight, alternatives: singles([used], 0.5, how) });
    const texts = [{ words: ['a', 'b', 'c', 'd'] }];
    expect(becauseOf([near('1', 'a', 1), near('2', 'b', 4, 'called'), near('3', 'c', 3), near('4', 'd', 2)], texts).map(({ typed: word, used }) => word + used)).toEqual(['2b', '3c', '4d']);
    expect([becauseOf([near('1', 'z', 1)], texts), becauseOf([near('1', 'a', 1, 'typed')], texts), becauseOf([{ ...near('1', 'a', 1), alternatives: [...singles(['b'], 1, 'typed'), ...singles(['a'], 0.5, 'near')] }], texts)]).toEqual([[], [], []]);
  });
});
