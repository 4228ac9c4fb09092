/** The thread in which documents are read: it is given one after the other, and may be ended while it reads. */
import { parentPort } from 'node:worker_threads';
import type { ReadingTask } from './bounded-reader.ts';
import { readSource } from './read-source.ts';

// The PDF reader leaves promises of its own to fail unheard where a file is damaged; what it could not read, it throws too.
process.on('unhandledRejection', () => undefined);

parentPort?.on('message', ({ file, bytes }: ReadingTask) => {
  void readSource(file, bytes).then((read) => parentPort?.postMessage(read));
});
// Its programs are loaded: from now on what it takes is the document's doing.
parentPort?.postMessage('ready');
