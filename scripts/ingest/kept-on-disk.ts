/**
 * What an ingestion leaves for the next one of the same folders, beside what builds leave (`site/kept.ts`): documents as
 * they were read and cut, and texts as they were written. All of it is made of the very same bytes by the very same
 * program, or it is not used.
 */
import path from 'node:path';

import { remembered, recall } from '../segment/remembered.ts';
import type { Remembered } from '../segment/remembered.ts';
import type { ReadSource } from '../read/read-source.ts';
import { keepValue, keptValue } from '../site/kept.ts';
import { codeOfScripts, hashOf } from '../site/made-of.ts';
import { ingest } from './ingest.ts';
import type { IngestResult } from './ingest.ts';
import { newlyKept } from './kept.ts';
import type { Kept } from './kept.ts';

/** What is kept under one name. */
interface OnDisk {
  /** The hash of the program. */
  by: string;
  documents: Map<string, { read: ReadSource; known: Remembered }>;
  texts: ReadonlyMap<string, string>;
}

const kind = 'reading';

function take(kept: Kept, { documents, texts }: OnDisk): void {
  for (const [name, { read, known }] of documents) {
    kept.sources.set(name, read);
    if (read.source !== null) recall(read.source, known);
  }
  for (const [name, text] of texts) kept.texts.set(name, text);
}

/** What was read within bounds of time and memory and came to nothing may come to something the next time. */
function toKeep({ sources, texts }: Kept, by: string): OnDisk {
  const documents = [...sources.ofLastRound].flatMap(([name, read]) => (read.source === null ? [] : [[name, { read, known: remembered(read.source) }] as const]));
  return { by, documents: new Map(documents), texts: texts.ofLastRound };
}

/**
 * `ingest`, with what the last one of the same folders left.
 *
 * @param isFresh - whether to find everything out anew
 * @throws as `ingest` does
 */
export async function ingestAgain({ isFresh = false, ...task }: { from: string; to: string; today?: string; isFresh?: boolean }): Promise<IngestResult> {
  const name = hashOf([path.resolve(task.from), path.resolve(task.to)]);
  const by = codeOfScripts();
  const kept = newlyKept();
  const last = isFresh ? null : keptValue(kind, name) as OnDisk | null;
  if (last?.by === by) take(kept, last);
  const result = await ingest({ ...task, kept });
  keepValue(kind, name, toKeep(kept, by));
  return result;
}
