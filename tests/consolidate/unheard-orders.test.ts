/** Rulings that speak of the words of their entry, and that nobody understood. */
import { describe, expect, test } from 'vitest';

import { consolidate } from '../../scripts/consolidate/consolidate.ts';
import { explains, explainsWords, namesWords } from '../../scripts/language/en/quoting.ts';
import { fold } from '../../scripts/consolidate/text/fold.ts';
import { buildCorpus } from './build-corpus.ts';
import { caseInput } from './case-input.ts';

const entry = ['A ferry waits at dusk, and the keeper of the lock rings the great bell three times.', 'The toll is two marks (or a song).'];

/** What a ruling on that entry is taken for. */
function taken(...says: string[]): string {
  const corpus = consolidate(buildCorpus(caseInput.parse({
    shows: 'orders that nobody understood',
    documents: [{ id: 'glossary', kind: 'glossary', date: '2012-01-01' }, { id: 'march', kind: 'rulings', date: '2012-03-01', amends: 'Glossary' }],
    entries: [{ headword: 'ferry', document: 'glossary', text: entry }],
    rulings: [{ topic: 'ferry', document: 'march', says }],
  })), [], '2026-01-01');
  expect(corpus.entries[0]?.text.map(({ text }) => text)).toEqual(entry);
  const [amendment] = corpus.rulings[0]?.amendments ?? [];
  if (amendment?.operation === 'clarification') return 'a clarification';
  expect(amendment).toMatchObject({ outcome: 'not applied', explicit: true, instruction: says.join('\n\n'), newText: null, notUnderstood: [says.join('\n\n')], reason: { why: 'not wholly understood' } });
  return 'an order that waits';
}

describe('a ruling that quotes words of its entry as words', () => {
  test.each([
    ['names them as words', 'The remark "or a song" was a slip of the pen.'],
    ['names them as words, in single quotation marks', 'In the first line the verb \'waits\' has been a nuisance.'],
    ['quotes a run of them', '"The keeper of the lock rings the great bell" is too loud.'],
    ['sets others against them', 'Farewell "two marks", welcome "three marks".'],
    ['says as an example of a rule what becomes of them', 'Whenever a card raises a number, its words rise. "Two marks" becomes "three marks", and "one mark" becomes "two marks".'],
    ['sets others against them in its next sentence', 'The second line wrongly has "two marks". Three cheers for "four marks".'],
    ['sets others against them in a clause of its own', 'What somebody means by that is called a song these days, and that is why "at dusk" turns into "at dawn" in this spot, too.'],
    ['sets others against them behind what players do', 'If your captain has sailed with us for years you know the bell, so "two marks" is "three marks" from here on.'],
  ])('and %s waits for a person', (_, says) => { expect(taken(says)).toBe('an order that waits'); });

  test('waits as a whole, with what it says beside', () => {
    expect(taken('Keepers are deaf.', 'The remark "or a song" was a slip of the pen.')).toBe('an order that waits');
  });

  test.each([
    ['says what they mean', 'The words "at dusk" mean the last turn of the day.'],
    ['tells of players', 'With the words "at dusk" you wait one more turn.'],
    ['explains others in its next sentence', 'The second line has "two marks". The words "four marks" mean a song.'],
    ['gives a reason', 'It rings because "the keeper of the lock rings the great bell".'],
    ['quotes a few of them', 'A ferry that comes late has come "at dusk."'],
    ['quotes two of them', 'If it is late, and that is why "at dusk" stands beside "three times", the keeper sleeps.'],
    ['quotes them far from others', 'If a ferry comes late, so "at dusk" as the old keeper of the lock has often sung it to me, "at dawn" is over.'],
    ['quotes none of them', 'The remark "and a dance" is sung by the crew.'],
    ['goes on for long', `The remark "or a song" ${'and then a ferry on the long river hums '.repeat(3)}.`],
  ])('and %s clarifies', (_, says) => { expect(taken(says)).toBe('a clarification'); });
});

describe('words that explain others', () => {
  test.each(explains.map((row) => [row.example, row] as const))('%s', (example, row) => {
    expect(explainsWords(fold(example))).toBe(true);
    expect(explains.filter(({ is }) => is.test(fold(example).replace(/"[^"]*"/gu, '""')))).toEqual([row]);
  });

  test('are looked for beside what is quoted', () => {
    expect(explainsWords('the remark "you may" was a slip.')).toBe(false);
    expect([namesWords('the remark '), namesWords('in that case the last sentence: '), namesWords('the ferry '), namesWords('the words of ')]).toEqual([true, true, false, false]);
  });
});
