import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { entry, finderOver, headwords } from './rig/entries.ts';
import { Finder } from '../../src/search/finder.ts';
import { buildIndex } from '../../src/search/index/build-index.ts';
import { frequenciesOf } from '../../src/search/index/frequencies.ts';
import { allTexts } from '../../src/search/index/texts.ts';
import type { Texts } from '../../src/search/index/texts.ts';
import { placesOf } from '../../src/search/index/word-places.ts';

const finder = finderOver([
  entry('Harbour Bell, The', 'Rung when a barge comes in.', { kind: 'card' }),
  entry('harbour', 'Where barges lie at night. A bell may hang there.'),
  entry('mooring', 'A barge that moors pays the keeper once each night.'),
  entry('mooring - at night', 'Nobody moors at night without a lantern.'),
  entry('Rope Trick', 'Your crew may climb without a ladder.', { kind: 'card' }),
  entry('Keeper Drone (Three of Seven)', 'Counts keepers.', { kind: 'card', names: [{ name: 'Keeper Drone', reason: 'variant' }, { name: 'Three of Seven', reason: 'variant' }] }),
  entry('Fog icon', 'A [Fog] card may be played unseen.'),
  entry('Old Salt', 'Tells tales.', { kind: 'card', old: ['This citizen used to own a parrot.'] }),
  entry('scoring', 'You score marks when you light a lamp. You lose marks when a lamp is put out.'),
  entry('Mas’ud O’Hara', '', { kind: 'card' }),
  entry('lantern', '', { names: [{ name: 'lamp on a stick', reason: 'pointer' }] }),
], [{ code: 'Fog', name: 'bank of mist', written: [] }]);

it('a text with half of what was typed is worth a small part of one with all of it', () => {
  const { results } = finderOver([entry('quay', 'A barge moors here.'), entry('pier', 'A barge hums here.')]).find('barge hums');
  const [all, half] = results.map(({ score }) => score);
  expect((half ?? 1) / (all ?? 1)).toBeLessThan(0.15);
});

describe('the right entry comes first', () => {
  it.each([
    ['the exact headword', 'mooring', 'mooring'],
    ['with its article first', 'the harbour bell', 'Harbour Bell, The'],
    ['without its article', 'harbour bell', 'Harbour Bell, The'],
    ['plural for singular', 'moorings', 'mooring'],
    ['without an apostrophe', 'masud ohara', 'Mas’ud O’Hara'],
    ['with the apostrophe as a blank', 'o hara', 'Mas’ud O’Hara'],
    ['with a straight apostrophe', "mas'ud", 'Mas’ud O’Hara'],
    ['two words as one', 'ropetrick', 'Rope Trick'],
    ['a typing error in the middle of a word', 'harbuor bell', 'Harbour Bell, The'],
    ['half a word', 'mas', 'Mas’ud O’Hara'],
    ['half the last word', 'rope tr', 'Rope Trick'],
    ['the name in parentheses', 'three of seven', 'Keeper Drone (Three of Seven)'],
    ['the same in figures', '3 of 7', 'Keeper Drone (Three of Seven)'],
    ['and without blanks', '3of7', 'Keeper Drone (Three of Seven)'],
    ['a name that a pointer brings', 'lamp on a stick', 'lantern'],
    ['an icon by what it means', 'mist', 'Fog icon'],
    ['a question', 'do i lose marks when my lamp is put out?', 'scoring'],
    ['a question that holds a headword', 'what does a rope trick do', 'Rope Trick'],
    ['a subtopic', 'mooring at night', 'mooring - at night'],
    ['capitals everywhere', 'ROPE TRICK', 'Rope Trick'],
    ['its initials', 'kdtos', 'Keeper Drone (Three of Seven)'],
    ['halves of words, one of them a word itself', 'harb bel', 'Harbour Bell, The'],
    ['a slip that looks like the form of a word', 'kepers drone', 'Keeper Drone (Three of Seven)'],
    ['a slip that begins a longer word', 'bel harbour', 'Harbour Bell, The'],
  ])('%s: %s', (_, typed, expected) => {
    expect(headwords(finder, typed)[0]).toBe(expected);
  });
});

