import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { projectRoot } from '../../scripts/site/project-root.ts';
import { eachKind } from '../standing/rig/each-kind.ts';

const room = mkdtempSync(path.join(tmpdir(), 'in-force-export-'));
afterAll(() => { rmSync(room, { recursive: true, force: true }); });

/** A site of one page, with the shipped corpus as its open data. */
function siteOf(name: string, body: string): string {
  const site = path.join(room, name);
  mkdirSync(path.join(site, 'data'), { recursive: true });
  cpSync(path.join(projectRoot, 'content/corpus.json'), path.join(site, 'data/corpus.json'));
  writeFileSync(path.join(site, 'index.html'), `<!doctype html><html><head><title>x</title></head><body>${body}</body></html>`);
  return site;
}

const exportTo = (site: string, to: string) =>
  spawnSync(process.execPath, ['scripts/export.ts', '--site', site, '--to', to], { cwd: projectRoot, encoding: 'utf8' });

describe('npm run export', () => {
  it('writes the folder, and a zip and a book beside it', () => {
    const to = path.join(room, 'whole');
    const { status, stdout } = exportTo(siteOf('one', '<a href="/data/corpus.json">x</a>'), to);
    expect(status).toBe(0);
    expect(stdout).toContain('open index.html');
    expect([path.join(to, 'index.html'), path.join(to, 'README.txt'), `${to}.zip`, `${to}.epub`].filter((file) => !existsSync(file))).toEqual([]);
  });

  it('builds the site itself where none is given', () => {
    const [corpus, to] = [path.join(room, 'corpus'), path.join(room, 'built')];
    const called = (script: string, ...more: string[]) => spawnSync(process.execPath, [script, ...more], { cwd: projectRoot, encoding: 'utf8' });
    expect(called('scripts/ingest.ts', '--from', eachKind, '--to', corpus).status).toBe(0);
    const { status, stderr } = called('scripts/export.ts', '--corpus', corpus, '--to', to);
    expect([status, stderr]).toEqual([0, expect.not.stringContaining('Error')]);
    expect(existsSync(path.join(to, 'entries/basket/index.html'))).toBe(true);
  }, 120_000);

  it('clears away what an export left that was killed while it wrote the zip', () => {
    const to = path.join(room, 'left');
    for (const pid of [2 ** 22 + 1, process.pid]) writeFileSync(`${to}.zip.new-${pid}`, 'half');
    expect(exportTo(siteOf('one', '<p>good</p>'), to).status).toBe(0);
    expect(existsSync(`${to}.zip.new-${2 ** 22 + 1}`)).toBe(false);
    expect(existsSync(`${to}.zip.new-${process.pid}`)).toBe(true);
  });

  it('ends with 1 where a link is dead, names page and link, and leaves the last good copy in place', () => {
    const to = path.join(room, 'whole');
    exportTo(siteOf('good', '<p>good</p>'), to);
    const { status, stdout } = exportTo(siteOf('bad', '<a href="/gone/">x</a>'), to);
    expect(status).toBe(1);
    expect(stdout).toContain('index.html: gone/index.html');
    expect(existsSync(path.join(to, 'index.html'))).toBe(true);
  });
});
