/** The orders of a ruling speak of the text that it found. */
import { describe, expect, test } from 'vitest';
import { carriedOut, expectToWait } from './rig/carried-out.ts';
import { entry, list, meet, second, withBlock } from './rig/entry.ts';

describe('what an order of the ruling has put there, no other one changes', () => {
  test.for([
    'Replace "5" with "6" and "6" with "7".', 'Replace "5" with "6". Replace "6" with "7".', 'Replace "5" with "6". Finally, replace "6" with "7".', 'Change "older" to "younger" and "younger" to "older".',
  ])('one paragraph, nothing of it: %s', (ruling) => {
    expectToWait(entry, [ruling]);
  });

  test.for<[first: string, second: string, now: string[]]>([
    ['Add at the end: "A skipper may hum."', 'Delete "skipper".', [...entry, 'A skipper may hum.']],
    ['Change "captain" to "skipper" throughout.', 'Delete "skipper" throughout.', entry.map((block) => block.replaceAll('captain', 'skipper'))],
    ['Replace "5" with "6".', 'Delete "6".', withBlock(second, second.replace('5', '6'))],
  ])('of two paragraphs the first: %s %s', ([one, other, now]) => {
    const done = carriedOut(entry, [one, other]);
    expect(done.text.join(' ')).toBe(now.join(' '));
    expect(done.amendments.at(-1)?.outcome).toBe('not applied');
  });

  test('but words may follow those that another one brings', () => {
    expect(carriedOut(entry, ['Replace "older" with "younger", and after "younger" add "ferry".']).text).toEqual(withBlock(meet, meet.replace('older', 'younger ferry')));
  });

  test('and what was there before is changed beside it', () => {
    expect(carriedOut(entry, ['Replace "5" with "6" and "twice" with "thrice".']).text).toEqual(withBlock(second, second.replace('5', '6').replace('twice', 'thrice')));
  });
});

describe('what an order brings neither runs into a sentence nor stands there twice', () => {
  test.for([
    'Insert "Hum" after "gives way."', 'Insert "hum" after "gives way."', 'Insert "hum" before "When two".', 'Insert "here" before "Its toll".', 'Replace "fog on the water" and "ice" with "weather".', 'Replace the bullets "fog on the water" and "ice" with "weather".',
  ])('%s', (ruling) => {
    expectToWait(entry, [ruling]);
  });

  test.for<[ruling: string, was: string, now: string]>([
    ['Insert "Hum." after "gives way."', 'way.', 'way. Hum.'], ['Insert "hum" before "ferries meet".', 'two ferries', 'two hum ferries'], ['Insert ", or hums" after "gives way".', 'gives way', 'gives way, or hums'],
    ['Replace "A ferry has no age." with "A ferry has an age".', 'no age', 'an age'], ['Replace "has no age. Ask its captain." with "hums."', 'has no age. Ask its captain.', 'hums.'],
  ])('but: %s', ([ruling, was, now]) => {
    expect(carriedOut(entry, [ruling]).text).toEqual(withBlock(meet, meet.replace(was, now)));
  });

  test('said in so many words, one order may follow another', () => {
    expect(carriedOut(entry, ['Replace "older" with "younger". Then replace "younger" with "smaller".']).text).toEqual(withBlock(meet, meet.replace('older', 'smaller')));
  });
});

describe('a part that is told by its subject', () => {
  test.for(['In the part about tolls, replace "older" with "younger".', 'In the paragraph about captains, replace "at the bow" with "at the stern".', 'In the paragraph on ice, replace "twice" with "thrice".', 'In the bullet about ice, replace "twice" with "thrice".', 'In the sentence about cats, replace "twice" with "thrice".', 'Delete the second bullet as it stood in 1999.', 'Delete "at the bow" as it was printed on the first map.'])('%s', (ruling) => {
    expect(carriedOut(entry, [ruling]).text).toEqual(entry);
  });

  test.for<[ruling: string, now: string[]]>([
    ['In the paragraph about tolls, replace "5" with "6".', withBlock(second, second.replace('5', '6'))], ['In the paragraph about races, replace "older" with "younger".', withBlock(meet, meet.replace('older', 'younger'))],
    ['Delete "at the bow" as it was printed in error.', entry.map((block) => block.replace(' at the bow', ''))],
  ])('but: %s', ([ruling, now]) => {
    expect(carriedOut(entry, [ruling]).text).toEqual(now);
  });
});

describe('new text of a whole entry', () => {
  test.for(['We thank the keepers of Ostermere.', 'Question: May it sing?', 'A: It may.'])('is not what is told behind it: %s', (told) => {
    expect(carriedOut(entry, ['Replace this entry with the following:', 'A ferry hums.', told]).text).toEqual(entry);
  });

  test('is without the thanks behind it', () => {
    expect(carriedOut(entry, ['Replace this entry with the following:', 'A ferry hums.', 'Thanks to all keepers.']).text).toEqual(['A ferry hums.']);
  });

  test('goes on in a paragraph that is a rule', () => {
    expect(carriedOut(entry, ['Replace this entry with the following:', 'A ferry hums.', 'Answers are free.']).text).toEqual(['A ferry hums.', 'Answers are free.']);
  });
});

describe('a list keeps the colon that leads to it', () => {
  test.for(['Add to the third paragraph: "Hum."', 'Add at the end of the third paragraph: "It may hum."'])('%s', (ruling) => {
    expect(carriedOut(entry, [ruling]).text).toEqual(entry);
  });

  test('words before the colon are no matter', () => {
    expect(carriedOut(entry, ['After "ferry" in the third paragraph add "at once".']).text).toEqual(withBlock(list, list.replace('ferry:', 'ferry at once:')));
  });

  test('nor words in the paragraph before', () => {
    expect(carriedOut(entry, ['Add to the second paragraph: "Hum."']).text).toEqual(withBlock(second, `${second} Hum.`));
  });
});
