/** What is done to an entry, told or ordered right above its name and its text: it belongs to the ruling below. Beside it, orders that announce nothing. */
import { describe, expect, it } from 'vitest';

import { interpretRuling } from '../../scripts/interpret/amendments/interpret-ruling.ts';
import { segmentAll } from '../../scripts/segment/segment.ts';
import { ANNOUNCEMENTS, announcesChange, isAnnouncement, ordersBelow } from '../../scripts/segment/topics/parts/announcements.ts';
import { misplacedLines } from './rig/account.ts';
import { sourceOf } from './rig/cut.ts';

const NAMES = ['Bell Founder', 'Cold Harbour', 'Lantern'] as const;
const TEXTS = ['She casts one bell each day, and gives it to any captain.', 'A harbour without a lamp is cold. No ferry lands there by night.', 'A lantern that was lent is given back at dusk.'] as const;

async function read(head: string, above: (name: string) => string) {
  const source = await sourceOf([head, '', 'Chapter 3', '', ...NAMES.flatMap((name, at) => [above(name), name, TEXTS[at] ?? '', ''])].join('\n'));
  const document = segmentAll([source]).documents[0]?.document;
  return { kind: document?.kind, rulings: document?.rulings.map(({ topic, blocks }) => [topic, ...blocks.map(({ text }) => text)]) ?? [], lost: document === undefined ? [] : misplacedLines(source, document.ledger) };
}

const RULES = 'Lamps of Ostermere: rulings of the Table';
/** A title that says nothing of rulings: what is announced does. */
const HANDBOOK = 'Handbook of the quay, winter term';

describe('a line that tells or orders what is done to the entry below', () => {
  it.each([
    'The following replaces the NAME entry on page 2-7:', 'The following amends the NAME entry:', 'This text takes the place of the NAME rule on page 9:', 'The revised text below supersedes the NAME entry:',
    'The following sentence is added to the NAME section:', 'The following entry replaces the one on page 14:', 'The following corrects the NAME definition (page 3):', 'This goes into the NAME entry:',
  ])('%s', async (above) => {
    const { rulings, lost } = await read(RULES, (name) => above.replaceAll('NAME', name));
    expect(rulings).toEqual(NAMES.map((name, at) => [name, above.replaceAll('NAME', name), TEXTS[at]]));
    expect(lost).toEqual([]);
  });

  it.each(['Replace the NAME entry on page 7 with the following:', 'Delete the NAME rule and put this in its place:', 'Add the following to the NAME entry:', 'Please amend the NAME definition to read:'])('an order: %s', async (above) => {
    const { kind, rulings } = await read(HANDBOOK, (name) => above.replaceAll('NAME', name));
    expect(kind).toBe('rulings');
    expect(rulings).toEqual(NAMES.map((name, at) => [name, above.replaceAll('NAME', name), TEXTS[at]]));
  });

  it('a new entry has its name below alone', async () => {
    expect((await read(RULES, () => 'Add the following entry on page 9:')).rulings.map(([topic]) => topic)).toEqual([...NAMES]);
  });

  it.each(ANNOUNCEMENTS)('$example', ({ example }) => { expect(isAnnouncement(example)).toBe(true); });
});

describe('what is announced as a change of the entry', () => {
  it.each(['The following replaces the NAME entry on page 2-7:', 'The following amends the NAME entry:', 'The revised text below supersedes the NAME entry:'])('is an order, read or not, and never explains alone: %s', async (above) => {
    const source = await sourceOf([RULES, '', ...NAMES.flatMap((name, at) => [above.replaceAll('NAME', name), name, TEXTS[at] ?? '', ''])].join('\n'));
    const rulings = segmentAll([source]).documents[0]?.document.rulings ?? [];
    expect(rulings.flatMap(interpretRuling).map(({ operation }) => operation)).not.toContain('clarification');
    expect(rulings).toHaveLength(NAMES.length);
  });

  it('what only clarifies may', () => { expect(announcesChange('The following clarifies the Low Water entry:')).toBe(false); });
});

describe('an order', () => {
  const ORDER = 'Replace the Lantern entry with the following:';
  const paragraph = (text: string): Parameters<typeof ordersBelow>[2] => ({ type: 'paragraph', text, marked: text, marker: null, level: 0, first: 0, last: 0, wraps: [], heading: null, soft: false });

  it.each([['the name that it gives', 'Lantern', undefined, true], ['another name', 'Low Water', undefined, false]] as const)('announces %s', (_, topic, above, announced) => { expect(ordersBelow(ORDER, topic, above)).toBe(announced); });

  it.each(['Lantern', '* Lantern', 'Lantern (tool)'])('right below the name of its own ruling, %s, opens no second one', (above) => { expect(ordersBelow(ORDER, 'Lantern', paragraph(above))).toBe(false); });

  it.each(['Replace the second paragraph with:', 'Add the following:', 'Delete the last sentence.', 'The Lantern entry is bright:'])('of a text alone announces nothing: %s', (order) => { expect(ordersBelow(order, 'Lantern', undefined)).toBe(false); });

  it('a ruling that restates its name keeps it in its text', async () => {
    const source = await sourceOf(['Lamps of Ostermere Current Rulings', '3 May 2009', '', 'Bell Founder', 'Delete the second sentence of this entry.', '', 'Cold Harbour', 'Add the following sentence: "It is not lit."', '', 'Lantern', 'Replace the Lantern entry with the following:', 'Lantern', 'A lantern is a lamp.', ''].join('\n'));
    expect(segmentAll([source]).documents[0]?.document.rulings.map(({ topic }) => topic).filter((topic) => topic === 'Lantern')).toHaveLength(1);
  });
});

describe('titles of chapters with a number', () => {
  it('are no topics', async () => {
    const source = await sourceOf([RULES, '', 'Section 3', '', 'Bell Founder', TEXTS[0], '', 'Section 4', '', 'Cold Harbour', TEXTS[1], '', 'Lantern', TEXTS[2], ''].join('\n'));
    expect(segmentAll([source]).documents[0]?.document.rulings.map(({ topic, section }) => [topic, section])).toEqual([['Bell Founder', 'Section 3'], ['Cold Harbour', 'Section 4'], ['Lantern', 'Section 4']]);
  });
});
