/** Tables of rulings that a copy flattened to pipes: which column holds what is told by the row of their names, and the menu above is none. */
import { describe, expect, it } from 'vitest';

import { columnOf } from '../../scripts/read/formats/sheet/sheet-columns.ts';
import { segmentAll } from '../../scripts/segment/segment.ts';
import { misplacedLines } from './rig/account.ts';
import { sourceOf } from './rig/cut.ts';

const ROWS = [['Anchor Chain', 'It holds one barge, and no more may be tied to it.', 'NW', '2003-05-14'], ['Bell Founder', 'She casts one bell each day.', 'NW', '2003-05-15'], ['Dusk Warden', 'He closes the quay when the last lamp is out.', 'JF', '2003-05-16'], ['Eel Weir, The', 'Nobody fishes here by day.', 'NW', '2003-06-01'], ['Grey Heron', 'It is no barge, and nobody tows it.', 'JF', '2003-06-01']] as const;
const ALL = ROWS.map(([name, text, , day]) => [name, day, text]);

async function read(...lines: string[]): Promise<unknown[]> {
  const source = await sourceOf(lines.join('\n'));
  const document = segmentAll([source]).documents[0]?.document;
  expect(misplacedLines(source, document?.ledger ?? [])).toEqual([]);
  return (document?.rulings ?? []).map(({ topic, effective, blocks }) => [topic, effective?.from, ...blocks.map(({ text }) => text)]);
}

const MENU = ['| | |', 'Main | Cards | Decks | **Rulings** | Log in', '| | |', 'Rulings database - page 3 of 41 - sorted by title', '|', '<< prev | 1 | 2 | 3 | 4 | ... | 41 | next >>', '|||'];

describe('a table of rulings in pipes', () => {
  it.each([['Card / rule | Ruling | By | Since |'], ['Name (set) | Official ruling | Ruled by | Ruled on |'], ['Card or term | Errata / ruling | Author | Date |'], ['Topic | Answer | Judge | In force since |']])('below “%s”', async (names) => {
    expect(await read(...MENU, names, '|||', ...ROWS.flatMap((row) => [`${row.join(' | ')} |`, '|||']))).toEqual(ALL);
    expect(await read(...MENU, names, ...ROWS.map((row) => `${row.join(' | ')} |`))).toEqual(ALL);
  });

  it('whose rows are broken within a cell, and the last of them by the copy', async () => {
    const rows = ROWS.slice(0, -1).flatMap(([name, text, by, day]) => [`${name} | ${text.replace(/ (?=\S+ \S+$)/u, '\n')} | ${by} | ${day} |`, '|||']);
    expect(await read(...MENU, 'Card / rule | Ruling | By | Since |', '|||', ...rows, 'Grey Heron | It is no barge, whatever its card may sa')).toEqual([...ALL.slice(0, -1), ['Grey Heron', undefined, 'It is no barge, whatever its card may sa']]);
  });

  it('whose days stand first, and with nothing above it', async () => {
    expect(await read('Since | Card | Ruling |', ...ROWS.map(([name, text, , day]) => `${day} | ${name} | ${text} |`))).toEqual(ALL);
  });

  it('and the foot of its page is no row', async () => {
    expect(await read(...MENU, 'Card | Ruling | By | Since |', ...ROWS.map((row) => `${row.join(' | ')} |`), '', 'Home | Contact | Log in')).toEqual(ALL);
  });
});

describe('a column of marks', () => {
  const marks = ['', 'NEW', '', 'NEW', ''];
  const rows = ROWS.map(([name, text], at) => `${name} | ${text.replace(/ (?=\S+ \S+$)/u, '\n')} | ${marks[at] ?? ''} |`);
  const starred = async (...lines: string[]): Promise<unknown[]> => (segmentAll([await sourceOf(lines.join('\n'))]).documents[0]?.document.rulings ?? []).map((one) => [one.topic, one.starred, ...one.blocks.map(({ text }) => text)]);
  const expected = (what: readonly string[]) => ROWS.map(([name, text], at) => [name, what[at] !== '', text]);
  const head = ['Lamps of Ostermere', 'Current Rulings Document', '12 July 2004', '', 'Rows with NEW in the last column were added since 14 June 2004.', ''];

  it.each(['Card or term | Ruling | |', 'Card | Ruling | Where it stands |', 'Card | Ruling | New? |'])('is one whatever its name is: %s', async (names) => {
    expect(await starred(...head, names, ...rows)).toEqual(expected(marks));
    expect(await starred(...head, names, ...rows.map((row) => row.replace('NEW', '(changed)')))).toEqual(expected(marks));
    expect(await starred(...head, names, ...rows.map((row) => row.replace('NEW', '*')))).toEqual(expected(marks));
  });

  it('holds nothing else', async () => {
    const other = rows.map((row, at) => (at === 0 ? row.replace(/\|\s*\|$/u, '| at dusk |') : row));
    expect((await starred(...head, 'Card | Ruling | |', ...other)).filter((one) => (one as unknown[])[1])).toEqual([]);
  });

  it('may be lost with the end of the last row', async () => {
    expect(await starred(...head, 'Card or term | Ruling | |', ...rows.slice(0, -1), (rows.at(-1) ?? '').replace(/\|\s*\|$/u, '|'))).toEqual(expected(marks));
    expect((await starred(...head, 'Card or term | Ruling | |', ...rows, 'Home | Contact |'))).toEqual(expected(marks));
  });
});

describe('the name of a column', () => {
  it.each([['Card / rule', 'term'], ['Term or topic', 'term'], ['Ruling (short)', 'text'], ['Full text', 'text'], ['Ruled on', 'day'], ['By', 'beside'], ['Log in', null], ['Cards and prices', null]])('%s', (name, column) => { expect(columnOf(name)).toBe(column); });
});
