/** Tables and lists with hanging indentation, as a page was laid out; beside each what only looks like it. */
import { describe, expect, it } from 'vitest';

import { laidOutIn } from '../../scripts/segment/layouts/laid-out-rows.ts';
import { segmentAll } from '../../scripts/segment/segment.ts';
import { misplacedLines } from './rig/account.ts';
import { sourceOf } from './rig/cut.ts';
import { costly } from './rig/growth.ts';

const ROWS = [
  ['Aft', 'The rear part of a barge. A citizen aft cannot ring the bell.', '2.1'],
  ['Ballast', 'Cards that lie below a barge. They are lost when it sinks. See hold.', '7.4'],
  ['Breakwater', 'A wall of stones before the quay. No fog comes over it.', '3.3'],
  ['Customs officer', 'A citizen who looks into each barge once in a day and takes what is owed to the Table.', '5.5'],
  ['Dimmed lantern', 'A lantern that was put out and has not been lit since. It counts as a lamp for nothing else.', '1.8'],
  ['Eel weir', 'See weir.', '9.2'],
  ['Ferryman', 'He rows whoever pays, and nobody by night.', '6.1'],
] as const;

const NAME = 12;
const TEXT = 44;

function wrapped(text: string, width: number): string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    return last !== undefined && last.length + 1 + word.length <= width ? [...lines.slice(0, -1), `${last} ${word}`] : [...lines, word];
  }, []);
}

/** A row whose name is wrapped in its column, and what stands behind its text. */
function tableRow([name, text, behind]: readonly [string, string, string], margin = ''): string[] {
  const [names, texts] = [wrapped(name, NAME - 2), wrapped(text, TEXT - 4)];
  return Array.from({ length: Math.max(names.length, texts.length) }, (_, at) => `${margin}${(names[at] ?? '').padEnd(NAME)}${(texts[at] ?? '').padEnd(TEXT)}${at === 0 ? behind : ''}`.trimEnd());
}

const titles = (margin = ''): string[] => [`${margin}${'Term'.padEnd(NAME)}${'Meaning'.padEnd(TEXT)}Rule`, ''];
const head = (number: number): string[] => [`Lamps of Ostermere${' '.repeat(24)}Handbook 2.0${' '.repeat(14)}${number}`, ''];
const spaced = (rows: readonly string[][]): string[] => rows.flatMap((row) => [...row, '']);

async function read(lines: readonly string[]) {
  const source = await sourceOf(lines.join('\n'));
  const { documents, messages } = segmentAll([source]);
  const document = documents[0]?.document;
  return {
    all: document?.entries.map(({ headword, blocks }) => [headword, ...blocks.map(({ text }) => text)]) ?? [],
    rulings: document?.rulings.map(({ topic, starred, lines: [first, last] }) => [topic, starred, first, last]) ?? [],
    partial: document?.entries.filter(({ completeness }) => completeness === 'partial').map(({ headword }) => headword) ?? [],
    misplaced: document === undefined ? [] : misplacedLines(source, document.ledger), rules: messages.map(({ rule }) => rule), title: document?.title,
  };
}

const whole = ROWS.map(([name, text, behind]) => [name, `${text} | ${behind}`]);

describe('a table with titles', () => {
  it.each(['', '  ', '      '])('has a row for each name, however it is wrapped, and no row of its titles, which stand again on each page; its margin is “%s”', async (margin) => {
    const { all, misplaced, title } = await read([...head(11), 'Appendix B. What it means', '', ...titles(margin), ...spaced(ROWS.slice(0, 4).map((row) => tableRow(row, margin))), ...head(12), ...titles(margin), ...spaced(ROWS.slice(4).map((row) => tableRow(row, margin)))]);
    expect(all).toEqual(whole);
    expect(misplaced).toEqual([]);
    expect(title).toBe('Lamps of Ostermere – Handbook 2.0');
  });

  it('goes on with a text across the end of a page', async () => {
    const [first = [], ...others] = ROWS.slice(3).map((row) => tableRow(row));
    const { all } = await read([...head(11), ...titles(), ...spaced(ROWS.slice(0, 3).map((row) => tableRow(row))), ...first.slice(0, 2), '', ...head(12), ...titles(), ...first.slice(2), '', ...spaced(others)]);
    expect(all.map(([name]) => name)).toEqual(ROWS.map(([name]) => name));
    expect(all[3]?.slice(1).join(' ')).toContain('owed to the Table');
  });

  it('without gaps between its rows has the rest of a name below a text that goes on, and a name below one that has ended', async () => {
    const { all, misplaced } = await read([...head(11), 'Glossary', '', ...titles(), ...ROWS.slice(0, 4).flatMap((row) => tableRow(row)), '', ...head(12), ...titles(), ...ROWS.slice(4).flatMap((row) => tableRow(row))].map((line) => line.replace(/\s+\d\.\d$|\s+Rule$/u, '')));
    expect(all).toEqual(ROWS.map(([name, text]) => [name, text]));
    expect(misplaced).toEqual([]);
  });

  it('has no number of a page in a text, though it stands right below it', async () => {
    const foot = (number: number): string => `${' '.repeat(NAME + TEXT)}${number}`;
    const rows = ROWS.map((row) => tableRow(row));
    const page = (from: number, to: number, number: number): string[] => [...titles(), ...spaced(rows.slice(from, to)).slice(0, -1), foot(number)];
    expect((await read(['Glossary of the Harbour', '', ...page(0, 3, 1), ...page(3, 5, 2), ...page(5, 7, 3)])).all).toEqual(whole);
  });

  it('says that it is cut, though a number stands behind its last text', async () => {
    const lines = [...head(11), ...titles(), ...spaced(ROWS.map((row) => tableRow(row))), ...tableRow(['Gangway', 'A plank between a barge and the quay. Nobody may stand on it while the', '8.8'])];
    expect((await read(lines)).partial).toEqual(['Gangway']);
  });

  it('of rulings has a star where its last column says that one is new', async () => {
    const rulings = ROWS.map(([name, text], at): [string, string, string] => [name, text, at % 3 === 1 ? 'NEW' : '3/17']);
    const { rulings: found } = await read(['Lamps of Ostermere – Sheet of Rulings – 3 May 2005', '', `${'Card'.padEnd(NAME)}${'Ruling'.padEnd(TEXT)}Since`, '', ...spaced(rulings.map((row) => tableRow(row)))]);
    expect(found.map(([topic, starred]) => [topic, starred])).toEqual(rulings.map(([name,, behind]) => [name, behind === 'NEW']));
  });
});

