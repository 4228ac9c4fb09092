/** The small parts of the search, each by itself: what words have to do with each other, and how they are packed. */
import { describe, expect, it } from 'vitest';

import { irregularForms } from '../../src/search/english/irregular.ts';
import { packNear, unpackNear } from '../../src/search/english/near-lines.ts';
import { isForm, patternOf } from '../../src/search/english/word-forms.ts';
import { iconSpeller } from '../../src/search/index/icons.ts';
import { Pieces } from '../../src/search/pack/pieces.ts';
import { packPlaces, unpackPlaces } from '../../src/search/pack/places.ts';
import { packWords, unpackWords } from '../../src/search/pack/word-list.ts';
import { Synonyms } from '../../src/search/query/synonyms.ts';
import type { Slot } from '../../src/search/query/slot.ts';
import { closest } from '../../src/search/rank/closeness.ts';
import { matchTitle, soughtSlot } from '../../src/search/rank/match-title.ts';
import { Titles } from '../../src/search/rank/title-scores.ts';
import { distances } from '../../src/search/repair/distance.ts';
import { isVowel, soundAlike } from '../../src/search/repair/letters.ts';
import { Repairs } from '../../src/search/repair/repairs.ts';
import { soundOf } from '../../src/search/repair/sound.ts';
import { Lexicon } from '../../src/search/words/lexicon.ts';
import { derivationKey, inflectionKey } from '../../src/search/words/forms.ts';
import { otherNumerals } from '../../src/search/words/numbers.ts';

describe('a list in pieces', () => {
  it('lacks what was asked for and has not come, and nothing before its beginning', async () => {
    const pieces = new Pieces([[0, 'a'], [2, 'b']], (number) => Promise.resolve(number === 0 ? ['lamp', 'lock'] : ['oar']));
    expect([pieces.at(-1), pieces.isLacking]).toEqual([undefined, false]);
    expect([pieces.at(2), pieces.isLacking]).toEqual([undefined, true]);
    await Promise.all(pieces.takeLacking().map((bring) => bring()));
    expect([pieces.at(2), pieces.at(1), pieces.isLacking]).toEqual(['oar', undefined, true]);
  });
});

const code = (letter: string): number => letter.charCodeAt(0);

describe('letters', () => {
  it.each(['ck', 'cs', 'sz', 'kq', 'gj', 'fv', 'dt', 'mn', 'pb'])('%s are heard alike, in both directions', (pair) => {
    const [one = '', other = ''] = pair;
    expect([soundAlike(code(one), code(other)), soundAlike(code(other), code(one))]).toEqual([true, true]);
  });

  it.each(['ab', 'ad', 'lr', 'kz', 'sq', 'é1', 'a{', '{z'])('%s are not', (pair) => {
    const [one = '', other = ''] = pair;
    expect([soundAlike(code(one), code(other)), soundAlike(code(other), code(one))]).toEqual([false, false]);
  });

  it('are vowels, y among them, or none', () => {
    expect(('abcdefghijklmnopqrstuvwxyz{é'.match(/./gu) ?? []).filter((letter) => isVowel(code(letter))).join('')).toBe('aeiouy');
  });
});

describe('the price of one slip', () => {
  const price = (typed: string, word: string, typing = false): number => Math.round(100 * (distances({ word: typed, limit: 4, typing }, [word])[0] ?? NaN)) / 100;

  it.each([
    ['none', 'lantern', 'lantern', 0], ['another letter', 'lanxern', 'lantern', 1], ['a vowel for a vowel', 'lantarn', 'lantern', 0.6], ['a letter that sounds alike', 'landern', 'lantern', 0.6],
    ['a letter left out', 'laern', 'lantern', 2], ['one too many', 'lanxtern', 'lantern', 1], ['a vowel left out', 'lantrn', 'lantern', 0.75], ['a vowel too many', 'lanetern', 'lantern', 0.75],
    ['a letter doubled', 'lanttern', 'lantern', 0.4], ['a letter not doubled', 'rope', 'roppe', 0.4], ['two neighbours swapped', 'lanetrn', 'lantern', 0.8],
    ['the first letter', 'xantern', 'lantern', 1.5], ['the first letter, which sounds alike', 'kat', 'cat', 1.1], ['the first two swapped', 'alntern', 'lantern', 1.3],
    ['the last letter left out', 'lanter', 'lantern', 1], ['the last letter doubled', 'lanternn', 'lantern', 0.4], ['the first letter doubled', 'llantern', 'lantern', 0.4], ['swapped at the end', 'lantenr', 'lantern', 0.8], ['nothing but the first letter', 'l', 'lantern', Infinity], ['just within the limit', 'lbdqkrn', 'lantern', 4], ['just beyond it', 'lbdqkxn', 'lantern', Infinity], ['the first vowel left out', 'pen', 'open', 1.5],
  ])('%s: %s for %s', (_what, typed, word, expected) => { expect(price(typed, word)).toBe(expected); });

  it('is next to nothing for each letter that is not typed yet', () => {
    expect([price('lan', 'lantern', true), price('lanx', 'lantern', true), price('lantern', 'lan', true)]).toEqual([0.48, 1.36, 3.75]);
  });
});

