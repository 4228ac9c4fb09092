/** Around the names of rulings: what reads like one and is none, and names that read like what is none. */
import { describe, expect, it } from 'vitest';

import { contentsLines } from '../../scripts/segment/apart/contents.ts';
import { endsSentence } from '../../scripts/segment/blocks/ends-sentence.ts';
import { withCodedItems } from '../../scripts/segment/topics/lines/coded-items.ts';
import { isListOfNames } from '../../scripts/segment/topics/names/lists-of-names.ts';
import { isNews } from '../../scripts/segment/topics/kinds/kinds.ts';
import { bearsItsSource } from '../../scripts/segment/topics/names/sources-behind.ts';
import { doubtsAboutTopic } from '../../scripts/segment/topics/names/not-a-topic.ts';
import { quoteTheirNames } from '../../scripts/segment/topics/kinds/quoted-names.ts';
import { boxedLines } from '../../scripts/segment/topics/lines/boxed-lines.ts';
import { cut, sourceOf } from './rig/cut.ts';

const linesOf = (...texts: string[]) => texts.map((text, at) => ({ text, from: at + 1, to: at + 1 }));
const topicsOf = async (...texts: string[]): Promise<(string | null)[]> => cut(await sourceOf(texts.join('\n')))?.rulings.map(({ topic }) => topic) ?? [];

describe('a text of nothing but names', () => {
  it.each(['Open Gate, Dyke Breach.', 'Harbour Due, Grey Heron, The Long Ebb', 'Lamp Oil and Low Water', 'Nan of the Quay, Old Ferryman & Eel Wife.', 'Set 2, Set 3, Night'])('%s', (text) => { expect(isListOfNames(text)).toBe(true); });

  it.each(['It burns.', 'See Lamp Oil, Low Water.', 'Lamp Oil', 'Lamps, oars and bells are lost.', '"Lamp Oil, Low Water"', 'Add Lamp Oil, Low Water.', 'Nan rows, Tom steers.', 'BELL, LAMP AND OAR', 'Replaced by Lamp Oil, Low Water.', 'Yes, Lamp Oil burns.', 'Delete this entry.', 'Lamp Oil. Low Water is meant, too.'])('but not: %s', (text) => { expect(isListOfNames(text)).toBe(false); });
});

describe('a line that announces, or heads a list of what is banned, is no name', () => {
  it.each(['Here’s the new stuff', 'Here are our answers', 'And here is what they said', 'Next announcement', 'Effective Date', 'Banned in all formats', 'Restricted List', 'Banned and restricted cards'])('%s', (phrase) => { expect(doubtsAboutTopic(phrase)).toBeGreaterThanOrEqual(5); });

  it.each(['Here Be Eels', 'Heresy', 'Next Tide', 'restricted', 'Restricted Quay', 'Banned Ferryman', 'forbidden', 'limited', 'watch', 'Release', 'Effective Range', 'List', 'suspended barge'])('but %s may be one', (phrase) => { expect(doubtsAboutTopic(phrase)).toBeLessThanOrEqual(1); });
});

describe('a line between two lines of signs', () => {
  const edge = '--------------------';

  it('stands in a box', () => { expect([...boxedLines(linesOf(edge, 'BOATS', edge, '', edge, 'FOLK', edge))]).toEqual([1, 5]); });

  it('stands in none where one line both ends a box and would open the next', () => { expect([...boxedLines(linesOf(edge, 'BOATS', edge, 'A barge is a boat.', edge))]).toEqual([1]); });

  it('stands in none below one line of signs only, or without a letter', () => {
    expect(boxedLines(linesOf('BOATS', edge, '', 'FOLK', edge)).size).toBe(0);
    expect(boxedLines(linesOf(edge, '12', edge)).size).toBe(0);
  });
});

