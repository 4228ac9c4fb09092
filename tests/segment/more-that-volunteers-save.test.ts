/** More shapes in which glossaries and rulings were put on pages and boards: what stands around their names and is no part of them. */
import { describe, expect, it } from 'vitest';

import { isPageLine } from '../../scripts/segment/apart/page-lines.ts';
import { OTHER_PARTS } from '../../scripts/segment/topics/parts/other-parts.ts';
import { segmentAll } from '../../scripts/segment/segment.ts';
import { sourceOf } from './rig/cut.ts';

async function read(...lines: readonly string[]) {
  const { documents } = segmentAll([await sourceOf(lines.join('\n'))]);
  const found = documents[0]?.document;
  return { kind: found?.kind, headwords: found?.entries.map(({ headword }) => headword) ?? [], topics: found?.rulings.map(({ topic, starred }) => `${starred ? '*' : ''}${topic ?? ''}`) ?? [], texts: [...found?.entries ?? [], ...found?.rulings ?? []].map(({ blocks }) => blocks.map(({ text }) => text)) };
}

const TERMS: readonly [string, string][] = [['Raft', 'A barge without a hull. It has no draught.'], ['Ration', 'Food for one citizen and one turn.'], ['Reef', 'Rocks under water. A barge that enters is damaged.'], ['Rope', 'A tool for towing.']];
const names = TERMS.map(([name]) => name);

describe('what stands beside a name', () => {
  it.each(['¶', '🔗', '#'])('is no part of it where it leads to its address: %s', async (sign) => { expect((await read('Glossary: R', '', ...TERMS.flatMap(([name, text]) => [`${name} ${sign}`, text, '']))).headwords).toEqual(names); });

  it('is none where it is a letter that counts', async () => {
    expect(await read('PART II - DEFINITIONS', '', ...TERMS.flatMap(([name, text], at) => [`${'abcd'.charAt(at)}) ${name}: ${text}`, '']))).toMatchObject({ headwords: names, texts: TERMS.map(([, text]) => [text]) });
  });

  it('is an item of a text where the letters count for one name alone', async () => {
    expect((await read('Lamps of Ostermere Glossary', '', 'Raft: One of these:', 'a) a barge: it has no hull.', 'b) a boat: it has no crew.', 'c) a log: it has neither.', '', 'Ration: Food for one citizen.', '', 'Reef: Rocks under water.', '', 'Rope: A tool for towing.')).headwords).toEqual(names);
  });

  it('is none where it is a code in brackets that counts', async () => { expect((await read('Rules Reference Glossary', '', ...TERMS.map(([name, text], at) => `[R${at + 1}] ${name}. ${text}`))).headwords).toEqual(names); });

  it('is none where it is a number of two figures, whatever the gap behind it', async () => {
    expect(await read('Archive-name: games/ostermere-faq/part2', 'Last-modified: 1998/02/11', '', '2. GLOSSARY', '', ...TERMS.flatMap(([name, text], at) => [`2.${at + 1}  ${name.toLowerCase()}`, '', `     ${text}`, '']))).toMatchObject({ kind: 'glossary', headwords: names.map((name) => name.toLowerCase()) });
  });
});

