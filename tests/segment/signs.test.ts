/** Each row of the tables by which topics are told from what is none holds of the example beside it. */
import { describe, expect, it } from 'vitest';

import { LEGEND_ROWS } from '../../scripts/segment/apart/legend.ts';
import { NAMED, signsOfNews } from '../../scripts/segment/topics/lines/legend-signs.ts';
import { isTail, startOfTail } from '../../scripts/segment/topics/parts/tails.ts';
import { NEWS_BEFORE, withDeclaredMarks } from '../../scripts/segment/topics/lines/declared-marks.ts';
import { isPageLine, PAGE_LINES } from '../../scripts/segment/apart/page-lines.ts';
import { NOTHING_SAID, saysNothing } from '../../scripts/segment/topics/parts/nothing-said.ts';
import { DOUBTS, doubtsAboutTopic } from '../../scripts/segment/topics/names/not-a-topic.ts';
import { SIGNS } from '../../scripts/segment/topics/names/signs.ts';
import { readingsOf } from './rig/readings.ts';

describe('a sign that a paragraph begins with a topic', () => {
  it('is none of every paragraph: each is missing from the example of another', () => {
    const always = SIGNS.filter(({ holds }) => SIGNS.every((other) => readingsOf(other).every((reading) => holds(reading))));
    expect(always.map(({ name }) => name)).toEqual([]);
  });
});

describe('a phrase that is no topic', () => {
  it.each(DOUBTS.map(({ example, weight }) => [example, weight] as const))('%s', (example, weight) => {
    expect(doubtsAboutTopic(example)).toBeGreaterThanOrEqual(weight);
  });

  it.each(['lamp oil', 'Harbour, The', 'We Look for Things', 'Who Goes There?', 'oil, wax, etc.'])('but %s may be one', (topic) => {
    expect(doubtsAboutTopic(topic)).toBeLessThanOrEqual(1);
  });
});

describe('what a writer says behind his last ruling', () => {
  it('ends a document where no order follows it, and none where one does', () => {
    expect(startOfTail(['lamp - It burns.', 'Thanks to Nan.', 'Links: the quay.'], 1)).toBe(1);
    expect(startOfTail(['lamp - It burns.', 'Thanks to Nan.', 'Delete the second sentence.'], 1)).toBe(3);
  });

  it.each(['Thank the keeper before you row on.', 'The next barge comes at dusk.', 'Write your name below it.', 'Archives burn.', 'A letter that is lost is not answered.'])('but none in: %s', (text) => { expect(isTail(text)).toBe(false); });
});

describe('a text that says that there is none', () => {
  it.each(NOTHING_SAID.map(({ example }) => example))('%s', (example) => { expect(saysNothing(example)).toBe(true); });

  it.each(['(none)', 'None.', 'No rulings this week.', 'There are no errata for this set.', 'No new corrections yet', '[No changes]'])('and so does: %s', (text) => { expect(saysNothing(text)).toBe(true); });

  it.each(['No barge is towed here.', 'None of them burns.', 'Nothing is paid.', 'No errata is needed: the card works as printed.', 'No cards are drawn.'])('but not: %s', (text) => { expect(saysNothing(text)).toBe(false); });
});

describe('a legend names the sign of what is new', () => {
  it.each(NAMED.map(({ example, signs }) => [example, signs] as const))('%s', (example, signs) => { expect(signsOfNews([{ text: example, from: 1, to: 1 }])).toEqual(signs); });

  it.each([['What is new since May bears two arrows (>>).', '>>'], ['Entries with a ! in front are new.', '!'], ['"%" stands behind what has changed.', '%'], ['(N) behind a name means that it is new.', '(N)']])('%s', (text, sign) => { expect(signsOfNews([{ text, from: 1, to: 1 }])).toContain(sign); });

  it.each(['The new bar opens at noon.', 'A (very) new barge has two decks.', 'What is new is told below.'])('but none in: %s', (text) => { expect(signsOfNews([{ text, from: 1, to: 1 }])).toEqual([]); });
});

describe('a word before a name that says that it is new', () => {
  it.each(NEWS_BEFORE.map(({ example }) => example))('%s', (example) => {
    expect(withDeclaredMarks([{ text: example, from: 1, to: 1 }]).lines[0]?.text).toBe('* lamp oil: It burns.');
  });

  it.each(['NEW! stands before what was not in the last list.', 'New lamps are dearer than old ones.', '[new]', '(new) is what nobody has seen', 'Newt: It swims.'])('but none in: %s', (text) => {
    expect(withDeclaredMarks([{ text, from: 1, to: 1 }]).lines[0]?.text).toBe(text);
  });
});

describe('a line of a page, a legend', () => {
  it.each(PAGE_LINES.map(({ example }) => example))('of a page: %s', (example) => {
    expect(isPageLine(example)).toBe(true);
  });

  it.each(LEGEND_ROWS.map(({ example, is }) => [example, is] as const))('of a legend: %s', (example, is) => {
    expect(is.exec(example)?.groups?.['means']).toBeTruthy();
  });

  it.each(['An anchor holds the barge until it is taken up.', 'lamp oil', 'LAMP: It burns.', 'Delete this entry.', 'bell rope - See anchor.'])('but not of a page: %s', (line) => {
    expect(isPageLine(line)).toBe(false);
  });
});

describe('a bar of names', () => {
  it.each(['Rules | Cards | Glossary', 'Home · Rules of the Quay · Contact', 'Quay > Rules > Glossary'])('is a line of a page: %s', (line) => {
    expect(isPageLine(line)).toBe(true);
  });

  it('is not looked for in a row of empty cells for ever', () => {
    expect(isPageLine('|  '.repeat(60))).toBe(false);
    expect(isPageLine(`${'a  |  '.repeat(30)}.`)).toBe(false);
  });
});
