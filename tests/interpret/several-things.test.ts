import { describe, expect, test } from 'vitest';

import { interpretRuling } from '../../scripts/interpret/amendments/interpret-ruling.ts';
import { asExpected, at, filled, rulingOf } from './rig/ruling.ts';
import { understands } from './rig/understands.ts';

const text = 'Ferries hum at night.';

describe('several things in one order', () => understands([
  ['each is deleted', ['Delete the second and fourth paragraphs.'], [{ is: 'repeal of paragraph', place: { paragraphs: at(2) } }, { is: 'repeal of paragraph', place: { paragraphs: at(4) } }]],
  ['each in a place of its own', ['Delete the first sentence of paragraph 2 and the last bullet.'],
    [{ is: 'repeal of sentence', place: { paragraphs: at(2), sentences: at(1) } }, { is: 'repeal of list item', place: { items: at(-1) } }]],
  ['each quotation has the new words', ['Replace "two" and "three" with "four".'], [{ is: 'substitution of text', old: 'two', new: 'four' }, { is: 'substitution of text', old: 'three', new: 'four' }]],
  ['new text is dealt out to none of them', ['Replace the first sentence of paragraph 2 and the last bullet with the following:', text], [{ is: 'substitution of sentence', new: text }]],
  ['what is joined stands side by side', ['Combine paragraphs 2 and 3.'], [{ is: 'renumbering of paragraph', place: { paragraphs: at(2, 3) } }]],
  ['or its place stays open', ['Combine paragraphs 2 and 4.'], [{ is: 'renumbering of paragraph' }]],
]));

describe('quotations in a row', () => understands([
  ['are each deleted', ['Delete "two", "three" and "four".'], ['two', 'three', 'four'].map((old) => ({ is: 'repeal of text', old }))],
  ['are each deleted, with a comma before the last', ['Delete "two", "three", and "four".'], ['two', 'three', 'four'].map((old) => ({ is: 'repeal of text', old }))],
  ['are each deleted, though nothing joins them', ['Delete "two", "three".'], ['two', 'three'].map((old) => ({ is: 'repeal of text', old }))],
  ['have each the place that is said behind the last', ['Delete "two", "three" and "four" in the second paragraph.'], ['two', 'three', 'four'].map((old) => ({ is: 'repeal of text', place: { paragraphs: at(2) }, old }))],
  ['have each the new words', ['Replace "two", "three" and "four" with "five".'], ['two', 'three', 'four'].map((old) => ({ is: 'substitution of text', old, new: 'five' }))],
  ['have each a place of its own', ['Delete "two" in the first paragraph and "three" in the second paragraph.'],
    [{ is: 'repeal of text', place: { paragraphs: at(1) }, old: 'two' }, { is: 'repeal of text', place: { paragraphs: at(2) }, old: 'three' }]],
  ['are each of the kind of the first', ['Delete the sentences "Ferries hum.", "Cats sing." and "Dogs do not."'], ['Ferries hum.', 'Cats sing.', 'Dogs do not.'].map((old) => ({ is: 'repeal of sentence', old }))],
  ['have the place of the first, where each has its own', ['Delete the sentence "Ferries hum." in the first paragraph and "Cats sing." in the second paragraph.'],
    [{ is: 'repeal of sentence', place: { paragraphs: at(1) }, old: 'Ferries hum.' }, { is: 'repeal of sentence', place: { paragraphs: at(2) }, old: 'Cats sing.' }]],
  ['name one thing where the first only says what it is', ['Delete the sentence, "Ferries hum."'], [{ is: 'repeal of sentence', old: 'Ferries hum.' }]],
]));

describe('the head of a sentence', () => understands([
  ['holds for each of its commands', ['In the second paragraph, delete "at night" and replace "two" with "three".'],
    [{ is: 'repeal of text', place: { paragraphs: at(2) }, old: 'at night' }, { is: 'substitution of text', place: { paragraphs: at(2) }, old: 'two', new: 'three' }]],
  ['holds for a section', ['In the section on tolls, delete "at night" and replace "two" with "three".'],
    [{ is: 'repeal of text', place: { section: 'tolls' }, old: 'at night' }, { is: 'substitution of text', place: { section: 'tolls' }, old: 'two', new: 'three' }]],
  ['does not hold where another command names its own', ['In the second paragraph, delete "two" and in the third paragraph, delete "four".'],
    [{ is: 'repeal of text', place: { paragraphs: at(2) }, old: 'two' }, { is: 'repeal of text', place: { paragraphs: at(3) }, old: 'four' }]],
  ['gives its paragraph, and not its end', ['At the end of the second paragraph, add "Cats sing." and delete "two".'],
    [{ is: 'insertion of text', place: { paragraphs: at(2), position: 'end' }, new: 'Cats sing.' }, { is: 'repeal of text', place: { paragraphs: at(2) }, old: 'two' }]],
]));

