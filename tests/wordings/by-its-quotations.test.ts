/** Orders in no known wording, read by what they quote; sentences of the same words that order nothing; and whatever else may stand in one. */
import { describe, expect, test } from 'vitest';
import { relationSaid } from '../../scripts/language/en/quotations/relation.ts';
import { vocabulary } from '../../scripts/language/en/quotations/vocabulary.ts';
import { foldText } from '../../scripts/interpret/amendments/sentences/fold-text.ts';
import { carriedOut, expectToWait, paragraphs } from './rig/carried-out.ts';
import { entry, first, meet, second, stopped, withBlock } from './rig/entry.ts';

const changed = (block: string, was: string, is: string): string[] => withBlock(block, block.replace(was, is));
const waits = changed(meet, 'gives way', 'waits');
const mate = changed(meet, 'captain.', 'mate.');
const elder = changed(meet, 'older', 'elder');
const oldKeeper = changed(first, 'keeper', 'old keeper');
const bright = changed(first, 'a lamp', 'a bright lamp');
const unlit = changed(first, ' (unless the keeper sleeps)', '');
const thrice = changed(second, 'pays twice', 'pays thrice');
const snow = entry.map((block) => (block === '* ice' ? '* snow' : block));
const skippers = entry.map((block) => block.replaceAll('captain', 'skipper'));

const certain: readonly [text: string[], rulings: readonly string[]][] = [
  [waits, [
    'Where the text says "gives way", from now on it says "waits".', '"gives way" was a slip: it is now "waits".', '"gives way" was a slip. It is now "waits".', 'In the last paragraph it reads "gives way", which was a mistake; read "waits".',
    'At the words "gives way", substitute "waits".', 'Let the words "gives way" henceforth be "waits".', 'The text has "gives way"; it must have "waits" instead.', 'Wherever it has "gives way", it should from here on have "waits".',
    'Of course "waits" should be read for "gives way".', '"waits" from now on stands where "gives way" stood.', 'In the last paragraph "waits" henceforth succeeds "gives way".', 'Rephrased for clarity, "gives way" becomes "waits".',
  ]],
  [mate, ['The last paragraph now ends "Ask its mate." where it ended "Ask its captain."', 'The last sentence, "Ask its captain.", is recast as "Ask its mate."', 'Old sentence: "Ask its captain." New sentence: "Ask its mate."', 'Old sentence: "Ask its captain." / New sentence: "Ask its mate."', 'The old wording: "Ask its captain." / The new wording: "Ask its mate."']],
  [elder, ['"older" lacked a letter; read "elder".', 'The word "older" was misprinted. It must be "elder".', 'In the last paragraph "older" was clumsy. Say "elder".', 'The count is wrong: where it reads "older", it must read "elder".']],
  [oldKeeper, ['The word "old" is wanting before "keeper".', 'The word "old" was left out by mistake before "keeper".', 'Between "unless the" and "keeper" the text gains "old".', 'Before the word "keeper" the text lacks "old".', 'Before the word "keeper" the text lacks "old", which was a slip.']],
  [bright, ['Right before "lamp" the first paragraph gains the word "bright".', 'The word "bright" had dropped out just before "lamp".']],
  [unlit, ['The parenthetical "(unless the keeper sleeps)" says nothing new and comes out.', 'The remark "(unless the keeper sleeps)" is redundant, and is no more.', 'In the first paragraph "(unless the keeper sleeps)" adds nothing and so it drops out.']],
  [changed(second, '5 marks', '6 marks'), ['The figure goes up from "5 marks" to "6 marks".', 'The total is wrong: "5 marks" must become "6 marks".', 'It grows from "5 marks" to "6 marks".']],
  [changed(stopped, 'A stopped ferry stays where it is. Its crew', 'A stopped ferry stays where it is, and its crew'), ['"A stopped ferry stays where it is. Its crew may sing." is now one sentence: "A stopped ferry stays where it is, and its crew may sing."']],
  [thrice, ['Where the second paragraph once said "twice", read "thrice".', 'In this entry, the word "twice" was a slip: it is now "thrice".', 'The second paragraph has "twice" and must have "thrice".']],
  [snow, ['Wherever the list says "ice", make it "snow".', 'The list says "ice"; it should say "snow".']],
  [changed(first, ' at the bow', ''), ['"at the bow" adds nothing: strike the phrase.', '"at the bow" adds nothing. Strike the words.']],
  [changed(meet, ' Ask its captain.', ''), ['"Ask its captain." adds nothing: the sentence is deleted.']],
  [changed(second, 'pays twice', 'pays thrice'), ['The second paragraph now ends "pays thrice." where it ended "pays twice."']],
  [changed(meet, 'two ferries', 'two boats'), ['The last paragraph now begins "When two boats" where it began "When two ferries".']],
  [skippers, ['In place of "captain", which stands here four times, put "skipper".', 'In all four places the word "captain" from now on reads "skipper".']],
];

