/** What goes on beside an edition: what was ruled when it had come out and did not hold yet, and what holds for a time only. */
import { describe, expect, test } from 'vitest';

import { page, rulings, sequence, toll } from './rig/one-after-the-other.ts';

const gate = toll.replace('each lock', 'each gate');
const must = toll.replace('may', 'must');

describe('an edition that comes out in March and holds from April', () => {
  const days = { 'a.txt': 'published: 2011-01-03', 'b.txt': 'published: 2012-03-01, effective: 2012-04-01' };
  const after = (first: string | null, second: string | null, ruling: string, day = '15 March 2012') => sequence({ 'a.txt': page(first), 'b.txt': page(second), 'r.txt': rulings(day, ruling) }, days);
  const replace = 'Replace "at each lock" with "at each gate".';

  test('leaves what was ruled between, where it has the text of before', async () => {
    const { texts, how, superseded, messages } = await after(toll, toll, replace);
    expect(texts).toEqual([`2011-01-03 ${toll}`, `2012-03-15 ${gate}`]);
    expect([how, superseded]).toEqual([['base', 'confirmed'], [null]]);
    expect(messages.filter(({ rule }) => rule === 'edition-differs')).toEqual([]);
  });

  test('is amended by it, where it has other words', async () => {
    const { texts, how, outcomes } = await after(toll, `${toll} It is paid in marks.`, replace);
    expect(texts).toEqual([`2011-01-03 ${toll}`, `2012-03-15 ${gate}`, `2012-04-01 ${toll} It is paid in marks.`, `2012-04-01 ${gate} It is paid in marks.`]);
    expect([how, outcomes]).toEqual([['base', 'revised'], ['applied']]);
  });

  test('says of it where it is in its text no more', async () => {
    const { texts, outcomes } = await after(toll, 'The keeper hums.', replace);
    expect(texts.at(-1)).toBe('2012-04-01 The keeper hums.');
    expect(outcomes).toEqual(['applied with a note: it changed words that held until 1 April 2012 only, and is in no text since']);
  });

  test('says of it where it could not be carried out before', async () => {
    const { texts, outcomes } = await after('A toll is paid.', toll, replace);
    expect(texts.at(-1)).toBe(`2012-04-01 ${gate}`);
    expect(outcomes).toEqual(['applied with a note: in the text since 1 April 2012, when an edition of other words began to hold']);
  });

  test('ends nothing that was made between, and brings nothing back that was deleted', async () => {
    const made = await after(null, null, `Add this entry: ${toll}`);
    expect([made.texts, made.how]).toEqual([[`2012-03-15 ${toll}`], []]);
    const deleted = await after(toll, toll, 'Delete this entry.');
    expect(deleted.texts).toEqual([`2011-01-03 ${toll}`, '2012-03-15']);
  });

  test('supersedes no clarification of between, and nothing that waits', async () => {
    const read = await after(toll, 'The keeper hums.', 'Ghosts of the lake pay no toll.');
    expect(read.standing('2012-05-01')).toContain('1 later ruling to read with it (15 Mar 2012)');
    const waits = await after(toll, toll, 'Delete the remark about the keeper.');
    expect(waits.standing('2012-05-01')).toContain('1 change is not in the text');
  });

  test('is contradicted by what speaks of an entry that it leaves out', async () => {
    const { texts, outcomes, standing } = await after(toll, null, 'Ghosts of the lake pay no toll.');
    expect([texts, outcomes]).toEqual([[`2011-01-03 ${toll}`, '2012-04-01'], ['not applied: no instruction']]);
    expect(standing('2012-05-01')).toContain('yet 1 later ruling speaks of it (15 Mar 2012)');
    const before = await after(toll, null, 'Ghosts of the lake pay no toll.', '15 February 2012');
    expect(before.standing('2012-05-01')).not.toContain('speaks of it');
  });

  test('supersedes what was ruled before it came out', async () => {
    const { texts, superseded } = await after(toll, toll, replace, '15 February 2012');
    expect(texts.at(-1)).toBe(`2012-04-01 ${toll}`);
    expect(superseded).toEqual(['glossary-t-2012-04-01 not found']);
  });

  test('does not bring back what an edition superseded that came out between', async () => {
    const { texts } = await sequence({ 'a.txt': page(toll), 'b.txt': page(`${toll} It is paid in marks.`), 'c.txt': page(toll), 'r.txt': rulings('12 March 2012', replace) }, { ...days, 'c.txt': 'published: 2012-03-20' });
    expect(texts.slice(2)).toEqual([`2012-03-20 ${toll}`, `2012-04-01 ${toll} It is paid in marks.`]);
  });
});

test('an edition does not end what was ruled later for days before it', async () => {
  const days = { 'a.txt': 'published: 2011-01-03', 'b.txt': 'published: 2012-01-02' };
  const { texts, how } = await sequence({ 'a.txt': page(null), 'b.txt': page(null), 'r.txt': rulings('5 March 2012', `Effective 7 March 2011, add this entry: ${toll}`) }, days);
  expect([texts, how]).toEqual([[`2011-03-07 ${toll}`], []]);
});