describe('a list of rulings', () => {
  it('has no name in what says that they are new', async () => {
    expect((await read('Current Rulings - April 2006', '', 'New this month:', '', 'Anchor: It holds two barges at a weir.', '', 'Curfew: It ends at dawn.', '', 'Lock Gate: The toll is paid before it opens.')).topics).toEqual(['Anchor', 'Curfew', 'Lock Gate']);
  });

  it('may say in one line what its signs mean', async () => {
    expect((await read('GAME RULINGS, LIST 9 (May 2, 1999)', '', '+ = new   ! = changed', '', '+ Anchor Watch: He may not sleep.', '  Bell Founder: He casts one bell each game.', '! Candle Tax: It is paid by whoever lights the candle.')).topics).toEqual(['*Anchor Watch', 'Bell Founder', '*Candle Tax']);
  });

  it('may turn names about, as an index does', async () => {
    expect((await read('OSTERMERE RULINGS SUMMARY', 'Version 7 / 30 Sep 1999', '', 'Barge, towing of', '  A barge is towed with its cargo.', '', 'Bridges', '  A bridge that is up is no bridge.', '', 'Lamps, lighting by', '  A lamp that is lit twice burns once.', '', 'Tolls', '  No toll is paid twice in a turn.')).topics).toEqual(['Barge, towing of', 'Bridges', 'Lamps, lighting by', 'Tolls']);
  });

  it('keeps the text of its last name where two names are underlined as long as they are', async () => {
    expect((await read('[Ostermere] Rulings, 4-10 July', '', 'Kedge', '-----', 'A kedge is an anchor. It may be let go from a boat.', '', 'Lee Shore', '---------', 'Barges run aground at the end of the turn.', '', 'Marsh Light', '-----------', 'It is a lamp for all purposes but one: it cannot be lit.', '', '-- ', 'Nan Ebb, Clerk of the Table')).texts.at(-1)).toEqual(['It is a lamp for all purposes but one: it cannot be lit.']);
  });
});

describe('a part of an issue that is dressed as its rulings are', () => {
  const rulings = ['Kedge: A kedge is an anchor.', '', 'Lee Shore: Barges run aground at the end of the turn.', '', 'Marsh Light: It cannot be lit.', ''];
  const others = ['Weir Championship: Cobb won with his eel deck. Forty players came.', '', 'Long Mole Open: Nan won. Ten players came, and two barges sank.'];
  const HEAD = ["OSTERMERE PLAYERS' NEWSLETTER  No. 12   June 1999", '', 'RULINGS', ''];
  const topics = ['Kedge', 'Lee Shore', 'Marsh Light'];

  it.each(OTHER_PARTS.map(({ example }) => example))('holds none of them: %s', async (title) => {
    const { topics: found, texts } = await read(...HEAD, ...rulings, title, '', ...others);
    expect(found).toEqual(topics);
    expect(texts.at(-1)).toEqual(['It cannot be lit.']);
  });

  it('ends where rulings begin again', async () => { expect((await read(...HEAD, ...rulings, 'TOURNAMENT NEWS', '', ...others, '', 'MORE NEWS', '', 'RULINGS - Cards', '', 'Pump: It may be used by a dimmed citizen.', '', 'Quill: You write one letter.')).topics).toEqual([...topics, 'Pump', 'Quill']); });

  it('is a part of them where it is called otherwise', async () => { expect((await read(...HEAD, ...rulings, 'TOURNAMENT RULES', '', 'Pump: It is not allowed.', '', 'Quill: It is allowed once.')).topics).toEqual([...topics, 'Pump', 'Quill']); });
});

describe('a name that its first line breaks off', () => {
  const digest = (...first: readonly string[]): string[] => ['Lamps of Ostermere Rulings Digest #4', '', ...first, 'Each member counts as a lamplighter, whatever is printed on him.', '', 'Pump', 'It may be used by a dimmed citizen.', '', 'Quill and Ink', 'You write one letter, even if two are asked for.'];

  it('goes on in the next', async () => { expect((await read(...digest('Order of the Lamplighters of', 'the Lower Quay'))).topics).toEqual(['Order of the Lamplighters of the Lower Quay', 'Pump', 'Quill and Ink']); });
  it('does not where it is whole', async () => { expect((await read(...digest('Order of the Lamplighters'))).topics).toEqual(['Order of the Lamplighters', 'Pump', 'Quill and Ink']); });
});

describe('the foot of a page', () => {
  it('is no text of the last entry', async () => {
    expect((await read('GLOSSARY', '', ...TERMS.flatMap(([name, text]) => [name, `     ${text}`, '']), '[ Back to top ] [ Home ]', 'This page hosted by QuayCities. Get your own Free Home Page')).texts.at(-1)).toEqual(['A tool for towing.']);
  });

  it.each(['[ Rope ] [ Oar ]', 'This page is a part of a book.', 'The barge is hosted by the quay.', '[Home]'])('but %s is', (line) => { expect(isPageLine(line)).toBe(false); });
});
