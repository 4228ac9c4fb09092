/** A watcher in a process of its own: a fault that never ends is ended with it, and another one is started. */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Answer, Task } from './watcher.ts';

/** As many times as long as without a fault, and no less than this, is never going to end. */
const patience = { times: 8, least: 60_000 };

/** Tells which test notices a fault. */
export class Watch {
  readonly #tests: readonly string[];
  #child: ChildProcess | null = null;
  #limit = 600_000;

  constructor(tests: readonly string[]) {
    this.#tests = tests;
  }

  /**
   * Runs the tests as they are; how long that takes is the measure of the rest.
   * @throws Error where one fails without any fault
   */
  async begin(file: string): Promise<number> {
    const start = performance.now();
    const { by } = await this.look({ file, fault: null, tests: null });
    if (by !== null) throw new Error(`A test fails without any fault: ${by}`);
    const took = performance.now() - start;
    this.#limit = Math.ceil(Math.max(patience.least, took * patience.times));
    return took;
  }

  async look(task: Task): Promise<Answer> {
    const child = this.#child ?? await this.#started();
    const late = AbortSignal.timeout(this.#limit);
    try {
      child.send(task);
      const [answer] = await once(child, 'message', { signal: late }) as [Answer];
      return answer;
    } catch {
      this.end();
      return { by: late.aborted ? 'time: it does not end' : 'the process: it ends' };
    }
  }

  end(): void {
    this.#child?.kill('SIGKILL');
    this.#child = null;
  }

  async #started(): Promise<ChildProcess> {
    const child = fork(new URL('watcher.ts', import.meta.url), this.#tests, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    this.#child = child;
    child.once('exit', () => { if (this.#child === child) this.#child = null; });
    await once(child, 'message');
    return child;
  }
}