describe('what an order refers back to', () => understands([
  ['is the paragraph before it', ['Delete the first sentence of the second paragraph. In the same paragraph, replace "two" with "three".'],
    [{ is: 'repeal of sentence', place: { paragraphs: at(2), sentences: at(1) } }, { is: 'substitution of text', place: { paragraphs: at(2) }, old: 'two', new: 'three' }]],
  ['is the section before it', ['Delete the section on tolls. In the same section, delete the last sentence.'],
    [{ is: 'repeal of section', place: { section: 'tolls' } }, { is: 'repeal of sentence', place: { section: 'tolls', sentences: at(-1) } }]],
  ['is the end of the paragraph before it', ['Delete the second paragraph. Add "Cats sing." at the end of that paragraph.'],
    [{ is: 'repeal of paragraph', place: { paragraphs: at(2) } }, { is: 'insertion of text', place: { paragraphs: at(2), position: 'end' }, new: 'Cats sing.' }]],
]));

describe('what is promised', () => {
  understands([
    ['as paragraphs is all that follows', ['Add the following paragraphs:', text, 'Cats sing.'], [{ is: 'insertion of paragraph', new: `${text}\n\nCats sing.` }]],
    ['as one paragraph is the next', ['Add a new paragraph:', text, 'Cats sing.'], [{ is: 'insertion of paragraph', new: text }]],
    ['as one sentence is the next', ['Add the following sentence at the end:', text, 'Cats sing.'], [{ is: 'insertion of text', place: { position: 'end' }, new: text }]],
    ['ends where a paragraph speaks of the change', ['Replace the second paragraph with:', text, 'The rest of this entry is unchanged.'], [{ is: 'substitution of paragraph', place: { paragraphs: at(2) }, new: text }]],
    ['and an order in brackets in its midst is none of it', ['Replace the second paragraph with:', 'Cats sing (delete the third paragraph).'],
      [{ is: 'substitution of paragraph', place: { paragraphs: at(2) }, new: 'Cats sing' }, { is: 'repeal of paragraph', place: { paragraphs: at(3) } }]],
  ]);

  test.for([
    [['Add a new paragraph:', text, 'Cats sing.'], 'Cats sing.'],
    [['Replace the second paragraph with:', text, 'The rest of this entry is unchanged.'], 'The rest of this entry is unchanged.'],
    [['Delete the second paragraph. Deleted.'], 'Deleted.'],
    [['Delete the second bullet.', '- cats'], 'cats'],
    [['Delete the second paragraph. Cats may sing, but only at night.'], null],
    [['Delete "two" ("three").'], '("three").'],
    [['Delete "two" (and "three").'], '(and "three").'],
    [['Delete the second paragraph. See ferry.'], null],
    [['Delete the second paragraph. This eliminates the existing paragraph.'], null],
    [['New change to this entry:', 'Delete the second paragraph.'], null],
  ] as const)('%j: what is left over is not understood: %s', ([ruling, left]) => {
    const [first] = interpretRuling(rulingOf([...ruling]));
    const unread = first?.tiles.filter(({ as }) => as === 'not understood').map(({ from, to }) => first.instruction.slice(from, to).trim()) ?? [];
    expect(unread).toEqual(left === null ? [] : [left]);
  });
});

describe('a ruling on a step of an entry', () => {
  test.for([
    ['Delete this entry.', { is: 'repeal of section', place: { section: 'step 3' } }],
    ['Replace "two" with "three".', { is: 'substitution of text', place: { section: 'step 3' }, old: 'two', new: 'three' }],
    ['Delete the second paragraph.', { is: 'repeal of paragraph', place: { section: 'step 3', paragraphs: at(2) } }],
  ] as const)('is of that step: %s', ([words, expected]) => {
    expect(interpretRuling(rulingOf([words], { topic: 'ferry (step 3)' })).map(asExpected)).toEqual([filled(expected)]);
  });
});

describe('words that tell of a change without saying the whole again', () => understands([
  ['are no text of the entry: after a full stop', ['This entry has been modified. Ferries now hum.'], [{ is: 'substitution of entry', place: { about: 'This entry' }, new: 'Ferries now hum.' }]],
  ['are no text of the entry: as follows', ['This entry is changed as follows: Ferries hum.'], [{ is: 'substitution of entry', place: { about: 'This entry' }, new: 'Ferries hum.' }]],
  ['are its text where it is said to read so', ['This entry now reads: Ferries hum.'], [{ is: 'substitution of entry', new: 'Ferries hum.' }]],
  ['are its text where it is revised to that', ['This entry is revised to: Ferries hum.'], [{ is: 'substitution of entry', new: 'Ferries hum.' }]],
]));

describe('what is said to replace', () => understands([
  ['a paragraph is its text', ['Cats sing. This replaces the second paragraph.'], [{ is: 'substitution of paragraph', place: { paragraphs: at(2) }, new: 'Cats sing.' }]],
  ['the entry takes a ruling back', ['Cats sing. This replaces the existing entry.'], [{ is: 'reversal of entry', new: 'Cats sing.' }]],
  ['the entry, and follows, is its text', ['The following replaces the existing entry.', 'Cats sing.'], [{ is: 'substitution of entry', new: 'Cats sing.' }]],
]));
