import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { z } from 'zod';

import { endsWell } from './part.ts';
import type { Count } from './part.ts';

const report = z.object({
  numPassedTests: z.number(),
  numTotalTests: z.number(),
});

/** Null where the run never came to its report. */
function readReport(file: string): z.infer<typeof report> | null {
  try {
    return report.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/**
 * Runs one Vitest project and counts its tests.
 *
 * Whatever did not pass has failed: a test that was skipped, a file that could not be read, a run that never began.
 */
export async function vitestPart(project: string): Promise<Count> {
  const folder = mkdtempSync(path.join(tmpdir(), 'in-force-tests-'));
  const file = path.join(folder, 'report.json');
  const well = await endsWell('node_modules/vitest/vitest.mjs', [
    'run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`,
  ]);
  const result = readReport(file);
  rmSync(folder, { recursive: true, force: true });
  const passed = result?.numPassedTests ?? 0;
  const failed = (result?.numTotalTests ?? 0) - passed;
  return { passed, failed: well ? failed : Math.max(failed, 1) };
}
