import { existsSync } from 'node:fs';
import path from 'node:path';

import { UsageError } from '../command/usage-error.ts';
import { settle } from '../output/exchange.ts';

/**
 * The folder itself, once it is seen to hold what ingestion writes; an ingestion that was killed in it is finished.
 *
 * @throws UsageError where it was never ingested: most often a folder of documents was given
 */
export function corpusFolder(folder: string): string {
  settle(folder);
  if (existsSync(path.join(folder, 'corpus.json'))) return folder;
  throw new UsageError(`${folder} holds no corpus.json: ingest the documents first, as in "npm run ingest -- --from ${folder} --to FOLDER".`);
}
