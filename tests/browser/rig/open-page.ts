import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';

export const origin = inject('origin');

/** How a page is opened: as Playwright opens a window, in one of the site's or of another that `baseURL` names. */
interface Wanted extends BrowserContextOptions {
  /** In a window that no test had before, with nothing in its cache, and none has after: what is done to it need not be undone. */
  alone?: boolean;
}

/** Opens an address in a page that is nobody else's for as long as the test lasts. */
export type Open = (path: string, wanted?: Wanted) => Promise<Page>;

interface Watched {
  page: Page;
  complaints: string[];
}

/** Notes what a page should never do: complain in the console, fail, or ask another machine for anything. */
function watch(page: Page, home: string): Watched {
  const complaints: string[] = [];
  const expected = (address: string): boolean => address.startsWith(home) || /^(?:data|blob):/.test(address);
  // Browsers log the page itself where its status is 404, which is right for an address that was never given; by then it may have led on.
  const missing = new Set<string>();
  page.on('response', (response) => { if (response.status() === 404 && response.request().isNavigationRequest()) missing.add(response.url().replace(/#.*/u, '')); });
  page.on('console', (message) => {
    const isMissing = missing.has(message.location().url.replace(/#.*/u, '')) && message.text().includes('404');
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

/** A page that tests have one after the other, in a window of a kind. */
interface Shared extends Watched {
  kind: string;
  home: string;
  session: CDPSession;
}

/** An address may lead on to another before its own page has loaded: then it is the other's that is waited for. */
async function goTo(page: Page, path: string): Promise<void> {
  try {
    await page.goto(path);
  } catch (error) {
    if (!/interrupted by another navigation|ERR_ABORTED/u.test(String(error))) throw error;
    await page.waitForLoadState();
  }
}

/** What would outlast the test that does it. */
const lasting = ['addInitScript', 'route', 'clock', 'exposeFunction'] as const;

function keepFromLasting(page: Page): void {
  for (const name of lasting) {
    Object.defineProperty(page, name, { get: () => { throw new Error(`A page that a test uses \`${name}\` on is opened with \`alone: true\`: the next test would have what it does`); } });
  }
}

async function newShared(browser: Browser, kind: string, home: string, options: BrowserContextOptions): Promise<Shared> {
  const context = await newContext(browser, { ...options, baseURL: home });
  const page = await context.newPage();
  keepFromLasting(page);
  return { ...watch(page, home), kind, home, session: await context.newCDPSession(page) };
}

/** Whatever a browser keeps for an address's origin is gone, a copy and its service worker too. */
export async function forgetKept(session: CDPSession, address: string): Promise<void> {
  await session.send('Storage.clearDataForOrigin', { origin: new URL(address).origin, storageTypes: 'all' });
}

/** Nothing is left that a test did. The page goes away from the site first: it may still be writing. */
async function forget({ page, session, home }: Shared): Promise<void> {
  const context = page.context();
  await Promise.all(context.pages().map((one) => (one === page ? one.goto('about:blank') : one.close())));
  await page.mouse.move(-1, -1);
  await forgetKept(session, home);
  await context.clearCookies();
}

/**
 * Joins the shared browser for one test file.
 *
 * Pages that are opened in one test are strangers to each other. After it they are put away, and the test fails if one of
 * them complained. A window costs seven times what another address in a page does: the next test has those of its kind.
 */
export function useBrowser(): Open {
  const browser = joined();
  const free: Shared[] = [];
  const used: Shared[] = [];
  const alone: Watched[] = [];
  const sharedFor = async (home: string, options: BrowserContextOptions): Promise<Page> => {
    const { viewport = size, colorScheme = 'light', reducedMotion = 'no-preference', forcedColors = 'none', ...rest } = options;
    const kind = JSON.stringify([home, rest]);
    const at = free.findIndex((one) => one.kind === kind);
    const one = free.splice(at, at < 0 ? 0 : 1)[0] ?? await newShared(browser(), kind, home, rest);
    used.push(one);
    if (viewport !== null) await one.page.setViewportSize(viewport);
    await one.page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors });
    return one.page;
  };
  const pageAlone = async (home: string, options: BrowserContextOptions): Promise<Page> => {
    const one = watch(await (await newContext(browser(), { ...options, baseURL: home })).newPage(), home);
    alone.push(one);
    return one.page;
  };
  afterEach(async ({ task }) => {
    const [shared, strangers] = [used.splice(0), alone.splice(0)];
    const hasFailed = task.result?.state === 'fail';
    if (!hasFailed) free.push(...shared);
    await Promise.all([
      ...shared.map((one) => (hasFailed ? one.page.context().close() : forget(one))),
      ...strangers.map(({ page }) => page.context().close()),
    ]);
    expect([...shared, ...strangers].flatMap(({ complaints }) => complaints.splice(0))).toEqual([]);
  });
  return async (path, { baseURL: home = origin, alone: isAlone = false, ...options } = {}) => {
    // A disk's files have no storage that could be emptied for them.
    const page = await (isAlone || home.startsWith('file:') ? pageAlone : sharedFor)(home, options);
    await goTo(page, path);
    return page;
  };
}
