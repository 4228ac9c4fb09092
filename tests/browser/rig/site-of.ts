import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, inject } from 'vitest';

import { projectRoot } from '../../../scripts/site/project-root.ts';

/** In a process of its own: the site's tools set up theirs for production, which a test run is not. */
function command(script: string, ...args: string[]): void {
  const { status } = spawnSync(process.execPath, [`scripts/${script}.ts`, ...args], {
    cwd: projectRoot, stdio: ['ignore', 'ignore', 2], env: { ...process.env, NODE_ENV: 'production', VITEST: undefined },
  });
  if (status !== 0) throw new Error(`${script} ${args.join(' ')} ended with ${status ?? 'a signal'}`);
}

/** A folder of documents as a site: where its corpus and its pages are. The shipped corpus's is there; another is built. */
export function siteOf(folder: string): { corpus: string; site: string } {
  if (folder === path.join(projectRoot, 'content')) return { corpus: folder, site: inject('folder') };
  const room = mkdtempSync(path.join(tmpdir(), 'in-force-site-'));
  afterAll(() => { rmSync(room, { recursive: true, force: true }); });
  const [corpus, site] = [path.join(room, 'corpus'), path.join(room, 'site')];
  command('ingest', '--from', folder, '--to', corpus);
  command('build', '--corpus', corpus, '--to', site);
  return { corpus, site };
}
