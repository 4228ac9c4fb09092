/** Editions of which nothing says which came first: what one of them has is left as it is, and it is said. */
import { describe, expect, test } from 'vitest';

import { page, rulings, sequence, toll } from './rig/one-after-the-other.ts';

const other = 'A toll is paid once a day. The keeper hums.';
const pages = { 'a.txt': page(toll), 'b.txt': page(other) };
const told = (messages: readonly { rule: string; message: string }[]): string[] => messages.filter(({ rule }) => rule === 'editions-not-ordered').map(({ message }) => message);

describe('two undated editions', () => {
  const named = { 'a.txt': 'edition: First', 'b.txt': 'edition: Second' };

  test('are not mixed: one text is left, and the report says so', async () => {
    const { texts, how, messages } = await sequence(pages, named);
    expect([texts.length, how]).toEqual([1, ['base']]);
    expect(told(messages)).toEqual([expect.stringMatching(/^Nothing says whether [ab]\.txt or [ab]\.txt came out first, and 1 of their entries say something else in each: “toll”\. The text of [ab]\.txt is left as it is\.$/u)]);
  });

  test('confirm each other where they say the same', async () => {
    const { texts, how, messages } = await sequence({ ...pages, 'b.txt': page(toll) }, named);
    expect([texts, how, told(messages)]).toEqual([[toll], ['base', 'confirmed'], []]);
  });

  test('end nothing that the other has', async () => {
    for (const id of ['toll', 'tiller']) {
      const { entry } = await sequence({ 'a.txt': page(toll), 'b.txt': page(null, 'tiller\nA tiller steers.') }, named, id);
      expect([entry.status, entry.editions.map(({ how }) => how)]).toEqual(['in force', ['base']]);
    }
  });

  test('are ordered by days that do not meet', async () => {
    const { texts, messages } = await sequence(pages, { 'a.txt': 'before: 2005-01-03', 'b.txt': 'after: 2005-01-03' });
    expect([texts, told(messages)]).toEqual([[toll, `2005-01-03 ${other}`], []]);
    const met = await sequence(pages, { 'a.txt': 'edition: First, after: 2001-01-01', 'b.txt': 'edition: Second, after: 2005-01-03' });
    expect([met.texts, told(met.messages).length]).toEqual([[toll], 1]);
  });
});

test('two editions of one day and of two names are not ordered either', async () => {
  const { texts, messages } = await sequence(pages, { 'a.txt': 'edition: First, published: 2011-01-03', 'b.txt': 'edition: Second, published: 2011-01-03' });
  expect([texts.length, told(messages).length]).toEqual([1, 1]);
});

describe('an undated edition beside one that has a day', () => {
  const dated = { 'a.txt': 'published: 2011-01-03' };

  test('is taken for older, which is said of its text and in the report', async () => {
    const { texts, standing, messages } = await sequence(pages, dated);
    expect(texts).toEqual([other, `2011-01-03 ${toll}`]);
    expect(standing('2010-01-01')).toContain('the text held may be of a later day');
    expect(standing('2011-01-03')).not.toContain('the text held may be of a later day');
    expect(told(messages)).toEqual(['Nothing says whether b.txt or a.txt came out first, and 1 of their entries say something else in each: “toll”. The text of a.txt holds from its day, and nothing is known to hold after it.']);
  });

  test('is not ended by it', async () => {
    const { entry } = await sequence({ 'a.txt': page(null), 'b.txt': page(toll) }, dated);
    expect([entry.status, entry.editions.map(({ how }) => how)]).toEqual(['in force', ['base']]);
  });

  test('is ended by it where it is known to be older', async () => {
    const { entry } = await sequence({ 'a.txt': page(null), 'b.txt': page(toll) }, { ...dated, 'b.txt': 'before: 2011-01-03' });
    expect(entry.editions.map(({ how }) => how)).toEqual(['base', 'dropped']);
  });
});

describe('two undated pages that nobody gives a name', () => {
  const long = 'A toll is paid at each lock, and at each gate and weir beside it.';

  test('are one edition, of which one page alone is read where they contradict each other', async () => {
    const first = page(toll, 'toll gate\nIt opens at dawn, and closes when the last barge of the day has gone by.');
    const second = page(long, 'toll gate\nIt stands open.');
    const { corpus, messages } = await sequence({ 'a.txt': first, 'b.txt': second }, {});
    const texts = corpus.entries.filter(({ id }) => id.startsWith('toll')).map(({ text }) => text.map((block) => block.text).join(' '));
    expect(texts).toEqual([toll, 'It opens at dawn, and closes when the last barge of the day has gone by.']);
    expect(messages.filter(({ rule }) => rule === 'copies-differ')).toHaveLength(1);
  });

  test('are one copy with what the other has lost', async () => {
    const { texts } = await sequence({ 'a.txt': page(toll, 'toll gate\nIt opens at dawn, and closes when the last barge of the day has gone by.'), 'b.txt': page(`${toll} It is paid in marks.`, 'toll gate\nIt opens at dawn.') }, {});
    expect(texts).toEqual([`${toll} It is paid in marks.`]);
  });
});

describe('one name of an edition in corpus.yaml, and two days', () => {
  const days = { 'a.txt': 'edition: Web, published: 2011-01-03', 'b.txt': 'edition: Web, published: 2012-01-02' };

  test('are two editions of one letter, and it is said', async () => {
    const { texts, messages } = await sequence(pages, days);
    expect(texts).toEqual([`2011-01-03 ${toll}`, `2012-01-02 ${other}`]);
    expect(messages.filter(({ rule }) => rule === 'edition-of-two-days').map(({ message }) => message)).toEqual([
      expect.stringMatching(/^[ab]\.txt \(201\d-01-0\d\) and [ab]\.txt \(201\d-01-0\d\) are both called the edition “Web”, and have the same letter: they are taken for two editions$/u),
    ]);
  });

  test('a ruling of between is applied to the first', async () => {
    const { texts } = await sequence({ ...pages, 'r.txt': rulings('7 March 2011', 'Replace "may waive" with "must waive".') }, days);
    expect(texts[1]).toBe(`2011-03-07 ${toll.replace('may', 'must')}`);
  });
});
