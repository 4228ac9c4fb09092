import path from 'node:path';

import { ingest } from '../../../scripts/ingest/ingest.ts';
import type { Corpus, Entry, Message } from '../../../src/model/corpus.ts';
import { temporaryFolder, type Contents } from './temporary-folder.ts';

export interface Ingested {
  folder: string;
  corpus: Corpus;
  messages: Message[];
}

/** Writes documents into a new folder and ingests it; the output stands in its subfolder `out`. */
export const ingested = (contents: Contents): Promise<Ingested> => ingestedIn(temporaryFolder(contents));

/** Ingests the documents of a folder into its subfolder `out`. */
export async function ingestedIn(folder: string): Promise<Ingested> {
  const { corpus } = await ingest({ from: folder, to: path.join(folder, 'out') });
  return { folder, corpus, messages: corpus.messages };
}

/** The messages of one rule. */
export const of = (rule: string, messages: readonly Message[]): Message[] => messages.filter((message) => message.rule === rule);

/** @throws Error where no entry has the headword */
export function entryOf({ corpus }: Ingested, headword: string): Entry {
  const entry = corpus.entries.find((one) => one.headword === headword);
  if (entry === undefined) throw new Error(`no entry is headed "${headword}"; there are ${corpus.entries.map((one) => one.headword).join(', ')}`);
  return entry;
}

export const headwords = ({ corpus }: Ingested): string[] => corpus.entries.map(({ headword }) => headword);
