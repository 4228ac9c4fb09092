/**
 * Reading within bounds: each document is read in a thread of its own, which is ended when it takes more than any document
 * needs. A file of a few hundred bytes can hold work without end, whatever its format; it is reported, and the next is read.
 */
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { READING_BOUNDS, type ReadingBounds } from './limits.ts';
import type { ReadSource } from './read-source.ts';

/** What a thread is asked, and what it answers. */
export interface ReadingTask {
  file: string;
  bytes: Uint8Array;
}

export type Reader = (task: ReadingTask) => Promise<ReadSource>;

/** How often is looked at what a thread takes, in milliseconds. */
const OFTEN = 50;
/** A busy machine gives a thread a part of its time: so much longer it may take by the clock. */
const PATIENCE = 6;

type Spent = 'time' | 'memory';

/**
 * A reader of documents of any format, one after the other.
 *
 * The thread is kept for the next document and keeps no process from ending; one that was ended is replaced by another.
 */
export function boundedReader(bounds: ReadingBounds = READING_BOUNDS): Reader {
  const idle: Worker[] = [];
  return async (task) => {
    const worker = idle.pop() ?? await newWorker(bounds);
    worker.ref();
    const read = await readWith(worker, task, bounds);
    if (read === 'time' || read === 'memory') {
      await worker.terminate();
      return tooMuch(task.file, read, bounds);
    }
    worker.unref();
    idle.push(worker);
    return read;
  };
}

/**
 * The reader of this process, for whoever has no bounds of their own: a thread takes longer to load its programs than to
 * read a document.
 */
export const ownReader: Reader = boundedReader();

/** A thread whose programs are loaded: what it takes to load them is no document's doing. */
async function newWorker({ megabytes }: ReadingBounds): Promise<Worker> {
  const worker = new Worker(new URL('./reading-thread.ts', import.meta.url), { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: megabytes } });
  await once(worker, 'message');
  // Whoever waits for an answer hears of it; a thread that nobody waits for ends nothing with it.
  worker.on('error', () => undefined);
  return worker;
}

async function readWith(worker: Worker, task: ReadingTask, bounds: ReadingBounds): Promise<ReadSource | Spent> {
  const done = new AbortController();
  const answer = once(worker, 'message', { signal: done.signal }).then(([read]) => read as ReadSource, lostThread);
  worker.postMessage(task);
  try {
    return await Promise.race([answer, overspent(worker, bounds, done.signal)]);
  } finally {
    done.abort();
  }
}

/** A thread that dies of itself has had too little memory: whatever a reader throws, it answers. */
function lostThread(error: unknown): Spent {
  if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') return 'memory';
  throw error;
}

/** Waits until a thread has taken more than it may; for ever, where it does not. */
async function overspent(worker: Worker, { seconds, megabytes }: ReadingBounds, done: AbortSignal): Promise<Spent> {
  const room = process.memoryUsage.rss() + megabytes * 2 ** 20;
  const began = performance.now();
  const before = await worker.cpuUsage();
  let worked = 0;
  const look = ({ user, system }: NodeJS.CpuUsage): void => { worked = (user + system) / 1e6; };
  while (!done.aborted) {
    await pause(OFTEN);
    if (process.memoryUsage.rss() > room) return 'memory';
    if (worked > seconds || performance.now() - began > seconds * PATIENCE * 1000) return 'time';
    // It is answered between two steps of the thread; the clock above waits for no answer.
    void worker.cpuUsage(before).then(look, () => undefined);
  }
  return new Promise(() => undefined);
}

function tooMuch(file: string, spent: Spent, { seconds, megabytes }: ReadingBounds): ReadSource {
  const what = spent === 'time' ? `more than ${seconds} seconds of work` : `more than ${megabytes} MB of memory`;
  return {
    source: null,
    messages: [{
      rule: 'too-much-to-read', severity: 'error', file, line: null,
      message: `${file} takes ${what} to read, and was left out`,
      hint: 'No document of rules needs so much: the file may be damaged, or made to do harm. Open it, copy its text into a text file and give that instead.',
    }],
  };
}
