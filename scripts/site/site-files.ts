import { readFileSync, readdirSync } from 'node:fs';
import { link, lstat, mkdir, readFile, writeFile } from 'node:fs/promises';
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

/** So many files may wait for the disk: they are held in memory. */
const most = 32;

/**
 * Hands a file over to be written; who makes them faster waits. One that is said to stand in the folder of before is the
 * same file on disk where it does, byte for byte: nothing is written, and its time stays.
 */
export type Write = (name: string, bytes: Uint8Array, stands: boolean) => Promise<void>;

/**
 * Does `work` while what it hands over is written into an empty folder.
 *
 * @param before - the folder of before
 * @returns what `work` returned, when all is written
 * @throws what `work` throws, or the disk: nothing is being written any more
 */
export async function writing<T>(folder: string, before: string, work: (write: Write) => Promise<T>): Promise<T> {
  const folders = new Map<string, Promise<unknown>>();
  const written: Promise<void>[] = [];
  const put = async (name: string, bytes: Uint8Array, stands: boolean): Promise<void> => {
    const file = path.join(folder, name);
    const parent = path.dirname(file);
    const made = folders.get(parent) ?? mkdir(parent, { recursive: true });
    folders.set(parent, made);
    await made;
    if (!stands || !await isLinked(path.join(before, name), file, bytes)) await writeFile(file, bytes);
  };
  const write: Write = async (name, bytes, stands) => {
    const one = put(name, bytes, stands);
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

async function isLinked(from: string, to: string, bytes: Uint8Array): Promise<boolean> {
  try {
    if (!(await lstat(from)).isFile() || !(await readFile(from)).equals(bytes)) return false;
    await link(from, to);
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
