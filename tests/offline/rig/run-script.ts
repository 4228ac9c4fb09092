import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { projectRoot } from '../../../scripts/site/project-root.ts';
import { offlineCopy } from '../../../src/model/offline-copy.ts';
import type { OfflineCopy } from '../../../src/model/offline-copy.ts';

/** Runs one of the project's commands in a process of its own. */
export function runScript(script: string, ...args: string[]): void {
  const { status } = spawnSync(process.execPath, [script, ...args], {
    cwd: projectRoot, stdio: ['ignore', 'ignore', 2], env: { ...process.env, NODE_ENV: 'production', VITEST: undefined },
  });
  if (status !== 0) throw new Error(`${script} ended with ${status ?? 'a signal'}`);
}

/** What a built site says that its copy consists of. */
export const listIn = (site: string): OfflineCopy =>
  offlineCopy.parse(JSON.parse(readFileSync(path.join(site, 'offline-copy/copy.json'), 'utf8')));
