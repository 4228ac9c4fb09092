/** What counts names, or stands beside or within them, and is no part of them: figures of Rome, signs of sections, bars in the margin, small capitals apart; headings glued to stars. Beside each what only looks so. */
import { describe, expect, it } from 'vitest';

import { withoutMarginBars } from '../../scripts/read/formats/text/margin-bars.ts';
import { withWholeCapitals } from '../../scripts/read/formats/text/small-capitals.ts';
import type { ReadingLine } from '../../scripts/read/source-file.ts';
import { segmentAll } from '../../scripts/segment/segment.ts';
import { COUNTS, withoutLettersBefore } from '../../scripts/segment/topics/lines/lettered-names.ts';
import { isCapitals } from '../../scripts/segment/topics/names/capitals.ts';
import { misplacedLines } from './rig/account.ts';
import { sourceOf } from './rig/cut.ts';

const linesOf = (texts: readonly string[]): ReadingLine[] => texts.map((text, at) => ({ text, from: at + 1, to: at + 1 }));
const through = (change: (lines: ReadingLine[]) => ReadingLine[], texts: readonly string[]): string[] => change(linesOf(texts)).map(({ text }) => text);

const TERMS = [['Anchor Chain', 'An anchor chain holds one barge. It is discarded when it is lifted, and goes to its owner.'], ['Bell Founder', 'She casts one bell each day. It may be given to any captain of her guild.'], ['cold harbour', 'A harbour without a lamp is cold. No ferry lands there by night.'], ['Dusk Warden', 'He closes a quay once in each turn. It stays so until a bell is rung.'], ['ferry', 'A boat that carries citizens from one bank to the other.'], ['Grey Heron', 'It is neither cargo nor crew, and no barge tows it.']] as const;
const NAMES = TERMS.map(([name]) => name);
const HEADS = ['Lamps of Ostermere\nGlossary of Terms, version 2.1\n', 'Lamps of Ostermere\nCurrent Rulings, 3 May 2009\n\nThese rulings hold from today.\n'];
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi'];

async function read(text: string) {
  const source = await sourceOf(text);
  const document = segmentAll([source]).documents[0]?.document;
  return { names: [...document?.entries ?? [], ...(document?.rulings ?? []).map(({ topic, blocks }) => ({ headword: topic, blocks }))].map(({ headword, blocks }) => [headword, blocks.map(({ text: said }) => said).join(' ')]), lost: document === undefined ? [] : misplacedLines(source, document.ledger) };
}

const DRESSES: readonly (readonly [what: string, term: (name: string, text: string, at: number) => string])[] = [
  ['figures of Rome', (name, text, at) => `${ROMAN[at] ?? ''}. ${name} — ${text}\n`],
  ['figures of Rome in brackets', (name, text, at) => `(${ROMAN[at] ?? ''}) ${name}: ${text}\n`],
  ['signs of sections', (name, text, at) => `§ ${at + 1} ${name}. ${text}\n`],
  ['lines counted by fives', (name, text, at) => `${String((at + 1) * 5).padStart(3)}  ${name}: ${text}`],
  ['letters in brackets', (name, text, at) => `(${'abcdef'.charAt(at)}) ${name}: ${text}\n`],
  ['bars in the margin', (name, text, at) => `${name} - ${text}`.match(/.{1,50}(?:\s|$)/gu)?.map((line) => `${at % 3 === 1 ? '|' : ' '} ${line.trim()}`).join('\n').concat('\n') ?? ''],
];

describe.each(HEADS)('names of a document that begins “%s”', (head) => {
  it.each(DRESSES)('are read without %s', async (_, term) => {
    const { names, lost } = await read(`${head}\n${TERMS.map(([name, text], at) => term(name, text, at)).join('\n')}\n`);
    expect(names).toEqual(TERMS.map(([name, text]) => [name, text]));
    expect(lost).toEqual([]);
  });
});

describe('small capitals whose first letters stand apart', () => {
  const parted = (name: string): string => name.split(' ').map((word) => (/^\p{Lu}/u.test(word) ? `${word.charAt(0)} ${word.slice(1).toUpperCase()}` : word.toUpperCase())).join(' ');

  it('are whole names', async () => {
    const { names } = await read(`${HEADS[0] ?? ''}\n${TERMS.map(([name, text]) => `${parted(name)}: ${text}\n`).join('\n')}`);
    expect(names.map(([name]) => name)).toEqual(NAMES.map((name) => name.toUpperCase()));
  });

  it.each([[['A BARGE', 'I WIN', 'O CAPTAIN', 'A LAMP', 'I ROW']], [['B ELL', 'C HAIN', 'D USK']], [['X RAY', 'X RAYS', 'X RAYED', 'X RAYING']], [['Vitamin C AND D', 'Plan B OR C', 'Class D AND E', 'Quay F OR G']]])('are none: %s', (texts) => { expect(through(withWholeCapitals, texts)).toEqual(texts); });
});

