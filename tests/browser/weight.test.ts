import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { projectRoot } from '../../scripts/site/project-root.ts';
import { noteForTheEnd } from '../offline/rig/note.ts';
import { corpora } from '../segment/rig/published.ts';
import { entryWeights } from './rig/page-weight.ts';

/** The most that an entry may weigh, packed, with its style sheet: what a phone loads in a second on a poor line. */
const most = 15_000;

const room = mkdtempSync(path.join(tmpdir(), 'in-force-weight-'));
afterAll(() => { rmSync(room, { recursive: true, force: true }); });

const command = (script: string, ...args: string[]): void => {
  const { status } = spawnSync(process.execPath, [`scripts/${script}.ts`, ...args], {
    cwd: projectRoot, stdio: ['ignore', 'ignore', 2], env: { ...process.env, NODE_ENV: 'production', VITEST: undefined },
  });
  if (status !== 0) throw new Error(`${script} ${args.join(' ')} ended with ${status ?? 'a signal'}`);
};

/** The site of the shipped corpus is there; that of another is built for this. */
const siteOf = (folder: string): string => {
  if (folder === path.join(projectRoot, 'content')) return inject('folder');
  const [corpus, site] = [path.join(room, 'corpus'), path.join(room, 'site')];
  command('ingest', '--from', folder, '--to', corpus);
  command('build', '--corpus', corpus, '--to', site);
  return site;
};

describe.each(corpora)('every entry of $name', ({ name, folder }) => {
  let site = '';
  beforeAll(() => { site = siteOf(folder); }, 300_000);

  it(`weighs ${most} bytes at most, with its style sheet`, () => {
    const weights = entryWeights(site);
    expect(weights.length).toBeGreaterThan(20);
    noteForTheEnd(`Heaviest entries of ${name}: ${weights.slice(0, 3).map(({ page, bytes }) => `${page} ${(bytes / 1000).toFixed(1)} kB`).join(', ')}.`);
    expect(weights.filter(({ bytes }) => bytes > most)).toEqual([]);
  });
});
