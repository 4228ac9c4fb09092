/** Orders whose place is certain because only one such thing stands there, each beside the text in which there are two, or none. */
import { describe, expect, test } from 'vitest';
import { carriedOut } from '../wordings/rig/carried-out.ts';

const waits = 'waits';

/** What an order leaves of a text; `waits` where it leaves all as it was. */
function made(text: string[], order: string): string[] | string {
  const { text: now } = carriedOut(text, order.split(' / '));
  const plain = text.map((line) => line.replace(/^\d+\. /, ''));
  return now.join('\n') === plain.join('\n') ? waits : now;
}

type Row = [what: string, text: string[], order: string, expected: string[] | string];

function rows(all: readonly Row[]): void {
  test.for(all)('%s', ([, text, order, expected]) => { expect(made(text, order)).toEqual(expected); });
}

describe('words in brackets', () => {
  const order = 'Delete the words in brackets in the first paragraph.';
  rows([
    ['one pair is meant', ['A ferry may race (or hum).', 'Ask (twice).'], order, ['A ferry may race.', 'Ask (twice).']],
    ['of two either may be', ['A ferry (old) may race (or hum).', 'Ask (twice).'], order, waits],
    ['of three any may be', ['A ferry (old) may (not) race (or hum).', 'Ask (twice).'], order, waits],
    ['a pair that leaves its colon hanging stays', ['The toll: (5 marks).', 'Ask (twice).'], order, waits],
  ]);
});

describe('a numbered step', () => {
  const order = 'In step 2, replace "bell" with "horn".';
  rows([
    ['stands once', ['A ferry needs this:', '1. a lamp', '2. a bell'], order, ['A ferry needs this:', 'a lamp', 'a horn']],
    ['stands in two lists', ['A ferry needs this:', '1. a lamp', '2. a bell', 'Or this:', '1. a dog', '2. a cat'], order, waits],
  ]);
});

describe('all that stands beside words', () => {
  const text = ['A ferry may hum. Its crew sleeps at dusk. Cats sleep there too.'];
  rows([
    ['after a whole sentence', text, 'Delete everything after "Its crew sleeps at dusk." in the first paragraph.', ['A ferry may hum. Its crew sleeps at dusk.']],
    ['before a whole sentence', text, 'Delete everything before "Its crew sleeps at dusk." in the first paragraph.', ['Its crew sleeps at dusk. Cats sleep there too.']],
    ['after the end of one', text, 'Delete everything after "crew sleeps at dusk." in the first paragraph.', ['A ferry may hum. Its crew sleeps at dusk.']],
    ['before the beginning of one', text, 'Delete everything before "Its crew sleeps" in the first paragraph.', ['Its crew sleeps at dusk. Cats sleep there too.']],
    ['after words in its midst', text, 'Delete everything after "crew sleeps" in the first paragraph.', waits],
    ['before words in its midst', text, 'Delete everything before "crew sleeps at dusk." in the first paragraph.', waits],
  ]);
});

describe('a paragraph that is added behind a quotation', () => {
  const text = ['A ferry may hum. Cats sleep there.', 'It pays 5 marks.'];
  rows([
    ['stands by itself', text, 'After the words "Cats sleep there." add a paragraph: "Dogs hum."', ['A ferry may hum. Cats sleep there.', 'Dogs hum.', 'It pays 5 marks.']],
    ['stands inside none', text, 'After the words "A ferry may hum." add a paragraph: "Dogs hum."', waits],
    ['a sentence stands there', text, 'After the words "A ferry may hum." add a sentence: "Dogs hum."', ['A ferry may hum. Dogs hum. Cats sleep there.', 'It pays 5 marks.']],
  ]);
});

describe('new words of two paragraphs', () => {
  const text = ['A ferry may hum.', 'It pays 5 marks.'];
  rows([
    ['go beside no sentence', text, 'After the first sentence of the first paragraph, insert the following sentence: / Dogs hum. / Cats sing.', waits],
    ['but one does', text, 'After the first sentence of the first paragraph, insert the following sentence: / Dogs hum.', ['A ferry may hum. Dogs hum.', 'It pays 5 marks.']],
  ]);
});

