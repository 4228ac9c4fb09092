/** A letter's page of headwords with their texts right behind them; lines broken anywhere; tables in parts; what a page or a writer puts between and behind entries. */
import { describe, expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import { misplacedLines } from './rig/account.ts';
import { sourceOf } from './rig/cut.ts';

async function read(lines: readonly string[]) {
  const source = await sourceOf(lines.join('\n'));
  const { documents: [found] } = segmentAll([source]);
  const entries = found?.document.entries ?? [];
  expect(misplacedLines(source, found?.document.ledger ?? [])).toEqual(found === undefined ? expect.anything() : []);
  return { document: found?.document, entries, headwords: entries.map(({ headword }) => headword), texts: entries.map(({ blocks }) => blocks.map(({ text }) => text)) };
}

const ROW = 'A - B - C - D - E - F - G - H - I - J - K - L - M';
const PAGE = ['dam A wall across a canal. Water does', 'not pass it.', '', 'Dark Lantern This lamp counts only for you. See', 'lamp.', '', 'dawn The first round of a day.', '', 'Day Labourer He works for one oat a round.', '', 'dusk See dawn.'];
const HEADWORDS = ['dam', 'Dark Lantern', 'dawn', 'Day Labourer', 'dusk'];

describe('a letter’s page of headwords with their texts right behind them', () => {
  it.each([
    ['below an A to Z', ['The Lower Quay', '', ROW, '', ...PAGE]], ['of other signs', ['A to Z: D', '', 'A B C D E F G H I J K L M N O P', '', ...PAGE]],
    ['with the groups of the letter', [ROW, '', 'da - du', '', 'da', '', ...PAGE.slice(0, 10), 'du', '', ...PAGE.slice(10)]], ['with what leads back between them', [ROW, '', ...PAGE.slice(0, 6), 'back to top', '', ...PAGE.slice(6)]],
    ['with the A to Z at its foot, too', [ROW, '', ...PAGE, '', ROW]], ['with a notice behind the last', [ROW, '', ...PAGE, '', 'back to top', '', 'These pages are kept by a cat.']],
  ])('%s', async (_what, lines) => {
    const { headwords, texts, document } = await read(lines);
    expect([headwords, document?.letter]).toEqual([HEADWORDS, 'D']);
    expect(texts[0]).toEqual(['A wall across a canal. Water does not pass it.']);
    expect(texts[4]).toEqual(['See dawn.']);
  });

  it('goes on in paragraphs that begin with no headword of the letter in order', async () => {
    const { headwords, texts } = await read([ROW, '', ...PAGE.slice(0, 2), '', 'Nobody may build one at dusk.', '', ...PAGE.slice(3)]);
    expect([headwords, texts[0]?.[1]]).toEqual([HEADWORDS, 'Nobody may build one at dusk.']);
  });

  it.each([
    ['without an A to Z', PAGE], ['of prose', [ROW, '', 'Dams were built by monks. Nobody knows when.', '', 'Dogs came with the first barges. They stayed.', '', 'Ducks are eaten at the weir. They taste of mud.', '', 'Dusk falls late there. Lamps are dear.']],
    ['out of order', [ROW, '', ...PAGE.slice(8), '', ...PAGE.slice(0, 7)]], ['of several letters', [ROW, '', 'dam A wall across a canal.', '', 'oar What a hand rows with.', '', 'quay Where barges lie.', '', 'weir It stops barges.']],
    ['of too few', [ROW, '', ...PAGE.slice(0, 7)]], ['of people', [ROW, '', 'Nan Dace She rows the barge.', '', 'Tom Dane A boy of the quay.', '', 'Ida Dell The widow of the weir.', '', 'Abe Dunn He sharpens oars.']],
    ['of names without texts', [ROW, '', 'dam', '', 'Dark Lantern', '', 'dawn', '', 'Day Labourer', '', 'dusk']],
  ])('but none %s', async (_what, lines) => {
    const { headwords } = await read(lines);
    expect(headwords).toEqual([]);
  });

  it.each([['a colon', ': '], ['a dash', ' – ']])('and what %s sets off is read by it', async (_what, sign) => {
    const { document, headwords } = await read(['Glossary - D', '', ROW, '', ...['dam', 'dark', 'dawn', 'day', 'dusk'].flatMap((name) => [`${name}${sign}Water that does not pass ${name} is lost.`, ''])]);
    expect([document?.layout === 'glossary page, headword and text run together', headwords]).toEqual([false, ['dam', 'dark', 'dawn', 'day', 'dusk']]);
  });
});

const RAGGED = ['Anchor', 'An iron that holds a barge until', 'its owner lets', 'it go.', 'Barge', 'A boat with a flat floor. It carries', 'four lamps, or two', 'hands.', 'Bell', 'Rung at dusk.', 'Canal', 'Water between', 'two locks.', 'Dusk', 'The last round of a day. Nobody rows', 'after it.', 'Eddy', 'Water that turns about.'];
const NAMES = ['Anchor', 'Barge', 'Bell', 'Canal', 'Dusk', 'Eddy'];

describe('lines that a copy broke anywhere, without a gap', () => {
  it.each([['without a title', RAGGED], ['with one', ['Terms', ...RAGGED]], ['cut', [...RAGGED.slice(0, -1), 'Water that turns about and about and never comes to']]])('%s', async (_what, lines) => {
    const { headwords, texts } = await read(lines);
    expect([headwords, texts[0]]).toEqual([NAMES, ['An iron that holds a barge until its owner lets it go.']]);
  });

  it.each([
    ['out of order', [...RAGGED.slice(13), ...RAGGED.slice(4, 13), ...RAGGED.slice(0, 4)]], ['with too few names', RAGGED.slice(0, 12)],
    ['of a tale', ['Nan rowed to the weir and', 'waited there.', 'Tom', 'He slept. The cat slept', 'on his coat.', 'They had no lamp.', 'Anna came at last', 'with oil.', 'Nobody spoke.', 'Bell', 'It rang twice and', 'was still.', 'The clerk wrote it down.']],
  ])('but none %s', async (_what, lines) => {
    const { headwords } = await read(lines);
    expect(headwords).toEqual([]);
  });
});

describe('a table of its own for each part of a glossary', () => {
  const part = (name: string, words: readonly string[]): string[] => [name, '', '| Word | What it means |', '|---|---|', ...words.map((word) => `| ${word} | Whoever has ${word.toLowerCase()} pays one oat less. |`), ''];
  const lines = ['Keywords', '', ...part('Hands [edit]', ['Bold', 'Proud', 'Young']), ...part('Barges Edit', ['Flat', 'Keel']), ...part('Lamps', ['Dim', 'Lit'])];

  it('has them whatever its second column is called', async () => {
    expect((await read(lines.map((line) => line.replace('What it means', 'Meaning')))).headwords).toHaveLength(7);
  });

  it('has its titles again, which are no term, and names of parts, which are no text', async () => {
    const { headwords, texts } = await read(lines);
    expect([headwords, texts.every((blocks) => blocks.length === 1)]).toEqual([['Bold', 'Proud', 'Young', 'Flat', 'Keel', 'Dim', 'Lit'], true]);
  });

  it.each([['| Wet | Out of the game, or |', 'partial'], ['| Wet | Out of the game |', 'complete'], ['| Wet | Out of the game. |', 'complete']])('%s, as the last row, is %s', async (row, expected) => {
    const { entries } = await read([...lines.slice(0, -1), row]);
    expect(entries.at(-1)).toMatchObject({ headword: 'Wet', completeness: expected });
  });
});

describe('what belongs to no entry', () => {
  const told = (name: string): string[] => [name, `A thing that is called ${name.toLowerCase()} on the river.`, ''];
  const terms = NAMES.flatMap(told);

  it('is the line that announces the list in whose items the terms stand', async () => {
    const { headwords } = await read(['Ostermere', '', 'Terms', '', 'These words are used for what lies on the table:', '', ...['Flag', 'Hand', 'Barge', 'Lamp'].flatMap((name) => [`    • ${name}: What a player of the game calls so.`, ''])]);
    expect(headwords).toEqual(['Flag', 'Hand', 'Barge', 'Lamp']);
  });

  it.each([['its foot above', ['41', '', 'LAMPS OF OSTERMERE', '']], ['its foot below', ['LAMPS OF OSTERMERE', '', '41', '']]])('is the name in capitals at a page’s edge, %s', async (_what, edge) => {
    const { headwords, texts } = await read(['Glossary', '', ...terms.slice(0, 9), ...edge, ...terms.slice(9)]);
    expect([headwords, texts.every((blocks) => blocks.length === 1)]).toEqual([NAMES, true]);
  });

  it('but a line in capitals without a page’s number beside it is text', async () => {
    const { texts } = await read(['Glossary', '', ...terms.slice(0, 9), 'NEVER AT DUSK!', '', ...terms.slice(9)]);
    expect(texts[2]).toContain('NEVER AT DUSK!');
  });

  it.each(['Made by the Quay Cats, drawn at the weir.', 'Copy it as often as you like.', 'This page is not connected with the makers of Ostermere in any way.', 'Written by Nan for the Thursday table.'])('is said behind the last: %s', async (line) => {
    const { texts } = await read(['Glossary', '', ...terms, line]);
    expect(texts.at(-1)).toHaveLength(1);
  });

  it.each(['Made by hand, it burns longer.', 'A copy of it counts as often as it is made.', 'No lamp is made by a clerk.', 'Written in red, it counts twice.'])('but an entry may end: %s', async (line) => {
    const { texts } = await read(['Glossary', '', ...terms.slice(0, -1), line]);
    expect(texts.at(-1)?.join(' ')).toContain(line);
  });
});
