import { rmSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { guarded } from '../../command/interrupt.ts';
import { replaceFolder } from '../../command/replace-folder.ts';
import { writeSite } from '../../site/site-files.ts';
import type { SiteFiles } from '../../site/site-files.ts';

/** Beside its place first, so that a half-written zip never stands there. */
const replaceFile = async (file: string, bytes: Uint8Array): Promise<void> => {
  const beside = `${file}.new-${process.pid}`;
  await guarded(() => rmSync(beside, { force: true }), async () => {
    try {
      await writeFile(beside, bytes);
      await rename(beside, file);
    } finally {
      await rm(beside, { force: true });
    }
  });
};

/**
 * Writes a copy as a folder, and beside it, under the folder's name, files of other kinds: `export/`, `export.zip`.
 *
 * @param beside - bytes by extension, without the dot
 * @returns the paths of the files beside, in order
 */
export const writeCopy = async (folder: string, files: SiteFiles, beside: Readonly<Record<string, Uint8Array>>): Promise<string[]> => {
  await replaceFolder(folder, (place) => writeSite(place, files));
  const written = Object.entries(beside).map(([extension, bytes]) => [`${path.resolve(folder)}.${extension}`, bytes] as const);
  for (const [file, bytes] of written) await replaceFile(file, bytes);
  return written.map(([file]) => file);
};