describe('a bar in the margin', () => {
  const lines = ['  Anchor - It holds a barge', '  where it is.', '', '| Berth - A place at the', '| quay, for one barge', '| alone.', '', '  Canal - Water.'];

  it('is no part of its line', () => { expect(through(withoutMarginBars, lines)).toEqual(lines.map((line) => line.replace('|', ' '))); });

  it.each([['of a table', [...lines, '| Dusk | The end. |']], ['below what it quotes', ['Was:', '', ...lines.slice(3), '', ...lines]], ['before all', lines.map((line) => line.replace(/^ {2}/u, '| '))], ['twice', lines.slice(0, 5)], ['on single lines', ['| one', 'two', '| three', 'four', '| five', 'six']]])('stays where it is %s', (_, texts) => { expect(through(withoutMarginBars, texts)).toEqual(texts); });
});

describe('what counts names', () => {
  it.each(COUNTS)('$example', ({ is, example }) => { expect(is.test(example)).toBe(true); });

  it.each([
    ['from another number than the first', ['ii. Oar: A tool.', '', 'iii. Net: A tool.', '', 'iv. Tow: A rope.']], ['with one left out', ['§ 1 Oar. A tool.', '', '§ 2 Net. A tool.', '', '§ 4 Tow. A rope.']],
    ['of as many as a deck holds', ['3  Oar: A tool.', '2  Net: A tool.', '1  Tow: A rope.']], ['but two', ['i. Oar: A tool.', '', 'ii. Net: A tool.']], ['below a text of another', ['Lamp: It burns.', '', 'Weir: It is:', '', 'i. Oar: A tool.', '', 'ii. Net: A tool.', '', 'Mole: A wall.', '', 'iii. Tow: A rope.']],
  ])('stays where it counts %s', (_, texts) => { expect(through(withoutLettersBefore, texts)).toEqual(texts); });
});

describe('a heading that has lost its break before a star', () => {
  it.each(['RULINGS', 'CARD RULINGS', 'GENERAL RULINGS', 'OTHER RULINGS', 'INDIVIDUAL CARD RULINGS'])('heads what stands behind it, a quotation before it too: %s', async (heading) => {
    const { names, lost } = await read(['Lamps of Ostermere', 'Current Rulings, 3 May 2009', '', 'SIGNIFICANT RULINGS CHANGES AND CLARIFICATIONS* Oars - They move two barges, and not "one."', `${heading}* Anchor - It holds one barge, and no other. See chain.* Berth - A berth`, 'is taken by whoever moors there, and by nobody else until dusk. It is not', 'sold.* Canal - A canal is water.', '* Oars - Two oars move two barges.', ''].join('\n'));
    expect(names.map(([name]) => name)).toEqual(['Anchor', 'Berth', 'Canal', 'Oars']);
    expect(lost).toEqual([]);
  });
});

describe('what joins names in capitals', () => {
  it.each(['DUSK WARDEN vs. CURFEW', 'BELLS and BOATS', 'LORD of the QUAY', 'BELLS (general)'])('may stand small: %s', (name) => { expect(isCapitals(name)).toBe(true); });
  it.each(['Dusk Warden vs. Curfew', 'of the', 'BELL with a rope', 'The QUAY'])('is no more than that: %s', (name) => { expect(isCapitals(name)).toBe(false); });
});

describe('titles behind the last topic', () => {
  const after = (...lines: string[]): string => ['Lamps of Ostermere Glossary', '', 'CARD TYPES', 'Citizen - A person of a guild.', 'Event - A card that is played once.', 'Place - A card that stays.', '', 'TERMS', 'Active - It is not turned.', 'Attach - To put a card under another.', 'Draw - To take a card.', '', ...lines, ''].join('\n');

  it.each([['in capitals as those before, at the end of the copy', ['SYMBOLS']], ['of another appendix', ['APPENDIX B: CREDITS', '', 'Design: N. Weaver', 'Art: T. Piper']]])('are no text of it: %s', async (_, lines) => {
    const { names, lost } = await read(after(...lines));
    expect(names.at(-1)).toEqual(['Draw', 'To take a card.']);
    expect(lost).toEqual([]);
  });
});

describe('months as headings', () => {
  it('part the rulings of a year', async () => {
    const { names } = await read(['Rulings of 2015 for Lamps of Ostermere', '', 'January', '', 'Anchor', 'It holds one barge, and no more.', '', 'Bell', 'It is rung once in a turn.', '', 'February', '', 'Canal', 'A canal is water, and no quay.', ''].join('\n'));
    expect(names.map(([name]) => name)).toEqual(['Anchor', 'Bell', 'Canal']);
    expect(names[1]?.[1]).toBe('It is rung once in a turn.');
  });
});
