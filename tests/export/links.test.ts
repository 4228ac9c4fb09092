import { describe, expect, it } from 'vitest';

import { exportSite } from '../../scripts/export/export-site.ts';
import { DeadLinks } from '../../scripts/export/pages/dead-links.ts';
import { bytes, text } from '../../scripts/site/site-files.ts';

const about = { title: 'Lamps', asOf: null, entries: 1, documents: 1 };

const page = (body: string, head = ''): Uint8Array =>
  bytes(`<!doctype html><html><head><title>x</title>${head}</head><body>${body}</body></html>`);

const copyOf = (files: Record<string, Uint8Array>) => exportSite(new Map(Object.entries(files)), about);

describe('the copy on a disk', () => {
  it('names the file of every page it links to, from where the link stands', async () => {
    const copy = await copyOf({
      'index.html': page('<a href="/entries/lamp%20oil/#p1">x</a> <a href="/?q=1">y</a> <a href="https://example.org/">z</a>'),
      'entries/lamp oil/index.html': page('<p id="p1"><a href="#p1">here</a> <a href="../../">up</a></p>'),
    });
    expect(text(copy.get('index.html') ?? bytes(''))).toContain(
      '<a href="entries/lamp%20oil/index.html#p1">x</a> <a href="index.html?q=1">y</a> <a href="https://example.org/">z</a>',
    );
    expect(text(copy.get('entries/lamp oil/index.html') ?? bytes(''))).toContain('<a href="#p1">here</a> <a href="../../index.html">up</a>');
  });

  it('leads on from a page that is nothing but the way to another', async () => {
    const copy = await copyOf({
      'lamp/index.html': page('<p>The lamp.</p>'),
      'lamp/2010-05-03/index.html': page('', '<meta http-equiv="content-security-policy" content="script-src \'self\'"><noscript><meta http-equiv="refresh" content="0; url=../#p2"></noscript>'),
    });
    expect(text(copy.get('lamp/2010-05-03/index.html') ?? bytes(''))).toContain('<meta http-equiv="refresh" content="0; url=../index.html#p2">');
    expect(text(copy.get('lamp/2010-05-03/index.html') ?? bytes(''))).toContain('file:">');
  });

  it('finds the places of a page on the way to it', async () => {
    const wayTo = (place: string) => copyOf({
      'index.html': page(`<a href="/lamp/2010-05-03/${place}">x</a>`),
      'lamp/index.html': page('<p id="p1">The lamp.</p>'),
      'lamp/2010-05-03/index.html': page('<a href="../" data-leads-on>Read it there</a>'),
    });
    expect(text((await wayTo('#p1')).get('index.html') ?? bytes(''))).toContain('lamp/2010-05-03/index.html#p1');
    await expect(wayTo('#p9')).rejects.toThrow(DeadLinks);
  });

  it('reaches into templates, which hold the text of other dates', async () => {
    const copy = await copyOf({ 'index.html': page('<template><a href="/">x</a></template>') });
    expect(text(copy.get('index.html') ?? bytes(''))).toContain('<template><a href="index.html">x</a></template>');
  });

  it('has classic scripts only, and nothing that a page on a disk may not fetch', async () => {
    const copy = await copyOf({
      'index.html': page('<script type="module" crossorigin src="/_astro/a.js"></script>', '<link rel="modulepreload" href="/_astro/b.js"><link rel="manifest" href="/m.webmanifest">'),
      '_astro/a.js': bytes('import { b } from "./b.js"; fetch(b);'),
      '_astro/b.js': bytes('export const b = "/search/pack.json";'),
      'search/pack.json': bytes('{}'),
    });
    const html = text(copy.get('index.html') ?? bytes(''));
    expect(html).not.toMatch(/module|crossorigin|manifest/);
    expect(html).toContain('<script src="_astro/a.js" defer></script>');
    expect(text(copy.get('_astro/a.js') ?? bytes(''))).toContain('inForceFiles.read');
    expect(text(copy.get('search/pack.json.js') ?? bytes(''))).toContain('inForceFiles.hold("search/pack.json","e30=")');
  });

  it('has its type inside its style sheet, and the first page waits for it', async () => {
    const copy = await copyOf({
      'index.html': page('', '<link rel="stylesheet" href="/_astro/a.css">'),
      '_astro/a.css': bytes('@font-face { font-family: Lamp; font-display: optional; src: url(/_astro/lamp.woff2) format("woff2"); }'),
      '_astro/lamp.woff2': bytes('wick'),
    });
    const style = text(copy.get('_astro/a.css') ?? bytes(''));
    expect(style).toContain('data:font/woff2,wick');
    expect(style).toContain('font-display:block');
    expect(style).not.toContain('optional');
  });

  it('names no address on the web but a whole one', async () => {
    const copy = await copyOf({
      'index.html': page('', '<link rel="canonical" href="/"><link rel="search" href="/opensearch.xml">'),
      'letters/index.html': page('', '<link rel="canonical" href="https://rules.example/letters/">'),
    });
    expect(text(copy.get('index.html') ?? bytes(''))).not.toMatch(/canonical|opensearch/);
    expect(text(copy.get('letters/index.html') ?? bytes(''))).toContain('<link rel="canonical" href="https://rules.example/letters/">');
  });

  it.each([
    ['a page', '<a href="/entries/gone/">x</a>', 'entries/gone/index.html'],
    ['a place on a page', '<a href="#nowhere">x</a>', '#nowhere'],
    ['a picture', '<img src="/gone.png">', 'gone.png'],
    ['a script', '<script src="/gone.js"></script>', 'gone.js'],
    ['a link in a template', '<template><a href="/gone/">x</a></template>', 'gone/index.html'],
  ])('is not made where %s is missing, and says on which page', async (_, body, link) => {
    const made = copyOf({ 'index.html': page(''), 'letters/index.html': page(body) });
    await expect(made).rejects.toThrow(DeadLinks);
    await expect(made).rejects.toThrow('letters/index.html');
    await expect(made).rejects.toThrow(link);
  });

  it('is not made where a style sheet asks for what is not there', async () => {
    const made = copyOf({ 'index.html': page(''), '_astro/style.css': bytes('p { background: url(/_astro/gone.png) }') });
    await expect(made).rejects.toThrow('_astro/style.css: gone.png');
  });
});
