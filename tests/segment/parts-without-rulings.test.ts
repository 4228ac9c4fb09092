/** Parts of a rulings document that hold none: what it says of a summary, news day by day; and the rulings beside them, which are read. */
import { describe, expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import { NO_RULINGS, saysNoRulings } from '../../scripts/segment/topics/parts/no-rulings.ts';
import { sourceOf } from './rig/cut.ts';

async function topics(...lines: string[]): Promise<(string | null)[]> {
  const { documents } = segmentAll([await sourceOf(lines.join('\n'))]);
  return documents.flatMap(({ document }) => document.rulings.map(({ topic }) => topic));
}

const HEAD = ['Lamps of Ostermere', 'Current Rulings Document, 12 May 2012', ''];
const NAMES = ['anchor chain', 'bell founder', 'dials', 'Eel Weir, The'];
const CHANGED = ['now holds two barges', 'rewritten from the first word', 'clearer words, no change', 'moved to the rule book'];
const TOLD = ['It holds one barge, and no more may be tied to it.', 'She casts one bell each day, and keeps it until it is sold.', 'A dial turns once. It turns back at dusk.', 'Nobody fishes here by day.'];
const changes = (sign: string, texts: readonly string[] = CHANGED): string[] => NAMES.map((name, at) => `${name}${sign}${texts[at] ?? ''}.`);
const rulings = NAMES.flatMap((name, at) => [`${name} - ${TOLD[at] ?? ''}`, '']);

describe('a part that a document says is no ruling', () => {
  it.each(NO_RULINGS.map(({ example }) => example))('says: %s', (example) => { expect(saysNoRulings(example)).toBe(true); });

  it.each(['These notes are not official rulings of the publisher.', 'The list below holds rulings.', 'This list replaces the rulings of May.', 'Only the owner of the full barge below the lock is paid.', 'A lamp has no force.', 'They are not rulings by the Table, but answers of a friend on the list.', 'If your guild has no points, this lamp has no effect.', 'The points scored so far have no effect at dusk.', 'The items below have no force of their own.', 'The list of your cargo, once told, has no weight.'])('but not: %s', (text) => { expect(saysNoRulings(text)).toBe(false); });

  it.each([
    'If a guild has no points, this lamp has no effect; it does not count below zero.',
    'An item that is lent does not replace the text of the one that lends it.',
    'The lamps on the list of a barge are no rulings, but prices.',
    'Only the text of the entries below the lock counts at dusk.',
  ])('is no part where a ruling has such words behind its name: %s', async (text) => {
    const lines = [...HEAD, 'RULINGS', '', ...rulings, `* Fog Bell - ${text}`, '', 'Grey Heron - It is no barge.', '', '* Harbour Master - He closes the quay.'];
    expect(await topics(...lines)).toEqual([...NAMES, 'Fog Bell', 'Grey Heron', 'Harbour Master']);
    expect(await topics(...lines.map((line) => (line.startsWith('* Fog') ? `Fog Bell - It rings.\n\n${text.replace('An item', 'A lamp').replace('the list of', '').replace('Only the text', 'The text')}` : line)))).toEqual([...NAMES, 'Fog Bell', 'Grey Heron', 'Harbour Master']);
  });

  it.each([[': '], [' - '], [' – ']])('holds no topic, with “%s” behind the names', async (sign) => {
    expect(await topics(...HEAD, '2 Summary of changes', 'These are short notes and are not rulings themselves.', ...changes(sign))).toEqual([]);
    expect(await topics(...HEAD, 'The points of this list have no force of their own.', '', ...changes(sign))).toEqual([]);
  });

  it.each(['3 Rulings – General', 'IV. Rulings', 'Rulings', '2.2 New rulings'])('ends at “%s”', async (heading) => {
    expect(await topics(...HEAD, 'II. What has changed', 'These points are no rulings.', ...changes(' - '), '', heading, '', ...rulings)).toEqual(NAMES);
  });

  it('ends where the names begin anew', async () => {
    expect(await topics(...HEAD, 'This overview does not replace the rulings.', '', ...changes(' - ', ['Now two barges', 'Rewritten', 'Clearer', 'Moved']), '', ...rulings)).toEqual(NAMES);
  });
});

describe('the number of a part before its title', () => {
  it('heads no part where the rest is a thing’s name', async () => {
    expect(await topics(...HEAD, ...['1. Anchor Chain', '2. Interim Lamp', '3. Temporary Shelter', '4. Wicker Boat'].flatMap((name, at) => [name, TOLD[at] ?? '', '']))).toHaveLength(4);
  });
});

describe('news of the document, day by day', () => {
  const days = ['Oct 17', 'Sep 30', 'Sep 22', 'Aug 5'];
  const said = ['The autumn list is late. Our clerk broke his oar.', 'The list can now be had in French.', 'The list of May named the wrong set.', 'From now on there are two lists.'];
  const titles = ['Delay', 'Translations', 'Typo', 'Two lists'];
  const archive = ['Lamps of Ostermere', 'CURRENT RULINGS ARCHIVE', '', 'Every list of rulings that we have put out, the latest on top.', '', 'Current Rulings - August 4, 2003', ''];

  it.each([
    ['a month and its day', (at: number) => `${days[at] ?? ''} - ${titles[at] ?? ''}: ${said[at] ?? ''}`],
    ['in brackets', (at: number) => `(${days[at] ?? ''}) ${titles[at] ?? ''} - ${said[at] ?? ''}`],
    ['the day first', (at: number) => `${5 + at} October: ${titles[at] ?? ''} - ${said[at] ?? ''}`],
    ['with its weekday', (at: number) => `Fri, ${days[at] ?? ''} – ${titles[at] ?? ''}: ${said[at] ?? ''}`],
  ])('%s', async (_, item) => {
    expect(await topics(...archive, ...titles.flatMap((_title, at) => [item(at), '']))).toEqual([]);
  });

  it('in figures, below their title', async () => {
    expect(await topics(...archive, 'Rules news', '', ...titles.flatMap((title, at) => [`2003-10-${17 - at} - ${title}: ${said[at] ?? ''}`, '']))).toEqual([]);
  });

  it('but a word of the menu heads none', async () => {
    expect(await topics('Ostermere - Rules', '', 'News', 'Cards', 'Rules', '', 'Rulings of the week', 'May 12, 2012', '', ...rulings)).toEqual(NAMES);
  });
});

describe('a part of which it is said that it holds none', () => {
  const sets = (nothing: readonly string[]): string[] => ['Set 1 – High Water', '', ...NAMES.slice(0, 2).flatMap((name, at) => [name, TOLD[at] ?? '', '']), ...nothing, '', 'Set 3 – Low Water', '', ...NAMES.slice(2).flatMap((name, at) => [name, TOLD[at + 2] ?? '', ''])];

  it.each([['No errata.'], ['None this time.'], ['(no rulings)'], ['There are no corrections for this set.'], ['Nothing new.']])('is no topic, nor a part of the one before: %s', async (note) => {
    const { documents } = segmentAll([await sourceOf(['Lamps of Ostermere', 'Card Errata', 'Updated June 4, 2004', '', ...sets(['Set 2 – The Long Mole', '', note])].join('\n'))]);
    const rows = documents[0]?.document.rulings.map(({ topic, lines: [first, last] }) => [topic, last - first]);
    expect(rows).toEqual(NAMES.map((name) => [name, 1]));
  });

  it('right below its title; in one line with a name it is what is told of that', async () => {
    expect(await topics('Lamps of Ostermere', 'Card Errata', 'Updated June 4, 2004', '', ...sets(['Set 2 – The Long Mole', 'No errata.']))).toEqual(NAMES);
    expect(await topics(...HEAD, ...rulings, 'The Long Mole - No rulings this month.')).toEqual([...NAMES, 'The Long Mole']);
  });
});

describe('a list whose names stand again below', () => {
  const list = ['anchor chain, bell founder: new', 'dials: changed', 'Eel Weir, The: see below'];
  const above = NAMES.flatMap((name, at) => [name.toUpperCase(), TOLD[at] ?? '', '']);

  it.each([['Changes since April', list], ['What follows', list.map((line) => line.replace(': ', ' - '))], ['In this list', ['anchor chain: new', 'bell founder: new', 'dials: changed', 'Eel Weir, The: moved to the rule book']]])('is none of rulings, below “%s”', async (title, lines) => {
    expect(await topics('Lamps of Ostermere Official Rulings', 'May 2012', '', title, '', ...lines, '', ...above)).toEqual(NAMES.map((name) => name.toUpperCase()));
  });

  it('but orders are, though more is said of some of the same names', async () => {
    const errata = NAMES.map((name) => `${name.toUpperCase()}: Delete the last sentence.`);
    expect(await topics(...HEAD, 'ERRATA', '', ...errata.flatMap((line) => [line, '']), 'RULINGS', '', ...[...NAMES.slice(0, 1), 'Ford', 'Low Water', 'Weir'].flatMap((name, at) => [`${name.toUpperCase()}: ${TOLD[at] ?? ''}`, '']))).toHaveLength(NAMES.length * 2);
  });
});

describe('what is not yet ruled', () => {
  it.each(['Still open:', 'Unanswered questions', 'Open questions:'])('is no topic, nor a part of the last: %s', async (title) => {
    const { documents } = segmentAll([await sourceOf(['Rulings Summary - Week 12, 2001', '', ...NAMES.map((name, at) => `[03/1${at}/01] ${name}: ${TOLD[at] ?? ''}`), '', title, 'Grey Heron: may one fish by night?', 'Low Water: does it end?'].join('\n'))]);
    expect(documents[0]?.document.rulings.map(({ topic, effective, blocks }) => [topic, effective?.from, blocks.length])).toEqual(NAMES.map((name, at) => [name, `2001-03-1${at}`, 1]));
  });
});

describe('an issue that says what it holds', () => {
  const issue = (contents: readonly string[], report: string): string[] => ['THE LAMPLIGHTER #14', 'A newsletter for players of Ostermere', '', ...contents, '', 'LETTERS', 'Dear Nan: I like the new set. When is the next one?', 'Nan: In May, I am told.', '', 'RULINGS', ...NAMES.map((name, at) => `${name}: ${TOLD[at] ?? ''}`), '', report, 'Winner: J. Ferry, with four barges and a bell.', 'Second: Nan Weaver, who had no lamp.', 'Third: A citizen of the Long Mole.'];

  it.each([[['In this issue', '  Letters', '  Rulings', '  Tournament report']], [['Inside this issue:', '1. Letters', '2. Rulings', '3. Tournament report']]])('has its rulings in one part: %s', async (contents) => {
    expect(await topics(...issue(contents, 'TOURNAMENT REPORT'))).toEqual(NAMES);
  });
});
