import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { fontsFolder, makeSubset, subsets } from './subsets.ts';

const committed = (file: string): Buffer => readFileSync(path.join(fontsFolder, file));

describe('the site’s own type', () => {
  it.each(subsets)('is what the packages give: $file', async (subset) => {
    expect(committed(subset.file).equals(await makeSubset(subset))).toBe(true);
  });

  it('weighs at most 40 kB in all, and has no file that nothing made', () => {
    const files = readdirSync(fontsFolder).filter((name) => name.endsWith('.woff2')).sort();
    expect(files).toEqual(subsets.map(({ file }) => file).sort());
    expect(files.reduce((sum, file) => sum + committed(file).length, 0)).toBeLessThanOrEqual(40_000);
  });

  it('comes with its licence', () => {
    expect(readFileSync(path.join(fontsFolder, 'OFL.txt'), 'utf8')).toContain('SIL OPEN FONT LICENSE');
  });
});
