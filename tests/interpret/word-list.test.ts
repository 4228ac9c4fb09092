/** Words that documents change text with, kept by hand: a row that is lost from the tables is missed here. */
import { describe, expect, test } from 'vitest';

import { interpretRuling } from '../../scripts/interpret/amendments/interpret-ruling.ts';
import { clauseTile } from '../../scripts/interpret/amendments/tiles/tile.ts';
import { besideOrder } from '../../scripts/language/en/beside.ts';
import { couldBeOrder } from '../../scripts/language/en/orders.ts';
import { rulingOf } from './rig/ruling.ts';

const kinds = (sentence: string): string[] => interpretRuling(rulingOf([sentence])).map(({ operation, unit, tiles }) => `${operation} of ${unit}${tiles.some(({ as }) => as === 'not understood') ? ', not understood' : ''}`);
const words = (list: string): string[] => list.split(', ');
const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

const deleting = words('leave off, take away, edit out, weed out, wipe out, white out, black out, suppress, efface, dispense with, del, del., rub out, blot out, lose, kill, chop, kick out, throw out, get rid of, do away with, axe, nix, scratch, leave out, delete, remove, strike, strike out, cross out, eliminate, omit, drop, cut, scrap, expunge, erase, excise, cancel, disregard, ignore, repeal, rescind, revoke, withdraw, retract, void, abolish, take out');
const deleted = words('left off, taken away, edited out, weeded out, wiped out, suppressed, effaced, dispensed with, axed, nixed, scratched, left out, deleted, removed, struck, stricken, struck out, crossed out, eliminated, omitted, dropped, cut, scrapped, expunged, erased, excised, canceled, cancelled, repealed, rescinded, revoked, withdrawn, retracted, voided, abolished, taken out');
const replacing = words('replace, supersede, repl, repl.');
const revising = words('revise, change, chg, chg., modify, amend, update, alter, rewrite, reword, rephrase, correct, fix, edit');
const revised = words('revised, changed, modified, amended, updated, altered, rewritten, reworded, rephrased, corrected, edited');
const adding = words('add, insert, append, include, attach, tack on, ins, ins.');
const added = words('added, inserted, appended, included, attached, tacked on');

describe('verbs', () => {
  test.for(deleting)('%s', (verb) => { expect(kinds(`${capital(verb)} the fourth paragraph.`)).toEqual(['repeal of paragraph']); });
  test.for(deleted)('is %s', (verb) => { expect(kinds(`The fourth paragraph is ${verb}.`)).toEqual(['repeal of paragraph']); });
  test.for(replacing)('%s', (verb) => { expect(kinds(`${capital(verb)} "two" with "three".`)).toEqual(['substitution of text']); });
  test.for(revising)('%s', (verb) => { expect(kinds(`${capital(verb)} "two" to "three".`)).toEqual(['substitution of text']); });
  test.for(revised)('has been %s', (verb) => { expect(kinds(`The last sentence has been ${verb} to read: Ferries hum at night.`)).toEqual(['substitution of sentence']); });
  test.for(adding)('%s', (verb) => { expect(kinds(`${capital(verb)} the following at the end: Ferries hum.`)).toEqual(['insertion of text']); });
  test.for(added)('has been %s', (verb) => { expect(kinds(`The following has been ${verb}: Ferries hum.`)).toEqual(['insertion of text']); });
  test.for(words('move, relocate, transfer, shift'))('%s', (verb) => { expect(kinds(`${capital(verb)} the third paragraph to the end.`)).toEqual(['renumbering of paragraph']); });
  test.for(words('split, divide, break, separate'))('%s', (verb) => { expect(kinds(`${capital(verb)} the third paragraph into two paragraphs.`)).toEqual(['renumbering of paragraph']); });
  test.for(words('combine, merge, join, swap, switch, exchange, transpose, interchange, reverse the order of'))('%s', (verb) => { expect(kinds(`${capital(verb)} the first and second paragraphs.`)).toEqual(['renumbering of paragraph']); });
  test.for(words('bold, boldface, italicize, italicise, underline'))('%s', (verb) => { expect(kinds(`${capital(verb)} the word "ferry".`)).toEqual(['formatting of text']); });
  test.for(words('capitalize, capitalise, uncapitalize, lowercase, lower-case, uppercase'))('%s', (verb) => { expect(kinds(`${capital(verb)} the word "ferry".`)).toEqual(['substitution of text']); });
  test.for(words('renumber, re-number, reorder, re-order, rearrange'))('%s', (verb) => { expect(kinds(`${capital(verb)} the remaining items.`)[0]).toMatch(/^renumbering/); });
  test.for(words('reverses, overturns, overrules'))('%s', (verb) => { expect(kinds(`Cats pay half. (This ${verb} the existing Glossary entry.)`)).toEqual(['reversal of entry']); });
});

