/**
 * How orders are read, word by word: `tests/fixtures/readings`. What nobody doubts of them is asked elsewhere; here a change
 * of any place, text or tile is seen. `vitest -u` writes them anew: read the difference before committing it.
 */
import path from 'node:path';
import { describe, expect, test } from 'vitest';

import { interpretRuling } from '../../scripts/interpret/amendments/interpret-ruling.ts';
import { emptyPlace } from '../../scripts/interpret/amendments/drafts/draft.ts';
import type { Instruction } from '../../scripts/interpret/instruction.ts';
import { certainOrders } from '../wordings/rig/certain-orders.ts';
import { rareOrders } from './rig/rare-orders.ts';
import { rulingOf } from './rig/ruling.ts';
import { unusualOrders } from './rig/unusual-orders.ts';

const folder = path.join(import.meta.dirname, '../fixtures/readings');

/** Only what an order says: of an empty place nothing. */
function drawn({ operation, unit, how, to, place, locator, oldText, newText, instruction, tiles, lines, explicit }: Instruction): string {
  const named = Object.entries(place).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(emptyPlace[key as keyof typeof place]));
  const told = ([['at', locator], ['old', oldText], ['new', newText], ['how', how], ['to', to ?? null], ['lines', lines[0] === lines[1] ? null : lines.join('-')], ...named] as [string, unknown][]).filter(([, value]) => value !== null);
  const words = tiles.map(({ from, to, as }) => `${as} [${instruction.slice(from, to)}]`);
  return [`${operation} of ${unit}${explicit ? '' : ', not ordered'}`, ...told.map(([key, value]) => `${key}: ${JSON.stringify(value)}`), ...words].map((line, at) => (at === 0 ? `  ${line}` : `    ${line}`)).join('\n');
}

const read = (ruling: string): string => [ruling, ...interpretRuling(rulingOf(ruling.split(' / '))).map(drawn)].join('\n');

/** So few at once that a change is found by its neighbours. */
const AT_ONCE = 20;
const certain = certainOrders.map(([ruling]) => ruling);
const parts = [...certain, ...unusualOrders, ...rareOrders].reduce<string[][]>((all, ruling, at) => (at % AT_ONCE === 0 ? [...all, [ruling]] : [...all.slice(0, -1), [...all.at(-1) ?? [], ruling]]), []);

describe('orders are read as before', () => {
  test('as one is, by which the grammar is made', () => { expect(read('Delete this entry.')).toContain('\n  repeal of entry\n'); });

  test.for(parts.map((rulings, at) => [rulings[0] ?? '', at, rulings] as const))('from: %s', async ([, at, rulings]) => {
    await expect(`${rulings.map(read).join('\n\n')}\n`).toMatchFileSnapshot(path.join(folder, `${String(at + 1).padStart(2, '0')}.txt`));
  });
});
