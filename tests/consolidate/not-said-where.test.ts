/** What the page says of new text whose place nothing but a number tells, or nothing at all: no more than the ruling said. */
import { expect, test } from 'vitest';
import { carriedOut } from '../wordings/rig/carried-out.ts';
import { entry } from '../wordings/rig/entry.ts';

const horn = ['A horn hums. See bell.'];

test.for<[ruling: string, on: readonly string[], note: string]>([
  ['Add a new third paragraph: "Cats hum."', entry, 'added by its number alone; nothing here verifies the place'],
  ['Add a second bullet: "snow"', entry, 'the words that lead to the list still count 3 items, and there are now 4; added by its number alone; nothing here verifies the place'],
  ['Add the following bullet: / - snow', entry, 'the words that lead to the list still count 3 items, and there are now 4; where the new item goes is not said; it stands at the end of the list'],
  ['Add a reference to barge.', horn, 'where the new reference goes is not said; it stands behind the others'],
  ['The following sentence is added: "It rests."', ['A horn hums.'], 'where the new sentence goes is not said; it stands at the end of the only paragraph'],
  ['Add at the end of the second paragraph: "Cats hum."', entry, 'added where the ruling says (“at the end of the second paragraph”); nothing here verifies the place'],
])('%s', ([ruling, on, note]) => { expect(carriedOut(on, ruling.split(' / ')).amendments[0]).toMatchObject({ outcome: 'applied with a note', reason: { why: note } }); });

test('a paragraph that would have a number which the text does not reach is not said to go to the end', () => {
  expect(carriedOut(entry, ['Insert a new fifteenth paragraph: "Cats hum."']).amendments[0]?.reason?.more).toBe('paragraphs can be counted in more than one way here (“the paragraph”)');
});
