import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, globSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { projectRoot } from '../../scripts/site/project-root.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'in-force-base-'));
const site = path.join(folder, 'rules');

beforeAll(() => {
  spawnSync(process.execPath, ['scripts/build.ts', '--to', site, '--base', 'rules'], {
    cwd: projectRoot,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, NODE_ENV: 'production', VITEST: undefined },
  });
}, 300_000);

afterAll(() => { rmSync(folder, { recursive: true, force: true }); });

describe('a site built to be served under /rules/', () => {
  it('keeps every link of its own under that path', () => {
    const pages = globSync('**/*.html', { cwd: site });
    expect(pages.length).toBeGreaterThan(50);
    const astray = pages.flatMap((page) =>
      [...readFileSync(path.join(site, page), 'utf8').matchAll(/\s(?:href|src|action)="(\/[^"]*)"/g)]
        .map((found) => found[1] ?? '')
        .filter((link) => !link.startsWith('/rules/'))
        .map((link) => `${page}: ${link}`));
    expect(astray.slice(0, 20)).toEqual([]);
  });

  it('has its address on the web under that path too', () => {
    const found = /<link rel="canonical" href="([^"]*)"/.exec(readFileSync(path.join(site, 'about/index.html'), 'utf8'));
    expect(found?.[1]).toMatch(/^https:\/\/[^/]+\/rules\/about\/$/);
    expect(readFileSync(path.join(site, 'sitemap.xml'), 'utf8')).not.toMatch(/<loc>https:\/\/[^/]+\/(?!rules\/)/);
  });
});
