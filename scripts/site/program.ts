/**
 * The site as a program: what Astro makes of the site's source, before there is a page of any corpus. It is the same for
 * every corpus, and takes Astro longer than a small site's pages, so it is kept.
 */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { SiteSettings } from './astro-settings.ts';
import { bundleProgram } from './bundle-program.ts';
import { isKept, keep, takeKept } from './kept.ts';
import { contentsOf, hashOf } from './made-of.ts';

export interface Program {
  /** The folder with the modules that make pages. */
  server: string;
  /** The folder with what pages are shown with: styles, scripts, what is served as it is. */
  assets: string;
}

/** The file beside a kept program that says what it was when it was kept. */
const proof = 'proof';

const folderIn = (root: string): string => path.join(root, 'program');

const within = (folder: string): Program => ({ server: path.join(folder, 'server'), assets: path.join(folder, 'assets') });

const proofOf = ({ server, assets }: Program): string => hashOf([...contentsOf(server), ...contentsOf(assets)]);

/** A kept program in a folder of this build; null where none is kept, or one that is not what it was. */
function taken(made: string, to: string): Program | null {
  if (!takeKept('program', made, to)) return null;
  const program = within(to);
  try {
    if (readFileSync(path.join(to, proof), 'utf8') === proofOf(program)) return program;
  } catch {
    // A part of it is not there.
  }
  rmSync(to, { recursive: true, force: true });
  return null;
}

async function make(settings: SiteSettings, root: string, made: string, stop: AbortSignal): Promise<Program> {
  const folder = folderIn(root);
  const program = within(folder);
  await bundleProgram({ settings: { ...settings, to: program.assets }, root, server: program.server }, stop);
  keep('program', made, (to) => {
    cpSync(folder, to, { recursive: true });
    writeFileSync(path.join(to, proof), proofOf(within(to)));
  });
  if (!existsSync(program.server)) throw new Error('Astro gave no pages.');
  return program;
}

/**
 * Does `work` with the program of a site's source, kept or made: where it is to be made, that is begun at once, in a
 * process of its own, and `work` waits when it asks for the program. Work that ends without it ends the making.
 *
 * @param root - where the source lies, and the program will lie
 * @param made - the hash of all that it is made of
 * @param isFresh - whether what is kept is not to be taken
 */
export async function withProgram<T>(settings: SiteSettings, root: string, made: string, isFresh: boolean, work: (program: () => Promise<Program>) => Promise<T>): Promise<T> {
  const stop = new AbortController();
  const making = isFresh || !isKept('program', made) ? make(settings, root, made, stop.signal) : null;
  // Whoever asks for it is told.
  making?.catch(() => undefined);
  try {
    return await work(async () => await making ?? taken(made, folderIn(root)) ?? await make(settings, root, made, stop.signal));
  } finally {
    stop.abort();
    await Promise.allSettled([making]);
  }
}