describe('a list with hanging indentation', () => {
  const hanging = (name: string, text: string): string[] => {
    const [first = '', ...others] = wrapped(text, TEXT);
    const below = [first, ...others].map((line) => `${' '.repeat(NAME)}${line}`);
    return name.length > NAME - 2 ? [name, ...below] : [`${name.padEnd(NAME)}${first}`, ...below.slice(1)];
  };
  const page = (number: number): string[] => [`${' '.repeat(30)}- ${number} -`, ''];
  const list = (rows: readonly (readonly [string, string, string])[]): string[] => spaced(rows.map(([name, text]) => hanging(name, text)));

  it('has long names on lines of their own, and its titles are none', async () => {
    const { all, misplaced } = await read([`${' '.repeat(20)}LAMPS OF OSTERMERE`, `${' '.repeat(18)}GLOSSARY OF TERMS, 2nd revision`, '', '      [ File: terms.txt     3 May 1997 ]', '', ...list(ROWS.slice(0, 4)), ...page(2), ...list(ROWS.slice(4))]);
    expect(all).toEqual(ROWS.map(([name, text]) => [name, text]));
    expect(misplaced).toEqual([]);
  });

  it('keeps paragraphs and items of a text apart', async () => {
    const items = ['(1) row it,', '(2) tow it,'].map((item) => `${' '.repeat(NAME + 2)}${item}`);
    const { all } = await read(['Glossary of Terms', '', ...list(ROWS.slice(0, 6)), ...hanging('Ferry', 'With a ferry you may do two things:'), ...items, '', `${' '.repeat(NAME)}Nobody may do both.`, '', ...hanging('Fog', 'It comes from the sea.')]);
    expect(all.find(([name]) => name === 'Ferry')).toEqual(['Ferry', 'With a ferry you may do two things:', 'row it,', 'tow it,', 'Nobody may do both.']);
  });

  it.each([
    ['names without any order, in a document that is no glossary', ['The night watch of Ostermere', '', ...list([ROWS[5], ROWS[0], ROWS[6], ROWS[1], ROWS[3], ROWS[2]])]],
    ['a programme of hours', ['Programme', '', ...spaced(['18:00', '18:30', '19:15', '20:00', '21:30'].map((hour) => hanging(hour, 'The lamps are lit, and whoever has a bell rings it.')))]],
    ['a picture of two columns', ['Quays and locks', '', ...spaced([['Aft', 'Bow'], ['East', 'West'], ['North', 'South'], ['Up', 'Down']].map(([left = '', right = '']) => [`${left.padEnd(NAME)}${right}`]))]],
  ])('is none: %s', async (_, lines) => { expect((await read(lines)).all).toEqual([]); });

  it('nor are lines without gaps, of which each may be a name', () => {
    expect(laidOutIn(ROWS.flatMap(([name, text]) => hanging(name, text)).map((text) => ({ text, from: 1, to: 1 })))).toBeNull();
  });
});

it('lines of nothing but gaps cost no more than their length', () => {
  expect(costly(['a  ', '  ', ' a', 'Term    Meaning  ', 'a   b    c  '], (line) => laidOutIn([...ROWS.flatMap((row) => [...tableRow(row), '']), line, ''].map((text) => ({ text, from: 1, to: 1 }))))).toEqual([]);
});
