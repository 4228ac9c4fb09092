import { existsSync } from 'node:fs';
import path from 'node:path';

import { watch } from 'chokidar';

/** So long, in milliseconds, a file must stay as it is; and so long it is waited for others that were saved with it. */
const still = 200;
const together = 50;

/**
 * What to watch of an operator's folder: what people write, and not what ingestion may write beside it.
 * A bare folder of documents is watched as a whole.
 */
function written(folder: string): string[] {
  const parts = ['sources', 'decisions', 'corpus.yaml'].map((name) => path.join(folder, name));
  return existsSync(path.join(folder, 'sources')) ? parts : [folder];
}

/**
 * Calls `changed` each time something in an operator's folder was added, changed or removed, once the disk is quiet.
 *
 * A call that is still at work when the next change comes is followed by one more, never joined by a second.
 *
 * @returns a function that ends the watch
 */
export function watchDocuments(folder: string, changed: () => Promise<void>): (() => Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();
  const watcher = watch(written(folder), { ignoreInitial: true, awaitWriteFinish: { stabilityThreshold: still } });
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => { working = working.then(changed); }, together);
  });
  return async () => {
    clearTimeout(timer);
    await watcher.close();
  };
}