describe('of two documents of one name', () => {
  const two = finderOver([
    entry('Low Bridge, The', 'See The Low Bridge.', { pointer: true }),
    entry('The Low Bridge', 'Barges of more than three crates must go round by the long canal, whoever steers them.'),
  ]);

  it('the one that says something comes first', () => {
    expect(headwords(two, 'low bridge')).toEqual(['The Low Bridge', 'Low Bridge, The']);
  });

  it('unless the other is what was typed, to the word', () => {
    expect(headwords(two, 'low bridge, the')).toEqual(['Low Bridge, The', 'The Low Bridge']);
  });
});

describe('repairs are said', () => {
  it('with what was typed and what was searched', () => {
    expect(finder.find('harbuor').repairs).toEqual([{ typed: 'harbuor', used: 'harbour', sure: true }]);
    expect(finder.find('ropetrick').repairs).toEqual([{ typed: 'ropetrick', used: 'rope trick', sure: true }]);
  });

  it('a word that exists is never repaired, nor one of fewer than four letters', () => {
    expect(finder.find('bell').repairs).toEqual([]);
    expect(finder.find('bel nigth').repairs).toEqual([{ typed: 'nigth', used: 'night', sure: true }]);
  });

  it('another name that may have been meant is offered as well, after it', () => {
    const names = finderOver([entry('Tollan', 'A keeper.'), entry('Tollon'), entry('keeper', 'One of them is Tollan.')]);
    expect(names.find('tollin').repairs).toEqual([{ typed: 'tollin', used: 'tollan', sure: true }]);
    expect(headwords(names, 'tollin')).toEqual(['Tollan', 'Tollon', 'keeper']);
  });

  it('initials are said in full', () => {
    const names = finderOver([entry('Nobody Saw Us Leave', 'Goes unseen.')]);
    expect(names.find('nsul').repairs).toEqual([{ typed: 'nsul', used: 'nobody saw us leave', sure: true }]);
  });

  it('a form of a word, or its beginning, needs no repair', () => {
    expect(finder.find('moors').repairs).toEqual([]);
    expect(finder.find('lante').repairs).toEqual([]);
  });

  it('the other words typed tell which candidate was meant', () => {
    const names = finderOver([entry('Tall Hearn'), entry('Small Heron', 'A bird.'), entry('Hearn', 'A name.')]);
    expect(headwords(names, 'smal herin')[0]).toBe('Small Heron');
  });

  it('an exact search repairs nothing and completes nothing', () => {
    expect(headwords(finder, 'harbuor', true)).toEqual([]);
    expect(headwords(finder, 'moor', true)).toEqual([]);
    expect(headwords(finder, 'mooring', true)[0]).toBe('mooring');
  });
});

describe('quotation marks keep a phrase together', () => {
  it('only entries with these words side by side are found', () => {
    expect(headwords(finder, '"put out"')).toEqual(['scoring']);
    expect(headwords(finder, '“barge comes in”')).toEqual(['Harbour Bell, The']);
    expect(headwords(finder, '"comes barge"')).toEqual([]);
  });

  it('in a name, article and all', () => {
    expect(headwords(finder, '"Harbour Bell, The"')).toEqual(['Harbour Bell, The']);
  });

  it('a mark that is not closed is no phrase', () => {
    expect(headwords(finder, '"rope trick')[0]).toBe('Rope Trick');
  });
});

describe('a result shows why it was found', () => {
  it('marks the words of the headword', () => {
    const [first] = finder.find('rope').results;
    expect(first?.marks.map(([from, to]) => first.document.headword.slice(from, to))).toEqual(['Rope']);
  });

  it('marks the words in their context, and says which passage it is', () => {
    const [first] = finder.find('climb ladders').results;
    expect(first?.excerpt?.anchor).toBe('p1');
    expect(first?.excerpt?.marks.map(([from, to]) => first.excerpt?.text.slice(from, to))).toEqual(['climb', 'ladder']);
  });

  it('names the other name that led there', () => {
    const [first] = finder.find('lamp on a stick').results;
    expect(first?.byName?.name).toBe('lamp on a stick');
  });

  it('cuts a long passage at words, around the match', () => {
    const long = finderOver([entry('long', `${'before '.repeat(80)}needle ${'after '.repeat(80)}`)]);
    const [first] = long.find('needle').results;
    expect(first?.excerpt?.text).toMatch(/^… (?:before )+needle (?:after )+…$/);
    expect(first?.excerpt?.text.length).toBeLessThan(220);
  });
});

