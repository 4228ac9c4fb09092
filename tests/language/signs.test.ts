/** Each sign of an order, each verb that turns words into others, each name of quoted words: by examples that stand in no table. */
import { expect, test } from 'vitest';

import { wordsGrammar } from '../../scripts/language/en/grammar-words.ts';
import { namesWords } from '../../scripts/language/en/quoting.ts';
import { offhandSigns } from '../../scripts/language/en/signs/offhand.ts';
import { signs } from '../../scripts/language/en/signs.ts';
import { couldBeOrder, guessOrder } from '../../scripts/language/en/orders.ts';
import { besideOrder } from '../../scripts/language/en/beside.ts';

const words = (list: string): string[] => list.split(', ');
const listOf = (rule: string): string[] => [...(new RegExp(`^  ${rule}\\n(?<list>[^]*?)(?=^  \\w|^\\})`, 'mu').exec(wordsGrammar)?.groups?.['list'] ?? '').matchAll(/"([^"]+)"/gu)].map(([, word = '']) => word);

test.for([
  ['turnBase', 'turn, change, make, convert, widen, broaden, narrow, shorten, lengthen, extend, stretch, vary, soften, tighten, loosen, strengthen, simplify, raise, lower, increase, reduce, adjust, emend, recast, redraft, restate, cut down, cut back, bring down, trim, spell, condense, compress, abridge, boil down, cut'],
  ['turned', 'turned, changed, made, converted, widened, broadened, narrowed, shortened, lengthened, extended, stretched, varied, softened, tightened, loosened, strengthened, simplified, raised, lowered, increased, reduced, adjusted, emended, recast, redrafted, restated, cut down, cut back, brought down, trimmed, spelt, condensed, compressed, abridged, boiled down, cut'],
  ['turns', 'turns, changes, makes, converts, widens, broadens, narrows, shortens, lengthens, extends, stretches, varies, softens, tightens, loosens, strengthens, simplifies, rises, lowers, increases, drops, adjusts, emends, recasts, redrafts, restates, shrinks, cuts back, comes down, trims, spells, condenses, compresses, abridges, boils down, cuts'],
  ['fault', 'wrong, incorrect, not right, not correct, mistaken, misprinted, mistyped, misspelled, misspelt, an error, a mistake, a slip, a misprint, a typo, a typing error, a printing error, a typographical error, a spelling error, a spelling mistake, a clerical error, erroneous, not accurate, inaccurate, not precise, imprecise, out of date, outdated, no longer correct, no longer right, no longer accurate, no longer true, unclear, not clear, obscure, confusing, misleading, ambiguous, clumsy, awkward, garbled, hard to follow, hard to read, hard to understand, difficult to follow, too long, too short, too vague, too narrow, too wide, too strict, incomplete, redundant, superfluous, obsolete, unnecessary, ungrammatical'],
  ['onwardWord', 'make that, make it, make this, let that be, read, gives place to, gives way to, makes way for, has to make way for, must make way for, has become, have become, now becomes, is now just, are now just, is henceforth, is to be just, are to be just, is to be simply, should be just, should be simply, should simply be, should just be, grows into, grows to, shrinks to, goes up to, goes down to, comes down to, makes room for, is withdrawn in favour of, is dropped in favour of, is deleted in favour of, is abandoned in favour of'],
  ['backwardWord', 'in lieu of, instead of, in place of, in the place of, rather than, for, replaces, now replaces, supersedes, takes the place of, stands in place of, stands instead of, is substituted for, shall be substituted for, is put for, is put in place of, is to replace, should replace, shall replace, is now used instead of'],
] as const)('the grammar has its list of words: %s', ([rule, list]) => { expect(listOf(rule).toSorted()).toEqual([...new Set(words(list))].toSorted()); });

test('the right words are called right by each adjective and each noun', () => {
  for (const is of words('right, correct, proper, intended, true')) for (const noun of words('wording, words, word, text, phrase, reading, term, number, spelling, name')) expect(listOf('rightWord')).toContain(`the ${is} ${noun}`);
});

