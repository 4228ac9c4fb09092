/** What each word of a ruling is to its orders, and what each order names as its place: sentence by sentence. */
import { describe, expect, test } from 'vitest';

import { explainInstruction } from '../../scripts/interpret/amendments/explain-instruction.ts';
import { interpretRuling } from '../../scripts/interpret/amendments/interpret-ruling.ts';
import { interpretAll } from '../../scripts/interpret/interpret.ts';
import type { Segmented } from '../../scripts/segment/segments.ts';
import { rulingOf } from './rig/ruling.ts';

/** `command: Delete | place: this entry.` */
const tiles = (...paragraphs: string[]): string[] => interpretRuling(rulingOf(paragraphs)).map((one) => one.tiles.map(({ from, to, as }) => `${as}: ${one.instruction.slice(from, to).trim()}`).join(' | '));
const locators = (...paragraphs: string[]): (string | null)[] => interpretRuling(rulingOf(paragraphs)).map(({ locator }) => locator);
const kinds = (...paragraphs: string[]): string[] => interpretRuling(rulingOf(paragraphs)).map(({ operation, unit, explicit }) => `${operation} of ${unit}${explicit ? '' : ', not in words'}`);
const fresh = (...paragraphs: string[]): (string | null)[] => interpretRuling(rulingOf(paragraphs)).map(({ newText }) => newText);

