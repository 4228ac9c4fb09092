/** Orders that the grammar reads only once they are put in other words, and their neighbours that these must not make certain. */
import { describe, expect, test } from 'vitest';

import { foldText } from '../../scripts/interpret/amendments/fold-text.ts';
import { recastsOf } from '../../scripts/interpret/amendments/recast.ts';
import { recastings } from '../../scripts/language/en/recastings.ts';
import { carriedOut, isHeard } from './rig/carried-out.ts';
import { entry, first, fog, ice, meet, whistle, withBlock } from './rig/entry.ts';
import { clauses, sentences } from './rig/limits.ts';

const changed = (block: string, was: string, is: string): string[] => withBlock(block, block.replace(was, is));
const behind = (block: string, ...now: string[]): string[] => entry.flatMap((one) => (one === block ? [one, ...now] : [one]));

const waits = changed(meet, 'gives way', 'waits');
const skipper = entry.map((block) => block.replaceAll('captain', 'skipper'));
const bow = changed(first, ' at the bow', '');
const ageless = changed(meet, ' A ferry has no age.', '');
const hums = ['A night ferry hums.'];

const certain: readonly [ruling: string, text: string[]][] = [
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
  ['The last paragraph should be read as: "When two ferries meet, the younger gives way. A ferry has no age. Ask its captain."', changed(meet, 'older', 'younger')],
  ['The list gains an item: "a horn"', behind(ice, '* a horn')],
  ['The first paragraph gains a sentence at its end: "Barges wait."', withBlock(first, `${first} Barges wait.`)],
  ['After the sentence "A ferry has no age." insert this sentence: "A barge has one."', changed(meet, 'no age.', 'no age. A barge has one.')],
  ['After the first sentence of the entry there shall be another: Barges wait.', changed(first, 'after dusk.', 'after dusk. Barges wait.')],
  ['A further paragraph follows the first: Barges wait.', behind(first, 'Barges wait.')],
  ['Put this paragraph ahead of the present first one: / Barges wait.', ['Barges wait.', ...entry]],
];

describe('put in other words, an order is carried out', () => {
  test.for(certain)('%s', ([ruling, text]) => {
    expect(carriedOut(entry, ruling.split(' / ')).text).toEqual(text);
  });
});

const unclear: readonly string[] = [
  'Let "gives way" be replaced by "waits" in races.', 'Let "gives way" not be replaced by "waits".', 'Perhaps let "gives way" be replaced by "waits".',
  '"gives way" gets replaced by "waits" if it rains.', '"gives way" almost gets replaced by "waits".', '"gives way" never gets replaced by "waits".', '"gives way" had to be replaced by "waits" once.',
  'Replace "older" in the second paragraph with "younger".', 'Replace "older" in the last paragraph of the rulebook with "younger".',
  'Delete "hum" in "crosses the canal".', 'Delete "the canal" in "crosses the lake".', 'Replace "captain" throughout the glossary with "skipper".', 'Replace "captain" throughout this entry but the list with "skipper".',
  'This entry now uses "waits" rather than "gives way" in races.', 'This entry sometimes uses "waits" rather than "gives way".', 'The rulebook now uses "waits" rather than "gives way".',
  'Wherever this entry uses "captain", it now uses "skipper" except in bullets.', 'Wherever this glossary uses "captain", it now uses "skipper".',
  '"older" was printed where "younger" was meant, or so we think.', '"older" was perhaps printed where "younger" was meant.', 'Swap "older" for "younger" on the card.', 'Make "gives way" into "waits" or "stops".',
  'The last sentence adds nothing in races and is deleted.', 'The last sentence adds something and is not deleted.', 'The last sentence is old and is deleted elsewhere.', 'The last sentence is old and may be deleted.',
  'The last sentence was moved to the rulebook and is deleted here for now.', 'The second bullet is no longer needed in races and is deleted.', '"at the bow" is no longer part of the first paragraph in races.',
  'The last sentence is no longer part of it unless it rains.', 'Read the first paragraph without "at the bow" in races.', 'The first paragraph drops "at the bow" for barges.',
  'In part, this entry is now as follows: A night ferry hums.', 'New text for this entry and the next: A night ferry hums.', 'New text for this entry: A night ferry hums.', 'The entire entry now reads as follows for barges: A ferry hums.',
  'There is now a bullet in the rulebook: "a horn".', 'There is now a third paragraph on the card: "Hum."', 'The first paragraph gains a sentence in races: "Barges wait."', 'The list in the rulebook now includes "a horn".',
  'Use these paragraphs in place of the last two in races: A ferry hums.', 'After the first sentence there may be another: Barges wait.', 'A further paragraph follows the first in the rulebook: Barges wait.',
  'Put this paragraph ahead of the first one in the rulebook: Barges wait.', 'Between the second and third bullets of the rulebook place one more: a horn',
  'For the time being, "older" now reads "younger".', 'Until now, "older" read "younger".', 'Now that it rains, replace "older" with "younger" in races.', 'The last sentence is now not deleted.', 'Is the last sentence now deleted?',
  'Delete the last item on the list in the rulebook.', 'The list loses its last item.', 'Open the entry with this sentence: "A barge has one."', 'Correction: for older, read younger.',
];

