/** What a command keeps that ingests again and again: a changed line then costs what it changes. */
import { createHash } from 'node:crypto';
import type { Corpus } from '../../src/model/corpus.ts';
import { ownReader, type Reader } from '../read/bounded-reader.ts';
import type { ReadSource } from '../read/read-source.ts';
import { OfLastRounds } from '../write/keep.ts';
import type { KnownFile } from '../write/output-folder.ts';

/** All of it is made of the very same bytes, or it is not used. */
export interface Kept {
  /** Texts of MDX by the hash of what they are made of. */
  texts: OfLastRounds<string>;
  /** Documents as they were read, by their names and the hash of their bytes. */
  sources: OfLastRounds<ReadSource>;
  /** Reads a document, or hands on what was read of the same bytes: the same object, so that whoever cut it knows it again. */
  reader: Reader;
  /** Files of the output by their paths. */
  files: OfLastRounds<KnownFile>;
  /** The corpus that was written last. */
  corpus: Corpus | null;
  /** Says that an ingestion is done. */
  nextRound: () => void;
}

/** Nothing kept yet. @param reader reads a document that is not known; by default in a thread with bounds */
export function newlyKept(reader: Reader = ownReader): Kept {
  const [texts, sources, files] = [new OfLastRounds<string>(), new OfLastRounds<ReadSource>(), new OfLastRounds<KnownFile>()];
  return {
    texts, sources, files, corpus: null,
    reader: async (task) => {
      const name = `${task.file}\n${createHash('sha256').update(task.bytes).digest('hex')}`;
      const read = sources.get(name) ?? await reader(task);
      sources.set(name, read);
      return read;
    },
    nextRound: () => { for (const one of [texts, sources, files]) one.nextRound(); },
  };
}
