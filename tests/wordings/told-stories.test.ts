/** Stories of how an order came about, ahead of it, behind it and in its sentence; and what looks like one and is none. */
import { describe, expect, test } from 'vitest';

import { tellsAStory } from '../../scripts/language/en/stories/stories.ts';
import { carriedOut, expectToWait, isHeard } from './rig/carried-out.ts';
import { doubtfulButAsReasons, doubtfulStories } from './rig/doubtful-stories.ts';
import { entry, second, withBlock } from './rig/entry.ts';

const order = 'Change "5 marks" to "6 marks".';
const raised = withBlock(second, second.replace('5 marks', '6 marks'));

const bare = (story: string): string => story.replace(/[.!]$/u, '');
const small = (story: string): string => bare(story).charAt(0).toLowerCase() + bare(story).slice(1);

/** Told ahead of an order, in sentences of their own or in its own. */
const ahead = [
  'Many of you wrote to us about the toll.', 'A surprising number of players have asked what the toll is for.', 'More than one player has asked us why the toll is so low.', 'Some of you wanted to know why a captain pays.', 'Three readers have stumbled over the toll.', 'Letters about the toll kept coming in.', 'The quarrels over the toll went on.',
  'We have been asked a hundred times what a mark is.', 'I have lost count of the letters about the toll.', 'Everybody has heard the story of the toll.', 'We have had second thoughts about the toll.', 'We overlooked it for years.', 'Two judges have let it pass.', 'Nobody noticed it until last week.', 'A reader pointed out that captains are rich.', 'It went unnoticed for years.',
  "Somebody's fingers slipped years ago and nobody noticed until last week.", 'The typist fell asleep over the proofs.', 'We got the toll wrong.', 'A silly slip crept in here.', 'The bit about the toll confused more players than it helped.', 'One toll a day turned out to be rather stingy.', 'That was never the idea.', 'That was never meant.', 'Nobody meant that.', 'It has been bothering us.',
  'Nobody ever understood the toll.', 'The toll was misprinted.', 'The typist mistyped it.', 'The toll has proved too low.', 'Whereas the toll has proved too low.', 'And about time, too.', 'Red faces all round.', 'Nitpick of the month.', 'Well spotted, Bess!', 'Hats off to the reader who found this.', 'You asked, we listened.', 'You were right and we were wrong.', 'Our proofreader was on holiday.',
  'It took us two years to notice.', 'It took a nine-year-old to notice.', 'How this got past three proofreaders is a mystery.', 'We thought long and hard about this one.', 'A reader spotted it last week, but nobody believed the toll.',
];

/** Told behind one as well. */
const behind = ['Many of you wrote to us about the toll.', 'A sharp-eyed reader spotted it.', 'Nobody noticed until last week.', 'Two judges have let it pass.', "Somebody's fingers slipped.", 'Long overdue.', 'About time, too.', 'Enough said.', 'Hope this helps.', 'Kudos to Bess.', 'That should end the arguments.', 'Our proofreader was on holiday.'];

describe('a story changes nothing about the order behind it', () => {
  test.each(ahead)('%s', (story) => { expect(carriedOut(entry, [`${story} ${order}`]).text).toEqual(raised); });
});

describe('nor about the order in its sentence', () => {
  const joints = [': ', ', so ', ', and that is why ', '; '];
  test.each(ahead.map((story, at) => `${bare(story)}${joints[at % joints.length] ?? ': '}"5 marks" becomes "6 marks".`))('%s', (ruling) => { expect(carriedOut(entry, [ruling]).text).toEqual(raised); });
  test.each([
    'Needless to say, "5 marks" should be "6 marks".', 'It goes without saying that "5 marks" should be "6 marks".', 'Believe it or not, "5 marks" should be "6 marks".', 'Good news: "5 marks" becomes "6 marks".', 'It is a small thing, but "5 marks" should be "6 marks".', 'Thanks to all of you who wrote in about the toll, "5 marks" is now "6 marks".',
    'After years of arguments, "5 marks" is now "6 marks".', 'To put an end to the arguments, change "5 marks" to "6 marks".', 'As you may have noticed, "5 marks" should read "6 marks".', 'We are raising it: "5 marks" is now "6 marks".', 'Whereas the toll was misprinted, be it resolved that "5 marks" be replaced with "6 marks".',
  ])('%s', (ruling) => { expect(carriedOut(entry, [ruling]).text).toEqual(raised); });
});

describe('nor about the order before it', () => {
  test.each(behind)('%s', (story) => {
    expect(carriedOut(entry, [`${order} ${story}`]).text).toEqual(raised);
    expect(carriedOut(entry, [`Change "5 marks" to "6 marks" (${small(story)}).`]).text).toEqual(raised);
  });
  test.each(["and that's that", 'and nobody will miss it', 'and not a moment too soon', 'needless to say', 'which goes without saying', 'as a reader pointed out', 'after a reader spotted it'])('%s', (clause) => {
    expect(carriedOut(entry, [`Change "5 marks" to "6 marks", ${clause}.`]).text).toEqual(raised);
  });
});

