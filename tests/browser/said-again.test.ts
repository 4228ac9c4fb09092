/** A clarification that later documents say again, on the page of its entry; and a ruling that states its entry anew, on its own. */
import path from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { thisMachine } from '../../scripts/serve/listen.ts';
import { serve } from '../../scripts/serve/serve.ts';
import type { RunningServer } from '../../scripts/serve/serve.ts';
import { projectRoot } from '../../scripts/site/project-root.ts';
import { useBrowser } from './rig/open-page.ts';
import { siteOf } from './rig/site-of.ts';

const open = useBrowser();
let server: RunningServer;

beforeAll(async () => {
  server = await serve({ folder: siteOf(path.join(projectRoot, 'tests/fixtures/standing/said-again')).site, port: 0, host: thisMachine });
}, 300_000);

afterAll(async () => { await server.close(); });

const march = 'lock, Current Rulings of 2 March 2015';
const april = `${march}, repeated in the Current Rulings of 6 April 2015`;
const may = `${april} and the Current Rulings of 4 May 2015`;

it.each([['', may], ['?on=2015-05-04', may], ['?on=2015-05-03', april], ['?on=2015-04-05', march]])('stands there once, as of the first, with the documents that had said it again by the day: %s', async (day, heading) => {
  const page = await open(`/entries/lock/${day}`, { baseURL: server.address.replace(/\/$/u, '') });
  await page.locator('html[data-event-ready]').waitFor();
  expect(await page.locator('.beside:not(.older) .note:visible h3').allInnerTexts()).toEqual([heading]);
  expect(await page.locator('[data-how-it-stands]:visible').innerText()).toContain('1 later ruling to read with it');
});

it('says what becomes of an entry that a ruling states anew', async () => {
  const page = await open('/rulings/current-rulings-2015-05-04-lee/', { baseURL: server.address.replace(/\/$/u, '') });
  expect((await page.locator('.fate li').innerText()).split('\n').map((line) => line.trim()))
    .toEqual(['States it anew', 'The text of the entry stays as it is held; where the two differ, the later holds.']);
});
