import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';

import { chromium } from 'playwright-core';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(): string[] {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

/** Every browser that seems to be there, the one that was asked for first. */
function candidates(): string[] {
  const asked = process.env['CHROME_PATH'];
  const downloaded = chromium.executablePath();
  return [...(asked === undefined ? [] : [asked]), ...onPath(), ...(existsSync(downloaded) ? [downloaded] : [])];
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
