import { readFileSync, readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

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

/** So many files may wait for the disk: they are held in memory. */
const most = 32;

/**
 * Hands a file over to be written; who makes them faster waits. One that stands in the folder of before, byte for byte,
 * stays there: nothing is written, and its time stays.
 */
export type Write = (name: string, bytes: Uint8Array) => Promise<void>;

/** The folder of before, and which files of it were written by a build. */
export interface Before {
  folder: string;
  owned: ReadonlySet<string>;
  /** Is told the files that stay there, each with its state. */
  keeps: Map<string, string>;
}

/**
 * Does `work` while what it hands over is written into an empty folder.
 *
 * @returns what `work` returned, when all is written
 * @throws what `work` throws, or the disk: nothing is being written any more
 */
export async function writing<T>(folder: string, before: Before, work: (write: Write) => Promise<T>): Promise<T> {
  const folders = new Map<string, Promise<unknown>>();
  const written: Promise<void>[] = [];
  const put = async (name: string, bytes: Uint8Array): Promise<void> => {
    if (stays(before, name, bytes)) return;
    const file = path.join(folder, name);
    const parent = path.dirname(file);
    const made = folders.get(parent) ?? mkdir(parent, { recursive: true });
    folders.set(parent, made);
    await made;
    await writeFile(file, bytes);
  };
  const write: Write = async (name, bytes) => {
    const one = put(name, bytes);
    // Whoever waits for it is told, and comes later.
    one.catch(() => undefined);
    written.push(one);
    await written.at(-most);
  };
  try {
    const result = await work(write);
    await Promise.all(written);
    return result;
  } finally {
    await Promise.allSettled(written);
  }
}

function stays({ folder, owned, keeps }: Before, name: string, bytes: Uint8Array): boolean {
  if (!owned.has(name)) return false;
  const file = path.join(folder, name);
  const state = stateOf(file);
  try {
    // What is read at once is read in half the time, and nothing else could be done meanwhile.
    if (!readFileSync(file).equals(bytes)) return false;
  } catch {
    // It is not there any more, or is no file.
    return false;
  }
  keeps.set(name, state);
  return true;
}

/** Writes files into an empty folder, but those that stand in the folder of before. */
export const writeFiles = (folder: string, before: Before, files: SiteFiles): Promise<void> =>
  writing(folder, before, async (write) => { for (const [name, bytes] of files) await write(name, bytes); });

/** Writes a whole site into an empty folder. */
export const writeSite = (folder: string, files: SiteFiles): Promise<void> => writeFiles(folder, { folder, owned: new Set(), keeps: new Map() }, files);

/** A file as text (UTF-8). */
export const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
/** A text as a file (UTF-8). */
export const bytes = (words: string): Uint8Array => new TextEncoder().encode(words);