const numbers = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth'];

describe('numbers', () => {
  test.for(numbers.map((word, at) => [word, at + 1] as const))('the %s', ([word, position]) => {
    expect(interpretRuling(rulingOf([`Delete the ${word} paragraph.`]))[0]?.place.paragraphs).toEqual({ from: position, to: position });
  });
  test.for([['last', -1], ['final', -1], ['closing', -1], ['penultimate', -2], ['next-to-last', -2], ['second-to-last', -2], ['last but one', -2], ['opening', 1], ['initial', 1]] as const)('the %s', ([word, position]) => {
    expect(interpretRuling(rulingOf([`Delete the ${word} paragraph.`]))[0]?.place.paragraphs).toEqual({ from: position, to: position });
  });
  test.for([['one', 1], ['two', 2], ['three', 3], ['four', 4], ['five', 5], ['six', 6]] as const)('paragraph %s', ([word, position]) => {
    expect(interpretRuling(rulingOf([`Delete paragraph ${word}.`]))[0]?.place.paragraphs).toEqual({ from: position, to: position });
  });
});

describe('what stands beside a command', () => {
  test.for([
    ['because it rhymes', 'reason'], ['since it repeats the first', 'reason'], ['to avoid a quarrel', 'reason'], ['for clarity', 'reason'], ['please', 'politeness'], ['in its entirety', 'politeness'],
    ['effective 1 May', 'day'], ['until the thaw', 'day'], ['on the release of High Water', 'day'], ['for this month only', 'day'], ['for the next two weeks', 'day'],
    ['if it rains', 'scope'], ['unless it rains', 'scope'], ['except for cats', 'scope'], ['only in races', 'scope'], ['during a race', 'scope'], ['when two meet', 'scope'], ['where cats are meant', 'scope'], ['with the agreement of both', 'scope'],
    ['because it rhymes, in races', 'scope'], ['for clarity, until May', 'day'], ['because it rhymes only at night', 'scope'],
    ['(from last month)', 'remark'], ['(from August)', 'remark'], ['(of March 2012)', 'remark'], ['(a misprint)', 'remark'], ['(which clarifies the limit)', 'remark'], ['(with thanks to Bess)', 'remark'], ['(and re-number the others)', 'remark'], ['(races only)', 'not understood'], ['(but not at night)', 'scope'],
    ['hum and purr', 'not understood'], ['because of what?', 'not understood'], ['.', 'command'],
  ] as const)('“%s” is %s', ([clause, kind]) => { expect(clauseTile(clause)).toBe(kind); });

  test.for([
    ['this sentence repeats the first.', 'reason'], ['this text is no longer needed.', 'reason'], ['however, cats keep it.', 'limits it'], ['the list stays.', 'limits it'], ['races only.', 'limits it'],
    ['cats excepted.', 'limits it'], ['this applies to races.', 'limits it'], ['is that so?', 'limits it'], ['a captain may whistle at dawn.', 'stands alone'], ['you must pay two marks.', 'stands alone'],
  ] as const)('“%s” %s', ([sentence, kind]) => { expect(besideOrder(sentence)).toBe(kind); });
});

describe('a sentence may be an order', () => {
  test.for([
    'strike, for want of cats, the last sentence.', 'erase the rather tired "hum".', 'make the last sentence the first.', 'one must now strike the last sentence.', 'in paragraph 2 of this entry let us strike a word.',
    'the sentence on cats is, alas, deleted.', 'the words "at dusk" are, alas, deleted.', 'cats are added to this entry.', 'this should rather say "hum".', 'instead of "hum" put "sing".', '"sing" instead of "hum".',
    'the second sentence no longer holds.', 'the first and the last paragraph trade places.', 'the last sentence goes before the first paragraph.', 'deletion of the last sentence.', 'away with the last sentence.', 'change the 5 to 4.',
    'the last sentence is out.', 'where it says "hum", one should read "sing".', 'the toll is changed from "two" to "three".', 'put "old" before "cat".', 'add the following to your notes:', 'new wording of this entry:', 'add something about cats.',
    'read "hum" as "sing".', '"hum" is a misprint for "sing".', 'you may delete this entry.', 'if you play by night, delete the last sentence.',
  ])('%s', (sentence) => { expect(couldBeOrder(sentence)).toBe(true); });

  test.for(['you may replace the top card of your deck.', 'for example, the last card drawn replaces the first.', 'a ferry hums at dusk.', 'add two marks to the toll.', 'players change places after each race.'])('and is none: %s', (sentence) => {
    expect(couldBeOrder(sentence)).toBe(false);
  });
});
