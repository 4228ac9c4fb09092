import { existsSync, mkdtempSync, renameSync } from 'node:fs';
import path from 'node:path';

import { inject } from 'vitest';

/**
 * A folder that several files of tests need and none changes: whichever comes first makes it, and the run takes it away.
 *
 * Of two that make it at the same time, one is too late, and takes that of the other.
 */
export function madeOnce(name: string, make: (folder: string) => void): string {
  const folder = path.join(inject('room'), name);
  if (existsSync(folder)) return folder;
  const own = mkdtempSync(path.join(inject('room'), 'new-'));
  make(own);
  try {
    renameSync(own, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
  return folder;
}
