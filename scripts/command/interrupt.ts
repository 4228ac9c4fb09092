import { writeSync } from 'node:fs';
import { constants } from 'node:os';

type Signal = 'SIGINT' | 'SIGTERM' | 'SIGHUP';

const undoings = new Set<() => void>();
const waiting = new Set<() => void>();

function leave(signal: Signal): never {
  // The last first: who writes into a folder is stopped before the folder goes.
  for (const undo of [...undoings].reverse()) undo();
  // Past the progress, which hides the cursor and holds back what is written the usual way while it draws.
  const showCursor = process.stderr.isTTY ? '\u001B[?25h' : '';
  writeSync(process.stderr.fd, `${showCursor}\nStopped. What stood there before is untouched.\n`);
  process.exit(128 + constants.signals[signal]);
}

/** A first signal asks a server to close; without one, or at the second, the process puts back and ends. */
function onSignal(signal: Signal): void {
  if (waiting.size === 0) leave(signal);
  for (const resolve of waiting) resolve();
  waiting.clear();
}

/** Takes over Ctrl-C and its like for the whole process; called once, by `run`. */
export function watchForInterrupt(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
}

/**
 * Does `work`; should the process be interrupted meanwhile, `undo` is called before it ends.
 *
 * @param undo - leaves things as they were; synchronous, because a process that is ending waits for nothing
 */
export async function guarded<T>(undo: () => void, work: () => Promise<T>): Promise<T> {
  undoings.add(undo);
  try {
    return await work();
  } finally {
    undoings.delete(undo);
  }
}

/** Resolves at the first Ctrl-C, which then does not end the process: for a server, which closes and is done (0). */
export const interrupted = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.add(resolve);
  });