test('what was over before the first text that is held is in none', async () => {
  const { texts, outcomes } = await sequence({ 'a.txt': page(toll), 'r.txt': rulings('5 March 2012', 'From 1 March 2010 until 1 June 2010, replace "may waive" with "must waive".') }, { 'a.txt': 'published: 2011-01-03' });
  expect([texts, outcomes]).toEqual([[`2011-01-03 ${toll}`], ['not applied: older than the base text']]);
});

test('what was ruled for a time when an edition had come out is told of once, as what it is', async () => {
  const after = (print: string) => sequence({ 'a.txt': page(toll), 'b.txt': page(print), 'r.txt': rulings('15 March 2012', 'Until 1 June 2012, replace "may waive" with "must waive".') }, { 'a.txt': 'published: 2011-01-03', 'b.txt': 'published: 2012-03-01, effective: 2012-04-01' });
  expect((await after('The keeper hums.')).outcomes).toEqual(['applied with a note: it changed words that held until 1 April 2012 only, and is in no text since']);
  const { texts, outcomes } = await after(`${toll} It is paid in marks.`);
  expect([texts.slice(-2), outcomes]).toEqual([[`2012-04-01 ${must} It is paid in marks.`, `2012-06-01 ${toll} It is paid in marks.`], ['applied']]);
});

test('what was over before the first text that is held is beside no later edition', async () => {
  const { how, superseded } = await sequence({ 'a.txt': page(toll), 'b.txt': page(toll), 'r.txt': rulings('5 March 2012', 'From 1 March 2010 until 1 June 2010, replace "may waive" with "must waive".') }, { 'a.txt': 'published: 2011-01-03', 'b.txt': 'published: 2013-01-07' });
  expect([how, superseded]).toEqual([['base', 'confirmed'], ['glossary-t-2013-01-07 not found']]);
});

describe('what holds for a time only, and an edition that comes meanwhile', () => {
  const after = (second: string | null, ruling = 'Until 1 June 2012, replace "may waive" with "must waive".', first: string | null = toll) =>
    sequence({ 'a.txt': page(first), 'b.txt': page(second), 'r.txt': rulings('6 February 2012', ruling) }, { 'a.txt': 'published: 2011-01-03', 'b.txt': 'published: 2012-04-02' });

  test('goes on until its day, where the edition has the text without it', async () => {
    const { texts, how, outcomes, superseded } = await after(toll);
    expect(texts).toEqual([`2011-01-03 ${toll}`, `2012-02-06 ${must}`, `2012-06-01 ${toll}`]);
    expect([how, outcomes, superseded]).toEqual([['base', 'confirmed'], ['applied'], [null]]);
  });

  test('goes on beside a change for good that the edition carries', async () => {
    const { texts, how } = await after(gate, 'Until 1 June 2012, replace "may waive" with "must waive". Replace "each lock" with "each gate".');
    expect([texts.slice(1), how]).toEqual([[`2012-02-06 ${gate.replace('may', 'must')}`, `2012-06-01 ${gate}`], ['base', 'carried']]);
  });

  test('goes on where it is an entry that the edition does not have, or one that it has', async () => {
    expect((await after(null, `Until 1 June 2012, add this entry: ${toll}`, null)).texts).toEqual([`2012-02-06 ${toll}`, '2012-06-01']);
    expect((await after(toll, 'Until 1 June 2012, delete this entry.')).texts).toEqual([`2011-01-03 ${toll}`, '2012-02-06', `2012-06-01 ${toll}`]);
  });

  test('goes on across two editions', async () => {
    const { texts, superseded } = await sequence(
      { 'a.txt': page(toll), 'b.txt': page(toll), 'c.txt': page(toll), 'r.txt': rulings('6 February 2012', 'Until 3 June 2013, replace "may waive" with "must waive".') },
      { 'a.txt': 'published: 2011-01-03', 'b.txt': 'published: 2012-04-02', 'c.txt': 'published: 2013-01-07' },
    );
    expect([texts.slice(1), superseded]).toEqual([[`2012-02-06 ${must}`, `2013-06-03 ${toll}`], [null]]);
  });

  test('is told to stay where the edition has its words', async () => {
    const { texts, how, outcomes } = await after(must);
    expect([texts.at(-1), how]).toEqual([`2012-02-06 ${must}`, ['base', 'carried']]);
    expect(outcomes).toEqual(['applied with a note: the edition of 2 April 2012 prints its words, and they stay when its time is over']);
  });

  test('is told to be in no text where the edition has other words', async () => {
    const { texts, outcomes } = await after(`${toll} It is paid in marks.`);
    expect(texts.at(-1)).toBe(`2012-04-02 ${toll} It is paid in marks.`);
    expect(outcomes).toEqual(['applied with a note: in no text since 2 April 2012: the edition of that day has other words']);
  });
});
