import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { beforeAll, describe, expect, it } from 'vitest';

import { siteUnderRules } from './rig/site-of.ts';

let site = '';
beforeAll(() => { site = siteUnderRules(); }, 300_000);

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
