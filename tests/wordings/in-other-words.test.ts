/** Orders that the grammar reads only once they are put in other words, and their neighbours that these must not make certain. */
import { describe, expect, test } from 'vitest';

import { foldText } from '../../scripts/interpret/amendments/sentences/fold-text.ts';
import { recastsOf } from '../../scripts/interpret/amendments/sentences/recast.ts';
import { carriedOut, expectToWait } from './rig/carried-out.ts';
import { entry } from './rig/entry.ts';
import { inOtherWords } from './rig/in-other-words.ts';
import { clauses, sentences } from './rig/limits.ts';

describe('put in other words, an order is carried out', () => {
  test.for(inOtherWords)('%s', ([ruling, text]) => {
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
  'Delete this entry. The rest of the entry is unchanged.', 'Delete the last paragraph. The rest of that paragraph is unchanged.', 'Delete the second sentence of the last paragraph. The rest of the list is unchanged.', 'The last paragraph opens with the sentence "Ferries meet often."', 'Replace the list with "snow". The rest of the list is unchanged.',
  'Cut the last paragraph before "A ferry has no age."', 'Part the last paragraph after "gives way."', 'The last two bullets stand in the opposite order.', 'The last paragraph says "younger" instead of "older".', 'In place of "older" the last paragraph has "younger".', 'Discard "ice".', 'The last bullet is discarded.',
  '"younger" is preferred to "older".', 'The figure of "5 marks" was wrongly raised to "7 marks".', 'The last paragraph is carried to the end of the entry by mistake.', 'The last sentence is pulled by the crew.', 'Prune the last paragraph.', 'Send the first paragraph to the foot of the rulebook.',
  'For the time being, "older" now reads "younger".', 'Until now, "older" read "younger".', 'Now that it rains, replace "older" with "younger" in races.', 'The last sentence is now not deleted.', 'Is the last sentence now deleted?',
  'The second sentence of the last paragraph drops out in races.', 'The second sentence of the last paragraph may drop out.', 'The second sentence of the last paragraph goes to the end.',
  'The second sentence of the last paragraph goes without saying.', 'The last sentence goes for barges.', 'The last paragraph goes too far.', '"older" goes before "younger".',
  'This entry goes on the next page.', 'The last sentence is old and comes out in races.', 'The last sentence is old and comes out only sometimes.',
  'The last sentence is funny, and goes well with tea.', 'Trim "at the bow" from the card.', 'Keep the first sentence of the last paragraph and cut the rest of the entry.',
  'Keep the first sentence of the last paragraph and cut the cards.', 'Keep the first sentence of the last paragraph.', 'There should be no doubt "at the bow" in the first paragraph.',
  'There need be no "at the bow" in the first paragraph.', 'The last sentence came out garbled; it may be "Ask its skipper."',
  'The last sentence came out garbled on the card; it should be "Ask its skipper."', 'The last sentence is optional; it should be "Ask its skipper." in races.',
  '"captain" gives way to "skipper" each place it appears in the list.', '"captain" gives way to "skipper" wherever a race is meant.',
  'Where the last sentence of the card has "captain", print "skipper".', '"older" and "ferry" switch positions in races.', 'Rewrite this entry as two sentences.',
  'Rewrite this entry as two entries: "A night ferry hums."', 'A new opening sentence comes first in races: "Barges wait."', 'This entry is retired from races.',
  'The last paragraph should be read as: "When two ferries meet, the younger gives way. A ferry has no age. Ask its captain."', '"gives way" should be understood as "waits" in races.', 'There should be "at once" after "gives way" in races.', 'Append "at once" to "gives way" on the card.', '"gives way" is out and "waits" is in for barges.',
  // a place, or a side of it, that no other words may leave out
  'The words "older" drop out of the first paragraph.', 'The last sentence drops out of the second paragraph.', 'The first paragraph gains a sentence at its beginning: "Barges wait."', 'Keep the first sentence of the last paragraph and cut the rest.',
  // how it is, and no order that it be so
  'There is a second sentence: "Barges wait."', 'This entry says "younger" instead of "older".', 'Wherever this entry says "whistle", it says "horn".',
  'Delete the last item on the list in the rulebook.', 'The list loses its last item.', 'Correction: for older, read younger.',
];

test('an amendment says in which other words it was read, and none says so that was read in its own', () => {
  const readings = (ruling: string): (string | undefined)[] => carriedOut(entry, [ruling]).amendments.map(({ readAs }) => readAs);
  expect(readings('Let "gives way" be replaced by "waits".')).toEqual(['"gives way" is replaced by "waits".']);
  expect(readings('Replace "gives way" with "waits".')).toEqual([undefined]);
});

describe('where other words would say more, or less, the order waits', () => {
  test.for(unclear)('%s', (ruling) => {
    expectToWait(entry, [ruling]);
  });
});

/** Orders whose new text is quoted behind a colon, or told in other words: what is said besides is no part of it. */
const quoting = inOtherWords.map(([ruling]) => ruling).filter((ruling) => !/ \/ |: \p{Lu}/u.test(ruling)).concat(
  'Add a new bullet: "a horn".', 'Add a sentence at the end of the first paragraph: "Barges wait."', 'The last bullet now reads: "black ice".', 'The entry now reads: "A night ferry hums."',
);

/** A clause at each other place between words, none of them quoted. */
function* inside(words: string, clause: string): Generator<string> {
  for (const { index } of [...words.matchAll(/ (?=(?:[^"]*"[^"]*")*[^"]*$)/g)].filter((_, at) => at % 2 === 1)) {
    yield `${words.slice(0, index)} ${clause}${words.slice(index)}`;
    yield `${words.slice(0, index)}, ${clause},${words.slice(index)}`;
  }
}

test.for(['You may trim "at the bow" from the first paragraph.', 'There should be no "at the bow" in the rulebook.', 'The lamp goes out.', 'A ferry drops out of the race.', 'This ferry is gone.', 'This captain is retired.', '"ice" is discarded.', '"ice" is lost.', 'There is no more "lamp".', 'Make sure that "at the bow" is not deleted.', 'The list includes "a horn".', 'The list contains "a horn" at its end.'])('%s: nothing is changed', (ruling) => {
  expect(carriedOut(entry, [ruling]).text).toEqual(entry);
});

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
  test.for(inOtherWords)('no quoted word is lost or touched: %s', ([ruling]) => {
    const [sentence = ''] = ruling.split(' / ');
    const quoted = (words: string): string[] => (words.match(/["“][^"”]*["”]/g) ?? []).sort();
    const folded = foldText(sentence);
    for (const recast of recastsOf(folded, { from: 0, to: folded.text.length })) expect(quoted(recast.folded.text)).toEqual(quoted(folded.text));
  });
});
