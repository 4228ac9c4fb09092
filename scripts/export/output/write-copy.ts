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
 * Writes a copy as a folder, and as a zip beside it: `export/` and `export.zip`.
 *
 * @returns the path of the zip
 */
export const writeCopy = async (folder: string, files: SiteFiles, packed: Uint8Array): Promise<string> => {
  await replaceFolder(folder, (beside) => writeSite(beside, files));
  const file = `${path.resolve(folder)}.zip`;
  await replaceFile(file, packed);
  return file;
};
