import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
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

const size = { width: 1280, height: 900 };

/** A window of its own, which is patient with a busy machine. */
async function newWindow(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: size, ...options });
  context.setDefaultTimeout(15_000);
  return context;
}

/** The shared browser, joined for one test file. */
function joined(): () => Browser {
  let browser: Browser;
  beforeAll(async () => { browser = await chromium.connect(inject('browser')); });
  afterAll(() => browser.close());
  return () => browser;
}

/**
 * Joins the shared browser for one test file.
 *
 * After each test its pages are closed, and the test fails if one of them complained.
 */
export function useBrowser(): Open {
  const browser = joined();
  const opened: Watched[] = [];
  afterEach(async () => {
    const closing = opened.splice(0);
    await Promise.all(closing.map(({ page }) => page.context().close()));
    expect(closing.flatMap(({ complaints }) => complaints)).toEqual([]);
  });
  return async (path, options = {}) => {
    const home = options.baseURL ?? origin;
    const context = await newWindow(browser(), { ...options, baseURL: home });
    const watched = watch(await context.newPage(), home);
    opened.push(watched);
    await watched.page.goto(path);
    return watched.page;
  };
}

/** Away from the site, whose pages write as they are left, and then nothing of what they kept is left. */
async function forget(page: Page): Promise<void> {
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
  await page.context().clearCookies();
}

/**
 * The same for tests of many pages that look at each, one at a time: a window costs four times what a page in it does, so
 * those that ask for the same kind of window share one. A test finds nothing there that another left behind.
 */
export function useOneWindow(): Open {
  const browser = joined();
  const windows = new Map<string, Watched>();
  afterEach(async ({ task }) => {
    const complaints: string[] = [];
    for (const [kind, watched] of windows) {
      if (task.result?.state === 'fail') windows.delete(kind);
      await (windows.has(kind) ? forget(watched.page) : watched.page.context().close());
      complaints.push(...watched.complaints.splice(0));
    }
    expect(complaints).toEqual([]);
  });
  return async (path, { viewport = size, colorScheme = 'light', reducedMotion = 'no-preference', forcedColors = 'none', ...rest } = {}) => {
    const kind = JSON.stringify(rest);
    const watched = windows.get(kind) ?? watch(await (await newWindow(browser(), { ...rest, baseURL: origin })).newPage(), origin);
    windows.set(kind, watched);
    const { page } = watched;
    if (viewport !== null) await page.setViewportSize(viewport);
    await page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors });
    await page.goto(path);
    return page;
  };
}
