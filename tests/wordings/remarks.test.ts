/** Remarks beside a certain order: credit, what was wrong with the old words, and that nothing comes of it; and sentences like them, by which the order waits. */
import { describe, expect, test } from 'vitest';

import { isRemarkBehind } from '../../scripts/language/en/remarks/remarks.ts';
import { carriedOut, expectToWait, textAfter } from './rig/carried-out.ts';
import { entry, second, stopped, withBlock } from './rig/entry.ts';

const withoutTwice = withBlock(second, second.replace(' twice', ''));

describe('a remark behind a deletion leaves it as it is', () => {
  test.each([
    'Credit goes to our translators.', 'Suggested by a reader from Hull.', 'We thank Ana Ruiz for catching this.', 'Judges in three regions requested this.', 'Letters about it arrive every week.', 'Play is not affected.', 'This does not change how it works.', 'No functional change.', 'The effect is the same.',
    'The examples raised more questions than they answered.', 'The slang has had its day.', 'The word served no purpose.', 'It could be read in two ways.', 'New players kept tripping over the old wording.', 'The comma was confusing.', 'Nobody read the footnote.', 'The joke did not survive translation.', 'Few readers noticed the word.',
    'The general rule covers it.', 'The case is dealt with under tolls.', 'There is no such entry.', 'Nothing depends on it.', 'The entry reads better without it.', 'This was long overdue.', 'The designer confirmed this.', 'Accuracy matters.',
  ])('%s', (said) => { expect(textAfter(entry, `The word "twice" is deleted. ${said}`)).toEqual(withoutTwice); });
});

describe('what looks like one keeps it from being carried out', () => {
  test.each([
    'The word was never confusing.', 'The word was helpful.', 'The word explained a lot.', 'Readers liked the word.', 'The sentence came from the rulebook.', 'The words were put in brackets.', 'Readers asked for the old word.', 'Several players have asked for an exception.', 'The committee was divided.', 'The council voted on it in May.', 'We were wrong.', 'Several players complained.', 'It was a guess.', 'The old form does just as well.', 'Two more words were wrong.',
    'Play in leagues is not affected.', 'Existing cards are not affected.', 'No rule changes until May.', 'The effect is the same in races.', 'The general rule decides.', 'The entry on tolls says otherwise.', 'This was decided for leagues.', 'The board approved it in part.', 'Suggested by a reader for league play.', 'Spotted by a reader, and wrong.', 'The change was overdue in leagues.', 'We have thought better of it.',
  ])('%s', (said) => { expectToWait(entry, [`The word "twice" is deleted. ${said}`]); });
});

test('what is told of "it" behind new words may be told of those', () => {
  expect(isRemarkBehind('it added nothing.', 'takes away')).toBe(true);
  expect(isRemarkBehind('it added nothing.', 'changes')).toBe(false);
  expectToWait(entry, ['Replace "5 marks" with "6 marks". It added nothing.']);
  expect(textAfter(entry, 'Replace "5 marks" with "6 marks". The number was misleading.')).toEqual(withBlock(second, second.replace('5', '6')));
});

describe('what is said of a part is held against the text', () => {
  const raft = ['A raft floats on the canal.', 'See fog, tolls.'];
  test.each([
    ['The final paragraph, which holds nothing but references, is dropped.', raft[0]], ['The two references that close the entry are now three: See fog, tolls, whistle.', 'See fog, tolls, whistle.'], ['Of the two references, "tolls" is no more; what is left is "See fog."', 'See fog.'], ['"See fog, tolls." is rearranged as "See tolls, fog."', 'See tolls, fog.'],
  ])('%s', (ruling, last) => { expect(textAfter(raft, ruling).at(-1)).toBe(last); });
  test.each(['The first paragraph, which holds nothing but references, is dropped.', 'The three references that close the entry are now four: See fog, tolls, whistle, ice.', 'The two references that close the entry are now four: See fog, tolls, whistle.', 'Of the four references, "tolls" is no more.', 'Of the two references, "tolls" is no more; what is left is "See whistle."', '"See fog, tolls." is rearranged as "See tolls, whistle."'])('%s', (ruling) => {
    expect(carriedOut(raft, [ruling]).text).toEqual(raft);
  });
  test('a number that is the only one', () => {
    expect(textAfter(entry, 'The only number in the entry, "5", is now "6".')).toEqual(withBlock(second, second.replace('5', '6')));
    const two = ['A raft holds 5 crates.', 'It sinks under 7.'];
    expect(textAfter(two, 'The only number in the entry, "5", is now "6".')).toEqual(two);
  });
});

test.each(['Print "song" without its quotation marks.', '"song" loses its quotation marks.', 'Take the quotation marks off "song".'])('%s', (ruling) => {
  expect(textAfter(entry, ruling)).toEqual(withBlock(stopped, stopped.replaceAll('"', '')));
});

test.each(['This sentence is recast:', 'Keep what stands and add:'])('%s is heard', (ruling) => { expectToWait(entry, [ruling, 'A raft needs no captain.']); });
