import { expect, test } from 'vitest';

import { explainInstruction } from '../../scripts/interpret/amendments/explain-instruction.ts';

test('says the operation, the unit, the place and that the new text is still to come', () => {
  const told = explainInstruction('Change the second bullet under night fees to:');
  expect(told).toContain('substitution of the list item');
  expect(told).toContain('section “night fees”, list item number 2');
  expect(told).toContain('new text: expected in the paragraph that follows');
});

test('says the old text and the new', () => {
  const told = explainInstruction('In the last paragraph, replace "two" with "three".');
  expect(told).toContain('paragraph the last');
  expect(told).toContain('old text: “two”');
  expect(told).toContain('new text: “three”');
});

test('says that the old text is still to come', () => {
  expect(explainInstruction('Delete the following text from the second paragraph:')).toContain('old text: expected in the paragraph that follows');
});

test('takes the paragraph that follows for the new text', () => {
  expect(explainInstruction('Replace this entry with:\n\nA ferry hums.')).toContain('new text: “A ferry hums.”');
});

test('says which words it could not read', () => {
  expect(explainInstruction('Delete the third paragraph slowly, humming.')).toContain('Not understood: slowly, humming.');
});

test('draws what each word is, and loudly what keeps the order from being carried out', () => {
  const drawn = explainInstruction('Please delete the last sentence, because it repeats the first, in races.').split('\n').filter((line) => line.includes('|'));
  expect(drawn.join('\n')).toMatch(/\| delete +\| the last sentence +\|/);
  expect(drawn.join('\n')).toMatch(/\| politeness \| command \| place +\| LIMITED +\|/);
  expect(explainInstruction('Delete this entry in races.')).toContain('LIMITED');
  expect(drawn.every((line) => line.length <= 103)).toBe(true);
});

test('says that there is no instruction', () => {
  expect(explainInstruction('A ferry hums.')).toContain('no instruction was found');
  expect(explainInstruction(' ')).toBe('There are no words in it.');
});

test('counts the amendments of a sentence', () => {
  expect(explainInstruction('Delete the first and third paragraphs.')).toMatch(/^1\. repeal[^]*^2\. repeal/m);
});

test('says by which words a part is told', () => {
  expect(explainInstruction('In the paragraph that ends "at night.", delete "two".')).toContain('the paragraph that ends “at night.”');
  expect(explainInstruction('In the sentence that contains "the old ferry", delete "two".')).toContain('the sentence that holds “the old ferry”');
  expect(explainInstruction('In the sentence beginning "Ferries", delete "two".')).toMatch(/begin(?:s|ning) “Ferries”/);
});

test('says in which other words a sentence was read', () => {
  expect(explainInstruction('The last sentence adds nothing and is deleted.')).toContain('\nRead as: the last sentence is deleted.');
  expect(explainInstruction('The last sentence is deleted.')).not.toContain('Read as');
});

test.for([
  ['Move the last sentence of the second paragraph to the end of the first.', 'to the end of paragraph number 1'], ['Move the last sentence to the beginning of the entry.', 'to the start of this entry'],
  ['Move the last sentence of the second paragraph after the first sentence of that paragraph.', 'behind sentence number 1 of its paragraph'], ['Move the last sentence before "Ferries hum."', 'before “Ferries hum.”'],
  ['Swap the first and last bullets.', 'in exchange for list item the last'], ['Make the last bullet the first.', 'in the place of list item number 1'],
  ['Split the first paragraph after the first sentence.', 'behind sentence number 1'], ['Make the last sentence a paragraph of its own.', 'apart from the others'],
] as const)('where it goes: %s', ([sentence, goes]) => { expect(explainInstruction(sentence)).toContain(`\n   goes:     ${goes}\n`); });
