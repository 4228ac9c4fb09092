/**
 * The site as a program: what Astro makes of the site's source, before there is a page of any corpus. It is the same for
 * every corpus, and takes Astro longer than a small site's pages, so it is kept.
 */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { SiteSettings } from './astro-settings.ts';
import { bundleProgram } from './bundle-program.ts';
import { keep, takeKept } from './kept.ts';
import { contentsOf, hashOf } from './made-of.ts';

export interface Program {
  /** The folder with the modules that make pages. */
  server: string;
  /** The folder with what pages are shown with: styles, scripts, what is served as it is. */
  assets: string;
}

/** The file beside a kept program that says what it was when it was kept. */
const proof = 'proof';

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

/**
 * The program of a site's source, kept or made.
 *
 * @param made - the hash of all that it is made of; null where what is kept is not to be taken
 * @param root - where the source lies, and the program will lie
 */
export async function programOf(settings: SiteSettings, root: string, made: string, isFresh: boolean): Promise<Program> {
  const folder = path.join(root, 'program');
  const found = isFresh ? null : taken(made, folder);
  if (found !== null) return found;
  const program = within(folder);
  await bundleProgram({ settings: { ...settings, to: program.assets }, root, server: program.server });
  keep('program', made, (to) => {
    cpSync(folder, to, { recursive: true });
    writeFileSync(path.join(to, proof), proofOf(within(to)));
  });
  if (!existsSync(program.server)) throw new Error('Astro gave no pages.');
  return program;
}
