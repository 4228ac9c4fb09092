import { chromium } from 'playwright-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';

export const origin = inject('origin');

/** Opens an address of the site, or of another that `baseURL` names, in a window of its own. */
export type Open = (path: string, options?: BrowserContextOptions) => Promise<Page>;

interface Watched {
  page: Page;
  complaints: string[];
}

/** Notes what a page should never do: complain in the console, fail, or ask another machine for anything. */
function watch(page: Page, home: string): Watched {
  const complaints: string[] = [];
  const expected = (address: string): boolean => address.startsWith(home) || /^(?:data|blob):/.test(address);
  page.on('console', (message) => {
    // Browsers log the page itself where its status is 404, which is right for an address that was never given.
    const isMissing = message.location().url === page.url() && message.text().includes('404');
    if (['error', 'warning'].includes(message.type()) && !isMissing) complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('request', (request) => {
    if (!expected(request.url())) complaints.push(`request to ${request.url()}`);
  });
  return { page, complaints };
}

/**
 * Joins the shared browser for one test file.
 *
 * After each test its pages are closed, and the test fails if one of them complained.
 */
export function useBrowser(): Open {
  let browser: Browser;
  const opened: Watched[] = [];
  beforeAll(async () => {
    browser = await chromium.connect(inject('browser'));
  });
  afterEach(async () => {
    const closing = opened.splice(0);
    await Promise.all(closing.map(({ page }) => page.context().close()));
    expect(closing.flatMap(({ complaints }) => complaints)).toEqual([]);
  });
  afterAll(() => browser.close());
  return async (path, options = {}) => {
    const home = options.baseURL ?? origin;
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options, baseURL: home });
    context.setDefaultTimeout(15_000);
    const watched = watch(await context.newPage(), home);
    opened.push(watched);
    await watched.page.goto(path);
    return watched.page;
  };
}