describe('a page of news', () => {
  const page = (title: string): string[] => [title, '', 'Friday, July 30, 1999', '', 'CURRENT RULINGS ON MONDAY', 'The new Current Rulings will be put up on Monday.', '', 'NEW AT THE PIER', 'The Pier, our message board, was moved last night.', '', 'CHAMPIONSHIP', 'Eighty captains came to the pier.', '', 'JOBS', 'We are looking for a clerk.'];

  it('holds no rulings, though it tells of some', async () => { expect(await topicsOf(...page('Ostermere Games: news'))).toEqual([]); });

  it('is told by the whole of its title', () => {
    for (const title of ['Ostermere Games: news', 'News', 'Quay news archive', 'The latest news']) expect(isNews([title])).toBe(true);
    for (const title of ['Newsome Quay', 'Rulings in the news of May', 'News of the Quay: Current Rulings', 'The Newsman']) expect(isNews([title])).toBe(false);
  });
});

describe('who ruled so, and when', () => {
  it.each(['It burns. [NAN 19990122]', '[OTT 20000610]', 'It burns. (May 8, 2014 Lockkeepers’ Table)', 'It burns. [Nan 09/12/96]', 'It burns. {8 May 2014}'])('is said by: %s', (text) => { expect(bearsItsSource(text)).toBe(true); });

  it.each(['It burns.', 'It burns (see Lamp Oil).', 'It burns [for 12 nights].', '(May 8, 2014) It burns.', 'It burns. [19990122 lamps]', 'It has 20 lamps (2 on each side).'])('is not said by: %s', (text) => { expect(bearsItsSource(text)).toBe(false); });

  it('makes no name of a line', async () => {
    expect(await topicsOf('Ostermere Card Answers', '', 'Anchor Chain', 'It holds one barge.', '[Nan 09/12/96]', '', 'Bell Founder', 'She casts one bell.', '[Nan 10/12/96]', '', 'Dusk Warden', 'He closes the quay.', '[Ott 11/12/96]')).toEqual(['Anchor Chain', 'Bell Founder', 'Dusk Warden']);
  });
});

describe('sorted names above items', () => {
  const names = ['Anchor', 'Barge', 'Canal', 'Dusk', 'Eddy', 'Ferry'];

  it('are those of rulings, where nobody says what they are', async () => {
    expect(await topicsOf('Sunday, April 18, 2010', '', ...names.flatMap((name) => [name, `-${name}s may be lent. EXAMPLE: Nan lends one.`, '']))).toEqual(names);
  });

  it('are not, where some are terms with a text', async () => {
    expect(await topicsOf('Sunday, April 18, 2010', '', ...names.flatMap((name, at) => [name, at % 2 === 0 ? `-${name}s may be lent.` : 'A thing of the river, known to all who live there.', '']))).toEqual([]);
  });

  it('are not in a document that says it is a glossary', async () => {
    expect(await topicsOf('GLOSSARY', '', ...names.flatMap((name) => [name, `-${name}s may be lent.`, '']))).toEqual([]);
  });
});

describe('names with codes', () => {
  const heads = (...texts: string[]): string[] => withCodedItems(linesOf(...texts)).flatMap(({ text, heading }) => (heading === undefined ? [] : [text]));
  const items = ['TOLL-001 Two Tolls', 'The older one is owed first.', '', 'TOLL-002 Tolls by Night', 'Nobody takes one.', '', 'BELL-001 Ringing', 'It is heard.'];

  it('are the names without them, with the day from which each holds', () => {
    expect(heads(...items)).toEqual(['Two Tolls', 'Tolls by Night', 'Ringing']);
    expect(heads('TOLL-001 Two Tolls', 'Active since 3 March 2024', '', ...items.slice(3))[0]).toBe('Two Tolls (3 March 2024)');
    expect(heads('TOLL-001 Two Tolls', 'Withdrawn 3 March 2024', '', ...items.slice(3))[0]).toBe('Two Tolls');
  });

  it('are none where they are two, where the numbers fall, and in a list of cards', () => {
    expect(heads(...items.slice(0, 5))).toEqual([]);
    expect(heads(...items.slice(3, 6), ...items.slice(0, 3), ...items.slice(6))).toEqual([]);
    expect(heads('BS-001 Anchor Chain', 'BS-002 Bell Founder', 'BS-003 Eel Weir', 'BS-004 Fog Lamp')).toEqual([]);
  });
});

