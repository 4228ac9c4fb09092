import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { guarded } from './interrupt.ts';

/**
 * Does `work` with an empty folder that is removed afterwards, whatever happens.
 *
 * @param name - what it is for, so that a person who finds one after a power cut knows
 */
export const withTemporaryFolder = <T>(name: string, work: (folder: string) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(path.join(tmpdir(), `in-force-${name}-`));
  const remove = (): void => { rmSync(folder, { recursive: true, force: true }); };
  return guarded(remove, () => work(folder).finally(remove));
};
