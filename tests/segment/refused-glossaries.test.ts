/** Lists of cards, decks and sets give no entries; a reading that contradicts itself is refused, and the next layout is tried; and what stands just across is read. */
import { describe, expect, it } from 'vitest';

import { SIGNS_OF_CARDS, otherThanTerms } from '../../scripts/segment/list-of-cards.ts';
import { segmentAll } from '../../scripts/segment/segment.ts';
import type { SegmentedEntry } from '../../scripts/segment/segments.ts';
import { listsChanges, namesOther, OTHER_TITLES } from '../../scripts/segment/topics/kinds/kinds.ts';
import { misplacedLines } from './rig/account.ts';
import { sourceOf } from './rig/cut.ts';

const entry = (headword: string, text: string): SegmentedEntry => ({ headword, lines: [1, 2], completeness: 'complete', losses: [], blocks: [{ type: 'paragraph', text, marked: text, lines: [2, 2], level: 0, marker: null }] });
const NAMES = ['Anchor', 'Barge', 'Canal', 'Dusk', 'Eddy', 'Ferry'];
const TEXTS = ['An iron that holds a barge.', 'A boat with a flat floor.', 'Water between two locks.', 'The last round of a day.', 'Water that turns about.', 'A barge that crosses a canal.'];
const list = (line: (name: string, text: string) => string): string => NAMES.map((name, at) => line(name, TEXTS[at] ?? '')).join('\n\n');

async function read(text: string, said: Parameters<typeof segmentAll>[1] = []) {
  const source = await sourceOf(text);
  const { documents, messages } = segmentAll([source], said);
  const [found] = documents;
  return { source, document: found?.document, headwords: found?.document.entries.map(({ headword }) => headword) ?? [], rules: messages.map(({ rule }) => rule) };
}

describe('codes and numbers of rules', () => {
  const codes = ['AB', 'AM', 'AS', 'BC', 'BG', 'CD', 'CH', 'DF', 'EB'];
  const names = ['Abbots', 'Amber Roads', 'Ashlar', 'Beacons Cold', 'Bag of Nine', 'Cradle', 'Choirs', 'Defection', 'Ebb Tide'];
  const legend = (text: (name: string) => string): string => `GLOSSARY\n\n${codes.map((code, at) => `${code}: ${text(names[at] ?? '')}.`).join('\n\n')}`;

  it('codes of sets are no terms', async () => {
    const { headwords, rules } = await read(legend((name) => name));
    expect(headwords).toEqual([]);
    expect(rules).toContain('dress-not-understood');
  });

  it('abbreviations are, where they are explained', async () => {
    expect((await read(legend((name) => `${name}, which is what a barge is called that holds more than one lamp`))).headwords).toEqual(codes);
  });

  it('an index of rules holds none', async () => {
    const index = (head: (name: string, at: number) => string): string => `GLOSSARY\n\n${NAMES.map((name, at) => `${head(name, at)}\n${TEXTS[at] ?? ''}`).join('\n\n')}`;
    expect((await read(index((name, at) => `C${at}.3 ${name}`))).headwords).not.toContain('C0.3 Anchor');
    expect((await read(index((name) => name))).headwords).toEqual(NAMES);
  });
});

describe('a list of what changed in a glossary', () => {
  const page = (title: string): string => `Lamps of Ostermere Glossary 2.2\n\n${title}\n\nENTRIES REWRITTEN\n\n${NAMES.map((name) => `- ${name}: the text is shorter now.`).join('\n')}`;

  it.each(['What Changed Since 2.1', 'What’s new since version 2.1', 'List of changes since May', 'Changes from 2.1'])('holds none of its terms: %s', async (title) => { expect((await read(page(title))).headwords).toEqual([]); });

  it('is told by its title', () => {
    expect(['Changes', 'What a Change', 'Since 2.1', 'The changed Quay'].some((title) => listsChanges(['Glossary', title]))).toBe(false);
  });
});

describe('a sign of a card', () => {
  it.each(SIGNS_OF_CARDS.map(({ example, is }) => [example, is] as const))('%s', (example, is) => { expect(is.test(example)).toBe(true); });

  it.each(SIGNS_OF_CARDS.map(({ example, of }) => [example, of] as const))('on three names of six makes a list of cards of them, on two none: %s', (example, of) => {
    const [bearing, plain] = [(name: string) => (of === 'name' ? entry(example, 'It holds.') : entry(name, of === 'text' ? example : 'It holds.')), (name: string) => entry(name, 'It holds.')];
    const linesOf = (count: number): string[] => (of === 'line' ? Array.from({ length: count }, () => example) : []);
    const among = (count: number): string | null => otherThanTerms(linesOf(count), NAMES.map((name, at) => (at < count ? bearing(name) : plain(name))));
    expect([among(3), among(2)].map((found) => found !== null)).toEqual([true, false]);
  });

  it.each([
    'A hand that is rowed for 3 oats.', 'See rule 611.3, “Rowing.”', 'The number in the coin. When a card asks for it, it is zero.', 'Two oats buy one lamp.', 'Common to all players: the quay.', 'A card with a cost of 3 or more.', 'A card type.', '1. A lamp. 2. Its light.',
    'Rare cards have a star in the corner.', 'In 1996 it meant another thing.', 'Half (1/2) of the lamps, rounded up.', 'Cost is what is paid; power is what is had.', 'Short for Lamp Of Another.', 'From 2 to 4 players.', '(See also Cost.)', 'Artist of the quay, and no card.',
  ])('but a text may say: %s', (text) => { expect(otherThanTerms([text], NAMES.map((name) => entry(name, text)))).toBeNull(); });

  it.each(['Damage (X)', 'Chill X', 'Tow 2', 'Big 3', '2-for-1', 'Rare', 'cost', 'burn (a lamp)', 'Lamp, Rare', 'Rule 4', 'C', 'XP', '1st edition', 'Hand/Barge'])('and a name may be: %s', (name) => {
    expect(otherThanTerms([], [...NAMES.map((other) => entry(other, 'It holds.')), entry(name, 'It holds.')])).toBeNull();
  });
});

