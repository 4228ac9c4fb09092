import { existsSync } from 'node:fs';

import { chromium } from 'playwright-core';

import { isProgram, onPath } from './programs.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Every browser that seems to be there, the one that was asked for first. */
function candidates(): string[] {
  const asked = process.env['CHROME_PATH'];
  const downloaded = chromium.executablePath();
  return [...(asked === undefined ? [] : [asked]), ...onPath(names), ...(existsSync(downloaded) ? [downloaded] : [])];
}

/** A browser that is there may still lack a library: only one that has opened a page will do. */
async function opens(executablePath: string): Promise<boolean> {
  try {
    const browser = await chromium.launch({ executablePath });
    await (await browser.newPage()).goto('data:text/html,<p>here</p>');
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

/** The path of a Chromium or Chrome that starts on this machine; null where there is none. */
export async function findBrowser(): Promise<string | null> {
  for (const file of candidates().filter(isProgram)) {
    if (await opens(file)) return file;
  }
  return null;
}
