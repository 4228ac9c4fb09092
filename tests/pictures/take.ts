import { mkdirSync } from 'node:fs';
import path from 'node:path';

import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';

import { command } from '../../scripts/command/command.ts';
import { outputFolder } from '../../scripts/command/option-values.ts';
import { step } from '../../scripts/command/progress.ts';
import { run } from '../../scripts/command/run.ts';
import { say } from '../../scripts/command/say.ts';
import { operatorsToday } from '../../scripts/command/today.ts';
import { withTemporaryFolder } from '../../scripts/command/temporary-folder.ts';
import { thisMachine } from '../../scripts/serve/listen.ts';
import { serve } from '../../scripts/serve/serve.ts';
import { buildSite } from '../../scripts/site/build-site.ts';
import { placesFor } from '../../scripts/site/places.ts';
import { projectRoot } from '../../scripts/site/project-root.ts';
import { getBrowser } from '../browser/rig/get-browser.ts';
import { pictures } from './pictures.ts';
import type { Picture } from './pictures.ts';

const screenshots = command('pictures', 'Takes the pictures of the README: pages of the invented game, in a browser.')
  .option('--to <folder>', 'where to put them', outputFolder, path.join(projectRoot, 'docs', 'pictures'));

async function take(browser: Browser, origin: string, picture: Picture, to: string): Promise<void> {
  for (const colorScheme of picture.schemes) {
    const { width, height } = picture;
    const page = await browser.newPage({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce', serviceWorkers: 'block' });
    await page.goto(new URL(picture.path, origin).href, { waitUntil: 'networkidle' });
    await picture.act?.(page);
    await page.screenshot({ path: path.join(to, `${picture.name}${colorScheme === 'dark' ? '-dark' : ''}.png`), animations: 'disabled' });
    await page.close();
  }
}

await run(screenshots, ({ to }) => withTemporaryFolder('pictures', async (room) => {
  mkdirSync(to, { recursive: true });
  const folder = path.join(room, 'site');
  await step('Building the site', (tell) => buildSite({ corpus: placesFor(undefined).corpus, to: folder, base: '/', address: null, today: operatorsToday() }, tell));
  const site = await serve({ folder, port: 0, host: thisMachine });
  const browser = await chromium.launch({ executablePath: await getBrowser() });
  await step('Taking the pictures', async (tell) => {
    for (const picture of pictures) {
      tell(picture.name);
      await take(browser, site.address, picture, to);
    }
  });
  await browser.close();
  await site.close();
  say(`${pictures.length} pages pictured in ${path.relative(projectRoot, to) || to}`);
  return undefined;
}));
