/** A table of rulings saved with the page around it: its columns are called what the game calls its things, and the menu above it has tabs, too. */
import { describe, expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import { misplacedLines } from './rig/account.ts';
import { sourceOf } from './rig/cut.ts';

const rows = [
  ['Night Ferry', 'It may carry two cats, and a keeper with them.', '2008-03-11', 'NW'], ['Anchor', 'It may be lifted at dusk. A barge that drags one is slow.', '2007-11-02', 'TF'], ['Anchor', 'A captured anchor is lifted at once.', '2008-05-30', 'NW'],
  ['Bell of the Quay', 'It wakes nobody who sleeps on the quay.', '2008-01-21', 'TF'], ['Curfew', 'The bell ends the day.', '2008-02-14', 'NW'],
];
const NAMES = ['Night Ferry', 'Anchor', 'Anchor', 'Bell of the Quay', 'Curfew'];
const MENU = 'Home\tRules\tJudges\tResults\tLinks\tLogin';

async function read(columns: string, { menu = MENU, cells = 4 }: { menu?: string; cells?: number } = {}) {
  const source = await sourceOf(["Lamps of Ostermere -- Judges' Corner", menu, 'Rulings by barge', '', columns, ...rows.map((row) => row.slice(0, cells).join('\t'))].join('\n'));
  const document = segmentAll([source]).documents[0]?.document;
  return { topics: document?.rulings.map(({ topic }) => topic) ?? [], days: document?.rulings.map(({ effective }) => effective?.from ?? null) ?? [], headwords: document?.entries.map(({ headword }) => headword) ?? [], lost: document === undefined ? [] : misplacedLines(source, document.ledger) };
}

describe('a table below a menu', () => {
  it.each(['Barge / Card\tRuling\tDate\tSource', 'Unit\tRuling\tDate\tSource', 'Troop\tAnswer\tAsked on\tBy'])('%j: its rows are the topics, each with its day', async (columns) => {
    expect(await read(columns)).toEqual({ topics: NAMES, days: ['2008-03-11', '2007-11-02', '2008-05-30', '2008-01-21', '2008-02-14'], headwords: [], lost: [] });
  });

  it('the menu is none, whatever its columns are called', async () => {
    const { topics, headwords } = await read('Thing\tWhat the bench says', { cells: 2 });
    expect([...topics, ...headwords]).not.toContain('Home');
  });
});