describe('what stands behind names', () => {
  it('is no explanation where it is a day', () => { expect(otherThanTerms([], NAMES.map((name) => entry(name, 'May 1997. 80 cards.')))).toContain('a day'); });

  it('is one where some of it begins with a year', () => { expect(otherThanTerms([], NAMES.map((name, at) => entry(name, at < 2 ? '1997 it was new.' : 'It holds.')))).toBeNull(); });

  it('is a chapter where several names are those of chapters, and none where one is', () => {
    const among = (...chapters: string[]): string | null => otherThanTerms([], [...chapters, 'Lamp', 'Oats'].map((name) => entry(name, 'It holds.')));
    expect([among('Setting up', 'The end'), among('Scoring')].map((found) => found !== null)).toEqual([true, false]);
  });
});

describe('a title of what is no glossary', () => {
  it.each(OTHER_TITLES.map(({ example }) => example))('%s', (title) => { expect(namesOther([title])).toBe(true); });

  it.each(['Lamps of Ostermere', 'Glossary', 'Words of the Harbour', 'Turn', 'Lamp List Keeper', 'Turn of the tide', 'Link', 'Board', 'Character', 'Tip', 'Set aside', 'People', 'Deck', 'Round', 'Ostermere: the Long Night', 'A to Z - C'])('but not: %s', (title) => { expect(namesOther([title])).toBe(false); });
});

describe('a glossary of which nothing contradicts itself is read as before', () => {
  it.each([
    ['that tells of costs', list((name, text) => `${name}\n${text} It costs 3 oats.`)], ['that numbers its meanings', list((name, text) => `${name}\n1. ${text}\n2. A card of that name.`)], ['of keywords with a number', list((name, text) => `${name} X\n${text}`)],
    ['with one name without a text', `${list((name, text) => `${name}\n${text}`)}\n\nGaff`], ['that names the rarities', `${list((name, text) => `${name}\n${text}`)}\n\nRare\nA card with a star.`], ['with examples in each entry', list((name, text) => `${name}\n${text}\nExample: Nan has one.`)],
    ['with where each is seen', list((name, text) => `${name}\n${text}\nSeen in: High Water`)],
  ])('%s', async (_what, text) => {
    const { headwords } = await read(`Ostermere Glossary\n\n${text}`);
    expect(headwords.map((name) => name.replace(/ X$/u, ''))).toEqual(expect.arrayContaining(NAMES));
  });

  it('and so is one whose operator names the layout, whatever it looks like', async () => {
    const text = `Ostermere\n\n${list((name, words) => `${name} (C)\n${words}`)}`;
    const refused = await read(text);
    expect([refused.headwords, refused.rules]).toEqual([[], ['no-terms']]);
    expect(misplacedLines(refused.source, refused.document?.ledger ?? [])).toEqual([]);
    const named = await read(text, [{ file: 'document.txt', layout: refused.document?.layout }]);
    expect(named.headwords).toHaveLength(NAMES.length);
  });
});

describe('where the best reading is refused', () => {
  it('the next layout that recognises the document is tried', async () => {
    const { headwords, document, rules } = await read(`Ostermere Glossary\n\n${list((name, text) => `Keyword: ${name}\n${text}`)}`);
    expect([headwords, document?.layout, rules]).toEqual([NAMES, 'glossary, terms of one shape', []]);
  });

  it('and where no other recognises it, it says why: below each name stands the same word, set apart, which would be taken for the name', async () => {
    const { headwords, rules, document, source } = await read(`Ostermere Glossary\n\n${list((name, text) => `${name}\n\nNoun\n\n${text}`)}`);
    expect([headwords, rules]).toEqual([[], ['dress-not-understood']]);
    expect(misplacedLines(source, document?.ledger ?? [])).toEqual([]);
  });

  it('but a list of cards is read by none', async () => {
    const { headwords, rules } = await read(`Ostermere Glossary\n\n${list((name, text) => `Card: ${name} (R)\n${text}`)}`);
    expect([headwords, rules]).toEqual([[], ['no-terms']]);
  });
});
