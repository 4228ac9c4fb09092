import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { headwordsIn, inventGlossary, inventRulings } from './invent-glossary.ts';
import { withTemporaryFolder } from '../../scripts/command/temporary-folder.ts';
import { readCorpus } from '../../scripts/ingest/ingest.ts';

describe('an invented glossary', () => {
  it('is the same to the byte for the same seed, and another for another', () => {
    expect(inventGlossary(40, 7)).toEqual(inventGlossary(40, 7));
    expect(inventGlossary(40, 7)).not.toEqual(inventGlossary(40, 8));
  });

  it('is read whole: an entry for each that was invented, complete, each reference resolved', () =>
    withTemporaryFolder('test', async (folder) => {
      for (const { file, text } of inventGlossary(120, 7)) writeFileSync(path.join(folder, file), text);
      const { corpus } = await readCorpus(folder);
      expect(corpus.entries).toHaveLength(120);
      expect(corpus.entries.filter(({ completeness }) => completeness !== 'complete')).toEqual([]);
      expect(corpus.entries.flatMap(({ seeAlso }) => seeAlso).filter(({ target }) => target !== null)).toHaveLength(120);
    }));

  it('has rulings made for it that are read as such, each on its entry', () =>
    withTemporaryFolder('test', async (folder) => {
      const pages = inventGlossary(120, 7);
      for (const { file, text } of [...pages, { file: 'rulings.txt', text: inventRulings('4 November 2019', headwordsIn(pages)) }]) writeFileSync(path.join(folder, file), text);
      const { corpus } = await readCorpus(folder);
      expect(corpus.rulings.map(({ entry }) => entry)).not.toContain(null);
      expect(corpus.rulings).toHaveLength(pages.length);
    }));
});