describe('an order that is in no known wording is carried out by what it quotes', () => {
  test.for(certain.flatMap(([text, rulings]) => rulings.map((ruling) => [ruling, text] as const)))('%s', ([ruling, text]) => {
    const done = carriedOut(entry, paragraphs(ruling));
    expect(done.text).toEqual(text);
  });

  test('and a reader is told that it was read so', () => {
    const { amendments } = carriedOut(entry, ['Where the text says "gives way", from now on it says "waits".']);
    expect(amendments.map(({ outcome, reason }) => [outcome, reason?.why])).toEqual([['applied with a note', 'its sentence is in no known wording: it is read by the words that it quotes']]);
  });
});

const waiting: readonly string[] = [
  // a copula alone tells how the text is, or what words mean
  '"gives way" is "waits".', 'The word "older" is here "elder".', '"gives way" is the word for "waits".', '"gives way" is now the word for "waits".',
  // what is better, together or the same
  '"older" should be read with "elder".', 'Change "older" with "elder".', '"older" is put to "elder".', '"older" goes with "elder".', '"elder" for "older" is wrong.', '"older" is now as "elder" is.',
  // what was
  '"older" was "elder".', '"older" once stood where "elder" stands.', '"older" had been "elder".',
  // it ends or begins with what it quotes
  '"A ferry has no age." now ends "has no name."', '"older" now begins with "o".', 'The last paragraph now ends "Ask its mate."', '"Ask its captain." ends the entry; it must read "Ask its mate."',
  // what is needed, in play
  'After "lamp" the ferry needs "oil".',
  // more is ordered than one thing
  '"older" is now "elder" and "wiser".', 'The words "gives way" grow from "gives way" to "waits".',
  // names
  'The entry "gives way" is now "waits".',
  // the text has what would come
  'Where it says "older", it now says "A ferry has no age".', 'The text once had "elder"; it now has "older".', 'After "fog on" the text gains "the water".',
  // the change itself is wrong, or its words are told of behind an order
  'The change from "older" to "elder" was a mistake.', '"elder", put for "older", is wrong.', 'Changed "older" to "elder" was wrong.', '"elder" should replace "older", which was misleading.',
  // what is right is not corrected, and what is also said stands beside it
  '"older" is correct; "elder" is wrong.', '"older" is correct, and so is "elder".', 'The change from "gives way" to "waits" is right.', '"older" is to be used, and so is "elder".', '"older" should be read and "elder".', '"older" is now used, and "elder".',
  // what comes behind it
  '"older" should stand, then "elder".', '"older" has to come and then "elder".', '"Ask its captain." Now comes "Ask its mate."', '"5 marks" has to be paid, then "6 marks".',
  // what is quoted is where something goes
  '"A ferry has no age." loses a word.', '"(unless the keeper sleeps)" loses its brackets.', '"(unless the keeper sleeps)" sheds the parentheses.', 'Strike the brackets from "(unless the keeper sleeps)".', 'Delete the number from "Its toll is 5 marks."', 'Cut the word from "A ferry has no age."',
  '"the older gives way" must have "elder".',
  // what is for something is another text
  'The entry for "ice" should read "frozen water".', 'The definition for "ice" is now "frozen water".', 'The text for "ice" must say "frozen water".', 'The word for "older" is now "elder".',
  // what went before it
  'After "a lamp" was left out, "an oil lamp" is to be added.', 'After "a lamp" was lost, the text gets "an oil lamp".',
  // what is said of the words is not so
  'The words "gives way" are now two words: "waits".', '"gives way" has a word too many; read "must give way".', '"gives way" is short a word; read "waits".', '"A captain who sleeps pays twice." is now two sentences: "A captain who sleeps pays."',
  '"older" is shortened to "much, much older still".', 'The words "5 marks" grow into "6 silver marks".', '"twice" goes up to "once".', '"twice" is lowered to "thrice".',
  // what is said by others, of something that is not named, or is only wished
  'They say "older" rather than "elder".', 'They print "elder" for "older".', '"older" is old. They say "elder".', 'Gains "thick " before "fog".', 'Now gains "thick " before "fog".', 'Loses "twice".', '"or dawn" slipped in after "dusk".', 'The text shed "at the bow".', 'Becomes "elder" where "older" stood.', '"Ask its captain." be deleted.', '"older" be changed to "elder".', '"older" being replaced by "elder".',
  // how it is in the game, where something is put, and what was left out as was ordered
  'There is no more "lamp".', '"captain" in the last sentence should be put "first".', 'The word "old" was left out before "keeper".', 'The words "or hum" were omitted after "may sing".',
  // a part that goes or is changed itself, and what the quoted words are not
  '"twice" is redundant: delete the second paragraph.', '"twice" is redundant. Delete the second paragraph.', 'Delete the second paragraph: "twice" is redundant.', '"twice" is wrong. Change the second paragraph to "thrice".', '"twice" is wrong. The second paragraph now reads "thrice".', '"twice" is wrong; the second paragraph should read "thrice".',
  '"twice" is redundant: delete the sentence.', '"twice" is redundant. Delete the entry.', '"twice" is redundant. The sentence is deleted.', '"twice" is wrong. Change the sentence to "thrice".', '"5 marks" is wrong. The number is now "6".', '"Its toll is 5 marks." is wrong: delete the number.', '"at the bow" adds nothing: strike the word.',
  // the edge where they do not stand, and what they are not in the text
  'Let the entry end "Ask its mate." where it ends "no age."', 'The last paragraph now ends "no name." where it ended "no age."', 'The last paragraph now begins "A boat" where it began "A ferry".', 'Now it ends "pays thrice." where it ended "pays twice."', 'Where it ends "no age.", it must end "no name."',
  'The sentence "has no age." adds nothing and so it drops out.', 'The line "fog" adds nothing and so it drops out.', 'The number "gives way" was a slip: it is now "waits".', 'The parenthetical "at the bow" adds nothing and so it drops out.', 'The sentence "the older gives way." was a slip: it is now "the elder waits."',
  // another text
  'In the rulebook, let "twice" be deleted.', 'In our draft, the word "twice" was a slip: it is now "thrice".', 'In the paragraph on the toll, the word "twice" was a slip: it is now "thrice".', 'Wherever a list says "ice", make it "snow".',
  // a number that is not so
  'In place of "captain", which stands here twice, put "skipper".', 'In all three places the word "captain" from now on reads "skipper".',
];