describe('the words of an order', () => {
  test.for([
    [['Please delete the last sentence, because it repeats the first.'], ['politeness: Please | command: delete | place: the last sentence | reason: , because it repeats the first.']],
    [['Everywhere in this entry, replace "two" with "three".'], ['place: Everywhere in this entry, | command: replace | old words: "two" | command: with | new words: "three".']],
    [['Add "and hum" after "row" in the second paragraph.'], ['command: Add | new words: "and hum" | place: after "row" in the second paragraph.']],
    [['For "two" read "three".'], ['command: For | old words: "two" | command: read | new words: "three".']],
    [['Prepend "Now," to the first sentence.'], ['command: Prepend | new words: "Now," | place: to the first sentence.']],
    [['The third paragraph is moved to the end of the second paragraph.'], ['place: The third paragraph | command: is moved | place: to the end of the second paragraph.']],
    [['Effective 1 May. Delete this entry.'], ['day: Effective 1 May. | command: Delete | place: this entry.']],
    [['Effective 1 May.', 'Delete this entry.'], ['day: Effective 1 May. | command: Delete | place: this entry.']],
    [['Delete this entry.', 'Effective 1 May.'], ['command: Delete | place: this entry. | day: Effective 1 May.']],
    [['New change to this entry:', 'Delete the last sentence.'], ['command: New change to this entry: | command: Delete | place: the last sentence.']],
    [['Delete this entry. However, not in races.'], ['command: Delete | place: this entry. | scope: However, not in races.']],
    [['Delete this entry. Thanks to Bess.'], ['command: Delete | place: this entry. | politeness: Thanks to Bess.']],
    [['Delete this entry. See lock.'], ['command: Delete | place: this entry. | reference: See lock.']],
    [['Delete this entry. This rule is covered by the first sentence.'], ['command: Delete | place: this entry. | reason: This rule is covered by the first sentence.']],
    [['Delete this entry. This applies in May.'], ['command: Delete | place: this entry. | not understood: This applies in May.']],
    [['Delete the second paragraph. Deleted.'], ['command: Delete | place: the second paragraph. | not understood: Deleted.', 'not understood: Deleted. | not understood: Deleted.']],
    [['Replace "two" with three marks.'], ['command: Replace | old words: "two" | command: with | not understood: three marks.']],
    [['Replace this entry with:', 'Ferries hum.', 'This change does not affect races.'], ['command: Replace | place: this entry | command: with: | not understood: This change does not affect races.']],
    [['Add the following sentence: Ferries hum.', 'They sleep.'], ['command: Add the following sentence: | not understood: They sleep.']],
    [['Delete "two" about ferries.'], ['command: Delete | old words: "two" | not understood: about ferries.']],
    [['Delete the number 5 on ferries.'], ['command: Delete | old words: the | place: number | old words: 5 | not understood: on ferries.']],
    [['Delete the following text: "and hums (twice)."'], ['command: Delete the following text: | old words: "and hums (twice)."']],
    [['Also delete the following text from the second paragraph: "A "wet" ferry hums."'], ['command: Also delete the following text | place: from the second paragraph: | old words: "A "wet" ferry hums."']],
    [['Delete the bulleted item "Bess hums."'], ['command: Delete | place: the bulleted item | old words:  | old words: "Bess hums."']],
    [['Delete the last sentence and add "and hums" to the end.'], Array.from({ length: 2 }, () => 'command: Delete | place: the last sentence | command: and add | new words: "and hums" | place: to the end.')],
    [['Delete the sentence on ferries.'], ['command: Delete | place: the sentence | old words:  | place: on ferries.']],
    [['Delete "two" or "three".'], Array.from({ length: 2 }, () => 'command: Delete | old words: "two" | not understood: or | old words: "three".')],
    [['Delete all references to "oil".'], ['command: Delete | not understood: all references to | old words: "oil".']],
    [['Delete each "oil".'], ['command: Delete | old words: each "oil".']],
    [['Delete the entry for harbours.'], ['command: Delete | object: the entry for harbours.']],
    [['Delete the entry for ferry.'], ['command: Delete | place: the entry for ferry.']],
    [['Delete the entry on this ship.'], ['command: Delete | place: the entry on this ship.']],
    [['Replace "two" with something.'], ['command: Replace | old words: "two" | command: with | not understood: something.']],
    [['Change "two" to four-ply.'], ['command: Change | old words: "two" | command: to | new words: four-ply.']],
    [['Change the number 5 to 4.'], ['command: Change | old words: the | place: number | old words: 5 | command: to | new words: 4.']],
    [['New third paragraph: Ferries hum.'], ['command: New | place: third paragraph:']],
    [['Add as the last paragraph: Ferries hum.'], ['command: Add | place: as the last paragraph:']],
    [['Revised text: Ferries hum.'], ['not understood: Revised text:']],
    [['(Step 2): delete "two" in the second paragraph.'], ['place: (Step 2): | command: delete | old words: "two" | place: in the second paragraph.']],
    [['Ferries hum (delete the last paragraph).'], ['command: (delete | place: the last paragraph) | not understood: Ferries hum | not understood: .']],
    [['Delete "two". It is 10 then.'], ['command: Delete | old words: "two". | not understood: It is 10 then.']],
    [['Delete "two". See lock if it rains.'], ['command: Delete | old words: "two". | not understood: See lock if it rains.']],
    [['Effective 1 May, delete "two".'], ['day: Effective 1 May, | command: delete | old words: "two".']],
    [['Change the text from "two" to "three".'], ['command: Change | place: the text | command: from | old words: "two" | command: to | new words: "three".']],
    [['This entry is rewritten: Ferries hum.'], ['place: This entry | command: is rewritten:']],
    [['Add at the end: Ferries hum. This change holds. They row.'], ['command: Add | place: at the end: | not understood: This change holds. | not understood: They row.']],
    [['Section 4. Delete it.'], ['command: Delete | place: it. | not understood: Section 4.']],
    [['Ferries hum by night. (This reverses the existing entry.)'], ['command: (This reverses | place: the existing entry.)']],
    [['Delete the words "(two)" and "three" in the third paragraph.'], Array.from({ length: 2 }, () => 'command: Delete | place: the words | old words: "(two)" | command: and | old words: "three" | place: in the third paragraph.')],
  ] as const)('%j', ([paragraphs, expected]) => { expect(tiles(...paragraphs)).toEqual(expected); });

  test.for([
    ['The second paragraph is obsolete: strike it, and quickly.'], ['Change: "two" into something kinder.'], ['In the second paragraph, it says "two". Some would read "three".'], ['Where the second paragraph might say "two", read "three".'], ['Throughout the second paragraph, replace "two" with "three".'],
  ] as const)('are not understood in a sentence that no rule reads: %s', ([sentence]) => { expect(tiles(sentence)[0]).toMatch(/not understood/u); });
});

