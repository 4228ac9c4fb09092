import { describe } from 'vitest';

import { at } from './rig/ruling.ts';
import { understands } from './rig/understands.ts';

const text = 'A ferry pays half at night.';

describe('text is added', () => understands([
  ['to an entry', ['Add the following to this entry:', text], [{ is: 'insertion of text', new: text }]],
  ['at the end of a paragraph', ['append the following to the end of the sixth paragraph:', text], [{ is: 'insertion of text', place: { paragraphs: at(6), position: 'end' }, new: text }]],
  ['the place first', ['At the end of the fourth paragraph, add:', text], [{ is: 'insertion of text', place: { paragraphs: at(4), position: 'end' }, new: text }]],
  ['after a sentence, without a colon', ['add the following after the second sentence in the third paragraph', text],
    [{ is: 'insertion of text', place: { paragraphs: at(3), sentences: at(2), position: 'after' }, new: text }]],
  ['as a sentence', ['Add this sentence to the start of paragraph 2: A ferry pays half.'], [{ is: 'insertion of text', place: { paragraphs: at(2), position: 'start' }, new: 'A ferry pays half.' }]],
  ['to a list that is described', ['Add "punt" to the list of boats.'], [{ is: 'insertion of text', place: { within: 'list', about: 'the list of boats' }, new: 'punt' }]],
  ['two words to a list are two additions', ['Add "punt" and "raft" to the list of boats.'],
    [{ is: 'insertion of text', place: { within: 'list', about: 'the list of boats' }, new: 'punt' }, { is: 'insertion of text', place: { within: 'list', about: 'the list of boats' }, new: 'raft' }]],
  ['beside words of a sentence', ['Insert "only" after the word "may" in the first sentence.'],
    [{ is: 'insertion of text', place: { sentences: at(1), beside: 'may', position: 'after' }, new: 'only' }]],
  ['things to a list', ['Add the following ferries and captains to the list of pairs (P = by the printed captain):', '- Bess: Tom Reed (P)'],
    [{ is: 'insertion of text', place: { within: 'list', about: 'the list of pairs' }, new: '- Bess: Tom Reed (P)' }]],
  ['after a sentence of a paragraph, both said first', ['In paragraph 3, after the second sentence, add: "A ferry hums."'],
    [{ is: 'insertion of text', place: { paragraphs: at(3), sentences: at(2), position: 'after' }, new: 'A ferry hums.' }]],
  ['in a report', ['The following has been added to the last paragraph: "A ferry pays half."'], [{ is: 'insertion of text', place: { paragraphs: at(-1) }, new: 'A ferry pays half.' }]],
]));

describe('something new is added', () => understands([
  ['a paragraph by its rank', ['Add this as paragraph 2:', text], [{ is: 'insertion of paragraph', place: { paragraphs: at(2) }, new: text }]],
  ['a paragraph at the end', ['Add the following paragraph to the end of this entry:', text], [{ is: 'insertion of paragraph', place: { position: 'end' }, new: text }]],
  ['what goes after a paragraph is a paragraph', ['Insert the following after the third paragraph:', text], [{ is: 'insertion of paragraph', place: { paragraphs: at(3), position: 'after' }, new: text }]],
  ['between two paragraphs', ['Insert a new paragraph between paragraphs 2 and 3:', text], [{ is: 'insertion of paragraph', place: { paragraphs: at(2), position: 'after' }, new: text }]],
  ['a bullet', ['Add a third bullet:', '- in fog'], [{ is: 'insertion of list item', place: { items: at(3) }, new: '- in fog' }]],
  ['a bullet, its words in the sentence', ['Add a new bullet reading: "in fog"'], [{ is: 'insertion of list item', new: 'in fog' }]],
  ['a section', ['Add the following section at the end of the entry:', 'Fog – A ferry whistles.'], [{ is: 'insertion of section', place: { position: 'end' }, new: 'Fog – A ferry whistles.' }]],
  ['an entry', ['Add a new entry:', text], [{ is: 'insertion of entry', new: text }]],
  ['a cross-reference', ['Add the cross-reference, "See **harbour tolls.**"'], [{ is: 'insertion of cross-reference', new: 'See harbour tolls.' }]],
  ['words that are a reference', ['Delete the first 4 paragraphs and add "see **harbour tolls**." to the end.'],
    [{ is: 'repeal of paragraph', place: { paragraphs: at(1, 4) } }, { is: 'insertion of cross-reference', place: { position: 'end' }, new: 'see harbour tolls.' }]],
]));

describe('several commands in a paragraph', () => understands([
  ['the head of a sentence holds for all of it', [
    'In the third paragraph, make the phrase "night fee" bold and, at the start of the paragraph, insert the cross-reference, "See **night fee.**" Then, delete the following text from the second paragraph:',
    'A ferry pays the night fee in salt.',
  ], [
    { is: 'formatting of text', place: { paragraphs: at(3) }, old: 'night fee' },
    { is: 'insertion of cross-reference', place: { paragraphs: at(3), position: 'start' }, new: 'See night fee.' },
    { is: 'repeal of text', place: { paragraphs: at(2) }, old: 'A ferry pays the night fee in salt.' },
  ]],
  ['the next paragraph goes on with "Also"', ['add the following to the end of the first paragraph:', text, 'Also, delete the last sentence.'],
    [{ is: 'insertion of text', place: { paragraphs: at(1), position: 'end' }, new: text }, { is: 'repeal of sentence', place: { sentences: at(-1), about: 'which part', unclear: true } }]],
  ['each new text ends where the next instruction begins', ['Change paragraph 2 to:', text, 'It pays in salt.', '(older changes) Change paragraph 7 to:', 'Fog is free.'],
    [{ is: 'substitution of paragraph', place: { paragraphs: at(2) }, new: `${text}\n\nIt pays in salt.` }, { is: 'substitution of paragraph', place: { paragraphs: at(7) }, new: 'Fog is free.' }]],
  ['text after a colon ends where the next instruction begins', ['Replace the last sentence with: A ferry hums. It may whistle. Then delete the second paragraph.'],
    [{ is: 'substitution of sentence', place: { sentences: at(-1) }, new: 'A ferry hums. It may whistle.' }, { is: 'repeal of paragraph', place: { paragraphs: at(2) } }]],
]));
