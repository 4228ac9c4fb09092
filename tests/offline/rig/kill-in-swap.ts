import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Page } from 'playwright-core';

import { mortalBrowser } from './killed-browser.ts';
import type { MoodyServer } from './moody-server.ts';

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => { setTimeout(resolve, milliseconds); });

/** A profile that holds the copy of one site, and beside it, whole and waiting, that of a newer one. */
export async function profileWithTwoCopies(program: string, server: MoodyServer, sites: { older: string; newer: string }): Promise<string> {
  const profile = mkdtempSync(path.join(tmpdir(), 'in-force-profile-'));
  const browser = await mortalBrowser(program, profile);
  const status = browser.page.locator('[data-offline-status]');
  server.folder = sites.older;
  await browser.page.goto(`${server.address}offline/`);
  await browser.page.locator('[data-offline-make]').click();
  await status.filter({ hasText: /^Complete/ }).waitFor();
  server.folder = sites.newer;
  await browser.page.locator('[data-offline-look]').click();
  await status.filter({ hasText: 'A newer copy' }).waitFor();
  await browser.close();
  return profile;
}

/** What a browser that was killed has when it is opened again, without a network. */
export interface AfterKill {
  /** Of all pages and of what they ask for: one, or the copy is a mixture. */
  versions: (string | null)[];
  /** What the page for reading offline says. */
  status: string;
}

const addresses = ['', 'letters/', 'documents/', 'changes/', 'search/', 'search/names.json', 'search/texts/0.json', 'pagefind/pagefind-entry.json'];

/** Reads the copy in a browser that was just opened: of many of its parts, of which build they are. */
export async function readingsOf(page: Page, root: string): Promise<AfterKill> {
  await page.goto(`${root}letters/`);
  const versions = await page.evaluate(async (names) => {
    const answers = await Promise.all(names.map((name) => fetch(`/${name}`)));
    return [...new Set(answers.map(({ headers }) => headers.get('X-Copy')))];
  }, addresses);
  await page.goto(`${root}offline/`);
  const status = page.locator('[data-offline-status]');
  await status.filter({ hasText: /complete|Nothing/i }).waitFor();
  return { versions, status: await status.innerText() };
}

/** Kills a browser so many milliseconds after it set out to put the newer copy in place, and opens it again. */
export async function killInSwap(program: string, profile: string, server: MoodyServer, after: number): Promise<AfterKill> {
  const room = mkdtempSync(path.join(tmpdir(), 'in-force-killed-'));
  cpSync(profile, room, { recursive: true });
  try {
    const killed = await mortalBrowser(program, room);
    // The first page that is opened has the newer copy put in place before it is answered.
    void killed.page.goto(`${server.address}letters/`).catch(() => undefined);
    await wait(after);
    await killed.kill();
    await server.stop();
    const opened = await mortalBrowser(program, room);
    const readings = await readingsOf(opened.page, server.address);
    await opened.close();
    return readings;
  } finally {
    await server.start();
    rmSync(room, { recursive: true, force: true });
  }
}
