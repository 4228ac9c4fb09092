/** What lies on the boundary of a guard itself: shares that are just reached, and conditions that alone decide. */
import { describe, expect, test } from 'vitest';
import { consolidate } from '../../scripts/consolidate/consolidate.ts';
import { interpretRuling } from '../../scripts/interpret/amendments/interpret-ruling.ts';
import { rulingOf } from '../interpret/rig/ruling.ts';
import { carriedOut } from '../wordings/rig/carried-out.ts';
import { entry } from '../wordings/rig/entry.ts';
import { buildCorpus } from './build-corpus.ts';
import { caseInput } from './case-input.ts';
import { ruled } from './rig/ruled.ts';
import type { Order } from './rig/ruled.ts';

describe('the whole entry in new words', () => {
  const given = (text: string[], fresh: string): string => ruled(text, { operation: 'substitution', unit: 'entry', new: [fresh] }).outcome;

  test('of which three in five stand in one of its sentences may be that sentence', () => {
    expect(given(['It burns oil by night.', 'It hums.', 'It sings.', 'It is lent.'], 'It burns oil for cats.')).toContain('may be a part');
    expect(given(['It burns oil by night.', 'It hums.', 'It sings.', 'It is lent.'], 'It burns fat for cats.')).toContain('applied');
  });

  test('takes the place of three paragraphs, and the note says so; of two it needs none', () => {
    expect(given(['It burns.', 'It hums.', 'It sings.'], 'A lamp is a light.')).toBe('applied with a note: no part is named: it takes the place of all 3 paragraphs');
    expect(given(['It burns.', 'It hums.'], 'A lamp is a light.')).toBe('applied');
  });

  test('ends, though it had none: that is a change', () => { expect(ruled([], { operation: 'repeal', unit: 'entry' }).outcome).toBe('applied'); });
});

describe('new text by its number', () => {
  const text = ['It has:', '* a wick of the finest wool', '* glass', '* tin'];
  const adding = (items: number, fresh: string): string => ruled(text, { operation: 'insertion', unit: 'list item', new: [fresh], locator: 'there', place: { items } }).outcome;

  test('may be meant for the item that has that number, where two fifths of it stand in another', () => {
    expect(adding(3, 'a wick of the dearest black hemp')).toContain('it may be new words for what stands there');
    expect(adding(3, 'a wick of some dear black hemp')).toContain('applied with a note');
  });

  test('is no sentence of a paragraph, where one of another is as much like it', () => {
    const order: Order = { operation: 'substitution', unit: 'sentence', new: ['A lamp burns oil by night or fog.'], locator: 'there', place: { paragraphs: 1, sentences: 1 } };
    expect(ruled(['A lamp burns oil by night and fog.', 'A lamp burns oil by night.'], order).outcome).toContain('not plainly what the new text revises');
    expect(ruled(['A lamp burns oil by night and fog.', 'It hums.'], order).outcome).toContain('applied');
  });
});

test('what is announced to be deleted is counted without what its sentence changes besides', () => {
  const sentence = 'Delete the following two bullets, and “It” is now “He”:';
  const gone = (old: string): Order => ({ operation: 'repeal', unit: 'list item', old, sentence });
  expect(ruled(['It has:', '* a wick', '* glass', '* tin'], gone('a wick'), { others: [gone('glass'), { operation: 'substitution', unit: 'text', old: 'It', new: ['He'], sentence }] }).text).toEqual(['He has:', '* tin']);
});

test('a sentence that is told by its words is not “the sentence” of an entry, though it has but one', () => {
  const added = (told: NonNullable<Order['place']>['told']): string => ruled(['A lamp hums at dusk.'], { operation: 'insertion', unit: 'text', new: ['It sings.'], locator: 'after the sentence', place: { position: 'after', about: 'the place', told } }).outcome;
  expect(added([])).toContain('applied');
  expect(added([{ of: 'sentence', opens: 'Cats' }])).toBe('not applied: described, not quoted');
});

test('a reference of which two ranks are told has not one rank', () => {
  const gone = (locator: string): string => ruled(['It hums.', 'See bell, fog.'], { operation: 'repeal', unit: 'cross-reference', old: 'bell', locator }, { entry: { see: ['bell', 'fog'] } }).outcome;
  expect(gone('the first reference')).toContain('applied');
  expect(gone('the first reference and the first reference to bell')).toContain('has not the rank that the order says');
});

test('a paragraph is parted at words that stand there, and not where more is said of them', () => {
  const parted = (place: Order['place']): string => ruled(['It burns. It hums. It sings.'], { operation: 'renumbering', unit: 'paragraph', how: 'split', old: 'It sings', place: { position: 'before', ...place } }).outcome;
  expect(parted({})).toContain('applied');
  expect(parted({ context: 'It hums. It sings.' })).toContain('more is said of the place than can be looked at here');
});

test('of two parts that change places, both are said to go from where they stood', () => {
  const input = caseInput.parse({
    shows: '', documents: [{ id: 'glossary', kind: 'glossary', date: '2011-01-03' }, { id: 'march', kind: 'rulings', date: '2012-03-05' }], entries: [{ headword: 'lamp', text: ['It burns.', 'It hums.', 'It sings.'] }],
    rulings: [{ topic: 'lamp', says: ['It says so.'], instructions: [{ operation: 'renumbering', unit: 'paragraph', how: 'swap', place: { paragraphs: 1 }, to: { at: { from: 3, to: 3 }, side: 'exchange' } }] }],
  });
  const corpus = consolidate(buildCorpus(input), [], '2026-01-01');
  const printed = corpus.entries[0]?.base.map(({ id }) => id) ?? [];
  expect(corpus.rulings[0]?.amendments[0]?.replaced).toEqual([printed[0], printed[2]]);
});

test('a new paragraph by its number waits for the deletion before it that cannot be carried out', () => {
  const ruling = ['Delete the fourth paragraph, which is a mess of things.', 'Add a new third paragraph: "Cats hum."'];
  expect(interpretRuling(rulingOf(ruling)).map(({ operation }) => operation)).toEqual(['repeal', 'insertion']);
  expect(carriedOut(entry, ruling).text).toEqual(entry);
  expect(carriedOut(entry, ruling.slice(1)).text).toContain('Cats hum.');
});
