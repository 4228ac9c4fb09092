/** The one place that writes a corpus: beside what is there, then swapped in one step. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { copyFile, link, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { guarded } from '../command/interrupt.ts';
import type { Files } from './corpus-files.ts';

/** What ingestion makes in a corpus folder; everything else in it is the operator's. */
const GENERATED = ['entries', 'versions', 'rulings', 'corpus.json'] as const;
const BESIDE = '.ingesting-';

export interface Written {
  /** Paths whose text is new or differs. */
  changed: string[];
  unchanged: number;
  /** Paths that are no longer there. */
  removed: string[];
}

/**
 * Writes files into a folder. A file whose text is the same is kept as it is on disk, and where nothing changed nothing
 * is touched. Until everything is written the old output stands; an interrupt or a full disk leaves it.
 */
export async function writeOutput(folder: string, files: Files): Promise<Written> {
  const before = await textsIn(folder);
  const changed = [...files].filter(([file, text]) => before.get(file) !== text).map(([file]) => file);
  const removed = [...before.keys()].filter((file) => !files.has(file));
  const written: Written = { changed, unchanged: files.size - changed.length, removed };
  if (changed.length + removed.length > 0) await replace(folder, files, new Set(changed));
  return written;
}

async function replace(folder: string, files: Files, changed: ReadonlySet<string>): Promise<void> {
  const beside = path.join(folder, `${BESIDE}${process.pid}`);
  const remove = (): void => rmSync(beside, { recursive: true, force: true });
  await guarded(remove, async () => {
    try {
      await removeLeftovers(folder);
      for (const name of new Set([...files.keys()].map((file) => path.dirname(file)))) await mkdir(path.join(beside, name), { recursive: true });
      for (const [file, text] of files) await (changed.has(file) ? writeFile(path.join(beside, file), text) : keep(path.join(folder, file), path.join(beside, file)));
      swap(folder, beside);
    } finally {
      remove();
    }
  });
}

/** The same file on disk under the new folder: nothing is copied, its time stays. */
async function keep(from: string, to: string): Promise<void> {
  await link(from, to).catch(() => copyFile(from, to));
}

/** Without a pause in which a signal could be taken. */
function swap(folder: string, beside: string): void {
  for (const name of GENERATED) {
    if (existsSync(path.join(folder, name))) renameSync(path.join(folder, name), path.join(beside, `old-${name}`));
    if (existsSync(path.join(beside, name))) renameSync(path.join(beside, name), path.join(folder, name));
  }
}

/** What a run left that was killed outright. */
async function removeLeftovers(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) if (name.startsWith(BESIDE) && !isAlive(Number(name.slice(BESIDE.length)))) rmSync(path.join(folder, name), { recursive: true, force: true });
}

/** Whether a process still runs: another ingestion may be at work in the same folder. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function textsIn(folder: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const name of GENERATED) {
    if (!existsSync(path.join(folder, name))) continue;
    const files = name.includes('.') ? [name] : (await readdir(path.join(folder, name), { recursive: true, withFileTypes: true })).filter((file) => file.isFile()).map((file) => path.relative(folder, path.join(file.parentPath, file.name)));
    const read = await Promise.all(files.map(async (file) => [file, await readFile(path.join(folder, file), 'utf8')] as const));
    for (const [file, text] of read) texts.set(file.split(path.sep).join('/'), text);
  }
  return texts;
}
