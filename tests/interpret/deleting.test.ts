import { describe } from 'vitest';

import { at } from './rig/ruling.ts';
import { understands } from './rig/understands.ts';

describe('an entry is deleted', () => understands([
  ['in the imperative', ['Delete this entry.'], [{ is: 'repeal of entry' }]],
  ['in small letters and without a full stop', ['delete this entry'], [{ is: 'repeal of entry' }]],
  ['in capitals', ['DELETE THIS ENTRY.'], [{ is: 'repeal of entry' }]],
  ['as cancelled', ['This entry is cancelled.'], [{ is: 'repeal of entry' }]],
  ['as no longer applying', ['This entry no longer applies.'], [{ is: 'repeal of entry' }]],
  ['tersely', ['Entry deleted. See toll.'], [{ is: 'repeal of entry' }]],
  ['after a clause that says why', ['In order to shorten the night, this Glossary entry has been deleted.'], [{ is: 'repeal of entry' }]],
  ['from a day on', ['Effective upon release of High Water, this entry is deleted.'], [{ is: 'repeal of entry' }]],
  ['on an occasion', ['The existing Glossary entry is cancelled upon release of High Water.'], [{ is: 'repeal of entry' }]],
  ['on an occasion that has a sentence of its own', ['Effective upon release of High Water. Delete this entry.'], [{ is: 'repeal of entry' }]],
  ['and the reference that follows is part of the report', ['This Glossary entry has been deleted. See **harbour tolls**.'], [{ is: 'repeal of entry' }]],
  ['and the rule that follows is a ruling of its own', ['This Glossary entry has been deleted. The captain may whistle at dawn. See **dawn**.'],
    [{ is: 'repeal of entry' }, { is: 'clarification of entry', new: 'The captain may whistle at dawn. See dawn.' }]],
  ['with a rule that is told, not quoted', ['The rule that each cat pays for its own passage has been canceled. (This eliminates the existing Glossary entry.)'],
    [{ is: 'repeal of entry', place: { about: 'The rule that each cat pays for its own passage' } }]],
]));

describe('parts are deleted by their number', () => understands([
  ['an ordinal in words', ['Delete the fifth paragraph.'], [{ is: 'repeal of paragraph', place: { paragraphs: at(5) } }]],
  ['an ordinal in figures', ['Delete the 5th paragraph.'], [{ is: 'repeal of paragraph', place: { paragraphs: at(5) } }]],
  ['a figure after the noun', ['Delete paragraph 5.'], [{ is: 'repeal of paragraph', place: { paragraphs: at(5) } }]],
  ['the first few', ['Delete the first 4 paragraphs.'], [{ is: 'repeal of paragraph', place: { paragraphs: at(1, 4) } }]],
  ['the last two', ['Delete the last two sentences.'], [{ is: 'repeal of sentence', place: { sentences: at(-2, -1) } }]],
  ['the next-to-last', ['Delete the next-to-last paragraph.'], [{ is: 'repeal of paragraph', place: { paragraphs: at(-2) } }]],
  ['a range', ['Delete the third through fifth bullets.'], [{ is: 'repeal of list item', place: { items: at(3, 5) } }]],
  ['neighbours are one place', ['Delete the second and third paragraphs.'], [{ is: 'repeal of paragraph', place: { paragraphs: at(2, 3) } }]],
  ['two that are apart are two amendments', ['Delete the second and fourth paragraphs.'],
    [{ is: 'repeal of paragraph', place: { paragraphs: at(2) } }, { is: 'repeal of paragraph', place: { paragraphs: at(4) } }]],
  ['a sentence of a paragraph', ['The second sentence of the third paragraph is deleted.'], [{ is: 'repeal of sentence', place: { paragraphs: at(3), sentences: at(2) } }]],
  ['an item of a list, and the rest counted anew', ['Delete the second item from the numbered list (and re-number the others).'], [{ is: 'repeal of list item', place: { within: 'list', items: at(2) } }]],
  ['items under a heading and a sentence, in one sentence', ['Delete the second bullet under "Night ferries" and the last sentence of paragraph 4.'],
    [{ is: 'repeal of list item', place: { section: 'Night ferries', items: at(2) } }, { is: 'repeal of sentence', place: { paragraphs: at(4), sentences: at(-1) } }]],
]));

