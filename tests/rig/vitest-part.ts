import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { z } from 'zod';

import { projectRoot } from '../../scripts/site/project-root.ts';
import { endsWell } from './part.ts';
import type { Count } from './part.ts';

const report = z.object({
  numPassedTests: z.number(),
  numTotalTests: z.number(),
  testResults: z.array(z.object({
    name: z.string(),
    message: z.string().default(''),
    startTime: z.number(),
    endTime: z.number(),
    status: z.string(),
    assertionResults: z.array(z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).default([]) })),
  })),
});

type Report = z.infer<typeof report>;

/** Null where the run never came to its report. */
function readReport(file: string): Report | null {
  try {
    return report.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

const inProject = (file: string): string => path.relative(projectRoot, file);

const firstLine = (message: string): string => message.trim().split('\n')[0] ?? '';

/** What did not pass, a line each: a long run's output is read from its end. */
function failures({ testResults }: Report): string[] {
  return testResults.flatMap(({ name, message, status, assertionResults }) => {
    const tests = assertionResults
      .filter((test) => test.status !== 'passed')
      .map((test) => `FAILED ${inProject(name)}: ${test.fullName}: ${firstLine(test.failureMessages[0] ?? test.status)}`);
    return tests.length === 0 && status !== 'passed' ? [`FAILED ${inProject(name)}: ${firstLine(message)}`] : tests;
  });
}

const slowestShown = 5;

/** The files that took longest, in one line. */
const slowest = ({ testResults }: Report): string => [...testResults]
  .sort((a, b) => (b.endTime - b.startTime) - (a.endTime - a.startTime))
  .slice(0, slowestShown)
  .map(({ name, startTime, endTime }) => `${inProject(name)} ${((endTime - startTime) / 1000).toFixed(0)} s`)
  .join(', ');

/**
 * Runs one Vitest project and counts its tests.
 *
 * Whatever did not pass has failed: a test that was skipped, a file that could not be read, a run that never began.
 *
 * @param until - its output is held back until then
 * @returns the count, with a line for each failure and one for the slowest files
 */
export async function vitestPart(project: string, until?: Promise<unknown>): Promise<Count> {
  const folder = mkdtempSync(path.join(tmpdir(), 'in-force-tests-'));
  const file = path.join(folder, 'report.json');
  const well = await endsWell('node_modules/vitest/vitest.mjs', [
    'run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`,
  ], until);
  const result = readReport(file);
  rmSync(folder, { recursive: true, force: true });
  const passed = result?.numPassedTests ?? 0;
  const failed = (result?.numTotalTests ?? 0) - passed;
  return {
    passed,
    failed: well ? failed : Math.max(failed, 1),
    lines: result === null ? [`FAILED ${project}: the run ended before its report`] : [`Slowest of ${project}: ${slowest(result)}`, ...failures(result)],
  };
}