describe('what may be meant', () => {
  const repairs = (words: string[]) => new Repairs(new Lexicon(new Map(words.map((word) => [word, 1])), words.length, []));
  const meant = (typed: string, words: string[]): string[] => repairs(words).of(typed, false).map(({ words: found }) => found.join(' '));

  it('is nothing by fewer than four letters, nor by more than forty-eight', () => {
    expect([meant('lam', ['lamp']), meant('lamq', ['lamp'])]).toEqual([[], ['lamp']]);
    expect([meant(`${'a'.repeat(47)}b`, ['a'.repeat(48)]), meant(`${'a'.repeat(48)}b`, ['a'.repeat(49)])]).toEqual([['a'.repeat(48)], []]);
  });

  it('is nothing by what has a figure in it', () => { expect(meant('lamp2', ['lamps'])).toEqual([]); });

  it('is at most eight words', () => { expect(meant('lamx', 'a b c d e f g h i j'.split(' ').map((letter) => `lam${letter}`))).toHaveLength(8); });

  it('is no word of two letters', () => { expect([meant('rope', ['ro']), meant('rops', ['rop'])]).toEqual([[], ['rop']]); });

  it('may have the more slips the longer it is', () => {
    expect([meant('laxx', ['lamp']), meant('laxm', ['lamp'])]).toEqual([[], []]);
    expect([meant('taxer', ['tiler']), meant('taxers', ['tilers'])]).toEqual([[], ['tilers']]);
    expect([meant('lantxxn', ['lantern']), meant('lxntarn', ['lantern']), meant('lanterxxing', ['lanterning'])]).toEqual([[], ['lantern'], ['lanterning']]);
  });
});

describe('a sound', () => {
  it.each([
    ['knot', 'not'], ['gnaw', 'naw'], ['wrap', 'rap'], ['psalm', 'salm'], ['xylo', 'sylo'], ['whisk', 'wisk'], ['phone', 'fone'], ['mission', 'mishon'], ['station', 'stashon'], ['ocean', 'oshon'], ['chip', 'ship'],
    ['thought', 'thout'], ['ghoul', 'goul'], ['scent', 'sent'], ['cent', 'sent'], ['luck', 'luk'], ['quit', 'kit'], ['cot', 'kot'], ['awhirl', 'awirl'], ['aghast', 'agast'], ['box', 'boks'], ['zeal', 'seal'], ['gem', 'jem'], ['edge', 'eje'], ['comb', 'com'], ['rabbit', 'rabit'], ['open', 'apen'],
  ])('is one for %s and %s', (one, other) => { expect(soundOf(one)).toBe(soundOf(other)); });

  it.each([['think', 'tink'], ['go', 'jo'], ['sc', 's'], ['cat', 'sat'], ['open', 'pen'], ['ghost', 'host'], ['night', 'nigt']])('is not one for %s and %s', (one, other) => { expect(soundOf(one)).not.toBe(soundOf(other)); });
});

