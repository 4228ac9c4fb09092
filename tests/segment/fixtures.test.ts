/**
 * One folder a rule: `input.txt` or `input.html` is a document, `names.txt` (where there is one) holds names that the rest
 * of its corpus uses, `expected.yaml` is how it is cut. `npx vitest run tests/segment -u` writes the expected files anew;
 * what they then say is to be read beside the document.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { misplacedLines } from './rig/account.ts';
import { cut, sourceOf } from './rig/cut.ts';
import { outline } from './rig/outline.ts';

const folder = path.join(import.meta.dirname, '..', 'fixtures', 'segment');
const inputs = globSync('*/input.*', { cwd: folder }).sort();

function namesBeside(input: string): string[] {
  const file = path.join(folder, path.dirname(input), 'names.txt');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
}

describe('a document is cut as expected, with each non-blank line in one row of the ledger', () => {
  it.each(inputs)('%s', async (input) => {
    const source = await sourceOf(readFileSync(path.join(folder, input)), path.basename(input));
    const document = cut(source, namesBeside(input));
    expect(document, 'a layout knows it').not.toBeNull();
    if (document === null) return;
    expect(misplacedLines(source, document.ledger)).toEqual([]);
    await expect(outline(document)).toMatchFileSnapshot(path.join(folder, path.dirname(input), 'expected.yaml'));
  });
});
