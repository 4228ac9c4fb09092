import { spawn } from 'node:child_process';

import { projectRoot } from '../../scripts/site/project-root.ts';

/** What a part of the tests came to. */
export interface Count {
  passed: number;
  failed: number;
  /** What is said of the part at the end of the whole run. */
  lines?: readonly string[];
}

/** Whether a program ended well; its output is streamed as it comes. */
export const endsWell = (file: string, args: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [file, ...args], {
      cwd: projectRoot,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    });
    child.on('error', () => { resolve(false); });
    child.on('close', (code) => { resolve(code === 0); });
  });

/** A check that holds or does not: it counts as one test. */
export const check = async (file: string, args: readonly string[]): Promise<Count> =>
  ((await endsWell(file, args)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