describe('parts are deleted by their words', () => understands([
  ['first words after a number', ['Delete the fourth paragraph ("Old ferrymen say...").'], [{ is: 'repeal of paragraph', place: { paragraphs: at(4), opening: 'Old ferrymen say' } }]],
  ['first words that are called so', ['The last paragraph of this Glossary entry (beginning: “Old ferrymen say...”) has been deleted.'],
    [{ is: 'repeal of paragraph', place: { paragraphs: at(-1), opening: 'Old ferrymen say' } }]],
  ['a whole sentence', ['Delete the sentence "A ferry never sinks."'], [{ is: 'repeal of sentence', old: 'A ferry never sinks.' }]],
  ['one item after another', ['Delete the bulleted item "Bess is a ferry."', 'Delete the bulleted item "Tom is a ferry."'],
    [{ is: 'repeal of list item', old: 'Bess is a ferry.' }, { is: 'repeal of list item', old: 'Tom is a ferry.' }]],
  ['a few words of a sentence', ['Remove "and a cat" from the last sentence.'], [{ is: 'repeal of text', place: { sentences: at(-1) }, old: 'and a cat' }]],
  ['two phrases of one paragraph', ['Delete "at night" and "in fog" from the second paragraph.'],
    [{ is: 'repeal of text', place: { paragraphs: at(2) }, old: 'at night' }, { is: 'repeal of text', place: { paragraphs: at(2) }, old: 'in fog' }]],
  ['two phrases', ['Delete the word "slowly" and the phrase "at dawn".'], [{ is: 'repeal of text', old: 'slowly' }, { is: 'repeal of text', old: 'at dawn' }]],
  ['a cross-reference, whose name is quoted with a stop', ['delete the cross-reference to "drowning."'], [{ is: 'repeal of cross-reference', old: 'drowning' }]],
  ['a cross-reference and what follows it', ['delete the cross reference to "drowning" and the parenthetical text that follows.'],
    [{ is: 'repeal of cross-reference', old: 'drowning' }, { is: 'repeal of text', place: { about: 'that follows', within: 'parenthetical' } }]],
  ['a parenthetical that is described', ['Delete the parenthetical about leap years.'], [{ is: 'repeal of text', place: { about: 'leap years', within: 'parenthetical' } }]],
  ['an example named with a comma in its name', ['Delete the example about Tom Reed, Friend of Cats in paragraph 7.'], [{ is: 'repeal of text', place: { paragraphs: at(7), about: 'Tom Reed, Friend of Cats', within: 'example' } }]],
  ['a sentence that is described', ['Delete the sentence about lending rules.'], [{ is: 'repeal of sentence', place: { about: 'lending rules' } }]],
  ['a reason is no new text', ['Delete the third paragraph. This rule repeats the one before it.'], [{ is: 'repeal of paragraph', place: { paragraphs: at(3) } }]],
]));

describe('the text to be deleted is given after a colon', () => understands([
  ['with quotation marks inside the quotation', ['Delete the following text in the section titled *Wet and dry*: "A ferry that is "dry" may not float."'],
    [{ is: 'repeal of text', place: { section: 'Wet and dry' }, old: 'A ferry that is "dry" may not float.' }]],
  ['in a section with "and" in its name, then in the same one', [
    'Strike the following text in the fifth paragraph of the section titled *ropes given and taken*: "or a hawser."',
    'Also delete the following text from the third paragraph of the same section: "Chains are ropes."',
  ], [
    { is: 'repeal of text', place: { section: 'ropes given and taken', paragraphs: at(5) }, old: 'or a hawser.' },
    { is: 'repeal of text', place: { section: 'ropes given and taken', paragraphs: at(3) }, old: 'Chains are ropes.' },
  ]],
  ['in the paragraph that follows, where new text usually stands', ['Delete the following text from the second paragraph:', 'A ferry may not whistle. It may hum.'],
    [{ is: 'repeal of text', place: { paragraphs: at(2) }, old: 'A ferry may not whistle. It may hum.' }]],
  ['reported', ['The following sentence has been deleted from the second paragraph: "A ferry may hum."'],
    [{ is: 'repeal of sentence', place: { paragraphs: at(2) }, old: 'A ferry may hum.' }]],
  ['called by its noun', ['Delete these sentences: "A ferry may hum. So may a punt."'], [{ is: 'repeal of sentence', old: 'A ferry may hum. So may a punt.' }]],
]));
