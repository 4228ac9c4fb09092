/** Rulings that take back another: nothing is undone by them, and nobody is left to find out alone. */
import { describe, expect, test } from 'vitest';

import { consolidate } from '../../scripts/consolidate/consolidate.ts';
import { takingBack } from '../../scripts/language/en/taking-back.ts';
import { rulingsDocument } from '../ingest/rig/sample-documents.ts';
import { buildCorpus } from './build-corpus.ts';
import { caseInput } from './case-input.ts';
import { page, rulings, sequence, toll } from './rig/one-after-the-other.ts';

const replace = 'Replace "may waive" with "must waive".';
const days = { 'a.txt': 'published: 2011-01-03' };
const after = (first: string, second: string) => sequence({ 'a.txt': page(toll), 'r.txt': rulings('3 May 2011', first), 's.txt': second }, days);
const told = (messages: readonly { rule: string; message: string }[]): string[] => messages.filter(({ rule }) => rule === 'ruling-taken-back').map(({ message }) => message);
const heard = (sentence: string): boolean => takingBack.some(({ is }) => is.test(sentence.toLowerCase()));

test.each(takingBack)('$name is told by its words', ({ is, example }) => { expect(is.test(example.toLowerCase())).toBe(true); });

test.each([
  'The ruling of the keeper is binding.',
  'This ruling no longer applies when the lamp is lit.',
  'Ignore the lamp while it is dark.',
  'The ruling is withdrawn if the barge sinks.',
  'A clarification of a bell is void.',
  'The original text of the card stands.',
])('a rule of play takes back nothing: %s', (sentence) => { expect(heard(sentence)).toBe(false); });

describe('a ruling that takes back an earlier one', () => {
  test.each([
    'The ruling on toll of 3 May 2011 is withdrawn.', 'Disregard our previous ruling.', 'The previous ruling no longer applies.', 'We take back the ruling of 3 May 2011.', 'The ruling of 3 May 2011 is void.',
  ])('waits, and the report names both: %s', async (words) => {
    for (const first of [replace, 'Ghosts of the lake pay no toll.']) {
      const { texts, outcomes, messages, standing, corpus } = await after(first, rulings('6 June 2011', words));
      expect(texts.at(-1)).toBe(first === replace ? `2011-05-03 ${toll.replace('may', 'must')}` : `2011-01-03 ${toll}`);
      expect(outcomes.at(-1)).toBe('not applied: not wholly understood');
      expect(corpus.rulings.findLast(({ topic }) => topic === 'toll')?.amendments.map(({ operation }) => operation)).toEqual(['reversal']);
      expect(standing('2011-07-01')).toContain('1 change is not in the text');
      expect(told(messages)).toEqual([`“toll” says “${words}” This seems to take back the ruling on “toll” in r.txt, which stands as it is.`]);
    }
  });

  test('is told to speak of another topic', async () => {
    const { messages } = await after(replace, rulingsDocument('6 June 2011', 'tack - The ruling on toll of 3 May 2011 is withdrawn.', 'tiller - A tiller steers.', 'towing - Towing is harder by night.'));
    expect(told(messages)).toEqual(['“tack” says “The ruling on toll of 3 May 2011 is withdrawn.” This seems to take back the ruling on “toll” in r.txt, which stands as it is.']);
  });

  test.each(['Forget what we said in May.', 'The original text is restored.', 'The ruling of 4 July 2010 is withdrawn.'])('waits, though nobody knows which one it takes back: %s', async (words) => {
    const { outcomes, messages } = await after(replace, rulings('6 June 2011', words));
    expect([outcomes.at(-1), told(messages)]).toEqual(['not applied: not wholly understood', []]);
  });
});

test.each(['The ruling of May on tolls is void.', 'The ruling of 3 May 2011 no longer applies.', 'We take back the ruling of 3 May 2011.'])('waits where it may mean one of several: %s', async (words) => {
  const { outcomes, messages } = await sequence({ 'a.txt': page(toll), 'r.txt': rulings('3 May 2011', replace, 'Ghosts of the lake pay no toll.'), 's.txt': rulings('6 June 2011', words) }, days);
  expect([outcomes.at(-1), told(messages)]).toEqual(['not applied: not wholly understood', []]);
});

test.each(['The temporary ruling for this card no longer applies.', 'This ruling no longer applies.'])('what takes back nothing that is held is a clarification, and takes back no other of its kind: %s', async (words) => {
  const { corpus, messages } = await sequence({ 'a.txt': page(toll), 'r.txt': rulings('3 May 2011', words), 's.txt': rulings('6 June 2011', words) }, days);
  expect(corpus.rulings.filter(({ topic }) => topic === 'toll').map(({ amendments }) => amendments[0]?.operation)).toEqual(['clarification', 'clarification']);
  expect(told(messages)).toEqual([]);
});

test('a ruling that its own document takes back is not carried out', async () => {
  const { texts, outcomes, messages } = await sequence({ 'a.txt': page(toll), 'r.txt': rulingsDocument('3 May 2011', `toll - ${replace}`, 'tack - The above ruling on toll is withdrawn.', 'towing - Towing is harder by night.') }, days);
  expect([texts, outcomes]).toEqual([[`2011-01-03 ${toll}`], ['not applied: limited in scope']]);
  expect(told(messages)).toEqual(['“tack” says “The above ruling on toll is withdrawn.” This seems to take back the ruling on “toll” in r.txt, which is not carried out.']);
});

test('the ruling above is that of the same document, though an earlier one has another on the topic', async () => {
  const { texts, messages } = await after(replace, rulings('6 June 2011', 'Replace "each lock" with "the lock".', 'The ruling above is withdrawn.'));
  expect(texts.at(-1)).toBe(`2011-05-03 ${toll.replace('may', 'must')}`);
  expect(told(messages)).toEqual(['“toll” says “The ruling above is withdrawn.” This seems to take back the ruling on “toll” in s.txt, which is not carried out.']);
});

test('a ruling without a topic takes back no other without one: they need not speak of one thing', () => {
  const letter = (id: string, date: string) => ({ id, kind: 'rulings', date });
  const { rulings: [, later], messages } = consolidate(buildCorpus(caseInput.parse({
    shows: '', documents: [letter('march', '2012-03-05'), letter('may', '2012-05-07')], entries: [],
    rulings: [{ topic: null, document: 'march', says: ['Cats pay no toll.'] }, { topic: null, document: 'may', says: ['The previous ruling is withdrawn.'] }],
  })), [], '2026-01-01');
  expect([later?.amendments[0]?.operation, told(messages)]).toEqual(['clarification', []]);
});
