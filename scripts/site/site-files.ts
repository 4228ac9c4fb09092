import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as breath } from 'node:timers/promises';

import { stateOf } from '../output/write-folder.ts';

/** The files of a site by their names, `entries/x/index.html`, in the order of their names. */
export type SiteFiles = ReadonlyMap<string, Uint8Array>;

/** Sorted by code units, on every machine the same. */
export const sorted = (files: Iterable<readonly [string, Uint8Array]>): SiteFiles =>
  new Map([...files].sort(([one], [other]) => (one < other ? -1 : 1)));

/** Reads a whole site; nothing in it is followed outside of it. What begins with a dot is no part of a site. */
export function readSite(folder: string): SiteFiles {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((item) => item.isFile());
  const names = found.map((item) => path.relative(folder, path.join(item.parentPath, item.name)).replaceAll(path.sep, '/'));
  return sorted(names.filter((name) => !/(?:^|\/)\./.test(name)).map((name) => [name, readFileSync(path.join(folder, name))] as const));
}

/**
 * Writes a file. One that is said to stand in the folder of before stays there, where it does byte for byte: nothing is
 * written, and its time stays.
 */
export type Write = (name: string, bytes: Uint8Array, stands: boolean) => void;

/** The folder of before, and which files of it were written by a build. */
export interface Before {
  folder: string;
  owned: ReadonlySet<string>;
  /** Is told the files that stay there, each with its state. */
  keeps: Map<string, string>;
}

/** Writes files into an empty folder, each at once: to hand small files to the system and to wait for each takes five times as long. */
export function writer(folder: string, before?: Before): Write {
  const folders = new Set<string>();
  return (name, bytes, stands) => {
    if (before !== undefined && stands && stays(before, name, bytes)) return;
    const file = path.join(folder, name);
    const parent = path.dirname(file);
    if (!folders.has(parent)) mkdirSync(parent, { recursive: true });
    folders.add(parent);
    writeFileSync(file, bytes);
  };
}

function stays({ folder, owned, keeps }: Before, name: string, bytes: Uint8Array): boolean {
  if (!owned.has(name)) return false;
  const file = path.join(folder, name);
  const state = stateOf(file);
  try {
    if (!readFileSync(file).equals(bytes)) return false;
  } catch {
    // It is not there any more, or is no file.
    return false;
  }
  keeps.set(name, state);
  return true;
}

/** After so many files whoever wants to stop the process is heard. */
const often = 100;

/** Writes a whole site into an empty folder. */
export async function writeSite(folder: string, files: SiteFiles): Promise<void> {
  const write = writer(folder);
  for (const [at, [name, bytes]] of [...files].entries()) {
    if (at % often === often - 1) await breath();
    write(name, bytes, false);
  }
}

/** A file as text (UTF-8). */
export const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
/** A text as a file (UTF-8). */
export const bytes = (words: string): Uint8Array => new TextEncoder().encode(words);
