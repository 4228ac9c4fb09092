/**
 * Runs each test as it is, and then once with each fault that it comes by and that nobody has noticed yet. The faults
 * lie behind switches in the program, so nothing is loaded anew. What is found out goes into a file at once: it stands
 * there even when a fault never lets go of the process.
 */
import { appendFileSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { TestRunner } from 'vitest';
import type { RunnerTestCase, RunnerTestFile, SerializedConfig } from 'vitest';
import { linesOf } from './trials.ts';
import type { Trial } from './trials.ts';

/** What the program with its switches asks. */
declare global { var isFault: (id: number) => boolean; }

/** A run with a fault may pass so many times as many switches as without, and no less than so many, before it is taken not to end. */
const patience = { times: 30, least: 200_000 };

/** A test that works longer than so, in microseconds, is not done again for each fault: the rest is to notice. */
const longest = 500_000;

const now = { on: -1, steps: 0, limit: Number.POSITIVE_INFINITY, reached: new Set<number>() };

globalThis.isFault = (id) => {
  if (now.on < 0) now.reached.add(id);
  now.steps += 1;
  if (now.steps > now.limit) throw new Error('It does not end.');
  return id === now.on;
};

function taken(): number[] {
  const ids = [...now.reached];
  now.reached.clear();
  return ids;
}

/** The time of the processor, in microseconds, that something takes. */
async function taking(run: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await run();
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}

export default class FaultRunner extends TestRunner {
  readonly #log = process.env['FAULTS_LOG'] ?? '';
  readonly #noticed: Set<number>;
  #file = '';

  constructor(config: SerializedConfig) {
    super(config);
    this.#noticed = new Set(linesOf(readFileSync(this.#log, 'utf8')).flatMap((line) => (line.is === 'noticed' ? [line.id] : [])));
  }

  override onCollectStart(file: RunnerTestFile): void {
    super.onCollectStart(file);
    this.#file = file.name;
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    this.#outside();
    const run = TestRunner.getTestFn(test);
    Object.assign(now, { on: -1, steps: 0, limit: Number.POSITIVE_INFINITY });
    const first = await taking(run);
    const limit = Math.max(patience.least, now.steps * patience.times);
    const ids = taken();
    this.#write({ is: 'reached', ids });
    const open = ids.some((id) => !this.#noticed.has(id));
    // What is made once, for all tests, is no part of the first one's work.
    const isShort = first < longest || (open && await taking(run).catch(() => longest) < longest);
    now.reached.clear();
    if (isShort) for (const id of ids) if (!this.#noticed.has(id)) await this.#try(id, limit, test.name, run);
    Object.assign(now, { on: -1, limit: Number.POSITIVE_INFINITY });
  }

  async #try(id: number, limit: number, by: string, run: () => unknown): Promise<void> {
    this.#write({ is: 'tried', id });
    Object.assign(now, { on: id, steps: 0, limit });
    try {
      await run();
    } catch {
      this.#noticed.add(id);
      this.#write({ is: 'noticed', id, by });
    }
  }

  /** What was come by since the last test, in a file's own lines or before each test, is not done again with a fault. */
  #outside(): void {
    const ids = taken();
    if (ids.length > 0) this.#write({ is: 'outside', ids, file: this.#file });
  }

  #write(line: Trial): void {
    appendFileSync(this.#log, `${JSON.stringify(line)}\n`);
  }
}
