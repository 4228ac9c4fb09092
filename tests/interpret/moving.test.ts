import { describe } from 'vitest';

import { at } from './rig/ruling.ts';
import { understands } from './rig/understands.ts';

describe('text is split, moved and counted anew', () => understands([
  ['a paragraph is split, and its second half moved by a remark in its midst', [
    'Split paragraph 4 into two paragraphs as follows',
    'A ferry may hum. (It need not be night.) (**line break; move the following to the top of the entry**)',
    'Humming – Some captains cannot hum.',
  ], [
    { is: 'renumbering of paragraph', place: { paragraphs: at(4) }, new: 'A ferry may hum. (It need not be night.)' },
    { is: 'renumbering of text', place: { position: 'start' }, new: 'Humming – Some captains cannot hum.' },
  ]],
  ['where something goes is no place to look for it', ['Move the last sentence to the section on fog.'], [{ is: 'renumbering of sentence', place: { sentences: at(-1) } }]],
  ['two paragraphs are joined', ['Combine paragraphs 2 and 3.'], [{ is: 'renumbering of paragraph', place: { paragraphs: at(2, 3) } }]],
  ['two paragraphs change places', ['Reverse the order of paragraphs 2 and 3.'], [{ is: 'renumbering of paragraph', place: { paragraphs: at(2, 3) } }]],
  ['items are counted anew', ['Renumber the remaining items.'], [{ is: 'renumbering of list item' }]],
]));

describe('print is changed, not words', () => understands([
  ['made bold', ['Make the phrase "night fee" bold.'], [{ is: 'formatting of text', old: 'night fee' }]],
  ['a verb of its own', ['Italicize the word "salt" in the second paragraph.'], [{ is: 'formatting of text', place: { paragraphs: at(2) }, old: 'salt' }]],
  ['reported', ['The word "salt" should be in italics.'], [{ is: 'formatting of text', old: 'salt' }]],
]));
