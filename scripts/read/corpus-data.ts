import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { corpus, type Corpus } from '../../src/model/corpus.ts';

/** The corpus that an earlier ingestion left in a folder; null where there is none, or none that can still be read. */
export async function readCorpusData(folder: string): Promise<Corpus | null> {
  try {
    const read = corpus.safeParse(JSON.parse(await readFile(path.join(folder, 'corpus.json'), 'utf8')));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

const said = z.object({ address: corpus.shape.address });

/** The address that a corpus gives its site; null where it gives none. Nothing else of `corpus.json` is looked at. */
export async function readAddress(folder: string): Promise<string | null> {
  return said.parse(JSON.parse(await readFile(path.join(folder, 'corpus.json'), 'utf8'))).address;
}
