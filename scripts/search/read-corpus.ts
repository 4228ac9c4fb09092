import type { Corpus } from '../../src/model/corpus.ts';
import { UsageError } from '../command/usage-error.ts';
import { readCorpusData } from '../read/corpus-data.ts';
import { corpusFolder } from '../site/corpus-folder.ts';

/**
 * The corpus in a folder.
 *
 * @throws UsageError where there is none, or one that another version of this program wrote
 */
export async function readCorpus(folder: string): Promise<Corpus> {
  const corpus = await readCorpusData(corpusFolder(folder));
  if (corpus !== null) return corpus;
  throw new UsageError(`${folder}/corpus.json is not a corpus this program can read: ingest the documents again.`);
}
