/** Vitest in this process, in one thread, without the project's own settings. */
import type { Plugin } from 'vite';
import { createVitest } from 'vitest/node';
import type { InlineConfig, TestSpecification, Vitest } from 'vitest/node';

type Settings = Pick<InlineConfig, 'isolate' | 'reporters' | 'runner'>;

/** The quickest first: most faults are noticed by a test that takes no time. */
class QuickestFirst {
  readonly #vitest: Vitest;

  constructor(vitest: Vitest) {
    this.#vitest = vitest;
  }

  sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const took = (file: TestSpecification): number => this.#vitest.cache.getTestSpecificationResult(file)?.duration ?? 0;
    return Promise.resolve(files.toSorted((a, b) => took(a) - took(b)));
  }

  shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files);
  }
}

export const vitestHere = (tests: readonly string[], plugin: Plugin, settings: Settings): Promise<Vitest> => createVitest(
  {
    config: false, root: process.cwd(), watch: false, update: false, include: [...tests], setupFiles: ['tests/mutate/same-seed.ts'], pool: 'threads', fileParallelism: false, maxWorkers: 1, testTimeout: 120_000,
    silent: true, fsModuleCache: false, passWithNoTests: false, sequence: { sequencer: QuickestFirst }, ...settings,
  },
  { plugins: [plugin] },
);
