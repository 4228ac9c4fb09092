/** Orders that an edition has carried out before their day: its text is as they make it, and nothing waits. */
import { describe, expect, test } from 'vitest';

import { page, rulings, sequence, toll } from './rig/one-after-the-other.ts';

const days = { 'a.txt': 'published: 2011-01-03', 'b.txt': 'published: 2012-01-02' };
const after = (order: string, print: string, day = '2 January 2012') => sequence({ 'a.txt': page(toll), 'b.txt': page(print), 'r.txt': rulings(day, order) }, days);
const must = toll.replace('may', 'must');

describe('what the edition of its day prints already', () => {
  test.each([
    ['other words', 'Replace "may waive" with "must waive".', must],
    ['words more', 'Insert "each time" after "waive it".', toll.replace('waive it', 'waive it each time')],
    ['words less', 'Delete "at each lock".', toll.replace(' at each lock', '')],
    ['a sentence more', 'Add at the end: "It is paid in marks."', `${toll} It is paid in marks.`],
    ['other words, in a text that is revised besides', 'Replace "may waive" with "must waive".', `${must} It is paid in marks.`],
  ])('is not ordered once more, and does not wait: %s', async (_what, order, print) => {
    const { texts, outcomes, standing } = await after(order, print);
    expect([texts.at(-1), outcomes]).toEqual([`2012-01-02 ${print}`, ['applied with a note: the edition of 2 January 2012 prints it so already']]);
    expect(standing('2012-02-01')).not.toContain('not in the text');
  });

  test('and so it is with each of several orders', async () => {
    const { outcomes } = await after('Replace "may waive" with "must waive". Replace "each lock" with "each gate".', must.replace('lock', 'gate'));
    expect(new Set(outcomes)).toEqual(new Set(['applied with a note: the edition of 2 January 2012 prints it so already']));
    const half = await after('Replace "may waive" with "must waive". Replace "each lock" with "each gate".', must);
    expect(half.texts.at(-1)).toBe(`2012-01-02 ${must.replace('lock', 'gate')}`);
  });
});

test('what was announced for a later day than that of an edition which prints it', async () => {
  const { texts, outcomes } = await after('Effective 5 March 2012, replace "may waive" with "must waive".', must, '7 March 2011');
  expect([texts, outcomes]).toEqual([[`2011-01-03 ${toll}`, `2012-01-02 ${must}`], ['applied with a note: the edition of 2 January 2012 prints it so already']]);
});

test.each([
  ['has other words than those', 'A toll is paid at each lock. The keeper should waive it.'],
  ['has those words elsewhere only', 'A toll is paid at each lock. The keeper asks for it, and must waive it at night, or may.'],
])('what an edition %s waits', async (_what, print) => {
  const { texts, outcomes } = await after('Replace "keeper may waive" with "keeper must waive".', print);
  expect([texts.at(-1), outcomes[0]?.split(':')[0]]).toEqual([`2012-01-02 ${print}`, 'not applied']);
});

test('what holds for some only waits, though an edition has the words', async () => {
  const { outcomes } = await after('In tournaments, replace "may waive" with "must waive".', must);
  expect(outcomes[0]).toMatch(/^not applied/u);
});

test('what an edition has as one of its sentences is not the whole entry that was given', async () => {
  const print = 'A toll is paid at each lock. The keeper hums at dusk. It is paid in marks. Cats pay none.';
  const { texts, outcomes } = await after('New wording: The keeper hums at dusk.', print);
  expect([texts.at(-1), outcomes]).toEqual([`2012-01-02 ${print}`, ['not applied: place not certain']]);
});
