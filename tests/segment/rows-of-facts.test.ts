/** Checklists, price lists, indexes and decks in the furniture of a glossary's page: no text among theirs is a sentence. Beside them, texts that are short. */
import { describe, expect, it } from 'vitest';

import { areRowsOfFacts } from '../../scripts/segment/rows-of-facts.ts';
import { segmentAll } from '../../scripts/segment/segment.ts';
import type { SegmentedEntry } from '../../scripts/segment/segments.ts';
import { misplacedLines } from './rig/account.ts';
import { sourceOf } from './rig/cut.ts';

const NAMES = ['Anchor Chain', 'Bell Founder', 'Canal Lock', 'Dusk Warden', 'Eel Pie', 'Ferry Bell', 'Grey Heron', 'Harbour Master'];
const SORTS = ['Tool', 'Citizen', 'Place', 'Citizen', 'Event', 'Tool', 'Beast', 'Citizen'];
const GAP = '\u00a0';
const ALPHABET = 'A - B - C - D - E - F - G - H - I - J - K - L - M - N - O - P - Q - R - S - T - U - V - W - X - Y - Z - top';
type Row = (name: string, sort: string, at: number) => string;
const page = (title: string, row: Row): string => ['home rules cards', '', title, '', ALPHABET, '', GAP, '', 'back to top of page a', '', ...NAMES.flatMap((name, at) => [row(name, SORTS[at] ?? '', at), '', GAP, '']), 'You have reached the end of this page. The list is to be had as a sheet, too.', ''].join('\n');

const LISTS: readonly (readonly [what: string, title: string, row: Row])[] = [
  ['a checklist with facts behind the names', 'Card List - A', (name, sort, at) => `${name} - ${sort} - ${at + 40} R - High Water\n[ ] have [ ] need [ ] trade`],
  ['a checklist with facts below', 'Lamps Glossary - checklist', (name, sort, at) => `${name}\n${sort} | ${at + 2} | ${'CUR'.charAt(at % 3)} | High Water`],
  ['boxes to tick alone', 'Ostermere Cards - A to H', (name, sort) => `${name}\nWon by the guild of ${sort.toLowerCase()}s □ got □ want`],
  ['a price list', 'Glossary of Prices', (name, _, at) => `${name}\n$${at + 1}.50 near mint, $${at}.75 played`],
  ['a deck', 'Glossary - Deck of the Month', (name, sort, at) => `${name} - ${sort}\n${at % 3 + 1} copies, ${at % 2 === 0 ? 'main' : 'side'} deck`],
  ['an index', 'Lamps Glossary: Index', (name, _, at) => `${name}\n${at + 3}, ${at + 20}`],
];
const TEXTS = ['holds one barge', 'casts one bell each day', 'see lock', 'short for Warden of the Dusk', 'cargo, 2 tolls', 'see Ferry', 'no barge, may not be towed', 'keeps the harbour 1 night'];
const GLOSSARIES: readonly (readonly [what: string, row: Row])[] = [
  ['short texts without a full stop', (name, _, at) => `${name}\n${TEXTS[at] ?? ''}`],
  ['sentences with figures', (name, sort, at) => `${name}\nThe ${name.toLowerCase()} is a ${sort.toLowerCase()} that costs ${at}.`],
  ['the same sentence below each', (name) => `${name}\nIt is defined in rule 7.`],
  ['references alone', (name, _, at) => `${name}\nSee ${NAMES[(at + 1) % NAMES.length] ?? ''}`],
  ['what sort of thing it is, and a sentence below', (name, sort, at) => `${name}\n${sort} | ${at}\n\nIt holds a barge where it is.`],
];

async function read(text: string) {
  const source = await sourceOf(text);
  const { documents, messages } = segmentAll([source]);
  const document = documents[0]?.document;
  return { names: document?.entries.map(({ headword }) => headword) ?? [], errors: messages.filter(({ severity }) => severity === 'error').length, lost: document === undefined ? [] : misplacedLines(source, document.ledger) };
}

describe('rows of facts on a glossary’s page', () => {
  it.each(LISTS)('%s: none is an entry, and a reader is told', async (_, title, row) => {
    const { names, errors, lost } = await read(page(title, row));
    expect(names).toEqual([]);
    expect(errors).toBeGreaterThan(0);
    expect(lost).toEqual([]);
  });

  it.each(GLOSSARIES)('%s: all are', async (_, row) => { expect((await read(page('Glossary - A', row))).names).toEqual(NAMES); });
});

describe('a row', () => {
  const entry = (headword: string, ...texts: string[]): SegmentedEntry => ({ headword, lines: [1, 2], completeness: 'complete', losses: [], blocks: texts.map((text) => ({ type: 'paragraph', text, marked: text, lines: [2, 2], level: 0, marker: null })) });
  const among = (...texts: string[]): boolean => areRowsOfFacts(texts.map((text, at) => entry(NAMES[at] ?? '', text)));

  it.each([['figures', ['Tool, 1', 'Place, 2', 'Tool, 3', 'Event, 4']], ['rarities', ['Tool - R', 'Place - C', 'Tool - U', 'Event - C']], ['what others hold', ['Tool, common', 'Place, rare', 'Tool, rare', 'Place, common']]])('holds %s', (_, texts) => { expect(among(...texts)).toBe(true); });

  it.each([['three of them', ['Tool, 1', 'Place, 2', 'Tool, 3']], ['names that stand for shorter ones', ['Anchor Chain', 'Bell Founder', 'Low Water', 'Long Mole']], ['one sentence among four', ['Tool, 1', 'Place, 2', 'Tool, 3', 'It holds 4.']], ['orders', ['Delete 1', 'Delete 2', 'Delete 3', 'Delete 4']]])('is none: %s', (_, texts) => { expect(among(...texts)).toBe(false); });

  it('counts with all that stands below its name, but for the last', () => {
    const rows = NAMES.map((name, at) => entry(name, `Tool, ${at}`));
    expect(areRowsOfFacts([...rows, entry('Ink', 'Tool, 9', 'This is the end of the list.')])).toBe(true);
    expect(areRowsOfFacts(NAMES.map((name, at) => entry(name, `Changed: ${at} May`, 'It holds a barge.')))).toBe(false);
  });
});