describe('names that are quoted in the texts below them', () => {
  const quoting = ['Anchor', 'Bell', 'Eel'].map((name) => ({ name, texts: [`“${name}” is not lost.`] }));
  const plain = ['Fog', 'Gale', 'Ice', 'Jetty'].map((name) => ({ name, texts: [`The word “lost” is not said of ${name}.`] }));

  it('are names of cards: several, and half of all', () => {
    expect(quoteTheirNames(quoting)).toBe(true);
    expect(quoteTheirNames([...quoting, ...plain.slice(0, 3)])).toBe(true);
    expect(quoteTheirNames([...quoting, ...plain])).toBe(false);
    expect(quoteTheirNames(quoting.slice(1))).toBe(false);
    expect(quoteTheirNames(plain)).toBe(false);
  });
});

it('lines of a text that stands twice are no list of contents; titles are', () => {
  const text = ['She may not cut it once more while it is lying there', 'and nobody cuts what is not whole any more, neither she', 'nor anybody who has borrowed the knife from her'];
  expect(contentsLines([...text, '', 'BELL', '', ...text])).toEqual([]);
  expect(contentsLines(['Boats', 'Folk', 'Tools', '', 'Boats', 'A barge is one.', '', 'Folk', 'Nan is one.', '', 'Tools', 'A bell is one.'])).toEqual([0, 1, 2]);
});

describe('titles of parts above items with names of their own', () => {
  const head = ['Ostermere Rulings, 4 June 2009', ''];
  const part = (name: string, ...items: string[]): string[] => [name, ...items.map((item, at) => `${String(at + 1)}. ${item}`), ''];

  it('are no names of rulings', async () => {
    expect(await topicsOf(...head, ...part('Rules for All, Made Clear', 'Drift Ice - Nobody guards it.', 'Whirlpool - It turns once.', 'Fleeing - Only to a quay.'), ...part('Heroes', 'Red Morag - She speaks of the weather.', 'Old Nick - He is paid once.'), ...part('Boats', 'Barge - It holds four.', 'Skiff - It holds two.'))).not.toContain('Heroes');
  });

  it('and names of rulings are no such titles where their items have none', async () => {
    expect(await topicsOf(...head, ...part('Drift Ice', 'Nobody guards it.', 'It melts by day.'), ...part('Whirlpool', 'It turns once in a round.', 'Barges are lost in it.'), ...part('Fleeing', 'Only to a quay of your own.', 'A guard does not flee.'))).toEqual(['Drift Ice', 'Whirlpool', 'Fleeing']);
  });
});

describe('orders below names', () => {
  it('tell a document that does not say what it is; recipes do not', async () => {
    expect(await topicsOf('Night Watch', '', 'Old Ferryman', 'Alter Ringing Out as follows:', 'A bell within sight rings.', '', 'Lock Keeper', 'Alter Closing Time:', 'No watchman passes it.', '', 'Eel Wife', 'Change Fresh Eels to:', 'A watchman pays, too.')).toEqual(['Old Ferryman', 'Lock Keeper', 'Eel Wife']);
    expect(await topicsOf('From the Ferry Kitchen', '', 'Pike in Beer', 'Add the beer to the pike:', 'it must be cold.', '', 'Eel Soup', 'Cut the eels small.', '', 'Bread of the Lock', 'Remove the crust.')).toEqual([]);
  });
});

it('one underlined title is that of a part, and no name', async () => {
  const head = ['Ostermere Card Rulings Summary, 4 June 2009', '', 'This list holds all rulings of the Table since May.', ''];
  expect(await topicsOf(...head, 'Printing', '----------', '', 'The first printing came in two runs, the red one and the blue.')).toEqual([]);
});