describe('what no longer holds', () => {
  it('is found, but is not shown', () => {
    const [first] = finder.find('parrot').results;
    expect(first?.document.headword).toBe('Old Salt');
    expect(first?.excerpt?.text).not.toContain('parrot');
  });

  it('comes after what holds under nearly the same name', () => {
    const both = finderOver([entry('toll bridges', 'Each bridge takes a toll.', { kind: 'ruling', status: 'superseded' }), entry('toll bridge', 'A bridge takes a toll once.', { kind: 'ruling' })]);
    expect(headwords(both, 'toll brigde')).toEqual(['toll bridge', 'toll bridges']);
  });

  it('never comes before what holds', () => {
    const both = finderOver([entry('A', 'Something else.', { old: ['The parrot talks.'] }), entry('B', 'A long text that names a parrot once, far down among many other words.')]);
    expect(headwords(both, 'parrot')).toEqual(['B', 'A']);
  });
});

describe('whatever is typed is answered', () => {
  it('nothing for nothing', () => {
    expect(finder.find('').results).toEqual([]);
    expect(finder.find(' ?!" ').results).toEqual([]);
  });

  it('stop words are searched where nothing else is typed', () => {
    expect(headwords(finder, 'of')).toContain('Keeper Drone (Three of Seven)');
  });

  it('where nothing is found, the nearest headwords are offered', () => {
    expect(finder.find('zzqq').results).toEqual([]);
    expect(finder.nearest('hrbr', 2).map(({ headword }) => headword)).toContain('harbour');
  });

  it('any text at all, always with the same answer, in order', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (typed) => {
      const finding = finder.find(typed);
      const scores = finding.results.map(({ score }) => score);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      expect(scores.every((score) => Number.isFinite(score))).toBe(true);
      expect(finder.find(typed)).toEqual(finding);
    }), { numRuns: 200 });
  });

  it.each(['constructor', '__proto__', 'hasOwnProperty toString', '[', '\\', '"""', '(a|b)*'])('%s', (typed) => {
    expect(() => finder.find(typed)).not.toThrow();
  });
});

describe('words in quotes', () => {
  it('are looked for only in texts that have them all', () => {
    const documents = Array.from({ length: 200 }, (_, at) => entry(`rule ${at}`, at === 150 ? 'The tide bell is rung.' : `A ${at % 2 === 0 ? 'tide' : 'bell'} of its own.`));
    const index = buildIndex(documents, []);
    const read = new Set<number>();
    const all = allTexts(documents, index, placesOf(index.toJSON()));
    const texts: Texts = { ...all, passages: (place) => { read.add(place); return all.passages(place); } };
    const quoting = new Finder({ documents, texts, frequencies: frequenciesOf(index.toJSON()), icons: [], letters: [] });
    expect(headwords(quoting, '"tide bell"')).toEqual(['rule 150']);
    expect(read.size).toBeLessThan(50);
  });

  it('marks nothing beyond the words that it shows', () => {
    const far = finderOver([entry('far', `needle ${'between '.repeat(80)}needle`)]);
    const excerpt = far.find('needle').results[0]?.excerpt;
    expect(excerpt?.marks.map(([from, to]) => excerpt.text.slice(from, to))).toEqual(['needle']);
  });

  it('keeps to its own name where another answers no more of what was typed', () => {
    const both = finderOver([entry('oil lamp', '', { names: [{ name: 'lamp oil', reason: 'topic' }] })]);
    expect(both.find('lamp oil').results[0]?.byName).toBeNull();
  });

  it('scores a text the same, whatever words nothing answers stand beside', () => {
    const one = finderOver([entry('oar', 'It is lent with a rope.'), entry('net', 'It is mended at dusk.')]);
    const scores = ['rope', 'rope 404'].map((typed) => one.find(typed, { exact: true }).results.map(({ document }) => document.headword));
    expect(scores).toEqual([['oar'], ['oar']]);
  });
});
