import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { corpus, type Corpus } from '../../src/schemas/corpus.ts';

/** The corpus that an earlier ingestion left in a folder; null where there is none, or none that can still be read. */
export async function readCorpusData(folder: string): Promise<Corpus | null> {
  try {
    const read = corpus.safeParse(JSON.parse(await readFile(path.join(folder, 'corpus.json'), 'utf8')));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
