/** What is said beside an order to stay: it changes nothing where it is another part than what the order touches, and takes the order back where it is the same, or may be. */
import { describe, expect, test } from 'vitest';

import { carriedOut, expectToWait } from './rig/carried-out.ts';
import { entry, first, meet, second, stopped, whistle, withBlock } from './rig/entry.ts';

const referring = ['A ferry crosses.', 'A barge does not.', 'A lamp is needed. See toll.'];
const raised = withBlock(second, second.replace('5 marks', '6 marks'));

describe('another part', () => {
  test.for([
    'The first paragraph is not affected.', 'The other paragraphs remain as they are.', 'The list is not affected.', 'The bullets remain as they are.', 'The bullets are untouched.', 'The rest of the entry stays.', 'The first bullet stays.', 'The last paragraph is unchanged.',
  ])('than a paragraph that goes: %s', (said) => {
    expect(carriedOut(entry, [`Delete the second paragraph. ${said}`]).text).toEqual(withBlock(second, null));
    expect(carriedOut(entry, [`Delete the second paragraph; ${said.charAt(0).toLowerCase()}${said.slice(1)}`]).text).toEqual(withBlock(second, null));
  });

  test.for([
    '. The other bullets remain as they are.', '. The other two bullets stay.', '. The other two remain.', '. The sentence before the list is unchanged.', '. The sentence that introduces the list is unchanged.', '. The introduction to the list stays.', '. The first bullet stays as it is.', '. The first and third bullets are unchanged.', '; the others stay.', ', leaving the others as they are.', ', leaving the other two.', ' but leave the first and the third.', ', but keep the rest.',
  ])('than a bullet that goes%s', (said) => { expect(carriedOut(entry, [`Delete the second bullet${said}`]).text).toEqual(withBlock(whistle, null)); });

  test.for(['The rest of the paragraph stays.', 'The other sentences of the paragraph are unchanged.', 'The first two sentences stay.', 'The first two sentences of the paragraph remain.', 'The list stays as it is.'])('than a sentence that goes: %s', (said) => {
    expect(carriedOut(entry, [`Delete the last sentence of the second paragraph. ${said}`]).text).toEqual(withBlock(second, second.replace(' A captain who sleeps pays twice.', '')));
  });

  test.for(['The sentences around it stay.', 'The sentence after it stays.'])('than the sentence beside it: %s', (said) => {
    expect(carriedOut(entry, [`Delete the sentence "A ferry has no age." ${said}`]).text).toEqual(withBlock(meet, meet.replace(' A ferry has no age.', '')));
  });

  test.for(['The rest of the sentence is unchanged.', 'The rest stays.', 'Everything else stays as it is.', 'Nothing else changes.', 'The second sentence of the paragraph is untouched.', 'The list is untouched.'])('than words that change: %s', (said) => {
    expect(carriedOut(entry, [`Replace "5 marks" with "6 marks". ${said}`]).text).toEqual(raised);
  });

  test.for(['Delete the last paragraph. The paragraph before it is unchanged.', 'Delete the last paragraph; the paragraph before it is unchanged.', 'Delete the last paragraph, but keep the rest.'])('%s', (ruling) => {
    expect(carriedOut(entry, [ruling]).text).toEqual(withBlock(meet, null));
  });

  test.for(['The reference at the end of the entry is kept.', 'The reference to toll at the end stays.'])('than a reference: %s', (said) => {
    expect(carriedOut(referring, [`Delete the second paragraph. ${said}`]).text).toEqual([referring[0], referring[2]]);
  });
});

