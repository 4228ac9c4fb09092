/** All faults tried in one run of the tests; a fault that never lets go of the process is ended with it, and the run begun again without it. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

import { withTemporaryFolder } from '../../scripts/command/temporary-folder.ts';
import { trialsIn } from './trials.ts';
import type { Trial, Trials } from './trials.ts';
import type { Done, Order } from './try-all.ts';

/** A run of which nothing has been heard for so long, in milliseconds, hangs. */
const patience = 60_000;

const size = (log: string): number => statSync(log).size;

/** One run; null where it hung and was ended. */
async function oneRun(order: Order, log: string): Promise<Done | null> {
  const child = fork(new URL('try-all.ts', import.meta.url), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], env: { ...process.env, FAULTS_LOG: log } });
  const hung = new AbortController();
  let heard = size(log);
  const listening = setInterval(() => {
    if (size(log) === heard) hung.abort();
    heard = size(log);
  }, patience);
  try {
    child.send(order);
    const [done] = await once(child, 'message', { signal: hung.signal }) as [Done];
    return done;
  } catch {
    return null;
  } finally {
    clearInterval(listening);
    child.kill('SIGKILL');
  }
}

/**
 * Tries all faults that tests come by while they run.
 * @throws Error where a test fails without any fault
 */
export function trialRun(order: Order): Promise<Trials> {
  return withTemporaryFolder('mutate', async (folder) => {
    const log = path.join(folder, 'trials');
    writeFileSync(log, '');
    for (;;) {
      const done = await oneRun(order, log);
      const trials = trialsIn(readFileSync(log, 'utf8'));
      if (done !== null && done.broken !== null) throw new Error(`A test fails without any fault: ${done.broken}`);
      if (done !== null) return trials;
      if (trials.last === null) throw new Error('The tests do not come to an end, even without any fault.');
      const late: Trial = { is: 'noticed', id: trials.last, by: 'time: it does not end' };
      appendFileSync(log, `${JSON.stringify(late)}\n`);
    }
  });
}