describe('a bullet of a paragraph', () => {
  const text = ['A ferry is old.', 'These stop it:', '* fog at dusk', '* ice', '* wind', 'It hums.', 'These do not:', '* cats', '* dogs'];
  const held = (...gone: string[]): string[] => text.filter((one) => !gone.includes(one));
  rows([
    ['stands behind that', text, 'Delete the second bullet of the second paragraph.', held('* ice')],
    ['stands behind that, however bullets count', text, 'Delete the second bullet of the fourth paragraph.', held('* dogs')],
    ['is none where the paragraph has none', text, 'Delete the second bullet of the third paragraph.', waits],
    ['is no bullet behind another bullet', text.slice(0, 5), 'Delete the second bullet of the third paragraph.', waits],
  ]);
});

describe('the last words of a part', () => {
  const text = ['A ferry may hum at night.', 'The ferry sleeps there.'];
  rows([
    ['two tell it', text, 'Delete the paragraph that ends in "sleeps there".', text.slice(0, 1)],
    ['one does not', text, 'Delete the paragraph that ends in "there".', waits],
  ]);
});

describe('words behind a full stop', () => {
  const text = ['A ferry hums at dusk. Cats sleep.'];
  rows([
    ['are a sentence', text, 'After "hums at dusk." add "Dogs hum, too."', ['A ferry hums at dusk. Dogs hum, too. Cats sleep.']],
    ['do not go on with one', text, 'After "hums at dusk." add "and at dawn".', waits],
    ['but may stand before it', text, 'After "hums at dusk" add "and at dawn".', ['A ferry hums at dusk and at dawn. Cats sleep.']],
  ]);
});

describe('a paragraph that is only counted', () => {
  const text = ['A lamp burns oil at night.', 'It may be lent to cats.'];
  rows([
    ['goes where the other one that the ruling counts is the one meant', text, 'Delete the first paragraph. / Replace the second paragraph with: / It may be lent to dogs.', ['It may be lent to dogs.']],
    ['stays where that is plainly another', text, 'Delete the first paragraph. / Replace the second paragraph with: / Dogs whistle at noon in tall grass.', waits],
  ]);
});

describe('a new bullet', () => {
  const text = ['A ferry needs:', '* a lamp', 'It may hum.', 'Cats sleep.'];
  rows([
    ['stands last in the only list', text, 'Add the following bullet: / dogs', ['A ferry needs:', '* a lamp', '* dogs', 'It may hum.', 'Cats sleep.']],
    ['but not where a paragraph is named', text, 'Add the following bullet to the second paragraph: / dogs', waits],
  ]);
});

describe('what one paragraph of a ruling orders', () => {
  const text = ['A lamp burns oil at night.', 'It may be lent to cats.'];
  rows([
    ['is all carried out', text, 'Delete "to cats". In the first paragraph, replace "oil" with "wax".', ['A lamp burns wax at night.', 'It may be lent.']],
    ['or nothing of it, whichever half cannot be', text, 'Delete "to dogs". In the first paragraph, replace "oil" with "wax".', waits],
    ['in whatever order they stand', text, 'In the first paragraph, replace "oil" with "wax". Delete "to dogs".', waits],
    ['under a heading too, which belongs to its first order', text, 'Correction: / Replace "oil" with "wax". Delete "to dogs".', waits],
    ['and that heading to all of it, where all can be', text, 'Correction: / Replace "oil" with "wax". Delete "to cats".', ['A lamp burns wax at night.', 'It may be lent.']],
    ['new text below an order is no paragraph of orders', text, 'Replace the first paragraph with: / A lamp burns wax at night. / Delete "to dogs".', ['A lamp burns wax at night.', 'It may be lent to cats.']],
    ['an order of another paragraph holds up none', text, 'Delete "to dogs". / In the first paragraph, replace "oil" with "wax".', ['A lamp burns wax at night.', 'It may be lent to cats.']],
    ['nor one that leaves the words as they are', text, 'Put "cats" in bold. In the first paragraph, replace "oil" with "wax".', ['A lamp burns wax at night.', 'It may be lent to cats.']],
    ['each sentence speaks of what the one before it left', text, 'Replace "oil" with "old wax". Then replace "old wax" with "fat".', ['A lamp burns fat at night.', 'It may be lent to cats.']],
  ]);
});
