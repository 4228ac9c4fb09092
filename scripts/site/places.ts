import { createHash } from 'node:crypto';
import path from 'node:path';

import { projectRoot } from './project-root.ts';

/** Where a command reads and writes. All paths are absolute. */
export interface Places {
  /** The operator's folder of documents. */
  documents: string;
  /** The corpus folder that ingestion writes: MDX and corpus.json. */
  corpus: string;
  /** The built site. */
  site: string;
}

const inProject = (...names: string[]): string => path.join(projectRoot, ...names);

/** A folder for what is made of a folder of documents: another one's is never in it, even where both have one name. */
const ownPlace = (from: string): string =>
  `${path.basename(from).replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 40)}-${createHash('sha256').update(from).digest('hex').slice(0, 8)}`;

/**
 * The shipped corpus is ingested where it lies and committed. Anyone else's is written to a folder of its own in
 * `.corpus/`, which is not tracked, so that looking at it changes nothing of this repository.
 *
 * @param from - the folder given with `--from`; without one, the shipped corpus
 */
export const placesFor = (from: string | undefined): Places =>
  from === undefined
    ? { documents: inProject('content'), corpus: inProject('content'), site: inProject('dist') }
    : { documents: from, corpus: inProject('.corpus', ownPlace(from), 'content'), site: inProject('.corpus', ownPlace(from), 'site') };
