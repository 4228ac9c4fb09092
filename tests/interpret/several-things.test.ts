import { describe } from 'vitest';

import { at } from './rig/ruling.ts';
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
