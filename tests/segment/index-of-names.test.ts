/** An index has names and the pages they stand on, and no text: a page of it holds no entry, and behind a glossary it is no part of the last one. */
import { describe, expect, it } from 'vitest';

import { indexRows, INDEX_ROWS } from '../../scripts/segment/apart/index-rows.ts';
import { segmentAll } from '../../scripts/segment/segment.ts';
import { misplacedLines } from './rig/account.ts';
import { sourceOf } from './rig/cut.ts';

const names = ['anchor', 'ballast', 'barge', 'bell', 'captain', 'crew', 'curfew', 'dusk', 'ferry', 'gale', 'harbour', 'keeper', 'lamp', 'mooring', 'oar', 'quay', 'storm', 'tide'];

async function read(text: string) {
  const source = await sourceOf(text);
  const [found] = segmentAll([source]).documents;
  return { headwords: found?.document.entries.map(({ headword }) => headword) ?? [], last: found?.document.entries.at(-1)?.lines, lost: found === undefined ? [] : misplacedLines(source, found.document.ledger) };
}

const DRESSES: [string, (name: string, at: number) => string][] = [
  ['a tab', (name, at) => (at % 5 === 3 ? `${name}\tsee lamp` : `${name}\t${at + 2}, ${at + 9}-${at + 11}`)],
  ['commas', (name, at) => (at % 5 === 3 ? `${name}, see lamp` : `${name}, ${at + 2}, ${at + 9}`)],
  ['a column of the page', (name, at) => (at % 5 === 3 ? `${name.padEnd(30)}see lamp` : `${name.padEnd(30)}${at + 2}`)],
  ['one space, and letters above', (name, at) => `${names[at - 1]?.startsWith(name.charAt(0)) === true ? '' : `${name.charAt(0).toUpperCase()}\n`}${name} ${at + 2}`],
  ['parts below names', (name, at) => `${name} ${at + 2}\n    in a storm ${at + 30}`],
];

describe('a page of an index holds no entry', () => {
  it.each(DRESSES)('pages behind %s', async (_, dress) => {
    const rows = names.map(dress).join('\n');
    expect((await read(`Lamps of Ostermere\n\nIndex of Terms\n\nBold numbers are the pages on which a term is explained in the Glossary.\n\n${rows}\n`)).headwords).toEqual([]);
  });
});

describe('an index behind a glossary', () => {
  const entries = ['Anchor: It holds a barge.', 'Barge: A boat with a flat floor.', 'Curfew: The bell ends all trade.', 'Dusk: The last turn of a day.', 'Ferry: A barge without a lamp.', 'Gale: A wind that ends a turn.'];

  it.each(DRESSES)('is no part of it, pages behind %s', async (_, dress) => {
    expect(await read(['Lamps of Ostermere Reference', 'GLOSSARY', ...entries, 'INDEX', names.map(dress).join('\n')].join('\n\n'))).toEqual({ headwords: ['Anchor', 'Barge', 'Curfew', 'Dusk', 'Ferry', 'Gale'], last: [15, 15], lost: [] });
  });
});

describe('a short index behind a glossary', () => {
  const entries = ['Anchor: It holds a barge.', 'Barge: A boat with a flat floor.', 'Curfew: The bell ends all trade.', 'Dusk: The last turn of a day.', 'Ferry: A barge without a lamp.', 'Gale: A wind that ends a turn.'];
  const rows = ['anchor 4, 17, 29', 'barge 3, 28', 'dusk 21, 29', 'tide 19-20, 29'].join('\n');
  it('is no part of it below its title', async () => { expect(await read(['Lamps of Ostermere Reference', 'GLOSSARY', ...entries, 'INDEX', rows].join('\n\n'))).toMatchObject({ last: [15, 15], lost: [] }); });
  it('and is believed nowhere else', () => { expect(indexRows(['Tolls', '', ...rows.split('\n')])).toEqual([]); });
});

describe('what is no index', () => {
  it('a glossary whose terms have their pages behind them', () => {
    expect(indexRows(names.flatMap((name, at) => [`${name}\t${at + 4}`, `Where a ${name} is, a barge may rest.`, '']))).toEqual([]);
  });

  it('names and figures in no order', () => {
    expect(indexRows(names.toReversed().map((name, at) => `${name} ${at + 1}`))).toEqual([]);
  });

  it('a few of them', () => {
    expect(indexRows(names.slice(0, 6).map((name, at) => `${name} ${at + 1}`))).toEqual([]);
  });

  it('each row has an example that it reads', () => {
    expect(INDEX_ROWS.map(({ is, example }) => is.test(example))).toEqual(INDEX_ROWS.map(() => true));
  });
});