describe('the forms of a word', () => {
  it.each([
    ['party', 'parties'], ['cross', 'crosses'], ['fox', 'foxes'], ['bench', 'benches'], ['ship', 'ships'], ['bee', 'bees'], ['carry', 'carried'], ['stop', 'stopping'], ['stop', 'stopped'], ['meet', 'meetings'], ['move', 'moving'],
  ])('%s, %s have one key', (one, other) => { expect(inflectionKey(one)).toBe(inflectionKey(other)); });

  it.each([['kin', 'king'], ['r', 'red'], ['se', 'seed'], ['glas', 'glass'], ['bu', 'bus'], ['a2', 'a2s'], ['pas', 'pass']])('%s, %s have not', (one, other) => { expect(inflectionKey(one)).not.toBe(inflectionKey(other)); });

  it.each([
    ['move', 'movement'], ['simulate', 'simulation'], ['select', 'selection'], ['command', 'commander'], ['automatic', 'automatically'], ['direct', 'directly'], ['season', 'seasonal'], ['open', 'openness'], ['require', 'requirable'],
  ])('%s, %s have one wider key', (one, other) => { expect([derivationKey(one), inflectionKey(one) === inflectionKey(other)]).toEqual([derivationKey(other), false]); });

  it('are told by a key and a pattern of endings', () => {
    const words = ['rescue', 'rescued', 'rescues', 'rescuing'];
    const pattern = patternOf('rescu', words);
    expect([...words, 'rescuer', 'escue'].filter((word) => isForm(word, 'rescu', pattern))).toEqual(words);
    expect([patternOf('rescu', words), patternOf('carri', ['carry', 'carried'])]).toEqual(['0,e,ed,es,ing', '1,ied,y']);
    expect(['carry', 'carried', 'carrs', 'barry'].filter((word) => isForm(word, 'carri', '1,ied,y'))).toEqual(['carry', 'carried']);
  });

  it('that no rule makes are those of the same word', () => {
    expect([irregularForms('went'), irregularForms('lay'), irregularForms('lamp')]).toEqual([['go', 'gone', 'goes'], ['laid', 'lie', 'lain', 'lying'], []]);
  });
});

describe('a number', () => {
  it.each([
    ['2', ['two', 'ii', 'to']], ['two', ['2', 'ii', 'to']], ['to', []], ['4', ['four', 'iv', 'for']], ['for', []], ['ix', ['9', 'nine']], ['1', ['one']], ['3rd', ['third']], ['eleventh', ['11th']], ['21', []], ['20', ['twenty']], ['lamp', []],
  ])('%s may be written %j', (word, others) => { expect(otherNumerals(word)).toEqual(others); });
});

describe('packed', () => {
  it('words are what they were, those too that share more than one figure can tell', () => {
    const words = ['a'.repeat(40), `${'a'.repeat(40)}b`, 'barge', 'bargee', 'lamp'];
    expect(unpackWords(packWords(words))).toEqual(words);
    expect(packWords(['barge', 'bargee', 'bark'])).toBe('0barge 5e 3k');
    expect(unpackWords(packWords([]))).toEqual([]);
  });

  it('places are what they were, with how often', () => {
    const places = { 0: { 3: 1, 5: 2 }, 2: { 0: 1 } };
    expect(packPlaces(places, 4)).toBe('3 1:2||0');
    expect(unpackPlaces('3 1:2||0')).toEqual(places);
    expect(unpackPlaces('')).toEqual({});
  });

  it('near words are in the band of how near they are', () => {
    const near = [0.8, 0.79, 0.6, 0.59, 0.45, 0.44].map((nearness, place) => ({ place, nearness }));
    expect(packNear(near)).toBe('0|1 2|3 4|5');
    expect(unpackNear('0|1 2||5')).toEqual([{ place: 0, nearness: 0.9 }, { place: 1, nearness: 0.7 }, { place: 2, nearness: 0.7 }, { place: 5, nearness: 0.38 }]);
    expect(packNear([{ place: 40, nearness: 0.9 }])).toBe('14');
    expect(unpackNear('|1|2')).toEqual([{ place: 1, nearness: 0.7 }, { place: 2, nearness: 0.5 }]);
  });
});

describe('an icon', () => {
  const icons = [{ code: 'Fog', name: 'bank of fog', written: ['Fog Sign'] }, { code: 'T', name: 'tide', written: [] }];

  it('is spelled out behind its code, and a lost picture with its code', () => {
    const spelled = iconSpeller(icons);
    expect([spelled('[Fog] cards'), spelled('[Fog Sign] cards'), spelled('[Sun] cards'), spelled('Fog cards')]).toEqual(['[Fog] bank of fog cards', '[Fog Sign] Fog cards', '[Sun] cards', 'Fog cards']);
  });

  it('means the same as its name, and one of a single letter nothing', () => {
    const at = (typed: string, place: number): string[] => new Synonyms(icons).at(typed.split(' '), place).map((words) => words.join(' '));
    expect([at('fog cards', 0), at('a bank of fog', 1), at('a bank of fog', 3), at('bank fog of', 0), at('of fog', 0), at('t', 0), at('tide', 0)]).toEqual([['bank of fog'], ['fog'], ['bank of fog'], [], [], [], []]);
  });
});

const slot = (typed: string, weight = 1, more: Partial<Slot> = {}): Slot => ({ typed, content: true, weight, alternatives: [{ words: typed.split(' '), likeness: 1, how: 'typed' }], ...more }) as unknown as Slot;