describe('what is said of a text before an order may be said of the order behind it', () => {
  test.each(['That was never the idea.', 'The toll proved steep.', 'We were wrong.', 'We have had second thoughts about the toll.', 'We got the toll wrong.', 'Many have complained.', 'A reader pointed out that six marks are a fortune.', 'Many of you have asked why six marks are fair.'])('%s', (story) => {
    expect(tellsAStory(story.toLowerCase(), 'ahead')).toBe(true);
    expectToWait(entry, [`${order} ${story}`]);
    expect(carriedOut(entry, [order, story]).text).toEqual(entry);
    expect(carriedOut(entry, [`Delete "twice". ${story} ${order}`]).text).toEqual(entry);
  });
});

test('a figure goes the way that it is told to go', () => {
  for (const told of ['We are raising it', 'We are raising the toll', 'The toll goes up']) {
    expect(carriedOut(entry, [`${told}: "5 marks" is now "6 marks".`]).text).toEqual(raised);
    expect(carriedOut(entry, [`${told}: "5 marks" is now "4 marks".`]).text).toEqual(entry);
  }
  expect(carriedOut(entry, ['We are lowering it: "5 marks" is now "6 marks".']).text).toEqual(entry);
  expect(carriedOut(entry, ['We are lowering it: "5 marks" is now "4 marks".']).text).toEqual(withBlock(second, second.replace('5 marks', '4 marks')));
  expect(carriedOut(entry, ['We are raising the old one: "5 marks" is now "6 marks".']).text).toEqual(entry);
});

describe('nor does a story reach further than its order', () => {
  test.each(['Many of you wrote to us about the toll: in the barge entry, change "5 marks" to "6 marks".', 'Nobody noticed it: on the card, "5 marks" should be "6 marks".', 'We overlooked it for years; in races "5 marks" must be "6 marks".', 'A reader of the rulebook spotted it: "5 marks" should be "6 marks".', 'The wording of the barge entry proved clumsy: "5 marks" becomes "6 marks".', 'Many of you wrote to us about the toll. Please wait. Change "5 marks" to "6 marks".', 'Well spotted, Bess: do not change "5 marks" to "6 marks".', 'Good news: "5 marks" becomes "6 marks" next month.',
    'Needless to say, "5 marks" may be "6 marks".', 'Of course, if you race, change "5 marks" to "6 marks".', 'The race toll goes up: "5 marks" is now "6 marks".', 'As a reader pointed out, only in races, "5 marks" should be "6 marks".', 'Thanks to a vote against it, "5 marks" is now "6 marks".', 'After much discussion in the league, we are changing "5 marks" to "6 marks".', 'Change "5 marks" to "6 marks". Hope this helps, but only in races.', 'In short games, change "5 marks" to "6 marks".'])('%s', (ruling) => {
    expectToWait(entry, [ruling]);
  });
});

describe('what looks like a story and is none makes the order wait', () => {
  const shapes: [string, (story: string) => string][] = [
    ['ahead', (story) => `${story} ${order}`], ['behind', (story) => `${order} ${story}`], ['before a colon', (story) => `${bare(story)}: "5 marks" becomes "6 marks".`],
    ['before “so”', (story) => `${bare(story)}, so "5 marks" becomes "6 marks".`], ['in brackets', (story) => `Change "5 marks" to "6 marks" (${small(story)}).`], ['as a clause', (story) => `Change "5 marks" to "6 marks", as ${small(story)}.`],
  ];
  test.each(shapes)('%s', (_, shape) => {
    const done = doubtfulStories.map(shape).filter((ruling) => JSON.stringify(carriedOut(entry, [ruling]).text) !== JSON.stringify(entry));
    expect(done).toEqual([]);
  });
  test.each(shapes.filter(([name]) => name !== 'as a clause'))('%s, and no reason', (_, shape) => {
    const done = doubtfulButAsReasons.map(shape).filter((ruling) => JSON.stringify(carriedOut(entry, [ruling]).text) !== JSON.stringify(entry));
    expect(done).toEqual([]);
  });
  test.each(['The typist mistyped it.', 'I mistyped this.', 'The figure six was misprinted.', 'The number "6" was misread.'])('nor behind an order what may be told of its own words: %s', (story) => {
    expect(carriedOut(entry, [`${order} ${story}`]).text).toEqual(entry);
  });
  test('and none of them is passed over where it stands in the order\'s sentence', () => {
    const silent = doubtfulStories.flatMap((story) => [`${bare(story)}: "5 marks" becomes "6 marks".`, `Change "5 marks" to "6 marks" (${small(story)}).`]).filter((ruling) => !isHeard(carriedOut(entry, [ruling])));
    expect(silent).toEqual([]);
  });
  test('there are as many as somebody counted', () => { expect(doubtfulStories.length).toBeGreaterThan(200); });
  test.each(['Several readers have objected to the toll.', 'Several readers have refused to pay.', 'Somebody has petitioned the board.'])('nor does what somebody did for or against it: %s', (story) => {
    expect(carriedOut(entry, [`${story} ${order}`]).text).toEqual(entry);
    expect(carriedOut(entry, [`${order} ${story}`]).text).toEqual(entry);
  });
});
