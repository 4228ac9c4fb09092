import { expect, test } from 'vitest';
import { carriedOut } from './rig/carried-out.ts';
import { entry } from './rig/entry.ts';
import { clauses, sentences } from './rig/limits.ts';

/** Orders that are carried out as they stand; each is split where something may be put into its midst. */
const orders: readonly [verb: string, rest: string][] = [
  ['Delete', 'this entry'], ['Delete', '"at the bow"'], ['Remove', 'the second bullet'], ['Strike', 'the second sentence of the last paragraph'],
  ['Replace', '"older" with "younger"'], ['Change', '"gives way" to "waits"'], ['Insert', '", hum" after "whistle" in the second paragraph'],
  ['Swap', 'the first and second paragraphs'], ['Combine', 'the first and second paragraphs'], ['For', '"gives way" read "waits"'],
  ['Withdraw', 'the second paragraph'], ['Substitute', '"waits" for "gives way"'], ['Change', '"captain" to "skipper" throughout'],
  ['This entry', 'is deleted'], ['The second bullet', 'no longer applies'], ['The words "at the bow"', 'are removed'], ['"gives way"', 'should read "waits"'],
  ['The last two paragraphs', 'trade places'], ['The word "old"', 'is inserted before "keeper"'], ['Instead of', '"gives way", this should say "waits"'],
  ['Swap', 'the first and last paragraphs'], ['The first and last bullets', 'trade places'], ['The first two paragraphs', 'should be in the opposite order'], ['Move', 'the last sentence of the second paragraph to the end of the first'],
  ['Move the sentence "Ask its captain."', 'before "A ferry has no age."'], ['The last sentence of the second paragraph', 'is moved before the first'], ['Last sentence of paragraph 2:', 'move to the end of paragraph 1'], ['Make', 'the last bullet the first'], ['The last paragraph', 'moves up to become the second'],
  ['Put', 'the second paragraph before the first'], ['The second paragraph', 'now follows the last one'], ['The last bullet', 'becomes the first'], ['Split', 'the first paragraph after the first sentence'], ['Split the first paragraph', 'after "dusk."'], ['Make the last sentence', 'a paragraph of its own'], ['Begin', 'a new paragraph with the last sentence'],
];

const small = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const withClause = ([verb, rest]: (typeof orders)[number], clause: string): string[] => [
  `${capital(clause)}, ${small(verb)} ${rest}.`, `${capital(clause)}: ${verb} ${rest}.`, `${verb}, ${clause}, ${rest}.`, `${verb} ${rest} ${clause}.`, `${verb} ${rest}, ${clause}.`,
  `${verb} ${rest} (${clause}).`, `(${capital(clause)}) ${verb} ${rest}.`, `${verb} ${rest}; ${clause}.`, `${verb} ${rest} - ${clause}.`,
];
const withSentence = ([verb, rest]: (typeof orders)[number], sentence: string): string[] => [
  `${verb} ${rest}. ${sentence}`, `${sentence} ${verb} ${rest}.`, `${verb} ${rest}. / ${sentence}`, `${sentence} / ${verb} ${rest}.`,
];

const text = (ruling: string): string[] => carriedOut(entry, ruling.split(' / ')).text;

test('as it stands each of the orders is carried out', () => {
  const ignored = orders.map(([verb, rest]) => `${verb} ${rest}.`).filter((ruling) => text(ruling).join() === entry.join());
  expect(ignored).toEqual([]);
});

test.for(orders)('%s %s: with a clause before, inside or behind that limits it, nothing is changed', (order) => {
  const wrong = clauses.flatMap((clause) => withClause(order, clause)).filter((ruling) => text(ruling).join() !== entry.join());
  expect(wrong).toEqual([]);
});

test.for(orders)('%s %s: with a sentence beside that takes of it back, nothing is changed', (order) => {
  const wrong = sentences.flatMap((sentence) => withSentence(order, sentence)).filter((ruling) => text(ruling).join() !== entry.join());
  expect(wrong).toEqual([]);
});

// The stop of the quoted words may be that of the order: what goes on behind it in spite of that still limits it.
test.for(['Delete "Ask its captain."', 'Delete the sentence "Ask its captain."', 'Replace "Ask its captain." with "Ask its mate."', 'Insert "Cats hum." after "Ask its captain."', 'Begin a new paragraph at "It needs a lamp at the bow."'])('%s, and what limits it behind', (order) => {
  const wrong = ['; if you play in the dark.', '; in two-player games.', '; Races are excepted.', ', in two-player games.', ' - in two-player games.', ' – in two-player games.'].filter((limit) => text(order + limit).join() !== entry.join());
  expect(wrong).toEqual([]);
  expect(text(order)).not.toEqual(entry);
});
