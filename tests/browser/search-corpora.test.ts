import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { thisMachine } from '../../scripts/serve/listen.ts';
import { serve } from '../../scripts/serve/serve.ts';
import type { RunningServer } from '../../scripts/serve/serve.ts';
import { corpus as schema } from '../../src/model/corpus.ts';
import { corpora, unlessPublished } from '../segment/rig/published.ts';
import { eventually } from './rig/eventually.ts';
import { useBrowser } from './rig/open-page.ts';
import { siteOf } from './rig/site-of.ts';
import { slipIn } from './rig/sought.ts';

const open = useBrowser();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desk = { viewport: { width: 1280, height: 900 } };
const sought = 8;

/** Names of some length from all over the alphabet, of entries in force: a slip in a short one may be another word. */
function someNames(corpusFolder: string): string[] {
  const { entries } = schema.parse(JSON.parse(readFileSync(path.join(corpusFolder, 'corpus.json'), 'utf8')));
  const names = entries.filter(({ status }) => status === 'in force').map(({ headword }) => headword).filter((name) => /^(?:[A-Za-z]{10,}|[A-Za-z]{5,} [A-Za-z]{5,})$/.test(name));
  return names.filter((_, at) => at % Math.ceil(names.length / sought) === 0);
}

async function type(page: Page, words: string): Promise<void> {
  const box = page.locator('.masthead input[type=search]');
  await box.click();
  await box.fill(words);
}

describe.each(corpora)(`the search of $name${unlessPublished}`, ({ folder }) => {
  let server: RunningServer;
  let names: string[] = [];
  beforeAll(async () => {
    const { corpus, site } = siteOf(folder);
    names = someNames(corpus);
    server = await serve({ folder: site, port: 0, host: thisMachine });
  }, 300_000);
  afterAll(() => server.close());

  it.each([['a phone', phone], ['a desk', desk]] as const)('has a name first in the box on %s, with a slip in its middle', async (_, screen) => {
    expect(names.length).toBeGreaterThan(sought / 2);
    const page = await open('/documents/', { ...screen, baseURL: server.address });
    for (const name of names) {
      await type(page, slipIn(name));
      await eventually(() => page.getByRole('option').first().locator('.headword').innerText()).toBe(name);
    }
  });

  it('has it among everything ever published', async () => {
    for (const name of names.slice(0, 3)) {
      const page = await open(`/search/?q=${encodeURIComponent(name)}&in=all`, { ...phone, baseURL: server.address });
      await eventually(() => page.getByRole('main').getByRole('link', { name }).count()).toBeGreaterThan(0);
    }
  });
});
