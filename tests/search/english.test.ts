import { gzipSync } from 'node:zlib';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { buildFinder } from '../../src/search/build-finder.ts';
import { English } from '../../src/search/english/english.ts';
import { englishFor } from '../../src/search/english/english-for.ts';
import { everydayWords } from '../../src/search/english/everyday.ts';
import { packNear, unpackNear } from '../../src/search/english/near-lines.ts';
import { otherGames } from '../../src/search/english/other-games.ts';
import { slipsOf } from '../../src/search/english/slips-of.ts';
import { isForm, patternOf } from '../../src/search/english/word-forms.ts';
import { documentsOf } from '../../src/search/documents/documents-of.ts';
import { stopWords } from '../../src/search/words/stop-words.ts';
import { words } from '../../src/search/words/words.ts';
import { entry, finderOver, headwords, taughtFinder } from './rig/entries.ts';
import { shippedCorpus } from './rig/shipped-corpus.ts';

const entries = [
  entry('barge', 'A barge carries cargo along the canal. The crew of a barge may not leave it.'),
  entry('theft', 'To steal a tool, show the higher grip. What was taken stays with the thief.'),
  entry('discard pile', 'A card that was played goes to the discard pile of its owner.'),
  entry('lantern', 'A lantern lights the bridge of the citizen who carries it.'),
  entry('vassal', 'A vassal answers to the guild.'),
  entry('dimmed', 'A dimmed citizen does nothing until the next turn.'),
];
const taught = taughtFinder(entries, { tapped: ['dimmed'], hammered: ['dimmed'], 'take a nap': ['dimmed'] });

describe('a word that the glossary does not use leads to its own', () => {
  it.each([
    ['a word of the same meaning', 'boat', 'barge'],
    ['a form of it', 'boats', 'barge'],
    ['an irregular form', 'he stole my tool', 'theft'],
    ['what other games call it', 'graveyard', 'discard pile'],
    ['what games of building decks call it', 'shuffling my discard, trashing a card', 'discard pile'],
    ['what newcomers say', 'may I grab things that lie about', 'theft'],
    ['what the operator calls it', 'tapped', 'dimmed'],
    ['several words of the operator', 'may I take a nap', 'dimmed'],
  ])('%s: %s', (_, typed, found) => {
    expect(headwords(taught, typed)[0]).toBe(found);
  });

  it('and it is said that no rule has the word, but not of one that has a word typed', () => {
    expect(['my vessel', 'boats', 'vessel cargo', 'barge', 'lantren'].map((typed) => taught.find(typed).instead)).toEqual([['vessel'], ['boats'], ['vessel'], [], []]);
  });

  it('and the result says why it was found', () => {
    expect(taught.find('my vessel').results.find(({ document }) => document.headword === 'barge')?.because).toEqual([{ typed: 'vessel', used: 'barge' }]);
  });

  it('a result in the words that were typed says nothing of the kind', () => {
    expect(taught.find('barge').results[0]?.because).toEqual([]);
  });

  it('only the words as typed will do where that is asked for', () => {
    expect(headwords(taught, 'boat', true)).toEqual([]);
  });
});

describe('an English word is no slip', () => {
  it('is not repaired into a name that looks like it', () => {
    expect(finderOver(entries).find('vessel').repairs).toEqual([{ typed: 'vessel', used: 'vassal', sure: true }]);
    expect(taught.find('vessel').repairs).toEqual([]);
  });

  it('a slip still is', () => {
    expect(taught.find('lantren').repairs).toEqual([{ typed: 'lantren', used: 'lantern', sure: true }]);
  });

  it('but among the other words of a name it may be one', () => {
    expect(taught.find('discard pale').repairs).toEqual([{ typed: 'pale', used: 'pile', sure: true }]);
    expect(taught.find('discard pale').results[0]?.document.headword).toBe('discard pile');
  });
});

