/**
 * One warm process of tests. It is told of a fault, runs the tests with the fault in the source as Vite hands it on (no
 * file changes), and tells which test noticed it.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { TestCase, Vitest } from 'vitest/node';
import { withFault } from './faults.ts';
import type { Fault } from './faults.ts';
import { vitestHere } from './vitest-here.ts';

/** A fault and its file, below the project's folder. */
export interface Task {
  file: string;
  fault: Pick<Fault, 'from' | 'to' | 'is'> | null;
  /** The files of tests that can notice it; null: all of them. */
  tests: readonly string[] | null;
}

/** The test that noticed it; null where none did. */
export interface Answer {
  by: string | null;
}

/** The fault that is being looked at, and who noticed it. */
const now: { task: Task | null; by: string | null } = { task: null, by: null };

const root = process.cwd();

/** Puts the fault into the source before anything else reads it. */
const faulty = {
  name: 'faulty', enforce: 'pre' as const,
  transform: (_code: string, id: string): string | null => {
    const file = path.relative(root, id.split('?')[0] ?? id);
    return now.task?.fault && file === now.task.file ? withFault(readFileSync(path.join(root, file), 'utf8'), now.task.fault) : null;
  },
};

async function started(tests: readonly string[]): Promise<Vitest> {
  const stopAtFirst = {
    onTestCaseResult: (test: TestCase) => {
      if (test.result().state !== 'failed' || now.by !== null) return;
      now.by = test.fullName;
      void vitest.cancelCurrentRun('test-failure');
    },
  };
  const vitest: Vitest = await vitestHere(tests, faulty, { isolate: false, reporters: [stopAtFirst] });
  return vitest;
}

async function look(vitest: Vitest, next: Task): Promise<Answer> {
  Object.assign(now, { task: next, by: null });
  vitest.invalidateFile(path.join(root, next.file));
  const all = await vitest.globTestSpecifications();
  const run = await vitest.runTestSpecifications(all.filter(({ moduleId }) => next.tests?.includes(path.relative(root, moduleId)) ?? true), next.tests === null);
  const broken = run.testModules.find((module) => module.errors().length > 0 || module.state() === 'failed');
  now.task = null;
  vitest.invalidateFile(path.join(root, next.file));
  return { by: now.by ?? broken?.relativeModuleId ?? (run.unhandledErrors.length > 0 ? 'an error that no test caught' : null) };
}

const vitest = await started(process.argv.slice(2));
process.on('message', (next: Task) => void look(vitest, next).then((answer) => process.send?.(answer)));
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
