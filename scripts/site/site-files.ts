import { linkSync, lstatSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

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
 * Writes files into an empty folder, one by one. One that is said to stand in the folder of before is the same file on disk
 * where it does, byte for byte: nothing is written, and its time stays.
 */
export function fileWriter(folder: string, before: string): (name: string, bytes: Uint8Array, stands: boolean) => void {
  const folders = new Set<string>();
  return (name, bytes, stands) => {
    const file = path.join(folder, name);
    const parent = path.dirname(file);
    if (!folders.has(parent)) mkdirSync(parent, { recursive: true });
    folders.add(parent);
    if (!stands || !isLinked(path.join(before, name), file, bytes)) writeFileSync(file, bytes);
  };
}

function isLinked(from: string, to: string, bytes: Uint8Array): boolean {
  try {
    if (!lstatSync(from).isFile() || !readFileSync(from).equals(bytes)) return false;
    linkSync(from, to);
    return true;
  } catch {
    // It is not there, or lies where no file has two names.
    return false;
  }
}

/** Writes a whole site into an empty folder. */
export async function writeSite(folder: string, files: SiteFiles): Promise<void> {
  for (const [name, bytes] of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
}

export const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
export const bytes = (words: string): Uint8Array => new TextEncoder().encode(words);
