import path from 'node:path';

import { chromium } from 'playwright-core';

import { command } from '../../scripts/command/command.ts';
import { existingFolder } from '../../scripts/command/option-values.ts';
import { step } from '../../scripts/command/progress.ts';
import { run } from '../../scripts/command/run.ts';
import { say } from '../../scripts/command/say.ts';
import { operatorsToday } from '../../scripts/command/today.ts';
import { withTemporaryFolder } from '../../scripts/command/temporary-folder.ts';
import { readAddress } from '../../scripts/read/corpus-data.ts';
import { freePort, thisMachine } from '../../scripts/serve/listen.ts';
import { corpusOfSite } from '../../scripts/site/about-site.ts';
import { buildSite } from '../../scripts/site/build-site.ts';
import { corpusFolder } from '../../scripts/site/corpus-folder.ts';
import { placesFor } from '../../scripts/site/places.ts';
import { readSite } from '../../scripts/site/site-files.ts';
import { getBrowser } from '../browser/rig/get-browser.ts';
import { auditPage, categories } from './audit-page.ts';
import type { Device } from './audit-page.ts';
import { auditedPages } from './audited-pages.ts';
import { webHost } from './web-host.ts';

/** Every page should name its address on the web: a corpus that says none gets one for this. */
const invented = 'https://rules.example/';

const devices: readonly Device[] = ['mobile', 'desktop'];

const program = command('lighthouse', 'Asks Lighthouse what it makes of the home page, a letter, an entry and a search, on a phone and on a desktop.')
  .option('--corpus <folder>', 'a corpus folder that was ingested before', existingFolder, placesFor(undefined).corpus)
  .option('--only <kinds...>', 'some of home, letter, entry, search, results');

await run(program, ({ corpus, only }) => withTemporaryFolder('lighthouse', async (room) => {
  const folder = path.join(room, 'site');
  const address = await readAddress(corpusFolder(corpus));
  await step('Building the site', (tell) => buildSite({ corpus, to: folder, base: '/', address: address ?? invented, today: operatorsToday() }, tell));
  const site = await webHost(folder);
  const port = await freePort({ port: 0, host: thisMachine });
  const browser = await chromium.launch({ executablePath: await getBrowser(), args: [`--remote-debugging-port=${port}`] });
  let isFull = true;
  const pages = auditedPages(corpusOfSite(readSite(folder))).filter(({ kind }) => only?.includes(kind) ?? true);
  for (const { kind, path: page } of pages) {
    for (const device of devices) {
      const { scores, short } = await auditPage(site.address + page, { port, device, only: categories });
      say(`${kind}, ${device}: ${categories.map((category) => `${category} ${scores[category] ?? 0}`).join(', ')}`);
      for (const line of short) say(`  ${line}`);
      isFull &&= categories.every((category) => scores[category] === 100);
    }
  }
  await browser.close();
  await site.close();
  return isFull ? 0 : 1;
}));
