import { describe, expect, it } from 'vitest';

import { origin, useBrowser } from './rig/open-page.ts';

const open = useBrowser();

describe('an address that was never given', () => {
  it('is answered with status 404 and a page that leads on', async () => {
    expect((await fetch(`${origin}/entries/no-such-entry/`)).status).toBe(404);
    const page = await open('/entries/no-such-entry/');
    expect(await page.locator('h1').innerText()).toMatch(/no such page/i);
    await page.locator('main a[href*="/letters/"]').first().click();
    await page.waitForURL('**/letters/**');
  });

  it('without its last slash leads to the page', async () => {
    const page = await open('/report');
    expect(new URL(page.url()).pathname).toBe('/report/');
  });
});
