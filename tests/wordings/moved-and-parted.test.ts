import { describe, expect, test } from 'vitest';
import { carriedOut } from './rig/carried-out.ts';
import { entry, first, fog, ice, list, meet, second, stopped, whistle, withBlock } from './rig/entry.ts';

const changed = (block: string, was: string, is: string): string[] => withBlock(block, block.replace(was, is));
const meetsFirst = [first, meet, second, list, fog, whistle, ice, stopped];

describe('carried out', () => {
  test.each([
    ['Move the last paragraph so that it follows the first.', meetsFirst],
    ['The last paragraph is moved to follow the first paragraph.', meetsFirst],
    ['Move the last paragraph before the first.', [meet, ...entry.slice(0, -1)]],
    ['Move the second paragraph to directly after the last.', [first, list, fog, whistle, ice, stopped, meet, second]],
    ['Move the third bullet before the first.', [first, second, list, ice, fog, whistle, stopped, meet]],
    ['Move the third bullet so that it follows the first.', [first, second, list, fog, ice, whistle, stopped, meet]],
    ['Move the third bullet to the beginning of the list.', [first, second, list, ice, fog, whistle, stopped, meet]],
    ['Move the first bullet to the end of the list.', [first, second, list, whistle, ice, fog, stopped, meet]],
    ['Split the second paragraph before "A captain who".', [first, second.replace(/ A captain who.*/, ''), 'A captain who sleeps pays twice.', ...entry.slice(2)]],
    ['The second paragraph is split before "A captain who".', [first, second.replace(/ A captain who.*/, ''), 'A captain who sleeps pays twice.', ...entry.slice(2)]],
    ['Swap "older" and "no age".', withBlock(meet, 'When two ferries meet, the no age gives way. A ferry has older. Ask its captain.')],
    ['The words "whistle" and "waive" in the second paragraph change places.', withBlock(second, 'Its toll is 5 marks. A captain may whistle the toll, waive, or sleep. A captain who sleeps pays twice.')],
    ['In the second paragraph, delete everything after the first sentence.', withBlock(second, 'Its toll is 5 marks.')],
    ['Delete everything that follows the first sentence of the last paragraph.', withBlock(meet, 'When two ferries meet, the older gives way.')],
    ['Delete the last paragraph except for its last sentence.', withBlock(meet, 'Ask its captain.')],
    ['Delete all but the first two sentences of the last paragraph.', changed(meet, ' Ask its captain.', '')],
    ['Replace "older" with "younger". The rest of the paragraph is unchanged.', changed(meet, 'older', 'younger')],
    ['After "its captain" insert "or her mate"; everything else stays as it is.', changed(meet, 'its captain', 'its captain or her mate')],
    ['Delete "at the bow", where it repeated the word before it.', changed(first, ' at the bow', '')],
  ])('%s', (ruling, text) => { expect(carriedOut(entry, [ruling]).text).toEqual(text); });

  test('a reference that is dropped while the others stay', () => {
    expect(carriedOut(['See fog, ice, lamp.'], ['"ice" is dropped from the references; the other two stay.']).text).toEqual(['See fog, lamp.']);
  });
});

describe('just across the boundary nothing is changed', () => {
  test.each([
    // no such place, a place of another kind, or one that parts a list
    'Move the last paragraph so that it follows the third.', 'Move the last paragraph so that it follows the ninth.', 'Move the last paragraph so that it follows the list.', 'Move the last paragraph so that it follows itself.', 'Move the first paragraph so that it follows the first.', 'Move the last paragraph before the first bullet.', 'Move the last paragraph before the first sentence.', 'Move the first bullet before the first paragraph.', 'Move the third paragraph before the first.', 'Move the last paragraph before the first two paragraphs.', 'Move the first bullet to the end of the entry.', 'Move the third bullet to the beginning.',
    // a limit, a day, or something else
    'Move the last paragraph so that it follows the first in races.', 'Move the last paragraph before the first of May.', 'Move the last paragraph to before dusk.', 'Move the last paragraph before the first match.', 'Move the ferry before the first paragraph.', 'Move the last paragraph after "fog".',
    // no sentence begins so, or not there
    'Split the second paragraph before "captain may".', 'Split the first paragraph before "A captain who".', 'Split the second paragraph before "A captain who" in races.', 'Split the second paragraph in two before "Cats".',
    // words in two paragraphs, in each other, more than two, more than once, in none
    'Swap "older" and "fog".', 'Swap "older" and "older gives".', 'Swap "older" and "gives way" and "no age".', 'Swap "captain" and "older".', 'Swap "mice" and "fog".', 'Swap "older" and captain.', 'Swap "older" and "no age" in races.', 'Swap "When" and "older".', 'Swap "older" and "no age" in the first paragraph.',
    // of which part, or of a part of it
    'Delete everything after the first sentence.', 'Delete all but the first sentence.', 'Delete everything after the last sentence of the last paragraph.', 'Delete everything after the second sentence of paragraphs 1 and 2.', 'Delete all but the second sentence of the last paragraph.', 'Delete everything after the first sentence of the third paragraph.', 'Delete everything after the first sentence of the card.',
    'Delete the second paragraph except its last sentence in races.', 'Delete the second paragraph except its ninth sentence.', 'Delete the second paragraph except for cats.', 'Delete the second paragraph except the last paragraph\'s last sentence.', 'Delete this entry except its last sentence.', 'Delete the first and second paragraphs except their last sentences.', 'Delete "at the bow" except the last sentence.', 'Delete the last sentence of the last paragraph except the first sentence.', 'Replace the last paragraph except its last sentence with "Cats sing."', 'Replace everything after the first sentence of the last paragraph with "Cats sing."',
    // what a whole part, or every place, cannot leave alone
    'Delete the last paragraph. The rest of that paragraph is unchanged.', 'Delete this entry; the other two stay.', 'Replace the last paragraph with "Cats sing." The rest of the paragraph is unchanged.', 'Replace "captain" with "skipper" throughout. The others stay.', 'Replace every "captain" with "skipper"; the other two stay.', 'Replace "older" with "younger". The rest of the paragraph is unchanged in races.', 'Replace "older" with "younger". The rest stands until May.', 'Replace "older" with "younger". The old rule stands.', 'Replace "older" with "younger"; the other captains stay.', 'Delete "at the bow", where it repeated the word in races.', 'Delete "at the bow" where it repeats the last word.',
  ])('%s', (ruling) => { expect(carriedOut(entry, [ruling]).text).toEqual(entry); });
});
