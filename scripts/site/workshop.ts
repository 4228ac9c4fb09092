import { cpSync, existsSync, mkdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { withTemporaryFolder } from '../command/temporary-folder.ts';
import { projectRoot } from './project-root.ts';

/** Where one build works. */
export interface Workshop {
  /** The root for Astro: the site's source. */
  root: string;
  /** The corpus, as it was when the build began. */
  corpus: string;
}

/** What Astro reads of this project to build the site, and what the site reads of a corpus. */
const sourceParts = ['src', 'public', 'astro.config.mjs', 'package.json', 'tsconfig.json'];
const corpusParts = ['corpus.json', 'entries', 'versions', 'rulings'];

/** Which corpus lies in a folder: another ingestion brings another file of this name, or another time. */
function stateOf(corpus: string): string {
  const { ino, mtimeNs } = statSync(path.join(corpus, 'corpus.json'), { bigint: true });
  return `${ino} ${mtimeNs}`;
}

/** Copies a corpus as it stands at one moment, though an ingestion may write it meanwhile: then it is copied again. */
async function copyCorpus(from: string, to: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      const state = stateOf(from);
      mkdirSync(to);
      for (const part of corpusParts.filter((one) => existsSync(path.join(from, one)))) cpSync(path.join(from, part), path.join(to, part), { recursive: true });
      if (stateOf(from) === state) return;
    } catch (error) {
      if (tries === 5) throw error;
    }
    rmSync(to, { recursive: true, force: true });
    await setTimeout(100 * tries);
  }
}

/**
 * Does `work` with a copy of the site's source and of a corpus in a folder of its own, which is the current folder
 * meanwhile.
 *
 * Astro writes what it makes of one build into `.astro` in its root, and into the current folder where the site goes
 * elsewhere: two builds in one place take each other's pages and style sheets. This way no build shares anything with
 * another, nor with the development server, and what changes meanwhile changes nothing.
 */
export const inWorkshop = <T>(corpus: string, work: (workshop: Workshop) => Promise<T>): Promise<T> =>
  withTemporaryFolder('build', async (room) => {
    const workshop = { root: path.join(room, 'site'), corpus: path.join(room, 'corpus') };
    for (const part of sourceParts) cpSync(path.join(projectRoot, part), path.join(workshop.root, part), { recursive: true });
    symlinkSync(path.join(projectRoot, 'node_modules'), path.join(workshop.root, 'node_modules'), 'junction');
    await copyCorpus(path.resolve(corpus), workshop.corpus);
    const before = process.cwd();
    process.chdir(workshop.root);
    try {
      return await work(workshop);
    } finally {
      process.chdir(before);
    }
  });
