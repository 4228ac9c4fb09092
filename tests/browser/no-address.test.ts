import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { projectRoot } from '../../scripts/site/project-root.ts';
import { ingested } from '../ingest/rig/ingested.ts';
import { pageL, rulings2010 } from '../ingest/rig/sample-documents.ts';

const build = (corpus: string, to: string): string =>
  spawnSync(process.execPath, ['scripts/build.ts', '--corpus', corpus, '--to', to], {
    cwd: projectRoot, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production', VITEST: undefined },
  }).stdout;

it('a site whose address nobody has said is built without what needs one, and says so in one line', { timeout: 120_000 }, async () => {
  const { folder } = await ingested({ 'l.txt': pageL, 'r.txt': rulings2010 });
  const site = path.join(folder, 'site');
  const said = build(path.join(folder, 'out'), site);
  expect(said.split('\n').filter((line) => line.includes('No address is known'))).toHaveLength(1);
  expect(['sitemap.xml', 'opensearch.xml', 'robots.txt'].filter((file) => existsSync(path.join(site, file)))).toEqual([]);
  const html = (page: string): string => readFileSync(path.join(site, page, 'index.html'), 'utf8');
  expect(html('entries/lamp')).not.toMatch(/rel="canonical"|og:url|rel="search"|localhost/);
  expect(html('entries/lamp/glossary-l')).toContain('<link rel="canonical" href="/entries/lamp/">');
});

it('a text of a site without an address is found by the file and the lines it was read from, in a copied citation and on paper', { timeout: 120_000 }, async () => {
  const { folder } = await ingested({ 'l.txt': pageL, 'r.txt': rulings2010 });
  const site = path.join(folder, 'site');
  build(path.join(folder, 'out'), site);
  const page = readFileSync(path.join(site, 'entries', 'lamp', 'index.html'), 'utf8');
  const published = [...page.matchAll(/data-published="([^"]*)"/gu)].map(([, where]) => where);
  expect(published.length).toBeGreaterThan(0);
  for (const where of published) expect(where).toMatch(/^Source: [lr]\.txt, lines? \d+/u);
});
