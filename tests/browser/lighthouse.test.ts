import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { freePort, thisMachine } from '../../scripts/serve/listen.ts';
import { auditPage } from '../lighthouse/audit-page.ts';
import { getLighthouse } from '../lighthouse/get-lighthouse.ts';
import { auditedPages } from '../lighthouse/audited-pages.ts';
import { getBrowser } from './rig/get-browser.ts';
import { shipped } from './rig/shipped-corpus.ts';

/** Those that say the same on every machine; `npm run lighthouse` asks for performance too. */
const steady = ['accessibility', 'best-practices', 'seo'] as const;

let browser: Browser;
let port = 0;

/** A browser of its own: Lighthouse steers it by a port that the shared one does not open. */
beforeAll(async () => {
  await getLighthouse();
  port = await freePort({ port: 0, host: thisMachine });
  browser = await chromium.launch({ executablePath: await getBrowser(), args: [`--remote-debugging-port=${port}`] });
}, 300_000);
afterAll(() => browser.close());

describe.each(auditedPages(shipped))('Lighthouse, of the $kind page', ({ path }) => {
  it('finds no point short in accessibility, best practices and search engines', async () => {
    const { scores, short } = await auditPage(`${inject('origin')}/${path}`, { port, device: 'mobile', only: steady });
    expect(short).toEqual([]);
    expect(scores).toEqual({ accessibility: 100, 'best-practices': 100, seo: 100 });
  });
});
