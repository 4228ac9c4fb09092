import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { corpus, type Corpus } from '../../src/model/corpus.ts';

/** What stands in a folder's `corpus.json`, as it is described; null where there is none, or none that can be read. */
async function readData<T>(folder: string, schema: z.ZodType<T>): Promise<T | null> {
  try {
    return schema.parse(JSON.parse(await readFile(path.join(folder, 'corpus.json'), 'utf8')));
  } catch {
    return null;
  }
}

/** The corpus that an earlier ingestion left in a folder; null where there is none, or none that can still be read. */
export const readCorpusData = (folder: string): Promise<Corpus | null> => readData(folder, corpus);

const said = z.object({ address: corpus.shape.address });
const titled = z.object({ title: corpus.shape.title });

/**
 * The address that a corpus gives its site; null where it gives none. Nothing else of `corpus.json` is looked at: what
 * cannot be read is told of by whoever reads it whole.
 */
export const readAddress = async (folder: string): Promise<string | null> => (await readData(folder, said))?.address ?? null;

/** The title of a corpus; "" where there is none that can be read. */
export const readTitle = async (folder: string): Promise<string> => (await readData(folder, titled))?.title ?? '';