describe('where other words would say more, or less, the order waits', () => {
  test.for(unclear)('%s', (ruling) => {
    const read = carriedOut(entry, [ruling]);
    expect(read.text).toEqual(entry);
    expect(isHeard(read)).toBe(true);
  });
});

/** Orders whose new text is quoted behind a colon, or told in other words: what is said besides is no part of it. */
const quoting = certain.map(([ruling]) => ruling).filter((ruling) => !/ \/ |: \p{Lu}/u.test(ruling)).concat(
  'Add a new bullet: "a horn".', 'Add a sentence at the end of the first paragraph: "Barges wait."', 'The last bullet now reads: "black ice".', 'The entry now reads: "A night ferry hums."',
);

/** A clause at each other place between words, none of them quoted. */
function* inside(words: string, clause: string): Generator<string> {
  for (const { index } of [...words.matchAll(/ (?=(?:[^"]*"[^"]*")*[^"]*$)/g)].filter((_, at) => at % 2 === 1)) {
    yield `${words.slice(0, index)} ${clause}${words.slice(index)}`;
    yield `${words.slice(0, index)}, ${clause},${words.slice(index)}`;
  }
}

describe('with a limit before, inside or behind nothing is changed', () => {
  // Each order has some of the clauses, and all clauses have their turn.
  test.for(quoting.map((ruling, at) => [ruling, at] as const))('%s', ([ruling, at]) => {
    const bare = ruling.replace(/\.$/, '');
    const some = <Limit>(limits: readonly Limit[]): Limit[] => limits.filter((_, index) => index % 6 === at % 6);
    const said = some(clauses).flatMap((clause) => [`${bare} ${clause}.`, `${bare}, ${clause}.`, `${bare} (${clause}).`, `${clause}, ${ruling}`, ...inside(ruling, clause)]);
    const wrong = [...said, ...some(sentences).flatMap((one) => [`${ruling} ${one}`, `${one} ${ruling}`])].filter((one) => carriedOut(entry, [one]).text.join() !== entry.join());
    expect(wrong).toEqual([]);
  });
});

describe('ways to say the same', () => {
  test.for(recastings)('$name', ({ example: [from, to] }) => {
    const { folded, text } = { folded: foldText(from), text: foldText(to).text };
    expect([...recastsOf(folded, { from: 0, to: folded.text.length })].map((recast) => recast.folded.text)).toContain(text);
  });

  test.for(certain)('no quoted word is lost or touched: %s', ([ruling]) => {
    const [sentence = ''] = ruling.split(' / ');
    const quoted = (words: string): string[] => (words.match(/["“][^"”]*["”]/g) ?? []).sort();
    const folded = foldText(sentence);
    for (const recast of recastsOf(folded, { from: 0, to: folded.text.length })) expect(quoted(recast.folded.text)).toEqual(quoted(folded.text));
  });
});
