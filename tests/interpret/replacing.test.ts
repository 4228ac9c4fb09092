import { describe } from 'vitest';

import { at } from './rig/ruling.ts';
import { understands } from './rig/understands.ts';

const text = 'A ferry pays half at night.';

describe('an entry gets a new text', () => understands([
  ['in the next paragraph', ['Replace this entry with:', text], [{ is: 'substitution of entry', new: text }]],
  ['after "the following"', ['Replace the existing entry with the following:', text], [{ is: 'substitution of entry', new: text }]],
  ['with a remark that is no rule', ['Replace this entry with the following (which says it more shortly):', text], [{ is: 'substitution of entry', new: text }]],
  ['of several paragraphs and a list', ['Replace this entry with:', 'A ferry pays half', '- at night; and', '- in fog.', 'It never pays twice.'],
    [{ is: 'substitution of entry', new: 'A ferry pays half\n\n- at night; and\n\n- in fog.\n\nIt never pays twice.' }]],
  ['that is a reference', ['Replace this entry with "see **harbour tolls**."'], [{ is: 'substitution of entry', new: 'see harbour tolls.' }]],
  ['deleting and replacing is one replacement', ['Delete this entry and replace it with "see **harbour tolls**."'], [{ is: 'substitution of entry', new: 'see harbour tolls.' }]],
  ['after "to read as follows"', ['Revise this entry to read as follows:', text], [{ is: 'substitution of entry', new: text }]],
  ['without naming the entry', ['Should read:', text], [{ is: 'substitution of entry', new: text }]],
  ['its text by another', ['Replace the existing text of this entry with:', text], [{ is: 'substitution of entry', new: text }]],
  ['under a heading', ['New text:', text], [{ is: 'substitution of entry', new: text }]],
  ['that looks like the topics of other rulings', ['Replace this entry with:', 'Tolls – A ferry pays half.', 'Fog – A ferry pays nothing.'],
    [{ is: 'substitution of entry', new: 'Tolls – A ferry pays half.\n\nFog – A ferry pays nothing.' }]],
]));

describe('a part gets a new text', () => understands([
  ['a paragraph', ['Replace the second paragraph with:', text], [{ is: 'substitution of paragraph', place: { paragraphs: at(2) }, new: text }]],
  ['a paragraph by a figure', ['Revise paragraph 4 as follows:', text], [{ is: 'substitution of paragraph', place: { paragraphs: at(4) }, new: text }]],
  ['a paragraph by a number in words', ['change paragraph one to:', text], [{ is: 'substitution of paragraph', place: { paragraphs: at(1) }, new: text }]],
  ['two paragraphs by two', ['replace the 5th and 6th paragraphs with:', text, 'It pays nothing in fog.'],
    [{ is: 'substitution of paragraph', place: { paragraphs: at(5, 6) }, new: `${text}\n\nIt pays nothing in fog.` }]],
  ['two that are apart: their places stay open', ['Replace the second and fifth paragraphs with:', text], [{ is: 'substitution of paragraph', place: { about: 'several places' }, new: text }]],
  ['a sentence of a paragraph, with a list item', ['Change the second sentence of paragraph three to the following:', 'A ferry pays half when:', '- it is night.'],
    [{ is: 'substitution of sentence', place: { paragraphs: at(3), sentences: at(2) }, new: 'A ferry pays half when:\n\n- it is night.' }]],
  ['the place first, the text in quotation marks', ['In the sixth paragraph, replace the last sentence with: "see **harbour tolls**."'],
    [{ is: 'substitution of sentence', place: { paragraphs: at(6), sentences: at(-1) }, new: 'see harbour tolls.' }]],
  ['the end of a paragraph', ['Modify the end of the first paragraph as follows:', text], [{ is: 'substitution of text', place: { paragraphs: at(1), position: 'end' }, new: text }]],
  ['a bullet', ['Change the second bullet point to:', text], [{ is: 'substitution of list item', place: { items: at(2) }, new: text }]],
  ['a bullet of a paragraph', ['Change paragraph 5 bullet point 2 to the following:', text], [{ is: 'substitution of list item', place: { paragraphs: at(5), items: at(2) }, new: text }]],
  ['a bullet under a heading', ['Change the second bullet under other night fees to:', text], [{ is: 'substitution of list item', place: { section: 'other night fees', items: at(2) }, new: text }]],
  ['what a section should read', ['The first bullet in the section on night fees should read:', text], [{ is: 'substitution of list item', place: { section: 'night fees', items: at(1) }, new: text }]],
  ['a section by its name', ['Replace the "Night fees" section with:', text], [{ is: 'substitution of section', place: { section: 'Night fees' }, new: text }]],
  ['sections, by one that is added after another', ['Also, insert the following after the section on "Fog," replacing the existing sections on "Night" and "Ice":', text],
    [{ is: 'substitution of section', place: { section: 'Night" and "Ice', position: 'after' }, new: text }]],
  ['without a colon at the end', ['change the third paragraph to the following', text], [{ is: 'substitution of paragraph', place: { paragraphs: at(3) }, new: text }]],
  ['a heading in the sentence', ['Second paragraph, last sentence: change to "A ferry pays half."'], [{ is: 'substitution of sentence', place: { paragraphs: at(2), sentences: at(-1) }, new: 'A ferry pays half.' }]],
  ['that is described only', ['Replace the third paragraph with a shorter one.'], [{ is: 'substitution of paragraph', place: { paragraphs: at(3) } }]],
]));

