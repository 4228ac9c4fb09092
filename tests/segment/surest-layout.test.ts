/** Where one layout is certain the others are not asked: what is asked decides nothing, or it would not be certain. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { layoutOf } from '../../scripts/segment/choose-layout.ts';
import { LAYOUTS, SURE_ENOUGH } from '../../scripts/segment/layouts.ts';
import { sourceOf } from './rig/cut.ts';

const folder = path.join(import.meta.dirname, '..', 'fixtures', 'segment');
const inputs = globSync('*/input.*', { cwd: folder }).sort();

it('the layout of each fixture is the surest of all, of equals the first of the table', async () => {
  const layouts = new Map<string, number>();
  for (const input of inputs) {
    const source = await sourceOf(readFileSync(path.join(folder, input)), path.basename(input));
    const chosen = layoutOf(source);
    const all = LAYOUTS.map((layout) => ({ layout, sureness: layout.recognise(source) })).toSorted((a, b) => b.sureness - a.sureness);
    const surest = all[0] !== undefined && all[0].sureness >= SURE_ENOUGH ? all[0].layout : null;
    expect(chosen?.name, input).toBe(surest?.name);
    if (chosen !== null) layouts.set(chosen.name, (layouts.get(chosen.name) ?? 0) + 1);
  }
  expect(layouts.size).toBeGreaterThan(LAYOUTS.length - 3);
});