describe('the place of an order', () => {
  test.for([
    ['Everywhere in this entry, replace "two" with "three".', ['Everywhere ... in this entry']], ['Add the following to the end of the second paragraph: Ferries hum.', ['to the end of the second paragraph']], ['Add "and hum" after "row" in the second paragraph.', ['after "row" ... in the second paragraph']],
    ['Add the following bullet to the list under night fees: Ferries hum.', ['to the list ... under night fees']], ['Move the third paragraph to the end.', ['the third paragraph ... to the end']], ['Change the second sentence to read: Ferries hum.', ['the second sentence']], ['Insert a new third paragraph: Ferries hum.', [null]],
    ['Prepend "Now," to the first sentence.', ['to the first sentence']], ['In the second paragraph, delete "two".', ['In the second paragraph']], ['Delete "two" and "three" in the third paragraph.', ['in the third paragraph', 'in the third paragraph']], ['Replace "two" with "three".', [null]], ['(Step 2): delete "two" in the second paragraph.', ['(Step 2) ... in the second paragraph']], ['Add as the last paragraph: Ferries hum.', ['as the last paragraph']], ['Add "see lock" to it.', ['to it']],
  ] as const)('%s', ([sentence, expected]) => { expect(locators(sentence)).toEqual(expected); });
});

describe('what a ruling orders', () => {
  test.for([
    [['Deleted.'], ['repeal of entry']], [['Effective 1 May: the tolls rise.'], ['clarification of entry, not in words']], [['Ferries need:', '- oil', 'They hum.'], ['clarification of entry, not in words']], [['Cats pay half. However, in races they do not. (This reverses the existing entry.)'], ['reversal of entry']],
    [['Erratum: the card should read "two".'], ['erratum of text']], [['Split the second paragraph into two paragraphs.'], ['renumbering of paragraph']], [['See lock.'], ['pointer of entry']], [['See lock. Ferries hum.'], ['clarification of entry, not in words']], [['Delete "two".', 'Delete "three".'], ['repeal of text', 'repeal of text']],
    [['Ferries may hum by night.', 'Delete "two".'], ['clarification of entry, not in words', 'repeal of text']], [['Delete "two".', 'Ferries may hum by night.'], ['repeal of text', 'clarification of entry, not in words']],
  ] as const)('%j', ([paragraphs, expected]) => { expect(kinds(...paragraphs)).toEqual(expected); });

  test('for the time being, under a heading that says so', () => {
    const under = (section: string) => interpretRuling(rulingOf(['Ferries hum.'], { section })).map(({ operation }) => operation);
    expect([under('Temporary Rulings'), under('Contemporary rulings'), under('RULINGS FOR NOW (TEMPORARY)')]).toEqual([['temporary'], ['clarification'], ['temporary']]);
  });

  test.for([
    [['Replace this entry with:', 'Ferries need:', '- oil', '- oars', 'They hum.'], ['Ferries need:\n\n- oil\n\n- oars\n\nThey hum.']], [['Add the following sentence: Ferries hum.', 'They sleep.'], ['Ferries hum.']], [['Add the following paragraphs:', 'Ferries hum.', 'They sleep.'], ['Ferries hum.\n\nThey sleep.']],
    [['Add the following sentences: Ferries hum. They row.', 'They sleep.'], ['Ferries hum. They row.']], [['Replace this entry with:', 'Ferries hum.', 'This change does not affect races.'], ['Ferries hum.']], [['Ferries hum by night. (This reverses the existing entry.)'], ['Ferries hum by night.']], [['Replace "two" with three marks.'], ['three marks']],
    [['Replace this entry with:', '“Ferries hum.”'], ['Ferries hum.']], [['Delete the following text:', 'Ferries hum.'], [null]],
  ] as const)('brings its new text, and no more: %j', ([paragraphs, expected]) => { expect(fresh(...paragraphs)).toEqual(expected); });

  test('is read in italics where nobody set quotation marks', () => {
    expect(kinds('Change *dusk* to *dark*.')).toEqual(['substitution of text']);
    expect(fresh('Change *dusk* to *dark*.')).toEqual(['dark']);
    expect(fresh('Change _dusk_ to _dark_.')).toEqual(['dark']);
    expect(kinds('Change *dusk* to "dark".')).toEqual(kinds('Change dusk to "dark".'));
  });
});