describe('a title', () => {
  const title = (name: string, document = 0) => ({ document, printed: name, words: name.split(' '), weights: name.split(' ').map(() => 1), weight: name.split(' ').length, worth: 1 });
  const match = (name: string, ...slots: Slot[]) => matchTitle(slots.map(soughtSlot), title(name));

  it.each([
    ['has all of a query, in order, from its start', 'night ferry', [slot('night'), slot('ferry')], { ofQuery: 1, ofTitle: 1, every: true, inOrder: true, atStart: true }],
    ['has all of it, in another order', 'night ferry', [slot('ferry'), slot('night')], { ofQuery: 1, ofTitle: 1, every: true, inOrder: false, atStart: false }],
    ['has all of it, behind another word', 'old night ferry', [slot('night'), slot('ferry')], { ofQuery: 1, ofTitle: 2 / 3, every: true, inOrder: true, atStart: false }],
    ['has all of it, with a word between', 'night toll ferry', [slot('night'), slot('ferry')], { ofQuery: 1, every: true, inOrder: false, atStart: true }],
    ['has a part of it', 'night ferry', [slot('ferry'), slot('toll', 3)], { ofQuery: 0.25, ofTitle: 0.5, every: false }],
    ['has all but a word that is no content', 'night ferry', [slot('ferry'), slot('toll', 1, { content: false })], { every: true }],
    ['has all but a word that is nowhere', 'night ferry', [slot('ferry'), slot('tolx', 1, { alternatives: [] })], { ofQuery: 0.5, every: true }],
    ['has nothing of it', 'night ferry', [slot('tolx', 1, { alternatives: [] })], { ofQuery: 0, ofTitle: 0, every: false }],
    ['has it in other words', 'night ferry', [slot('nocturnal boat', 1, { alternatives: [{ words: ['night', 'ferry'], likeness: 0.5, how: 'near' }] as unknown as Slot['alternatives'] })], { ofQuery: 0.5, ofTitle: 1, every: true, inOrder: true }],
    ['has it, but for its article', 'ferry', [slot('the', 1), slot('ferry')], { ofQuery: 1, ofTitle: 1, every: true }],
  ])('%s', (_what, name, slots, expected) => { expect(match(name, ...slots)).toMatchObject(expected); });

  it('counts the more, the more of it and of the query meet', () => {
    const titles = new Titles(['night ferry', 'ferry night', 'old night ferry', 'night', 'ferry of the toll'].map((name, document) => title(name, document)));
    const scores = (...slots: Slot[]): [number, number][] => [...titles.scores(slots)].map(([document, score]): [number, number] => [document, Math.round(1000 * score) / 1000]).sort(([a], [b]) => a - b);
    // Whole, as typed, in order, at the start; whole and as typed; all of the query, in order; contained.
    expect(scores(slot('night'), slot('ferry'))).toEqual([[0, 1.53], [1, 1.4], [2, 0.967], [3, 0.563]]);
    expect(scores(slot('ferry'))).toEqual([[0, 0.9], [1, 0.93], [2, 0.833], [4, 0.83]]);
    expect(scores(slot('toll'), slot('night', 1, { alternatives: [{ words: ['dark'], likeness: 1, how: 'typed' }] as unknown as Slot['alternatives'] }))).toEqual([]);
  });
});

describe('words that stand close together', () => {
  const answers = new Map([['night', [{ slot: 0, likeness: 1 }]], ['ferry', [{ slot: 1, likeness: 1 }]], ['boat', [{ slot: 1, likeness: 0.5 }]]]);
  const near = (passage: string) => closest([slot('night'), slot('ferry', 3)], answers, passage.split(' '));
  const apart = (count: number): string => `night ${'x '.repeat(count)}ferry`;

  it.each([
    ['are the whole of a query', 'a night ferry moors', { share: 1, from: 1, to: 3 }],
    ['are the best of several places', 'night x boat x night ferry', { share: 1, from: 0, to: 6 }],
    ['may be other words', 'x boat', { share: 0.375, from: 1, to: 2 }],
    ['are thirty words, and no more', apart(28), { share: 1, from: 0, to: 30 }],
    ['are one of two that stand further apart', apart(29), { share: 0.75, from: 30, to: 31 }],
    ['are none', 'x y z', { share: 0, from: 0, to: 0 }],
  ])('%s', (_what, passage, expected) => { expect(near(passage)).toEqual(expected); });
});
