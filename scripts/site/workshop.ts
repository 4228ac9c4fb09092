import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

import type { Corpus } from '../../src/model/corpus.ts';
import { textFilesOf } from '../../src/model/texts.ts';
import { withTemporaryFolder } from '../command/temporary-folder.ts';
import { readIngested } from './corpus-folder.ts';
import { aboutCorpus } from './about-site.ts';
import type { About } from './about-site.ts';
import { projectRoot } from './project-root.ts';
import type { TextToRead } from './read-ahead.ts';

/** Where one build works. */
export interface Workshop {
  /** The root for Astro: the site's source. */
  root: string;
  /** The folder for the corpus, as it was when the build began. */
  corpus: string;
}

/** What Astro reads of this project to build the site. */
const sourceParts = ['src', 'public', 'astro.config.mjs', 'package.json', 'tsconfig.json'];

/** Which corpus lies in a folder: another ingestion brings another file of this name, or another time. */
function stateOf(corpus: string): string {
  const { ino, mtimeNs } = statSync(path.join(corpus, 'corpus.json'), { bigint: true });
  return `${ino} ${mtimeNs}`;
}

/** The one file of a workshop's corpus that holds all texts. */
export const textsIn = (corpus: string): string => path.join(corpus, 'texts.json');

/** The data of a corpus, and all texts that the site reads of it, which are thousands of files, in one. */
function gather(from: string, corpus: Corpus, to: string): TextToRead[] {
  const texts = textFilesOf(corpus).filter(({ file }) => existsSync(path.join(from, file))).map((one) => ({ ...one, mdx: readFileSync(path.join(from, one.file), 'utf8') }));
  mkdirSync(to);
  cpSync(path.join(from, 'corpus.json'), path.join(to, 'corpus.json'));
  writeFileSync(textsIn(to), JSON.stringify(Object.fromEntries(texts.map(({ file, mdx }) => [file, mdx]))));
  return texts;
}

/**
 * Gathers a corpus as it stands at one moment, though an ingestion may write it meanwhile: then it is gathered again.
 *
 * @param to - a folder that is not there yet
 * @returns what the corpus says of itself, and its texts
 */
export async function gatherCorpus(from: string, to: string): Promise<{ about: About; texts: TextToRead[] }> {
  for (let tries = 1; ; tries++) {
    try {
      const state = stateOf(from);
      const corpus = await readIngested(from);
      const texts = gather(from, corpus, to);
      if (stateOf(from) === state) return { about: aboutCorpus(corpus), texts };
    } catch (error) {
      if (tries === 5) throw error;
    }
    rmSync(to, { recursive: true, force: true });
    await setTimeout(100 * tries);
  }
}

/**
 * Does `work` with a copy of the site's source in a folder of its own, which is the current folder meanwhile, and room
 * for a copy of a corpus (`gatherCorpus`).
 *
 * Astro writes what it makes of one build into `.astro` in its root, and into the current folder where the site goes
 * elsewhere: two builds in one place take each other's pages and style sheets. This way no build shares anything with
 * another, nor with the development server, and what changes meanwhile changes nothing.
 */
export const inWorkshop = <T>(work: (workshop: Workshop) => Promise<T>): Promise<T> =>
  withTemporaryFolder('build', async (room) => {
    const workshop = { root: path.join(room, 'site'), corpus: path.join(room, 'corpus') };
    for (const part of sourceParts) cpSync(path.join(projectRoot, part), path.join(workshop.root, part), { recursive: true });
    symlinkSync(path.join(projectRoot, 'node_modules'), path.join(workshop.root, 'node_modules'), 'junction');
    const before = process.cwd();
    process.chdir(workshop.root);
    try {
      return await work(workshop);
    } finally {
      process.chdir(before);
    }
  });
