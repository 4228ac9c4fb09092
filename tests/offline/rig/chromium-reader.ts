import { chromium } from 'playwright-core';

import type { Reader } from './reader.ts';

/** A reader at a Chromium that runs already. */
export async function chromiumReader(endpoint: string): Promise<Reader> {
  const browser = await chromium.connect(endpoint);
  const context = await browser.newContext();
  const page = await context.newPage();
  let complaints: string[] = [];
  page.on('console', (message) => { if (message.type() === 'error') complaints.push(message.text()); });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // What a page asks for when it is left is given up, which is nobody's fault.
    if (!reason.includes('ERR_ABORTED')) complaints.push(`${request.url()}: ${reason}`);
  });
  return {
    open: async (address) => { await page.goto(address); },
    ask: <Answer>(expression: string) => page.evaluate<Answer>(expression),
    complaints: () => complaints.splice(0),
    close: async () => {
      complaints = [];
      await context.close();
      await browser.close();
    },
  };
}
