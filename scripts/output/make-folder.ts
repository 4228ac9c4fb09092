import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/** What makes a folder: the system's, or a test's. */
type Make = (folder: string, options?: { recursive: boolean }) => string | undefined;

/** The first folder on the way to one that is not there. */
function firstLacking(folder: string): string {
  const above = path.dirname(folder);
  return existsSync(above) || above === folder ? folder : firstLacking(above);
}

/**
 * Makes a folder with all above it.
 *
 * On a read-only disk the system says of this only that something is not there; asked for the first folder alone, it
 * says why.
 *
 * @returns the first folder made; undefined where all were there
 */
export function makeFolder(folder: string, make: Make = mkdirSync): string | undefined {
  try {
    return make(folder, { recursive: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') make(firstLacking(folder));
    throw error;
  }
}
