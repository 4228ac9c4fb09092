import { existsSync } from 'node:fs';
import path from 'node:path';

import { UsageError } from '../command/usage-error.ts';
import { settle } from '../output/exchange.ts';
import type { Corpus } from '../../src/model/corpus.ts';
import { readCorpusData } from '../read/corpus-data.ts';

/**
 * The folder itself, once it is seen to hold what ingestion writes; an ingestion that was killed in it is finished.
 *
 * @throws UsageError where it was never ingested: most often a folder of documents was given
 */
export function corpusFolder(folder: string): string {
  settle(folder);
  if (existsSync(path.join(folder, 'corpus.json'))) return folder;
  throw new UsageError(`${folder} holds no corpus.json: ingest the documents first, as in "npm run ingest -- --from ${folder} --to FOLDER"; build and export read them themselves where they are given with --from.`);
}

/**
 * The corpus that an ingestion wrote into a folder.
 *
 * @throws UsageError where there is none, or one that another version of this program wrote
 */
export async function readIngested(folder: string): Promise<Corpus> {
  const corpus = await readCorpusData(corpusFolder(folder));
  if (corpus !== null) return corpus;
  throw new UsageError(`${folder}/corpus.json is not a corpus this program can read: ingest the documents again.`);
}