describe('the same part, or one that may be', () => {
  test.for([
    'The last sentence is unchanged.', 'Its last sentence stays.', 'The last sentence of the paragraph is unchanged.', 'The second paragraph stays.', 'The last two sentences stay.', 'The first sentence is kept.', 'The rest of the paragraph stays.', 'Its rest stays.', 'The other sentences stay.', 'The other sentences of the paragraph stay.', 'The other nine paragraphs stay.', 'The ninth bullet stays.', 'The toll stays.', 'The sentence on captains stays.', 'The note stays.', 'The example stays.', 'The reference at its end is kept.', 'The heading stays.',
    'The others stay in force until May.', 'The others remain for now.', 'The other cards stay.', 'The other copies stay.', 'The other entries are unchanged.', 'The list remains.', 'The bullets stay.', 'The list stays in force.', 'Keep the list.', 'The bullets stay deleted.', 'The bullets are also deleted.', 'The bullets stay if it rains.', 'The bullets remain optional.', 'The bullets remain for races.', 'The first bullet of the second paragraph stays.', 'The first paragraph is also deleted in part.',
  ])('as a paragraph that goes: %s', (said) => { expectToWait(entry, [`Delete the second paragraph. ${said}`]); });

  test.for(['The second bullet stays.', 'The last two bullets stay.', 'The first two bullets stay.', 'The list is unchanged.', 'All bullets stay.', 'Both bullets stay.', 'The other three bullets stay.', 'The other four stay.', 'The other one stays.', 'The rest of the bullet stays.', 'The rest of the paragraph stays.', 'Its first word stays.'])('as a bullet that goes: %s', (said) => { expectToWait(entry, [`Delete the second bullet. ${said}`]); });

  test.for([', leaving it as it is.', ', leaving the list as it is.', ', leaving the second as it is.', '; the captain stays.', ', leaving "a captain".', ', leaving the first.', ', leaving the third.', ' (leaving the first).'])('as a bullet that goes%s', (said) => { expectToWait(entry, [`Delete the second bullet${said}`]); });

  test.for(['The remark in brackets stays.', 'The last sentence is unchanged.', 'The third sentence is unchanged.', 'The first three sentences are unchanged.', 'The last two sentences stay.'])('as a sentence that goes: %s', (said) => { expectToWait(entry, [`Delete the last sentence of the first paragraph. ${said}`]); });

  test.for(['The toll stays at 5 marks.', 'The first sentence of the second paragraph stays.', 'The second paragraph is unchanged.', 'The paragraph stays as it is.', 'The sentence is unchanged.', 'The entry is unchanged.', 'The rest stays at 5 marks.'])('as the one that has the words: %s', (said) => { expectToWait(entry, [`Replace "5 marks" with "6 marks". ${said}`]); });

  test.for([
    'Delete the list. The bullets stay as they are.', 'Join the first and second paragraphs. The second paragraph stays.', 'Split the first paragraph after "dusk." The first paragraph is not affected.', 'Swap the first and last bullets. The first bullet stays as it is.', 'Replace the last bullet with "* snow". The last bullet stays.', 'Insert "red " before "lamp". The second sentence stays as it is.', 'Delete the second paragraph, keeping its last sentence.', 'Delete the second paragraph without changing the last sentence.', 'Delete the second paragraph but leave the rest of it.', 'Delete this entry. The first paragraph stays.', 'Make the last bullet the first. The list stays as it is.', 'Delete the list. The second bullet stays.', 'Delete the first two paragraphs. The second paragraph stays.', 'Delete the last two sentences of the second paragraph. The last sentence stays.', 'Delete the last paragraph. The list before it stays.', 'Delete the last paragraph. The paragraph after it stays.', 'Delete the last paragraph, but keep the last sentence.', 'Delete the first bullet. Delete the second paragraph. The list is unchanged.', 'Add "* snow" at the end of the list. The list stays as it is.', 'Add "Cats hum." at the end of the second paragraph. The second paragraph is unchanged.',
    'Replace the second paragraph with "Cats hum." The last sentence stays.', 'Replace the second paragraph with: Cats hum. The last sentence stays.', 'The last sentence stays. Delete the second paragraph.', 'Delete the second paragraph. / The last sentence stays.',
  ])('%s', (ruling) => { expectToWait(entry, ruling.split(' / ')); });

  test.for(['the other three stay', 'the other one stays'])('more or fewer references than there are: %s', (said) => { expectToWait(['See fog, ice, lamp.'], [`"ice" is dropped from the references; ${said}.`]); });

  test('a reference that goes with its paragraph', () => { expectToWait(referring, ['Delete the last paragraph. The reference to toll stays.']); });
});

describe('behind new words without quotation marks', () => {
  const cats = withBlock(second, second.replace('Its toll is 5 marks.', 'Cats hum.'));

  test.for(['The other sentences stay.', 'The next sentence stays.', 'The rest of the paragraph is unchanged.'])('what names the text is none of them: %s', (said) => {
    expect(carriedOut(entry, [`Replace the first sentence of the second paragraph with: Cats hum. ${said}`]).text).toEqual(cats);
  });

  test.for(['The others stay.', 'The rest stays.', 'The other two stay.', 'Nothing else changes.'])('any other may be: %s', (said) => {
    expectToWait(entry, [`Replace the first sentence of the second paragraph with: Cats hum. ${said}`]);
    expectToWait(entry, [`Add the following at the end: Cats hum. ${said}`]);
  });
});

test('what stays may stand beside what does', () => {
  expect(carriedOut([first, stopped], ['Delete the last paragraph. The first paragraph stays. The remark in brackets stays, too.']).text).toEqual([first, stopped]);
  expect(carriedOut([first, stopped], ['Delete the last paragraph. The first paragraph stays. The remark in brackets stays.']).text).toEqual([first]);
});
