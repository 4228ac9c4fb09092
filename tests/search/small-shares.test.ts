/** Shares and bounds of the search: the case just within each, and the one just across. */
import { describe, expect, it } from 'vitest';

import { English } from '../../src/search/english/english.ts';
import { packWords } from '../../src/search/pack/word-list.ts';
import type { Knowledge } from '../../src/search/query/alternatives.ts';
import { makeSlots } from '../../src/search/query/make-slots.ts';
import { readQuery } from '../../src/search/query/read-query.ts';
import { settleRepairs } from '../../src/search/query/settle-repairs.ts';
import { singles } from '../../src/search/query/slot.ts';
import type { Slot } from '../../src/search/query/slot.ts';
import type { Ranked } from '../../src/search/rank/rank.ts';
import type { Title } from '../../src/search/rank/title.ts';
import { rankWidely } from '../../src/search/second/rank-widely.ts';
import { asksFurther } from '../../src/search/second/second-lane.ts';
import { widen } from '../../src/search/second/widen.ts';
import { Lexicon } from '../../src/search/words/lexicon.ts';
import { entry, finderOver } from './rig/entries.ts';

const lexicon = new Lexicon(new Map(['barge', 'lock', 'keeper', 'take', 'nap', 'dimmed', 'the'].map((word) => [word, 1])), 7, [['keeper'], ['lock']]);
const slot = (word: string, more: Partial<Slot> = {}): Slot => ({ typed: word, content: true, weight: 1, alternatives: singles([word], 1, 'typed'), ...more });
const english = new English({ keys: packWords(['boat', 'quiet', 'vessel']), patterns: ['0,,s', '0,'], forms: '0 1 0', uses: packWords(['barg']), near: '0\n\n0', rows: [[['nap', 'tak nap'], ['dim'], true]] });

it('a word that says nothing weighs little beside one that is no rarer', () => {
  const [the, barge] = makeSlots(readQuery('the barge '), { lexicon } as Knowledge, true);
  expect((the?.weight ?? 1) / (barge?.weight ?? 0)).toBeLessThan(0.2);
});

it('a saying is surely what it is called here, though the documents have a word of it; that word alone less so', () => {
  const called = (words: string) => widen(readQuery(`${words} `), words.split(' ').map((word) => slot(word, { alternatives: [] })), lexicon, english).flatMap(({ alternatives }) => alternatives.filter(({ how }) => how === 'called').map(({ likeness }) => likeness.toFixed(2)))[0];
  expect([called('take nap'), called('nap')]).toEqual(['0.95', '0.71']);
});

it('a name that is less like what was typed is offered, too, where it is nearly as like', () => {
  const settled = (likeness: number) => settleRepairs([slot('bargr', { alternatives: [...singles(['barge'], 1, 'repair'), ...singles(['keeper'], likeness, 'repair')] })], (word) => word === 'barge', lexicon)[0]?.alternatives.map(({ words }) => words.join(' '));
  expect([settled(0.76), settled(0.75)]).toEqual([['barge', 'keeper'], ['barge']]);
});

describe('the second search', () => {
  const held = { titlesOf: [], reader: { passages: () => [] } } as unknown as Ranked;
  const asks = (titles: number[], ...words: string[]): boolean => asksFurther({ slots: words.map((word) => slot(word)), places: titles.map((title, place) => ({ place, title, score: 1 })) }, { english, lexicon, held, wordPlaces: { of: () => ({}), lengths: [] } });

  it('is for a word that no document has, if no name is surely meant', () => {
    expect([asks([0.7, 0, 0], 'boat'), asks([0.9, 0, 0], 'boat'), asks([0.7, 0, 0], 'barge')]).toEqual([true, false, false]);
  });

  it('is for little, and for three words that stand nowhere together', () => {
    expect([asks([0.7, 0], 'barge'), asks([1.05, 0], 'barge'), asks([0.7, 0, 0], 'barge', 'lock'), asks([0.7, 0, 0], 'barge', 'lock', 'keeper')]).toEqual([true, false, false, true]);
  });

  it('finds in a passage what its name says, too', () => {
    const title = (word: string) => ({ document: 0, words: [word], weights: [1], weight: 1, worth: 0, name: word }) as unknown as Title;
    const stands = { of: (word: string) => (word === 'lock' ? { 1: { 0: 1, 1: 1 } } : {}), lengths: [[1, 1], [1, 1], [1, 1]] };
    const reader = { passages: () => [{ words: ['lock'] }] };
    const found = rankWidely([slot('lock'), slot('keeper')], { titlesOf: [[title('barge')], [title('keeper')]], reader, isPointer: () => false } as unknown as Ranked, stands);
    expect(found.places.map(({ place }) => place)).toEqual([1, 0]);
  });
});

it('a passage is shown from its beginning where the word stands near it', () => {
  const shown = (words: number): string | undefined => finderOver([entry('quay', `${'lamp '.repeat(words)}needle ${'oar '.repeat(90)}`)]).find('needle').results[0]?.excerpt?.text;
  expect([shown(14), shown(16)].map((text) => text?.slice(0, 6))).toEqual(['lamp l', '… lamp']);
});
