import { describe, expect, it } from 'vitest';

import { BrokenBuild } from '../../scripts/site/named-files.ts';
import { expectNamedFiles } from '../../scripts/site/named-files.ts';
import { readSite } from '../../scripts/site/site-files.ts';
import { temporaryFolder } from '../ingest/rig/temporary-folder.ts';

const page = (head: string): string => `<!doctype html><html><head>${head}</head><body><p>&lt;script src="none.js"&gt; <a href="/gone/">a link</a></p></body></html>`;

async function verdict(files: Record<string, string>, base = '/'): Promise<string> {
  const folder = temporaryFolder(files);
  return expectNamedFiles(readSite(folder), base).then(() => 'whole', (error: unknown) => (error instanceof BrokenBuild ? error.message : `another error: ${String(error)}`));
}

describe('a site', () => {
  it.each([
    ['all that its pages name', { 'index.html': page('<link rel="stylesheet" href="/a.css"><script src="/b.js"></script>'), 'a.css': 'p { color: red }', 'b.js': 'import "./c.js";', 'c.js': 'export const c = 1;' }],
    ['pages in folders that name files from where they are', { 'deep/index.html': page('<link rel=stylesheet href="../a.css">'), 'a.css': 'p { background: url(data:image/png;base64,) }' }],
    ['files of others, which it does not hold', { 'index.html': page('<link rel="canonical" href="https://elsewhere.example/x"><img src="https://elsewhere.example/y.png"><img src="data:,">') }],
  ])('is whole with %s', async (_, files) => {
    expect(await verdict(files)).toBe('whole');
  });

  it.each([
    ['a style sheet', { 'index.html': page('<link rel="stylesheet" href="/_astro/a.css">') }, /index\.html names _astro\/a\.css, which was not made/u],
    ['a script', { 'index.html': page(''), 'x/index.html': page('<script type="module" src="/_astro/b.js"></script>') }, /x\/index\.html names _astro\/b\.js/u],
    ['an image', { 'index.html': page('<img src="c.png">') }, /names c\.png/u],
    ['what a script imports', { 'index.html': page('<script src="/b.js"></script>'), 'b.js': 'import "./c.js";' }, /c\.js/u],
    ['what a style sheet shows', { 'index.html': page('<link rel="stylesheet" href="/a.css">'), 'a.css': 'p { background: url(./gone.png) }' }, /gone\.png/u],
  ])('is broken without %s, and the sentence says so', async (_, files, says) => {
    const told = await verdict(files);
    expect(told).toMatch(says);
    expect(told).toMatch(/^The build is not complete: .*nothing was written\.$/u);
  });

  it('is not looked through again for what the scripts of its program need, and for what its pages name each time', async () => {
    const folder = temporaryFolder({ 'index.html': page('<script src="/b.js"></script>'), 'b.js': 'import "./c.js";' });
    const site = readSite(folder);
    expect([...await expectNamedFiles(site, '/', new Set(['b.js']))]).toEqual(['b.js']);
    await expect(expectNamedFiles(site, '/', new Set(['a.js']))).rejects.toThrow(BrokenBuild);
    await expect(expectNamedFiles(new Map([...site].filter(([name]) => name !== 'b.js')), '/', new Set(['b.js']))).rejects.toThrow(/names b\.js/u);
  });

  it('may be served under a path', async () => {
    const html = page('<link rel="stylesheet" href="/rules/a.css">');
    expect(await verdict({ 'index.html': html, 'a.css': '' }, '/rules/')).toBe('whole');
    expect(await verdict({ 'index.html': html }, '/rules/')).toMatch(/names a\.css/u);
  });
});
