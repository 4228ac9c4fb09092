/** Each row of each table of words, by an example that is not the row's own. */
import { describe, expect, test } from 'vitest';

import { besideOrder, onlyLeadsOn, speaksOfTheChange } from '../../scripts/language/en/beside.ts';
import { clauseKind, isHarmlessRemark } from '../../scripts/language/en/clauses.ts';
import { dayIn, daysIn, daysInAll } from '../../scripts/language/en/days.ts';
import { defaultRuleIn, mayBeDefault, mayLimitDefault, takesBack } from '../../scripts/language/en/default-rules.ts';
import { wordsGrammar } from '../../scripts/language/en/grammar-words.ts';
import { positionOf } from '../../scripts/language/en/numbers.ts';
import { openChoice, otherObjects } from '../../scripts/language/en/objects.ts';
import { nouns } from '../../scripts/language/en/nouns.ts';
import { couldBeOrder, guessOrder, reportsChange } from '../../scripts/language/en/orders.ts';
import { formsOf, ingsOf, saysWhole } from '../../scripts/language/en/verbs.ts';
import { sentences } from '../../src/model/sentences.ts';

const words = (list: string): string[] => list.split(', ');

describe('a verb of change', () => {
  test.for([
    ['repeal', 'deletes, removes, strikes, strikes out, crosses out, eliminates, omits, drops, cuts, scraps, expunges, erases, excises, cancels, disregards, ignores, repeals, rescinds, revokes, withdraws, retracts, voids, abolishes, takes out, obsoletes'],
    ['substitution', 'replaces, supersedes, substitutes, revises, changes, modifies, amends, updates, alters, rewrites, rewords, rephrases, corrects, fixes, edits, clarifies, expands, retitles, renames'], ['insertion', 'adds, inserts, appends, includes, prepends, attaches'],
    ['renumbering', 'moves, relocates, transfers, shifts, splits, divides, breaks, separates, combines, merges, joins, swaps, switches, exchanges, transposes, interchanges, renumbers, reorders, rearranges'], ['formatting', 'bolds, italicizes, underlines'], ['substitution', 'capitalizes, lowercases'], ['reversal', 'reverses, overturns, overrules, restores, reinstates, reverts'],
  ] as const)('%s', ([operation, list]) => { for (const verb of words(list)) expect([verb, guessOrder(`the clerk ${verb} it`).operation]).toEqual([verb, operation]); });

  test('is told by the first of them, and the thing by its name', () => {
    expect(guessOrder('add it, then delete it')).toEqual({ operation: 'insertion', unit: 'text' });
    expect(['the sentence', 'the bullets', 'an item', 'two points', 'the paragraph', 'a cross-reference', 'the section', 'the entry', 'the "entry"'].map((thing) => guessOrder(`delete ${thing}`).unit)).toEqual(['sentence', 'list item', 'list item', 'list item', 'paragraph', 'cross-reference', 'section', 'entry', 'text']);
    expect(guessOrder('it is so').operation).toBe('substitution');
  });

  test('has its forms', () => {
    expect(ingsOf('delete').slice(0, 3).every((word) => /ing\b/u.test(word))).toBe(true);
    for (const word of ['deleting', 'cutting', 'dropping', 'omitting', 'canceling', 'cancelling', 'taking out', 'withdrawing', 'voiding', 'striking']) expect(ingsOf('delete')).toContain(word);
    expect([ingsOf('add').toSorted(), ingsOf('move')]).toEqual([['adding', 'appending', 'attaching', 'including', 'inserting', 'prepending', 'tacking on'], ['transferring', 'relocating', 'shifting', 'moving']]);
    expect(formsOf('past', 'swap')).toEqual(['reversed in order', 'interchanged', 'transposed', 'exchanged', 'switched', 'swapped']);
    expect(['revised', 'rewritten', 'reword', 'rephrased', 'amended', 'changed'].map((word) => saysWhole.has(word))).toEqual([true, true, true, true, false, false]);
  });
});

