/** A device that keeps a copy of a site whose server has moods: for each test a server, a page, and nothing kept from before. */
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, CDPSession, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';

import { moodyServer } from '../../offline/rig/moody-server.ts';
import type { MoodyServer } from '../../offline/rig/moody-server.ts';
import { forgetKept } from './open-page.ts';
import { olderSite } from './site-of.ts';

/** What a test works with; `page` and `server` are those of the test that runs. */
export interface Device {
  page: Page;
  server: MoodyServer;
  /** The folder of the site as it was before the newest document came. */
  older: string;
  /** What the Offline page says. */
  status: () => Locator;
  button: (what: 'make' | 'use' | 'look' | 'remove') => Locator;
  /** Keeps a copy of what the server serves now. */
  install: () => Promise<void>;
  /** Another page on the same device, which is the test's from then on. */
  another: () => Promise<Page>;
  /** The parts of a copy that the server was asked for. */
  shardsAsked: () => string[];
}

/** `older`: the server begins with the site as it was before the newest document came. */
export function useDevice({ older = false } = {}): Device {
  let browser: Browser;
  let context: BrowserContext;
  // A page that is none's keeps the window open, and sees what it keeps.
  let session: CDPSession;
  const device = {
    older: '',
    status: () => device.page.locator('[data-offline-status]'),
    button: (what) => device.page.locator(`[data-offline-${what}]`),
    install: async () => {
      await device.page.goto(`${device.server.address}offline/`);
      await device.button('make').click();
      await device.status().filter({ hasText: /^Complete/ }).waitFor();
    },
    another: async () => device.page = await context.newPage(),
    shardsAsked: () => device.server.asked.filter((asked) => asked.endsWith('.bin')),
  } as Device;

  beforeAll(async () => {
    device.older = olderSite();
    browser = await chromium.connect(inject('browser'));
    context = await browser.newContext();
    context.setDefaultTimeout(15_000);
    session = await context.newCDPSession(await context.newPage());
  }, 300_000);
  afterAll(() => browser.close());
  beforeEach(async () => {
    device.server = await moodyServer(older ? device.older : inject('folder'));
    await device.another();
  });
  afterEach(async () => {
    await device.page.close();
    await forgetKept(session, device.server.address);
    await device.server.stop();
  });
  return device;
}
