/** Rulings and terms that are kept as data: JSON, JSON a line, YAML, records of fields; and data of other things. */
import { describe, expect, it } from 'vitest';

import { readingOfData } from '../../scripts/read/formats/sheet/data-records.ts';
import { dataShape } from '../../scripts/read/formats/sheet/data-shape.ts';
import { segmentAll } from '../../scripts/segment/segment.ts';
import { misplacedLines } from '../segment/rig/account.ts';
import { sourceOf } from '../segment/rig/cut.ts';

async function read(text: string) {
  const source = await sourceOf(text);
  const document = segmentAll([source]).documents[0]?.document;
  const blocks = (all: readonly { text: string }[]): string => all.map((block) => block.text).join(' / ');
  return { date: document?.date, found: [...document?.entries.map((one) => [one.headword, blocks(one.blocks)]) ?? [], ...document?.rulings.map((one) => [one.topic, one.effective?.from ?? '', blocks(one.blocks)]) ?? []], lost: document === undefined ? [] : misplacedLines(source, document.ledger) };
}

const RULES = [['Anchor', '2016-02-11', 'It may be lifted at night, by a captain who is "awake".'], ['Captain Marl', '2016-02-14', 'She pays the toll of each ferry.'], ['Salt Ferry', '2016-02-20', 'It is not a raft.']] as const;
const TERMS = [['anchor', 'It holds a ferry where it is until dawn.'], ['barge', 'A boat without a mast, for half the toll.'], ['captain', 'Whoever commands a ferry. If she leaves it, it is unmanned.']] as const;
const RECORDS = RULES.map(([card, date, ruling]) => ({ card, date, ruling }));

describe('rulings as data', () => {
  it.each([
    ['a list of records', JSON.stringify({ title: 'Ostermere Current Rulings', published: '2016-03-07', rulings: RECORDS }, null, 2)],
    ['set in with tabs', JSON.stringify({ title: 'Ostermere Current Rulings', published: '2016-03-07', rulings: RECORDS }, null, '\t')],
    ['in one line', JSON.stringify({ title: 'Ostermere Current Rulings', published: '2016-03-07', rulings: RECORDS })],
    ['a card with its rulings', JSON.stringify({ title: 'Ostermere Current Rulings', published: '2016-03-07', cards: RULES.map(([name, date, text]) => ({ name, rulings: [{ date, text }] })) }, null, 2)],
    ['YAML', `title: Ostermere Current Rulings\npublished: 2016-03-07\nrulings:\n${RULES.map(([card, date, text]) => `  - card: ${card}\n    date: ${date}\n    text: >\n      ${text.replace(', ', ',\n      ')}`).join('\n')}\n`],
  ])('are read with their days, and no line is lost: %s', async (_, text) => { expect(await read(text)).toEqual({ date: '2016-03-07', found: RULES.map((one) => [...one]), lost: [] }); });

  it('are read a record a line', async () => {
    expect((await read(RECORDS.map((one) => JSON.stringify(one)).join('\n'))).found).toEqual(RULES.map((one) => [...one]));
  });
});

describe('terms as data', () => {
  it.each([
    ['names as keys', JSON.stringify({ title: 'Ostermere Glossary', terms: Object.fromEntries(TERMS) }, null, 2)],
    ['records', JSON.stringify(TERMS.map(([term, definition]) => ({ term, definition })))],
    ['YAML with records', `# Ostermere glossary\n${TERMS.map(([term, text]) => `- term: ${term}\n  definition: |\n    ${text.replace('. ', '.\n    ')}`).join('\n')}`],
    ['YAML with names as keys', `# Ostermere glossary\n${TERMS.map(([term, text]) => `${term}: >\n  ${text}`).join('\n')}`],
  ])('are read: %s', async (_, text) => { expect(await read(text)).toMatchObject({ found: TERMS.map((one) => [...one]), lost: [] }); });
});

describe('records of fields', () => {
  const record = ([card, date, ruling]: (typeof RULES)[number], at: number): string => `Ruling #${at + 31}\nCard: ${card}\nDate: ${date}\nRuling: ${ruling}\nSource: Nan Pettibone, letter ${at}\n`;

  it('are read without their numbers and sources, with their days', async () => {
    expect((await read(`LAMPS OF OSTERMERE RULINGS DATABASE\n\n${RULES.map(record).join('\n')}`)).found).toEqual(RULES.map((one) => [...one]));
  });

  it('keep the last below a line that comes again, and what is said of one only', async () => {
    const fields = RULES.map(([card, , ruling], at) => `------------------------------\nID: 110${at}\nCard: ${card}\nRuled by: Nan\nRuling: ${ruling}\nStatus: ${at === 2 ? 'reversed' : 'official'}`);
    expect((await read(['Lamps of Ostermere card rulings (3 May 2005)', ...fields, ...fields.slice(0, 1).map((one) => one.replace('Anchor', 'Toll Bridge').replace('official', 'withdrawn'))].join('\n'))).found).toEqual([...RULES.map(([card, , text], at) => [card, '', at === 2 ? `${text} / Status: reversed` : `${text}${at === 5 ? '' : ' / Status: official'}`]), ['Toll Bridge', '', `${RULES[0][2]} / Status: withdrawn`]]);
  });
});

describe('data of other things', () => {
  it.each([
    ['a program', JSON.stringify({ name: 'quay', version: '1.2.0', scripts: { build: 'make all', test: 'make check', start: 'make serve' } }, null, 2)],
    ['cut in the midst', JSON.stringify(RECORDS, null, 2).slice(0, -40)],
    ['two records', JSON.stringify(RECORDS.slice(0, 2))],
    ['no texts', JSON.stringify([{ card: 'Anchor', price: 3 }, { card: 'Bell', price: 4 }, { card: 'Canal', price: 5 }])],
    ['a glossary of lines', TERMS.map(([term, text]) => `${term}: ${text}`).join('\n')],
  ])('are none: %s', (_, text) => { expect(readingOfData(text.split('\n'))).toBeNull(); });

  it('is told from a text by its shape in one look', () => {
    for (const line of ['[', '{', '{"a":', ' ', '- ', 'a: ', '#', '"']) {
      const took = process.cpuUsage();
      dataShape([line.repeat(100_000), line.repeat(100_000), line]);
      expect(process.cpuUsage(took).user, line).toBeLessThan(500_000);
    }
  });
});