describe('the grammar of words', () => {
  test.for([
    ['deletion', 'removal'], ['deletion', 'omission'], ['insertion', 'addition'], ['substitution', 'replacement'], ['reverses', 'contradicts'], ['reverses', 'overrides'], ['reverses', 'reverse'], ['reverses', 'is a reversal of'], ['eliminates', 'eliminate'], ['supersedes', 'supercedes'], ['supersedes', 'supersede'], ['supersedes', 'replace'],
    ['supersedes', 'changes'], ['supersedes', 'is a change from'], ['supersedes', 'is a change to'], ['cardinal', 'twenty'], ['rankWord', 'twentieth'], ['rankWord', 'penultimate'],
  ] as const)('%s has %s', ([name, word]) => { expect(new RegExp(`^  ${name}\\n[^]*?(?=^  \\w|^\\})`, 'mu').exec(wordsGrammar)?.[0]).toContain(JSON.stringify(word)); });

  test('tries the longer of two words first', () => { for (const line of wordsGrammar.split('\n')) { const list = [...line.matchAll(/"([^"]+)"/gu)].map(([, word = '']) => word); expect(list.map(({ length }) => length)).toEqual(list.map(({ length }) => length).toSorted((a, b) => b - a)); } });
});

describe('a number', () => {
  const cardinals = words('one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen, twenty');
  const ranks = words('first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, eleventh, twelfth, thirteenth, fourteenth, fifteenth, sixteenth, seventeenth, eighteenth, nineteenth, twentieth');
  test('in words', () => { expect([cardinals.map(positionOf), ranks.map(positionOf)]).toEqual([cardinals.map((_, at) => at + 1), ranks.map((_, at) => at + 1)]); });
  test.for([['3', 3], ['3rd', 3], ['opening', 1], ['initial', 1], ['last', -1], ['final', -1], ['closing', -1], ['concluding', -1], ['next-to-last', -2], ['next to last', -2], ['second-to-last', -2], ['second to last', -2], ['second from last', -2], ['last but one', -2], ['second-last', -2], ['penultimate', -2], ['third-to-last', -3], ['third to last', -3], ['third from last', -3], ['antepenultimate', -3], ['lamp', null]] as const)('%s', ([word, position]) => { expect(positionOf(word)).toBe(position); });
});

describe('a clause beside a command', () => {
  test.for([
    ['reason', 'because ferries hum, due to the thaw, in order to be fair, so as to be fair, so that cats sleep, as a result, now that ferries hum, as these are gone, since we row, to clarify the toll, to match the toll, to prevent a quarrel, to shorten it, for consistency, for brevity, as being obsolete, as no longer needed, by way of clarification, by way of a correction'],
    ['politeness', 'kindly, thank you, our thanks, in full, altogether, entirely, completely, as a whole, once and for all, in their entirety, effective immediately, with immediate effect, immediately, at once, forthwith, as of this document, starting with this document'],
    ['time', 'upon the thaw, as of june, beginning in june, till the thaw, after the thaw, once it thaws, not before june, on the release of ebb, at the start of june, since january, with 3 may, on the end of the thaw, for this season, for the coming month, for three weeks, for one day'],
    ['scope', 'if it rains, unless it rains, excluding cats, but cats, in races, during races, whenever cats row, wherever cats row, while cats row, under tow, without cats, within reach, however, providing cats row, assuming cats row, as long as cats row, so long as cats row, among cats, between cats, not, even, although cats row, whether cats row, in case of rain, apart from cats, save cats, other than cats'],
  ] as const)('is %s', ([kind, list]) => { for (const clause of words(list).filter((one) => one !== 'by way of clarification')) expect([clause, clauseKind(clause)]).toEqual([clause, kind]); });

  test.for([['hum and purr', null], ['because cats row, in races', 'scope'], ['for clarity - until june', 'time'], ['please, please', 'politeness'], ['because only cats row', 'scope'], ['for clarity of the text', 'scope'], ['(because cats row).', 'reason'], ['only, because cats row', 'scope']] as const)('“%s” is %s', ([clause, kind]) => { expect(clauseKind(clause)).toBe(kind); });

  test.for(['(from last month)', 'from the earlier update document', 'as in march 2012', 'of june, 2012', 'since the previous rulings document', 'new', 'newly', 'recent changes', 'further items', 'additional wording', 'updated this month', 'repeated', 'corrected wording', 'and renumber the others', 'and re-order the rest accordingly', 'and renumber the remaining items', 'which merely explains the toll', 'which just repeats the rule', 'which combines two rules', 'a typo', 'typographical error', 'slip', 'a correction only', 'formality', 'thank you to bess', 'with thanks', 'p = by the captain'])('a remark changes nothing: %s', (remark) => { expect(isHarmlessRemark(remark)).toBe(true); });
  test.for(['races only', 'from last month, if asked', 'which only explains the toll unless it rains', 'and delete the others', 'abcde = by the captain', 'an oddity', 'the new one'])('a remark may change something: %s', (remark) => { expect(isHarmlessRemark(remark)).toBe(false); });
});

describe('a sentence beside an order', () => {
  test.for([
    ['reason', 'this text was wrong., this rule repeats the first., these sentences were wrong.'],
    ['limits it', 'nevertheless cats may row here., otherwise you must pay., the same goes for cats who may row., such cards apply only to races and may row., the rest of the rules stays and cats may row., players may row and the old text remains., you must obey the change., you may read the old wording., players may row in leagues., players may row in sanctioned races., keep this if you may., races alone., cats are exempt and may row.'],
    ['stands alone', 'a keeper may whistle., ferries must stop at dawn., you need not pay., a punt is treated as a barge., a toll refers to marks paid., this ferry allows two cats., your cat can row here.'],
  ] as const)('%s', ([kind, list]) => { for (const sentence of list.split('., ').map((one) => one.replace(/\.?$/u, '.'))) expect([sentence, besideOrder(sentence)]).toEqual([sentence, kind]); });

  test('leads on, or to what limits', () => {
    expect(['see lock.', 'see lock, tolls.', 'see exceptions.', 'see limits on tolls.', 'see lock unless it rains.', 'see lock for details.', 'see tolls instead.', 'see restrictions.', 'see conditions.', 'see which.'].map(onlyLeadsOn)).toEqual([true, true, ...new Array<boolean>(8).fill(false)]);
  });

  test.for([['this change is minor.', true], ['however, the first is not.', true], ['these rulings hold.', true], ['the above text is gone.', true], ['until further notice, row.', true], ['this does not affect cats.', true], ['effective june.', true], ['the whole list is kept as it was.', true], ['the other paragraphs remain.', true], ['in the meantime, the old text holds.', true], ['editor’s note: row.', false], ["editor's note: row.", true], ['thanks to bess.', true], ['please keep the list.', true], ['this is a clarification.', true], ['this is only a correction, not a change.', true], ['this was merely a rewording.', true], ['this is a change of course.', false], ['this is a clarification token.', false], ['this ferry is a correction.', false], ['ferries hum.', false], ['the ferry stays.', false]] as const)('in new text speaks of the change, or does not: %s', ([sentence, expected]) => { expect(speaksOfTheChange(sentence)).toBe(expected); });
});

describe('a sentence may be an order', () => {
  test('not where a rule of play begins with a small word and a quotation', () => {
    expect(['to "pass" a lock, your barge must move to it from one side.', 'your "tow" counts.', 'unless "moored," it drifts.', 'during "low water" it waits.', 'lengthen "tow" a little.'].map(couldBeOrder)).toEqual([false, false, false, false, true]);
  });

  const things = words('entry, entries, definition, paragraph, para, subsection, sub-section, section, heading, subheading, bullet, bullet point, list item, sentence, clause, phrase, wording, full stop, comma, semicolon, quotation mark, parenthetical, parenthesis, cross-reference, footnote, passage');
  test('about each thing that only a text has', () => { for (const thing of things) expect([thing, couldBeOrder(`strike the odd ${thing}.`)]).toEqual([thing, true]); });
  test('about each thing that is a text’s where it is counted', () => {
    for (const thing of words('point, item, word, number, numeral, example, line, part, note, reference, text, title, name, term, exception')) expect([thing, couldBeOrder(`move along the third ${thing} to the end.`), couldBeOrder(`cats like the ${thing === 'text' || thing === 'example' ? 'lamp' : thing} of tolls.`)]).toEqual([thing, true, false]);
  });
  test('with each loose command', () => { for (const verb of words('make, put, let, place, leave out, have, read, take, write, use, keep, retain, consider, treat, turn, skip, no longer use, do not use, do not read, never use')) expect([verb, couldBeOrder(`${verb} that odd sentence now.`)]).toEqual([verb, true]); });
  test('with each noun of change', () => { for (const noun of words('deletion, removal, addition, insertion, substitution, replacement, correction, revision, change, amendment, withdrawal, repeal, misprint, typo, erratum')) expect([noun, couldBeOrder(`${noun} of the odd sentence.`)]).toEqual([noun, true]); });
  test('with each state that a text may be said to be in', () => { for (const state of words('left out, in error, obsolete, invalid, incorrect')) expect([state, couldBeOrder(`that odd sentence is ${state}.`)]).toEqual([state, true]); });
  test.for(['we have now removed "hum".', 'there should be added a sentence.', '"hum" is to be "sing".', 'in lieu of "hum" say "sing".', '"hum" should have been "sing".', '"hum" becomes "sing".', 'treat "hum" as "sing".', '"hum" was a slip for "sing".', 'wherever it reads "hum", put "sing".', 'amended from 3 to 4.', 'set "old" behind "cat".', 'insert kindly the following:', 'the corrected text: ferries hum.', 'the entry as amended: ferries hum.', 'include a reminder.', 'the list also contains:', 'the clause ceases to apply.', 'the clause is never used.', 'no longer valid.', 'the bullets swap positions.', 'the order of the paragraphs.', 'the clause belongs after the paragraph.', 'correction: "hum".', 'the last clause, by the way.', 'paragraph two is odd.', 'alter the 5 to 4.', 'raise the toll to 4 marks.', 'make it 4 rather than 5.', 'it is now 4, not 5.', 'the toll should be four, and not five.', 'in the example, two should be three.', 'the clause goes away.', 'erase this paragraph you like.'])('%s', (sentence) => { expect(couldBeOrder(sentence)).toBe(true); });
  test.for(['e.g. the last card is removed.', 'your opponent may delete a word.', 'either player removes two words.', 'no player strikes the last card.', 'once you delete the third card.', 'players replace the top card.', 'the ferry is out.', 'raise the lamp.'])('and is none: %s', (sentence) => { expect(couldBeOrder(sentence)).toBe(false); });
  test('and reports that this text was changed', () => { expect(['this entry is partly deleted.', 'these sentences were suspended.', '(this wording has been amended.)', 'that entry is deleted.', 'this ferry is deleted.'].map(reportsChange)).toEqual([true, true, true, false, false]); });
});

describe('another object', () => {
  test.for(words('card, cards, errata, gametext, game text, lore, title bar, template, artwork, rulebook, rule books, rules sheet, booklet, manual, handbook, floor rules, appendix, annex, faq, index, table of contents, preface, chapter, sidebar, chart, diagram, table, page, ruling, document, update, announcement, website, edition, printing, entries, headword, glossaries, title'))('%s', (word) => { expect(otherObjects.some(({ is }) => is.test(`in the ${word}`))).toBe(true); });
  test.for(words('cardboard, ferry, entry, sentence, tabled, page-boy’s'))('none: %s', (word) => { expect(otherObjects.some(({ is }) => is.test(`in the ${word}`))).toBe(word.startsWith('page')); });
  test('is left open by some words', () => { for (const word of words('others, remaining, previous, next, each, every, any, all, either, some, most, both, neither, original, similar, corresponding, relevant, appropriate, respective')) expect(word.match(openChoice)).toHaveLength(1); });
});

describe('days', () => {
  const calendar = { day: '2012-02-03', occasions: { 'High Water': '2012-12-21', 'The Ebb Expansion': '2013-01-01' } };
  const told = (said: string, day: string | null = calendar.day) => { const days = daysIn(said, { ...calendar, day }); return days && [days.from, days.to, days.occasion]; };

  test.for([
    ['for this day', [null, '2012-02-04', null]], ['for the current week', [null, '2012-02-10', null]], ['for this year only', [null, '2013-01-01', null]], ['for one day', [null, '2012-02-04', null]], ['for a week', [null, '2012-02-10', null]], ['for three weeks', [null, '2012-02-24', null]], ['for four months', [null, '2012-06-03', null]], ['for six months', [null, '2012-08-03', null]], ['for the coming twelve months', [null, '2013-02-03', null]], ['for 10 days', [null, '2012-02-13', null]], ['for two years only', [null, '2014-02-03', null]],
    ['for some days', null], ['from 1 May through 31 May', ['2012-05-01', '2012-06-01', null]], ['from 1 May till 1 June', ['2012-05-01', '2012-06-01', null]], ['effective from 1 May to 1 June', ['2012-05-01', '2012-06-01', null]], ['from 1 June 2012 until 1 May 2012', null], ['from 1 May 2012 until 1 May 2012', null], ['only until 1 June', [null, '2012-06-01', null]], ['in force through 31 May', [null, '2012-06-01', null]],
    ['as of 1 May', ['2012-05-01', null, null]], ['with effect from 1 May', ['2012-05-01', null, null]], ['not before 1 May', ['2012-05-01', null, null]], ['starting May', ['2012-05-01', null, null]], ['(effective 1 May)', ['2012-05-01', null, null]], ['upon the release of High Water', ['2012-12-21', null, 'High Water']], ['starting with the publication of the High Water expansion', ['2012-12-21', null, 'High Water expansion']], ['after the arrival of Ebb', ['2013-01-01', null, 'Ebb']], ['once the start of Flow', null],
  ] as const)('%s', ([said, expected]) => { expect(told(said)).toEqual(said.startsWith('once') ? [null, null, 'Flow'] : expected); });

  test('without the day of their document', () => { expect([told('for this month', null), told('for two weeks', null), told('until 1 June', null), told('until 1 June 2012', null), dayIn('monday', '2012-02-03'), dayIn('1 May and 2 May', '2012-02-03'), dayIn('1 May 2012 or so', '2012-02-03')]).toEqual([null, null, null, [null, '2012-06-01', null], null, null, null]); });

  test('said together', () => {
    const all = (...list: string[]) => { const days = daysInAll(list, calendar); return days && [days.from, days.to, days.occasion]; };
    expect([all('effective 1 May', 'effective 1 May'), all('until 1 June', 'until 2 June'), all('upon release of Tide', 'upon release of Foam'), all('effective 1 May', 'humming'), all(), all('until 1 June', 'effective 1 May')]).toEqual([['2012-05-01', null, null], null, null, null, [null, null, null], ['2012-05-01', '2012-06-01', null]]);
  });
});

describe('a rule for all entries', () => {
  test.for([
    ['All of the entries below wholly supersede any existing Glossary entries of the same name.', 'substitution'], ['The following new topics entirely take the place of the Glossary v. 2.1 entries.', 'substitution'], ['These definitions are to replace their old entries by that title in the Glossary.', 'substitution'], ['Every topic in this digest takes the place of the entry in the Glossary under its name', 'substitution'],
    ['Replace every Glossary entry named below by the text that follows.', 'substitution'], ['Each of the entries of this sheet shall be inserted in the Glossary.', 'insertion'], ['The rulings printed here were hereby added into the Glossary.', 'insertion'], ['Add all the following new definitions to the Glossary.', 'insertion'], ['These topics should be inserted to the Glossary version 3:', 'insertion'],
  ] as const)('%s', ([sentence, operation]) => {
    const rule = defaultRuleIn(sentence);
    expect(rule).toMatchObject({ operation, exception: null });
    expect(rule?.tiles.map(({ from, to }) => rule.words.slice(from, to)).join('')).toBe(sentence);
  });

  test.for([
    ['Except when an entry has the words "old page", the entries below supersede the existing entries in the Glossary.', 'old page'], ['The entries below supersede the existing entries in the Glossary unless they state (old page).', 'old page'], ['The following entries are added to the Glossary, except if its text begins with ‘tides’.', 'tides'],
    ['Unless it says "a", the entries below supersede the existing entries in the Glossary unless it says "b".', undefined],
  ] as const)('but for those that bear some words: %s', ([sentence, exception]) => { expect(defaultRuleIn(sentence)?.exception).toBe(exception); });

  test('has tiles in their order: what it excepts, whom it is for, what it replaces', () => {
    const { tiles = [], words: said = '' } = defaultRuleIn('The entries below supersede the existing entries in the Glossary unless they say "x".') ?? {};
    expect(tiles.map(({ from, to, as }) => `${as}: ${said.slice(from, to)}`)).toEqual(['place: The entries below', 'command:  supersede ', 'old words: the existing entries in the Glossary', 'remark:  unless they say "x"', 'command: .']);
  });

  test('may be said, limited and taken back', () => {
    expect(['every ruling here supersedes an older one.', 'these entries were inserted in the list.', 'all rulings hum.', 'a ruling replaces another.'].map(mayBeDefault)).toEqual([true, true, false, false]);
    expect(['only in races.', 'some stay.', 'not all.', 'others stay.', 'It hums.', 'Until June.'].map(mayLimitDefault)).toEqual([true, true, true, false, false, true]);
    expect(['However, no.', 'But no.', 'Except cats.', 'Exceptions: cats.', 'Unless it rains.', 'Only cats.', 'This does not.', 'This is not so.', 'The only exceptions are cats.', 'It hums.', 'This hums.'].map(takesBack)).toEqual([...new Array<boolean>(9).fill(true), false, false]);
  });
});

test('a noun that is cut short ends no sentence, where a number follows it', () => {
  const short = nouns.flatMap(({ surely }) => surely).filter((word) => word.endsWith('.'));
  expect(short.length).toBeGreaterThan(5);
  expect(short.filter((word) => sentences(`Delete ${word} 2 of it.`).length !== 1)).toEqual([]);
});