describe('words are replaced by words', () => understands([
  ['in a named paragraph', ['In the second paragraph, replace "two marks" with "three marks".'], [{ is: 'substitution of text', place: { paragraphs: at(2) }, old: 'two marks', new: 'three marks' }]],
  ['without a comma after the place', ['In the second paragraph replace "two marks" with "three marks".'], [{ is: 'substitution of text', place: { paragraphs: at(2) }, old: 'two marks', new: 'three marks' }]],
  ['with quotation marks inside, the new words in the next paragraph, a lone asterisk',
    ['replace "A ferry is "dry" until it has been "wet" once." With:*', 'A ferry is dry until it floats.'],
    [{ is: 'substitution of text', old: 'A ferry is "dry" until it has been "wet" once.', new: 'A ferry is dry until it floats.' }]],
  ['changed, the place behind', ['Change "two marks" to "three marks" in the third sentence of paragraph 2.'],
    [{ is: 'substitution of text', place: { paragraphs: at(2), sentences: at(3) }, old: 'two marks', new: 'three marks' }]],
  ['a value from one to another', ['Change the toll at night from "two" to "three".'], [{ is: 'substitution of text', old: 'two', new: 'three' }]],
  ['two pairs in a sentence', ['Replace "two" with "three" and "four" with "five".'], [{ is: 'substitution of text', old: 'two', new: 'three' }, { is: 'substitution of text', old: 'four', new: 'five' }]],
  ['a word that should be another', ['In paragraph 3, "low water" should read "high water".'], [{ is: 'substitution of text', place: { paragraphs: at(3) }, old: 'low water', new: 'high water' }]],
  ['a sentence that is quoted', ['Replace the sentence "A ferry pays half." with "A ferry pays all."'], [{ is: 'substitution of sentence', old: 'A ferry pays half.', new: 'A ferry pays all.' }]],
  ['in curly quotation marks', ['Replace “two ‘wet’ marks” with “three”.'], [{ is: 'substitution of text', old: 'two ‘wet’ marks', new: 'three' }]],
  ['in an example that is described', ['In the example about fog, change "two" to "three".'], [{ is: 'substitution of text', place: { about: 'fog', within: 'example' }, old: 'two', new: 'three' }]],
]));

describe('the kind of thing is said before', () => understands([
  ['of paragraphs, in one sentence', ['Delete the second paragraph, and replace the third with:', text],
    [{ is: 'repeal of paragraph', place: { paragraphs: at(2) } }, { is: 'substitution of paragraph', place: { paragraphs: at(3) }, new: text }]],
  ['of paragraphs of a section', ['In the section on "Tolls", delete the first paragraph. Change the second to the following:', text],
    [{ is: 'repeal of paragraph', place: { section: 'Tolls', paragraphs: at(1) } }, { is: 'substitution of paragraph', place: { section: 'Tolls', paragraphs: at(2) }, new: text }]],
  ['of sentences of a paragraph', ['In paragraph two, delete the first sentence and replace the second with "A ferry pays half at night."'],
    [{ is: 'repeal of sentence', place: { paragraphs: at(2), sentences: at(1) } }, { is: 'substitution of sentence', place: { paragraphs: at(2), sentences: at(2) }, new: text }]],
  ['of bullets, in the next paragraph', ['Delete the last bullet of paragraph 3.', 'Replace the first with:', text],
    [{ is: 'repeal of list item', place: { paragraphs: at(3), items: at(-1) } }, { is: 'substitution of list item', place: { paragraphs: at(3), items: at(1) }, new: text }]],
  ['of words that were quoted: the number tells nothing', ['Delete "at night", and replace the third with: A ferry.'],
    [{ is: 'repeal of text', old: 'at night' }, { is: 'substitution of text', place: { about: 'the third' }, new: 'A ferry.' }]],
  ['nowhere: the number tells nothing', ['Replace the third with:', text], [{ is: 'substitution of text', place: { about: 'the third' }, new: text }]],
]));

describe('the place is said before', () => understands([
  ['a step in brackets', ['(step 2): change the first paragraph to the following:', text], [{ is: 'substitution of paragraph', place: { section: 'step 2', paragraphs: at(1) }, new: text }]],
  ['what it refers back to', ['Delete the second sentence.', 'Replace it with:', text], [{ is: 'repeal of sentence', place: { sentences: at(2) } }, { is: 'substitution of sentence', place: { sentences: at(2) }, new: text }]],
  ['a note of when', ['(From last month) Change paragraph 14 to:', text], [{ is: 'substitution of paragraph', place: { paragraphs: at(14) }, new: text }]],
  ['a heading of its own', ['New change to this entry:', 'Change paragraph 2 to:', text], [{ is: 'substitution of paragraph', place: { paragraphs: at(2) }, new: text }]],
]));
