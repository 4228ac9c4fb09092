import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { projectRoot } from '../../../scripts/site/project-root.ts';

/** Runs the command that builds a site, as a process of its own; what it said, and what it said on the error stream. */
export async function buildOf(args: readonly string[], more: Record<string, string> = {}): Promise<{ code: number | null; said: string; complained: string }> {
  const env = { ...process.env, NODE_ENV: 'production', VITEST: undefined, ...more };
  const child = spawn(process.execPath, ['scripts/build.ts', ...args], { cwd: projectRoot, stdio: ['ignore', 'pipe', 'pipe'], env });
  let [said, complained] = ['', ''];
  child.stdout.on('data', (text) => { said += String(text); });
  child.stderr.on('data', (text) => { complained += String(text); });
  const [code] = await once(child, 'close') as [number | null];
  return { code, said, complained };
}
