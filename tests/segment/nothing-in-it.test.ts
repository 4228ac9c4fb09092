/** Documents that stand beside glossaries and rulings and are neither: announcements, lists of cards, indexes, prose. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { misplacedLines } from './rig/account.ts';
import { cut, sourceOf } from './rig/cut.ts';

const folder = path.join(import.meta.dirname, '..', 'fixtures', 'nothing');

describe('a document that holds neither entries nor rulings gives none', () => {
  it.each(globSync('*.*', { cwd: folder }).sort())('%s', async (file) => {
    const source = await sourceOf(readFileSync(path.join(folder, file)), file);
    const document = cut(source, []);
    expect([...document?.entries ?? [], ...document?.rulings ?? []]).toEqual([]);
    if (document !== null) expect(misplacedLines(source, document.ledger)).toEqual([]);
  });
});