test('quoted words are called so, and by no name that a game has', () => {
  for (const name of words('sentence, paragraph, verb, noun, adjective, adverb, aside, clause, remark, passage, bit, part, expression, term, text, line, number, figure, piece, section, item, bullet, point, ending, beginning, start, end, wording')) expect([name, namesWords(`the odd ${name} `)]).toEqual([name, true]);
  for (const name of words('ferry, card, toll, lamp, pointer, bullets of, lined, parts in')) expect([name, namesWords(`the odd ${name} `)]).toEqual([name, false]);
});

test.for<[name: string, sentence: string]>([
  ['command', 'please erase, if nobody weeps, the second sentence.'], ['command about quoted words', 'drop that silly "hum".'], ['command that games do not give', 'kindly omit the ferry.'], ['report of what was done', 'removed "hum" from it.'],
  ['report of what was done', 'we have now rewritten this entry.'], ['there shall be', 'there must be added a few words.'], ['there shall be', 'there is deleted what hums.'], ['loose command', 'put the last sentence first.'], ['duty', 'one should now delete the last sentence.'],
  ['duty', 'the last sentence should be deleted.'], ['duty', 'the last sentence must go on, and shall move.'], ['place before a command', 'from the second paragraph let us drop one word.'], ['place before a command', 'after "hum" let us insert a word.'], ['report', 'that sentence was, sadly, removed.'],
  ['report of words', '"at dusk" was quietly dropped.'], ['report of words to come', 'dogs are inserted into this paragraph.'], ['change of a value', 'amended from 3 to 4.'], ['promise', 'append the following to it:'], ['new text', 'revised wording of the entry:'],
  ['addition described', 'insert a remark about dogs.'], ['list that grows', 'the list of tolls now contains:'], ['ceases', 'that sentence ceases to apply.'], ['no longer', 'the last sentence does no longer hold.'.replace('does no longer hold', 'no longer applies')], ['hereby', 'the dogs hereby win.'],
  ['report without its verb', 'second sentence removed.'.replace('second sentence', 'sentence')], ['order of parts', 'the two sentences swap positions.'], ['becomes a part', 'the last bullet becomes the first sentence.'], ['proposal', 'we suggest that the last sentence be dropped.'], ['proposal', 'we intend to drop the last sentence.'],
  ['question', 'shall we delete the last sentence?'], ['question', 'was removed the last sentence?'], ['edition that reads', 'in print, "hum" says "sing".'], ['as if', 'play as though "hum" said "sing".'], ['signs of a change', 'was: two tolls'], ['change as a noun', 'removal of the odd sentence.'],
  ['part by its number', 'so much for the third bullet.'], ['figures', 'correct the 3 to 4.'], ['another value', 'raise the toll of a lock to 4.'], ['one thing, not another', 'the toll should be 5, not 6.'], ['out', 'the second sentence is out.'], ['should be, cut short', 'the toll s/b 5.'],
  ['words beside a place', 'behind "hum" write "sing".'], ['heading and command', 'ferry entry: remove in fog.'], ['thing made to read', 'let the card say: dogs hum.'], ['made into', 'turn "hum" into song.'], ['made into', 'please take "hum" elsewhere.'], ['part that may go', 'the definition could be removed.'],
  ['words and a command', '"sing": drop.'], ['words and a command', '"sing" (dropped).'], ['words that may go', '"sing" may now go.'], ['words in error', '"sing" stands there by accident.'], ['words for the time being', 'provisionally "sing" is removed.'], ['words in another form', '"oar" should be written in the plural.'],
  ['words beside words that stand', '"fog" is now followed by others.'], ['words beside words', 'place "old" behind "cat".'], ['where it says', 'wherever it says "hum", write "sing".'], ['should read', 'it should now say dogs.'], ['one quotation for another', '"hum" instead of "sing".'], ['read for', 'for 5 read 4 there.'],
  ['headword that is another', 'the headword takes a hyphen.'], ['headword that is another', "this entry's title is now the barge."], ['headword that is another', 'the heading should be in the plural.'], ['entry under another letter', 'file this under b.'], ['entry under another letter', 'this entry should be under b.'],
  ['entry that only points', 'this is now just a pointer to barges.'], ['entry that only points', 'turn this into a reference to barges.'], ['list that is another', 'take ice off the list.'], ['list that is another', 'sand joins the list.'], ['list that is another', 'ice is no longer on the list.'], ['list that is another', 'the list of tolls is now four items long.'],
  ['number that should be another', 'the 7 ought to be an 8.'], ['number that should be another', 'make that 6 marks.'], ['number that should be another', 'not 5 marks: 6.'], ['number that should be another', 'numbers 5 and 6 should trade places.'], ['look of words', 'no quotation marks.'], ['look of words', '"ice" with a capital.'], ['look of words', 'barge should be hyphenated.'],
  ['words that open a part', '"its crew" should start a new paragraph.'], ['part that ends somewhere', 'stop after "at dusk".'], ['part that ends somewhere', 'the second paragraph ends with the list.'], ['words too many', '"barge" stands there once too often.'], ['parts the wrong way', 'close up the two paragraphs.'], ['remark that goes', 'the remark about dogs can be ignored.'],
  ['remark that goes', 'bullet about ice: gone.'], ['word that is no more', 'everywhere you see "hum", think "sing".'], ['word that is no more', 'for tolls, "hum" means "sing" here.'], ['term that is called otherwise', 'the word barge is dropped.'], ['term that is called otherwise', 'we now say hulk.'], ['words at an edge', 'at the foot: dogs hum.'], ['parts by their number', 'three new sentences.'],
])('an order has this sign: %s (%s)', ([name, sentence]) => { expect([signs.filter((sign) => sign.name === name).some(({ is }) => is.test(sentence)), couldBeOrder(sentence)]).toEqual([true, true]); });

