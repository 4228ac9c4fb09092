/** Sentences that a semicolon joins, items more of a list that stands in a sentence, and a stretch from words to words. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait } from './rig/carried-out.ts';

const entry = ['Old ferries sail. They dock at night. They carry no cats.', 'Gulls bite. Barges sink.', 'A ferry may hum, sing, whistle, or sleep at dusk. It may be old, new.'];
const [ships, birds, ferry] = entry as [string, string, string];
const with_ = (block: string, is: string): string[] => entry.map((one) => (one === block ? is : one));

describe('carried out', () => {
  test.each(['Join the first two sentences of the first paragraph with a semicolon.', 'Combine the first two sentences by means of a semicolon.', 'The first two sentences are joined with a semicolon.'])('%s', (ruling) => {
    expect(carriedOut(entry, [ruling]).text).toEqual(with_(ships, 'Old ferries sail; they dock at night. They carry no cats.'));
  });
  test.each(['The list "hum, sing, whistle, or sleep" gains "dance" after "sing".', 'The list "hum, sing, whistle" gains "dance" before "whistle".', 'The list "hum, sing, whistle, or sleep" now has "dance" after "sing".', '"dance" joins the list "hum, sing, whistle, or sleep" after "sing".', 'The list "hum, sing, whistle, or sleep" is extended by "dance" after "sing".'])('%s', (ruling) => {
    expect(carriedOut(entry, [ruling]).text).toEqual(with_(ferry, ferry.replace('sing,', 'sing, dance,')));
  });
  test.each(['From "They dock" to "no cats", the wording is now "They hum".', 'From "They dock" through "no cats", the text now reads "They hum".', 'From "They dock" to "no cats." read "They hum."'])('%s', (ruling) => {
    expect(carriedOut(entry, [ruling]).text).toEqual(with_(ships, 'Old ferries sail. They hum.'));
  });
  test.each(['Second paragraph, "Gulls" has to become "Terns".', 'In the second paragraph, "Gulls" must become "Terns".'])('%s', (ruling) => {
    expect(carriedOut(entry, [ruling]).text).toEqual(with_(birds, 'Terns bite. Barges sink.'));
  });
});

test.each([
  // a name that would be written small, another mark, other parts
  'Join the last two sentences of the second paragraph with a semicolon.', 'Join the first two sentences with a comma.', 'Join the first two sentences.', 'Join the first two paragraphs with a semicolon.', 'Join the first three sentences with a semicolon.', 'Join the two sentences with a semicolon.', 'Join the first two sentences with a semicolon in leagues.',
  // no item, or no place for one
  'The list "hum, sing, whistle, or sleep" gains "dance" after "sleep".', 'The list "hum, sing, whistle, or sleep" gains "or dance" after "sing".', 'The list "hum, sing, whistle, or sleep" gains "dance, jump" after "sing".', 'The list "hum, sing, whistle, or sleep" gains "dance" after "jump".', 'The list "hum, sing, whistle" gains "dance" after "whistle".', 'In the list "hum, sing, whistle, or sleep" insert "loudly" after "sing".', 'The list "hum, sing, whistle, or sleep" has "dance" after "sing".', 'The list "old, new" gains "blue" after "old".', 'The list "hum, sing, whistle, or sleep" may gain "dance" after "sing".', 'The list "hum, sing, whistle, or sleep" on the card gains "dance" after "sing".',
  // where the last words end a stretch is not certain
  'From "A ferry may hum" to "whistle", the wording is now "A ferry may dive".', 'From "ferries" to "dock", the wording is now "boats".', 'From "Old ferries" to "They dock", the wording is now "Barges".', 'From "They dock" to "no dogs", the wording is now "They hum".', 'From "They dock" to "no cats", the wording was "They hum".', 'From "They dock" to "no cats", the wording is now "They hum" in leagues.', 'Delete from "They dock" to "no cats".',
  '"Gulls" may become "Terns".', 'On the card, "Gulls" has to become "Terns".',
])('not: %s', (ruling) => {
  expectToWait(entry, [ruling]);
});