describe('a slip in an English word that the corpus lacks', () => {
  it.each([
    ['two letters changed about', 'my graevyard', 'discard pile'],
    ['a letter missing', 'throw it on the gravyard', 'discard pile'],
    ['a letter typed twice', 'my graveyyard', 'discard pile'],
    ['a doubled letter typed once', 'is he hamered', 'dimmed'],
    ['a word of the operator', 'is he tappped', 'dimmed'],
  ])('%s: %s', (_, typed, found) => {
    expect(headwords(taught, typed)[0]).toBe(found);
  });

  it.each([
    ['two slips', 'grvyrd'],
    ['a word of four letters', 'vesl'],
    ['a figure in it', 'vess3l'],
    ['another first letter', 'lessel'],
  ])('is not guessed at: %s, %s', (_, typed) => {
    expect(taught.find(typed).results.flatMap(({ because }) => because)).not.toContainEqual(expect.objectContaining({ used: 'barge' }));
    expect(taught.find(typed).results.flatMap(({ because }) => because)).not.toContainEqual(expect.objectContaining({ used: 'pile' }));
  });

  it('is none where a word of the corpus explains it', () => {
    expect(taught.find('my lantren').repairs).toEqual([{ typed: 'lantren', used: 'lantern', sure: true }]);
    expect(headwords(taught, 'my lantren')[0]).toBe('lantern');
  });

  it.each([
    ['kidnaped', 'kidnapped'], ['exausted', 'exhausted'], ['braek', 'break'], ['creww', 'crew'],
  ])('%s may be %s', (typed, meant) => {
    expect([...slipsOf(typed)]).toContain(meant);
  });
});

describe('what the words themselves find stays where it is', () => {
  it('each name of the shipped game finds what it found without English', () => {
    const documents = documentsOf(shippedCorpus, '2026-01-01');
    const [plain, whole] = [finderOver(documents, shippedCorpus.icons), buildFinder(shippedCorpus, '2026-01-01')];
    for (const { headword } of documents) expect(headwords(whole, headword)[0], headword).toBe(headwords(plain, headword)[0]);
  });

  it('a name in a sentence of other words stays first', () => {
    expect(headwords(taught, 'somebody grabbed my boat, goes it to the discard pile')[0]).toBe('discard pile');
  });
});

describe('the forms of a word', () => {
  it.each([
    ['rescu', ['rescue', 'rescued', 'rescues', 'rescuing'], ['rescu', 'rescueing', 'rescuer']],
    ['spici', ['spicy'], ['spicies', 'spici']],
    ['stop', ['stop', 'stopped', 'stops'], ['stoped', 'sto']],
  ])('of %s are those that there are, and no others', (key, forms, others) => {
    const pattern = patternOf(key, forms);
    expect([...forms, ...others].filter((word) => isForm(word, key, pattern))).toEqual(forms);
  });
});

describe('what is known of English', () => {
  it('is sent in at most 120 kB, even for texts with every second everyday word, or every third', () => {
    const every = (nth: number): string[] => everydayWords().filter((_, at) => at % nth === 0).map(({ key }) => key);
    for (const held of [every(2), every(3), documentsOf(shippedCorpus, '2026-01-01').flatMap(({ passages }) => passages.flatMap(({ text }) => words(text)))]) {
      expect(gzipSync(JSON.stringify(englishFor(new Set(held), {}))).length).toBeLessThanOrEqual(120_000);
    }
  });

  it('leads from no number to another, and to what is hardly near only where nothing is nearer', () => {
    const known = (...held: string[]): English => new English(englishFor(held, {}));
    expect([known('eleven').near('ninety'), known('eleven').has('ninety')]).toEqual([[], true]);
    const all = everydayWords().filter((_, at) => at % 2 === 0);
    const { near } = englishFor(all.map(({ key }) => key), {});
    for (const line of near.split('\n')) expect(unpackNear(line).filter(({ nearness }, at) => at > 0 && nearness < 0.45), line).toEqual([]);
  });

  it('near words are unpacked in their order', () => {
    const near = fc.array(fc.record({ place: fc.nat(30_000), nearness: fc.constantFrom(0.9, 0.7, 0.5, 0.38) }), { minLength: 1 })
      .map((all) => all.sort((a, b) => b.nearness - a.nearness));
    fc.assert(fc.property(near, (all) => {
      expect(unpackNear(packNear(all))).toEqual(all);
    }));
  });

  it('no row of other games leads from the same words as another part of itself, or from a word that says nothing', () => {
    for (const { said } of otherGames) {
      expect(new Set(said).size, said.join()).toBe(said.length);
      for (const one of said) expect(stopWords.has(one), one).toBe(false);
    }
  });

  it('each row of other games leads from something to something', () => {
    for (const { said, called } of otherGames) {
      expect(said.length, called.join()).toBeGreaterThan(0);
      expect(called.length, said.join()).toBeGreaterThan(0);
    }
  });
});
