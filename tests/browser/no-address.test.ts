import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { expect, it } from 'vitest';

import { projectRoot } from '../../scripts/site/project-root.ts';
import { ingested } from '../ingest/rig/ingested.ts';
import { pageL, rulings2010 } from '../ingest/rig/sample-documents.ts';
import { useBrowser } from './rig/open-page.ts';

const open = useBrowser();

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

it('a text of a site without an address is found on paper by the file and the lines it was read from, and cited from a copy on a disk by what it is', { timeout: 240_000 }, async () => {
  const { folder } = await ingested({ 'l.txt': pageL, 'r.txt': rulings2010 });
  const [site, copy] = [path.join(folder, 'site'), path.join(folder, 'copy')];
  build(path.join(folder, 'out'), site);
  const html = readFileSync(path.join(site, 'entries', 'lock', 'index.html'), 'utf8');
  const published = [...html.matchAll(/data-published="([^"]*)"/gu)].map(([, where]) => where);
  expect(published.length).toBeGreaterThan(0);
  for (const where of published) expect(where).toMatch(/^Source: [lr]\.txt, lines? \d+/u);

  execFileSync(process.execPath, ['scripts/export.ts', '--site', site, '--to', copy], { cwd: projectRoot, stdio: ['ignore', 'ignore', 2] });
  const page = await open('entries/lock/index.html', { baseURL: `${pathToFileURL(copy).href}/`, permissions: ['clipboard-read', 'clipboard-write'] });
  // Headword, place, words, documents, days, and no address where that would be a dead path.
  for (const [button, what] of [['.provision [data-cite]', ', paragraph 1: “A lock has two gates.”'], ['[data-cited] > [data-cite]', ': “A lock has two gates.”']] as const) {
    await page.locator(button).first().focus();
    await page.keyboard.press('Enter');
    await page.locator('.note-bar [role=status]').filter({ hasText: 'copied' }).waitFor();
    expect(await page.locator('.note-bar').getByRole('button', { name: 'QR code' }).count()).toBe(0);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`^lock${RegExp.escape(what)} In force .*base: Glossary - L \\(undated\\);.*\\. Known up to 3 May 2010\\. Wording [0-9a-f]{8}\\.$`, 'u'));
  }
});
