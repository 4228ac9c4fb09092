/** Orders that the grammar reads only once they are put in other words, with the text that each leaves; paragraphs are parted by " / ". */
import { entry, first, fog, ice, meet, whistle, withBlock } from './entry.ts';

const changed = (block: string, was: string, is: string): string[] => withBlock(block, block.replace(was, is));
const behind = (block: string, ...now: string[]): string[] => entry.flatMap((one) => (one === block ? [one, ...now] : [one]));

const waits = changed(meet, 'gives way', 'waits');
const skipper = entry.map((block) => block.replaceAll('captain', 'skipper'));
const bow = changed(first, ' at the bow', '');
const ageless = changed(meet, ' A ferry has no age.', '');
const hums = ['A night ferry hums.'];

export const inOtherWords: readonly [ruling: string, text: string[]][] = [
  // words that change nothing, and who orders it
  ['Let the words "gives way" be replaced by "waits".', waits],
  ['In the last paragraph, let "gives way" be changed to "waits".', waits],
  ['"gives way" gets replaced by "waits".', waits],
  ['The committee has replaced "gives way" with "waits".', waits],
  ['Delete the present second bullet.', withBlock(whistle, null)],
  // where, in the midst
  ['Change "gives way" in the last paragraph to "waits".', waits],
  ['Replace "gives way", in the last paragraph, with "waits".', waits],
  ['Delete the words "at the bow" in "a lamp at the bow".', bow],
  ['In "a lamp at the bow", the words "at the bow" are to be dropped.', bow],
  ['Replace "captain" throughout this entry with "skipper".', skipper],
  ['The term "captain" is replaced everywhere in this entry by "skipper".', skipper],
  // one word for another
  ['This entry now uses "waits" rather than "gives way".', waits],
  ['In its last paragraph, this entry now says "waits" instead of "gives way".', waits],
  ['Wherever this entry uses "captain", it now uses "skipper".', skipper],
  ['"gives way" was printed where "waits" was meant.', waits],
  ['"gives way" is a conversion error for "waits".', waits],
  ['Swap out "gives way" for "waits".', waits],
  ['Make "gives way" into "waits".', waits],
  ['A word is missing in "A ferry has no age": it should be "A ferry has no known age".', changed(meet, 'no age', 'no known age')],
  // what goes, with a reason in passing
  ['The second sentence of the last paragraph adds nothing and is deleted.', ageless],
  ['The second sentence of the last paragraph is no longer needed and is therefore deleted.', ageless],
  ['The sentence beginning "A ferry has" has become redundant; please take it out.', ageless],
  ['The words "at the bow" are no longer part of the first paragraph.', bow],
  ['The words "at the bow" no longer belong in the first paragraph and should be removed.', bow],
  ['Read the first paragraph without the words "at the bow".', bow],
  ['The first paragraph drops the words "at the bow".', bow],
  // all of it
  ['This entry, in full, now reads as follows: A night ferry hums.', hums],
  ['In full, the text is now as follows: / A night ferry hums.', hums],
  ['The whole entry now reads as follows. / A night ferry hums.', hums],
  // what comes
  ['There is now another bullet: "a horn".', behind(ice, '* a horn')],
  ['The list now includes "a horn" as its last item.', behind(ice, '* a horn')],
  ['Between the second and third bullets place one more: "a horn".', behind(whistle, '* a horn')],
  ['Append "at night" to the first bullet.', changed(fog, 'fog on the water', 'fog on the water at night')],
  ['Insert a paragraph after the first reading "Barges wait."', behind(first, 'Barges wait.')],
  ['This entry gains the following paragraph at its end: / Barges wait.', [...entry, 'Barges wait.']],
  ['The first bullet changes to "fog on the canal".', changed(fog, 'water', 'canal')],
  ['The list gains an item: "a horn"', behind(ice, '* a horn')],
  ['The first paragraph gains a sentence at its end: "Barges wait."', withBlock(first, `${first} Barges wait.`)],
  ['After the sentence "A ferry has no age." insert this sentence: "A barge has one."', changed(meet, 'no age.', 'no age. A barge has one.')],
  ['After the first sentence of the entry there shall be another: Barges wait.', changed(first, 'after dusk.', 'after dusk. Barges wait.')],
  ['A further paragraph follows the first: Barges wait.', behind(first, 'Barges wait.')],
  ['Put this paragraph ahead of the present first one: / Barges wait.', ['Barges wait.', ...entry]],
  // ... in a way of its own
  ['The second sentence of the last paragraph drops out.', ageless],
  ['The words "at the bow" drop out of the first paragraph.', bow],
  ['The second sentence of the last paragraph is old and comes out.', ageless],
  ['The second sentence of the last paragraph added nothing and has been taken out.', ageless],
  ['From the first paragraph, trim "at the bow".', bow],
  ['Keep the first sentence of the last paragraph and cut the rest of that paragraph.', changed(meet, ' A ferry has no age. Ask its captain.', '')],
  ['There should be no "at the bow" in the first paragraph.', bow],
  ['This entry is retired.', []],
  // a fault, and what is right
  ['The last sentence came out garbled; it should simply be "Ask its skipper."', changed(meet, 'captain', 'skipper')],
  ['"captain" gives way to "skipper" each place it appears.', skipper],
  ['Where the last sentence has "captain", print "skipper".', changed(meet, 'captain', 'skipper')],
  ['Rewrite this entry as two sentences: "A night ferry hums. It sings."', ['A night ferry hums. It sings.']],
  ['A full entry takes the place of the pointer: / A night ferry hums.', hums],
  ['Boil this entry down to a pointer: See barges.', ['See barges.']],
  ['A new opening sentence comes first: "Barges wait."', ['Barges wait.', ...entry]],
  ['In the last paragraph, "gives way" is out and "waits" is in.', waits],
  ['There should be "at once" after "gives way".', changed(meet, 'gives way', 'gives way at once')],
  ['Append "at once" to "gives way".', changed(meet, 'gives way', 'gives way at once')],
];