test.for(waiting)('waits: %s', (ruling) => {
  expectToWait(entry, [ruling]);
});

test('waits: what both lists say', () => { expectToWait(['It stops:', '* fog', '* ice', 'It starts:', '* ice', '* dawn'], ['Wherever the list says "ice", make it "snow".']); });

test('what quotes nothing is no half of an order: the reason of the next stays that', () => {
  expectToWait(entry, ['The list is wrong. "older" is "elder".']);
  const { text, amendments } = carriedOut(entry, ['The list is wrong. Delete "twice" in the second paragraph.']);
  expect([text, amendments.map(({ outcome }) => outcome)]).toEqual([changed(second, ' twice', ''), ['applied']]);
});

/** What may not be passed over, each by itself. */
const notOfIt = [
  'not', 'never', 'no longer', 'only', 'if', 'unless', 'when', 'except', 'until', 'while', 'may', 'might', 'could', 'would', 'will', 'perhaps', 'elsewhere', 'sometimes', 'temporarily', 'in races', 'on the card', 'in the rulebook', 'for beginners', 'in other copies', 'from june on',
  'next month', 'in the next edition', 'we propose that', 'it was suggested that', 'somebody asked whether', 'as a trial', 'optionally', 'in part', 'almost', 'also', 'too', 'again', 'still', 'yet', 'both', 'other', 'another', 'same', 'all', 'any', 'some', 'most', 'each', 'every', 'did', 'does', 'do', 'without',
];
const orders = certain.flatMap(([, rulings]) => rulings).filter((ruling) => !ruling.includes(' / ')).map((ruling) => foldText(ruling).text).filter((ruling) => relationSaid(ruling) !== null);

test('no word goes in that is not of the vocabulary', () => {
  expect(orders.length).toBeGreaterThan(20);
  const read = orders.flatMap((order) => Array.from(order.matchAll(/ /g), ({ index }) => index).filter((at) => (order.slice(0, at).match(/"/g) ?? []).length % 2 === 0)
    .flatMap((at) => notOfIt.map((word) => `${order.slice(0, at)} ${word}${order.slice(at)}`)).filter((other) => relationSaid(other) !== null));
  expect(read).toEqual([]);
});

test('each of its ways of saying stands in it once, so that it does one thing', () => {
  const all = vocabulary.flatMap(([, words]) => words);
  expect(all.filter((word, at) => all.indexOf(word) !== at)).toEqual([]);
});
