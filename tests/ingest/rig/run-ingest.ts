import { spawn, type ChildProcess } from 'node:child_process';

import { projectRoot } from '../../../scripts/site/project-root.ts';

export interface Ended {
  code: number | null;
  said: string;
  complained: string;
}

/**
 * Runs `npm run ingest` as its own process, until it ends.
 *
 * @param meanwhile - is given the process while it runs
 */
export const runIngest = (args: readonly string[], { env = {}, meanwhile }: { env?: NodeJS.ProcessEnv; meanwhile?: (child: ChildProcess) => void } = {}): Promise<Ended> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['scripts/ingest.ts', ...args], { cwd: projectRoot, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
    const ended: Ended = { code: null, said: '', complained: '' };
    child.stdout.on('data', (text) => { ended.said += String(text); });
    child.stderr.on('data', (text) => { ended.complained += String(text); });
    child.on('error', reject);
    child.on('close', (code) => { resolve({ ...ended, code }); });
    meanwhile?.(child);
  });
