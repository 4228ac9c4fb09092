/** The one place that writes a corpus: only what is new or differs, beside what is the operator's own. */
import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as breath } from 'node:timers/promises';
import { ownedFiles } from '../output/owned-files.ts';
import { MARKER, markerText } from '../output/marker.ts';
import { expectOurs, Overtaken, stateOf, writeFolder, type Output } from '../output/write-folder.ts';
import type { Files } from './corpus-files.ts';
import { OfLastRounds } from './keep.ts';

export interface Written {
  /** Paths whose text is new or differs. */
  changed: string[];
  unchanged: number;
  /** Paths that are no longer there. */
  removed: string[];
}

/** A file that was read, and what lay there before it was. */
export interface KnownFile {
  state: string;
  text: string;
}

/**
 * Writes files into a folder. A file whose text is the same stays where it is, untouched: what a run costs is what it
 * changed. Until everything is written the old output stands; an interrupt or a full disk leaves it.
 *
 * @param known - what was read of the folder before, by a caller that writes it again and again
 * @throws UsageError where a file would take the place of one that is not ours
 */
export async function writeOutput(folder: string, files: Files, known = new OfLastRounds<KnownFile>()): Promise<Written> {
  const output: Output = { folder: path.resolve(folder), by: 'ingest', mayHoldOthers: true };
  expectOurs(output);
  for (let tries = 1; ; tries++) {
    try {
      return await writeChanged(output, files, tries < most, known);
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
    }
  }
}

/** How often another process may be quicker; then everything is written, whatever stands there. */
const most = 5;

async function writeChanged(output: Output, files: Files, mayKeep: boolean, known: OfLastRounds<KnownFile>): Promise<Written> {
  const { folder } = output;
  const states = new Map((ownedFiles(output.folder)?.files ?? []).map((file) => [file, stateOf(path.join(folder, file))] as const).filter(([, state]) => state !== ''));
  const owned = [...states.keys()];
  const before = new Map([...states].map(([file, state]) => [file, textOf(path.join(folder, file), state, known)]));
  const changed = [...files].filter(([file, text]) => before.get(file) !== text).map(([file]) => file);
  const removed = owned.filter((file) => !files.has(file));
  if (changed.length + removed.length > 0 || !isListed(output, files)) {
    const differ = new Set(changed);
    const keeps = new Map(mayKeep && !areAlsoFolders(files) ? [...states].filter(([file]) => files.has(file) && !differ.has(file)) : []);
    await writeFolder({ ...output, keeps }, (fresh) => fill(fresh, folder, [...files].filter(([file]) => !keeps.has(file)), differ));
  }
  return { changed, unchanged: files.size - changed.length, removed };
}

/** A file's text: as it was read before, where the same file lies there still. */
function textOf(file: string, state: string, known: OfLastRounds<KnownFile>): string {
  const found = known.get(file);
  if (found?.state === state) return found.text;
  const text = readFileSync(file, 'utf8');
  known.set(file, { state, text });
  return text;
}

/** A path can be a file or a folder: where the files ask for both, the disk is to say so. */
const areAlsoFolders = (files: Files): boolean => [...files.keys()].some((file) => files.has(path.posix.dirname(file)));

/** After so many files whoever wants to stop the process is heard. */
const often = 100;

/** One file after the other, each at once: to hand so small a file to the system and to wait for it costs more than to write it. */
async function fill(fresh: string, folder: string, files: readonly (readonly [string, string])[], changed: ReadonlySet<string>): Promise<void> {
  for (const name of new Set(files.map(([file]) => path.dirname(file)))) mkdirSync(path.join(fresh, name), { recursive: true });
  for (const [at, [file, text]] of files.entries()) {
    if (at % often === often - 1) await breath();
    if (changed.has(file)) writeFileSync(path.join(fresh, file), text);
    else keep(path.join(folder, file), path.join(fresh, file));
  }
}

/** The same file on disk under the new folder: nothing is copied, its time stays. */
function keep(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** Whether the folder says already which files are ours. */
function isListed({ folder, by }: Output, files: Files): boolean {
  const marker = path.join(folder, MARKER);
  return existsSync(marker) && readFileSync(marker, 'utf8') === markerText({ by, files: [...files.keys()] });
}
