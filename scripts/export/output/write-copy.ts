import { readdirSync, rmSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { guarded } from '../../command/interrupt.ts';
import { isRunning } from '../../command/is-running.ts';
import { expectOurs, writeFolder } from '../../output/write-folder.ts';
import { writeSite } from '../../site/site-files.ts';
import type { Output } from '../../output/write-folder.ts';
import type { SiteFiles } from '../../site/site-files.ts';

/** Removes what processes left beside a file that were killed. */
function sweep(file: string): void {
  for (const name of readdirSync(path.dirname(file))) {
    const left = /^(.+)\.new-(\d+)$/.exec(name);
    if (left?.[1] === path.basename(file) && !isRunning(Number(left[2]))) rmSync(path.join(path.dirname(file), name), { force: true });
  }
}

/** Beside its place first, so that a half-written zip never stands there. */
async function replaceFile(file: string, bytes: Uint8Array): Promise<void> {
  sweep(file);
  const beside = `${file}.new-${process.pid}`;
  await guarded(() => rmSync(beside, { force: true }), async () => {
    try {
      await writeFile(beside, bytes);
      await rename(beside, file);
    } finally {
      await rm(beside, { force: true });
    }
  });
}

/** The kinds of files that lie beside the folder. */
type Beside = 'zip' | 'epub';
const kinds: readonly Beside[] = ['zip', 'epub'];

const besideOf = (folder: string, kind: Beside): string => `${path.resolve(folder)}.${kind}`;

const outputOf = (folder: string): Output =>
  ({ folder: path.resolve(folder), by: 'export', mayHoldOthers: false, beside: kinds.map((kind) => path.basename(besideOf(folder, kind))) });

/**
 * Makes sure, before a long work, that there is room for its result.
 *
 * @throws UsageError where something stands in its place that no export wrote
 */
export const expectRoomForCopy = (folder: string): void => expectOurs(outputOf(folder));

/**
 * Writes a copy as a folder, and beside it, under the folder's name, files of other kinds: `export/`, `export.zip`.
 *
 * @returns the paths of the files beside, in order
 */
export async function writeCopy(folder: string, files: SiteFiles, beside: Readonly<Record<Beside, Uint8Array>>): Promise<string[]> {
  await writeFolder(outputOf(folder), (place) => writeSite(place, files));
  for (const kind of kinds) await replaceFile(besideOf(folder, kind), beside[kind]);
  return kinds.map((kind) => besideOf(folder, kind));
}
