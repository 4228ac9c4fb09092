import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';

export const origin = inject('origin');

/** How a page is opened: as Playwright opens a window, in one of the site's or of another that `baseURL` names. */
interface Wanted extends BrowserContextOptions {
  /** In a window that no test had before, with nothing in its cache, and none has after: what is done to it need not be undone. */
  alone?: boolean;
}

/** Opens an address in a page of its own. */
export type Open = (path: string, wanted?: Wanted) => Promise<Page>;

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
async function newContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
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

/** A window that tests have one after the other. */
interface Window {
  context: BrowserContext;
  /** Of a page that is not a test's: it keeps the window open, and its storage in reach. */
  session: CDPSession;
  kind: string;
  home: string;
}

async function newWindow(browser: Browser, kind: string, home: string, options: BrowserContextOptions): Promise<Window> {
  const context = await newContext(browser, { ...options, baseURL: home });
  return { context, session: await context.newCDPSession(await context.newPage()), kind, home };
}

/** Nothing is left that a test did. Its pages go first: some write as they are left. */
async function forget({ context, session, home }: Window): Promise<void> {
  await Promise.all(context.pages().slice(1).map((page) => page.close()));
  await forgetStored(context, session, home);
}

async function forgetStored(context: BrowserContext, session: CDPSession, home: string): Promise<void> {
  await session.send('Storage.clearDataForOrigin', { origin: new URL(home).origin, storageTypes: 'all' });
  await context.clearCookies();
}

/**
 * Joins the shared browser for one test file.
 *
 * Pages that are opened in one test are strangers to each other. After it they are closed, and the test fails if one of
 * them complained. A window costs four times what a page in it does: the next test has those of its kind.
 */
export function useBrowser(): Open {
  const browser = joined();
  const free: Window[] = [];
  const used: Window[] = [];
  const strangers: BrowserContext[] = [];
  const watched: Watched[] = [];
  const windowFor = async (kind: string, home: string, options: BrowserContextOptions): Promise<BrowserContext> => {
    const at = free.findIndex((one) => one.kind === kind);
    const window = free.splice(at, at < 0 ? 0 : 1)[0] ?? await newWindow(browser(), kind, home, options);
    used.push(window);
    return window.context;
  };
  const alone = async (options: BrowserContextOptions): Promise<BrowserContext> => {
    const context = await newContext(browser(), options);
    strangers.push(context);
    return context;
  };
  afterEach(async ({ task }) => {
    const windows = used.splice(0);
    const hasFailed = task.result?.state === 'fail';
    await Promise.all([...strangers.splice(0), ...(hasFailed ? windows.map(({ context }) => context) : [])].map((context) => context.close()));
    if (!hasFailed) {
      await Promise.all(windows.map(forget));
      free.push(...windows);
    }
    expect(watched.splice(0).flatMap(({ complaints }) => complaints)).toEqual([]);
  });
  return async (path, { baseURL: home = origin, alone: isAlone = false, ...options } = {}) => {
    const context = isAlone || home.startsWith('file:') ? await alone({ ...options, baseURL: home }) : await windowFor(JSON.stringify([home, options]), home, options);
    const one = watch(await context.newPage(), home);
    watched.push(one);
    await one.page.goto(path);
    return one.page;
  };
}

/**
 * The same for tests of many pages that look at each, one at a time: those that ask for the same kind of window have not
 * only that, but one page in it.
 */
export function useOneWindow(): Open {
  const browser = joined();
  const windows = new Map<string, Watched & { session: CDPSession }>();
  afterEach(async ({ task }) => {
    const complaints: string[] = [];
    for (const [kind, { page, session, complaints: own }] of windows) {
      if (task.result?.state === 'fail') {
        windows.delete(kind);
        await page.context().close();
      } else {
        // Away from the site, whose pages write as they are left.
        await page.goto('about:blank');
        await forgetStored(page.context(), session, origin);
      }
      complaints.push(...own.splice(0));
    }
    expect(complaints).toEqual([]);
  });
  const newOne = async (options: BrowserContextOptions) => {
    const context = await newContext(browser(), { ...options, baseURL: origin });
    const page = await context.newPage();
    return { ...watch(page, origin), session: await context.newCDPSession(page) };
  };
  return async (path, { viewport = size, colorScheme = 'light', reducedMotion = 'no-preference', forcedColors = 'none', ...rest } = {}) => {
    const kind = JSON.stringify(rest);
    const one = windows.get(kind) ?? await newOne(rest);
    windows.set(kind, one);
    const { page } = one;
    if (viewport !== null) await page.setViewportSize(viewport);
    await page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors });
    await page.goto(path);
    return page;
  };
}