describe('an order is explained', () => {
  const place = (sentence: string): string | undefined => /place: {4}(.*?)(?: {3}<-|$)/mu.exec(explainInstruction(sentence))?.[1];

  test.for([
    ['Delete the second paragraph.', 'paragraph number 2'], ['Delete the last two sentences.', 'sentence number 2 from the end to the last'], ['Delete the next-to-last bullet.', 'list item number 2 from the end'], ['Delete the second and third paragraphs.', 'paragraph number 2 to number 3'], ['Delete this entry.', 'not named'],
    ['Delete the paragraph beginning "Ferries hum".', 'beginning “Ferries hum”'], ['Add the following to the end of the second paragraph: Ferries hum.', 'paragraph number 2, at its end'], ['Add the following at the beginning: Ferries hum.', 'at its start'], ['Add "and hum" after "row".', 'after it'], ['Add "and hum" before "row".', 'before it'],
    ['Delete the parenthetical.', 'in brackets'], ['Delete the parentheses.', 'in brackets, described as “the parentheses”'],
  ] as const)('%s: %s', ([sentence, expected]) => { expect(place(sentence)).toBe(expected); });

  test('word for word', () => {
    expect(explainInstruction('Delete "two".').split('\n').slice(0, 4)).toEqual(['1. repeal of the text', '   place:    not named', '   old text: “two”', '   new text: none']);
    expect(explainInstruction('Ferries hum.').split('\n')).toEqual(['1. clarification of the entry (no instruction was found in these words)', '   place:    not named', '   old text: not quoted', '   new text: “Ferries hum.”']);
    expect(explainInstruction('Delete the following text:\n\nFerries\nhum.')).toContain('old text: “Ferries hum.”');
    expect(explainInstruction('Delete this entry, humming. Delete "two", humming.').match(/^Not understood: .*$/gmu)).toHaveLength(1);
  });
});

describe('an entry as interpreted', () => {
  const block = (text: string, line: number) => ({ type: 'paragraph', text, marked: text, lines: [line, line], level: 0, marker: null });
  const of = (...texts: string[]) => interpretAll([{ source: { reading: [] }, document: { rulings: [{ topic: 'Oil, Whale', blocks: [] }, { topic: null, blocks: [] }].map((one) => ({ ...one, section: null, lines: [1, 1] })), entries: [{ headword: 'lock, canal', lines: [1, 9], blocks: texts.map((text, at) => block(text, at + 2)) }] } } as unknown as Segmented])[0]?.entries[0];

  test('has its references with the lines on which they stand, whole though their names have commas', () => {
    expect(of('It burns. See Oil, Whale.', 'It hums. See lock, canal.')?.references).toEqual([{ block: 0, phrase: 'Oil, Whale', line: 2 }, { block: 1, phrase: 'lock, canal', line: 3 }]);
  });

  test.for([
    [['See lock.'], true], [['“See lock.”'], true], [['(See also lock.)'], true], [['It burns. See lock.'], false], [['See lock. The lamp burns.'], false], [['See lock.', 'See Quay.'], true], [[`See lock, ${'x'.repeat(289)}`], true], [[`See lock, ${'x'.repeat(290)}`], false], [['Seen by all.'], false], [[], false],
  ] as const)('only says where to look, or more: %#', ([texts, expected]) => { expect(of(...texts)?.seeOnly).toBe(expected); });
});
