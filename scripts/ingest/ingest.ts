/**
 * Ingestion: published documents in, the rules as data and as MDX out. The order of the calls is the flow of the program;
 * each hands a value to the next, the first reads the disk and the last writes it.
 */
import type { Corpus, Message } from '../../src/model/corpus.ts';
import { operatorsToday } from '../command/today.ts';
import { compareCorpora, type Difference } from '../consolidate/compare-corpora.ts';
import { consolidate } from '../consolidate/consolidate.ts';
import { ofTheFuture } from '../consolidate/order/doubtful-days.ts';
import { sortDecisions } from '../decisions/sort-decisions.ts';
import { interpretAll } from '../interpret/interpret.ts';
import { link } from '../link/link.ts';
import { weave } from '../link/weave.ts';
import { demandApart } from '../read/apart.ts';
import { readCorpusData } from '../read/corpus-data.ts';
import { readCorpusFolder } from '../read/corpus-folder.ts';
import { segmentAll } from '../segment/segment.ts';
import { corpusFiles } from '../write/corpus-files.ts';
import { keepTexts } from '../write/keep.ts';
import { writeOutput, type Written } from '../write/output-folder.ts';
import { correctSources, readDecisions } from './decisions.ts';
import { newlyKept, type Kept } from './kept.ts';

export interface IngestResult {
  corpus: Corpus;
  /** What is different from the corpus that stood in the output folder; everything is new where there was none. */
  difference: Difference;
  written: Written;
}

/**
 * Reads the corpus folder `from` and writes `corpus.json`, `entries/`, `versions/` and `rulings/` into the folder `to`.
 * @param kept - what is kept of the time before, by a caller that ingests the same folders again and again
 * @throws CorpusError where there is nothing to read, the configuration is wrong, or the output would lie where documents are read; bad documents end in messages instead.
 */
export async function ingest({ from, to, today, kept = newlyKept() }: { from: string; to: string; today?: string; kept?: Kept }): Promise<IngestResult> {
  demandApart(from, to);
  const before = kept.corpus ?? await readCorpusData(to);
  const { corpus } = await readCorpus(from, today, kept);
  const written = await writeOutput(to, corpusFiles(corpus, keepTexts(kept.texts)), kept.files);
  kept.corpus = corpus;
  kept.nextRound();
  return { corpus, difference: compareCorpora(before, corpus), written };
}

/** Everything but the writing. `today` is the day as of which the text in force is given: the operator's, where none is named. */
export async function readCorpus(from: string, today = operatorsToday(), { reader }: Pick<Kept, 'reader'> = newlyKept()): Promise<{ corpus: Corpus }> {
  const folder = await readCorpusFolder(from, reader);
  const decided = readDecisions(folder.decisions);
  const corrected = correctSources(folder.sources, decided.decisions);
  const segmented = segmentAll(corrected.sources, folder.config.documents);
  const interpreted = interpretAll(segmented.documents);
  const linked = link(interpreted, folder.config, sortDecisions(decided.decisions));
  const messages: Message[] = [...folder.messages, ...decided.messages, ...corrected.messages, ...segmented.messages, ...linked.messages, ...ofTheFuture(linked.documents, [today, operatorsToday()].toSorted().at(-1) ?? today)];
  return { corpus: weave(consolidate({ ...linked, messages }, decided.decisions, today)) };
}