describe('a line above a day', () => {
  const rulings = ['Salt Tax', 'It is paid ahead of the first card that anybody draws.', '', 'Grey Heron', 'It may leave the marsh in the turn in which it comes.', '', 'Peat Cutters', 'Each of them takes peat of its own, and no other.'];
  const head = ['The April Rulings', '', 'Pim Haldane', 'April 18, 2011', '', 'Nobody asked about ferries this time.', ''];

  it('is the writer, where it is the only one; names that all have days are names', async () => {
    expect(await topicsOf(...head, ...rulings)).toEqual(['Salt Tax', 'Grey Heron', 'Peat Cutters']);
    expect(await topicsOf('The April Rulings', '', ...rulings.map((line) => (line === '' || line.endsWith('.') ? line : `${line}\nApril 18, 2011`)))).toEqual(['Salt Tax', 'Grey Heron', 'Peat Cutters']);
  });
});

it('a title of a part right above a question is nobody’s answer; a short answer is', async () => {
  const asked = (...lines: string[]): string[] => ['Ostermere FAQ', '', 'Q: May a barge be lent?', 'A: It may.', '', ...lines, 'Q: And a bell?', 'A: No bell is lent.', '', 'Q: Nor a lamp?', 'A: Nor a lamp.'];
  const lastLines = async (lines: string[]) => cut(await sourceOf(lines.join('\n')))?.rulings.map(({ lines: [, last] }) => last)[0];
  expect(await lastLines(asked('Bells and Lamps', ''))).toBe(4);
  expect(await lastLines(asked('Only at its own quay.', ''))).toBe(6);
});

it('a list of banned cards behind the last ruling is no part of it', async () => {
  const source = await sourceOf(['Ostermere Errata', 'As of November 20, 2005', '', 'The cards listed here read as follows.', '', 'BOG IRON', 'Discard: Repair a boat.', '', 'COUNTING HOUSE', 'Take one coin from the bank.', '', 'TOLL BAR', 'Nobody passes without paying.', '', 'BANNED CARDS', 'OPEN GATE', 'DYKE BREACH'].join('\n'));
  expect(cut(source)?.rulings.map(({ topic, lines }) => [topic, lines[1]])).toEqual([['BOG IRON', 7], ['COUNTING HOUSE', 10], ['TOLL BAR', 13]]);
});

describe('who ruled so, behind a text that has lost its full stop', () => {
  const ruled = (source: string): string[] => ['Lamps of Ostermere Card Rulings', '', 'Anchor Chain', `It holds one barge, and no more ${source}`, 'Bell Founder', 'She casts one bell each day, and no bell may be cast by anybody else while she', `is at the quay ${source}`, 'Dusk Warden', `He closes the quay when the last lamp is out ${source}`, 'He stays there until dawn.', 'Grey Heron', `It is no barge ${source}`, 'Low Water', 'It ends at dusk.'];
  const names = ['Anchor Chain', 'Bell Founder', 'Dusk Warden', 'Grey Heron', 'Low Water'];

  it.each(['[Nan 04/02/97]', '[Nan Weaver, 4.2.1997]', '[NAN 19970402]'])('ends it: %s', async (source) => { expect(await topicsOf(...ruled(source))).toEqual(names); });

  it('ends a text behind its name', async () => {
    expect(await topicsOf('Lamps of Ostermere Rulings', '', 'Anchor Chain: It holds one barge, and no more [Nan 04/02/97]', 'Bell Founder: She casts one bell each day [Tom 04/03/97]', 'Dusk Warden: He closes the quay when the last lamp is out [Nan 04/05/97]', 'Grey Heron: It is no barge [Nan 05/02/97]')).toEqual(names.slice(0, 4));
  });

  it.each(['It burns [Nan 09/12/96]', 'It burns [NAN 19990122]', 'It burns [Nan of the Quay 09.12.1996, again]'])('%s', (text) => { expect(endsSentence(text)).toBe(true); });

  it.each(['It burns [for 12 nights]', 'It burns [9/12/96]', '[Nan 09/12/96]', 'It burns [Nan 09/12/96] and', 'Low Water (Nan 09/12/96)', 'It burns [Nan 9/12]'])('but not: %s', (text) => { expect(endsSentence(text)).toBe(false); });
});
