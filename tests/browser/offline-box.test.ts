import { chromium } from 'playwright-core';
import { inject, it } from 'vitest';

import { firstResult, pointAt, shownPreview, typeInBox } from '../offline/rig/looking-up.ts';
import { moodyServer } from '../offline/rig/moody-server.ts';
import { eventually } from './rig/eventually.ts';
import { referring } from './rig/sought.ts';

it('a copy kept on a device has the box’s results, what references lead to, and proofs, with the server stopped', async () => {
  const server = await moodyServer(inject('folder'));
  const browser = await chromium.connect(inject('browser'));
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${server.address}offline/`);
  await page.locator('[data-offline-make]').click();
  await page.locator('[data-offline-status]').filter({ hasText: /^Complete/ }).waitFor();
  await server.stop();
  await page.goto(`${server.address}entries/${referring.entry.id}/`);
  await page.evaluate(typeInBox('l'));
  await eventually(() => page.evaluate(firstResult)).toContain('/entries/');
  await page.keyboard.press('Escape');
  await page.evaluate(pointAt(`article a[href$="/entries/${referring.led.id}/"]`));
  await eventually(() => page.evaluate(shownPreview)).toContain(referring.led.headword);
  await page.goto(`${server.address}entries/${referring.entry.id}/?proof`);
  await page.locator('.proof-sheet .lines code').first().waitFor();
  await browser.close();
});
