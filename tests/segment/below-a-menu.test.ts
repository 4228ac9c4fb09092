/** A rulings document copied with the menu of its site above it: what the menu's rows are called heads no part of the document. */
import { expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import { sourceOf } from './rig/cut.ts';

const HEAD = ['Lamps of Ostermere', '', 'Current Rulings', '', '5/22/00', '', 'Current Rulings are periodic updates to the glossary and to the book that the game comes with.', ''];
const SUMMARY = ['SIGNIFICANT RULINGS CHANGES AND CLARIFICATIONS', '', 'armada: The barges of an armada need no captain each.', '', 'bell: It may be rung by anybody who hears it.', '', 'curfew: It ends when the lamp is lit, and not bef'];
const RULINGS = ['RULINGS', '', 'armada - The barges of an armada need no captain each.', '', 'bell - It may be rung by anybody who hears it.', '', 'curfew - It ends when the lamp is lit.', '', 'dusk - It falls once.'];

const read = async (...parts: readonly (readonly string[])[]) => segmentAll([await sourceOf(parts.flat().join('\n'))]).documents[0]?.document;

it.each(['Card Errata', 'Rulings', 'Temporary Rulings', 'Changes'])('“%s” among the rows does not begin the rulings, and the document keeps its day', async (row) => {
  const menu = ['Rules Home', 'Rulebook', 'Glossary', row, 'Night Guide', ''];
  expect(await read(menu, HEAD, SUMMARY)).toMatchObject({ date: '2000-05-22', rulings: [] });
  expect((await read(menu, HEAD, RULINGS))?.rulings.map(({ topic }) => topic)).toEqual(['armada', 'bell', 'curfew', 'dusk']);
});

it('a heading right above names is one', async () => {
  const document = await read(HEAD, ['Temporary Rulings', '', 'The armada is not played until the tide turns.', ''], RULINGS);
  expect(document?.rulings.map(({ topic }) => topic)).toEqual([null, 'armada', 'bell', 'curfew', 'dusk']);
});