test.for([
  'ice no longer stops a ferry.', 'it is 6 marks, not 5.', 'a ferry may be called at dusk.', 'whenever you "hum" (not "sing"), it is no song.', 'you must end with a whistle.', 'three new keepers board.', 'the captain is now aboard.', 'the toll ends at dusk.', 'capital and interest are paid.', 'no bells.',
  'a list of tolls is at each lock.', 'the exception for barges holds at dusk.', 'at the bottom of the lock lies a bell.', 'this applies under a bridge.', 'the two barges are in order.', 'this means a whole toll.', 'we sail.', 'cats that hum are dropped.',
])('a rule is no order given offhand: %s', (sentence) => { expect(offhandSigns.filter(({ is }) => is.test(sentence)).map(({ name }) => name)).toEqual([]); });

test('things that only a text has', () => {
  for (const thing of words('full stop, comma, semicolon, quotation marks, parentheses, parenthesis, brackets')) expect([thing, couldBeOrder(`strike the odd ${thing} there.`)]).toEqual([thing, true]);
});

test('capitals are words of the text, changed as other words are', () => {
  expect(['capitalize the word', 'lowercase "ferry"', 'revise it', 'replace it'].map((order) => guessOrder(order).operation)).toEqual(['substitution', 'substitution', 'substitution', 'substitution']);
  expect(guessOrder('italicize it, or capitalize it').operation).toBe('formatting');
  expect(guessOrder('capitalize it, or italicize it').operation).toBe('substitution');
});

test.for([
  ['these count for less on the canal, alone.', 'limits it'], ['the fog came into effect when you may row.', 'limits it'], ['a ferry may hum while in force.', 'limits it'], ['it was so.', 'limits it'], ['a ferry may hum at dawn.', 'stands alone'],
  ['this rule was wrong.', 'reason'], ['this rule was wrong for races only.', 'limits it'], ['may hum.', 'limits it'], ['may a ferry hum at dawn?', 'limits it'],
] as const)('beside an order, “%s” %s', ([sentence, expected]) => { expect(besideOrder(sentence)).toBe(expected); });
