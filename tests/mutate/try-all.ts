/** A process that runs the tests once, with all faults behind switches, and tries each of them where a test comes by it (`runner.ts`). */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { TestCase } from 'vitest/node';
import { withSwitches } from './switches.ts';
import type { Numbered } from './switches.ts';
import { vitestHere } from './vitest-here.ts';

export interface Order {
  tests: readonly string[];
  /** By the path of their file, below the project's folder. */
  faults: Readonly<Record<string, readonly Numbered[]>>;
}

/** A test that fails without any fault; null where all is well. */
export interface Done {
  broken: string | null;
}

async function tryAll({ tests, faults }: Order): Promise<Done> {
  const root = process.cwd();
  const switches = {
    name: 'switches', enforce: 'pre' as const,
    transform: (_code: string, id: string): string | null => {
      const file = path.relative(root, id.split('?')[0] ?? id);
      const here = faults[file];
      return here === undefined ? null : withSwitches(readFileSync(path.join(root, file), 'utf8'), here);
    },
  };
  const failed: string[] = [];
  const reporter = { onTestCaseResult: (test: TestCase) => { if (test.result().state === 'failed') failed.push(test.fullName); } };
  const vitest = await vitestHere(tests, switches, { isolate: true, reporters: [reporter], runner: path.join(import.meta.dirname, 'runner.ts') });
  const run = await vitest.runTestSpecifications(await vitest.globTestSpecifications(), true);
  const broken = run.testModules.find((module) => module.errors().length > 0);
  return { broken: failed[0] ?? (broken && `${broken.relativeModuleId}: ${broken.errors()[0]?.message ?? ''}`) ?? null };
}

process.once('message', (order: Order) => void tryAll(order).then((done) => process.send?.(done, () => { process.exit(0); })));
