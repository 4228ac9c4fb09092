import { chromium } from 'playwright-core';
import type { Browser, CDPSession, Page } from 'playwright-core';

export interface BoxFigures {
  /** How many keys were pressed. */
  keys: number;
  /**
   * What a key takes until the list is laid out, in milliseconds of a processor so many times slower: the median, and
   * 95 of 100 take no more. Counted is the time the page's thread ran: what else a machine does is not in it.
   */
  median: number;
  p95: number;
  /** From going to the box, with nothing loaded, to the first list, in milliseconds, on a slow line: the slowest of some tries. */
  firstList: number;
  /** The same until the list is whole, with its texts and what everyday English leads to: the slowest. */
  wholeAnswer: number;
  /** Bytes of scripts and data that came for it, as they are on the line: the most. */
  bytes: number;
}

export interface Conditions {
  /** How many times slower a processor to reckon with. */
  slowdown: number;
  /** Of the line: bits a second, and milliseconds that each answer takes at least. */
  bits: number;
  latency: number;
}

const tries = 3;

const session = (page: Page): Promise<CDPSession> => page.context().newCDPSession(page);

/** Milliseconds of the processor that the page has taken so far for scripts, styles and layout. */
async function taken(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const counted = new Set(['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration']);
  return metrics.reduce((sum, { name, value }) => sum + (counted.has(name) ? value * 1000 : 0), 0);
}

/** Puts words into the box as the next key does, and has what follows from it laid out. */
const press = (page: Page, words: string): Promise<void> => page.evaluate((typed) => {
  const box = document.querySelector<HTMLInputElement>('#search-words');
  if (box === null) throw new Error('The page has no search box');
  box.value = typed;
  box.dispatchEvent(new Event('input', { bubbles: true }));
  document.querySelector('.search-popup')?.getBoundingClientRect();
}, words);

/** Types every text key by key and says how long the processor was busy with each, until the list was laid out. */
async function keyTimes(page: Page, texts: readonly string[]): Promise<number[]> {
  await page.locator('#search-words').click();
  // Excerpts are there once the texts have come.
  await page.keyboard.type(texts[0]?.slice(0, 3) ?? '');
  await page.locator('.search-popup .excerpt').first().waitFor();
  const devtools = await session(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const times: number[] = [];
  for (const words of texts.flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1)))) {
    const before = await taken(devtools);
    await press(page, words);
    times.push(await taken(devtools) - before);
  }
  return times;
}

/** How long a reader waits who goes to the box of a page just read and types, with nothing of the search loaded yet. */
async function waitsOnSlowLine(browser: Browser, address: string, typed: string, { bits, latency }: Conditions): Promise<Pick<BoxFigures, 'firstList' | 'wholeAnswer' | 'bytes'>> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  const devtools = await session(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, latency, downloadThroughput: bits / 8, uploadThroughput: bits / 8 });
  let bytes = 0;
  let changed = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    changed = performance.now();
  });
  const began = performance.now();
  await page.locator('#search-words').click();
  await page.keyboard.type(typed);
  await page.locator('.search-popup .result').first().waitFor();
  const firstList = performance.now() - began;
  await page.locator('.search-popup .excerpt').first().waitFor();
  await page.waitForLoadState('networkidle');
  // What came last was in the list a moment after it had come.
  await page.waitForFunction((still) => new Promise((resolve) => { setTimeout(() => { resolve(true); }, still); }), quiet);
  await page.context().close();
  return { firstList, wholeAnswer: changed - began, bytes };
}

/** So long nothing more comes, in milliseconds. */
const quiet = 1500;

const share = (sorted: readonly number[], part: number): number => sorted[Math.floor(sorted.length * part)] ?? NaN;

/**
 * Measures the search box of a site in a browser.
 *
 * @param address - of a page with the box
 * @param texts - what is typed, key by key
 */
export async function measureBox(executablePath: string, address: string, texts: readonly string[], conditions: Conditions): Promise<BoxFigures> {
  const browser = await chromium.launch({ executablePath });
  try {
    const waits: Awaited<ReturnType<typeof waitsOnSlowLine>>[] = [];
    for (let at = 0; at < tries; at += 1) waits.push(await waitsOnSlowLine(browser, address, texts[at] ?? '', conditions));
    const most = (figure: keyof typeof waits[number]): number => Math.max(...waits.map((one) => one[figure]));
    const page = await browser.newPage();
    await page.goto(address);
    const times = (await keyTimes(page, texts)).map((time) => time * conditions.slowdown).sort((one, other) => one - other);
    return { keys: times.length, median: share(times, 0.5), p95: share(times, 0.95), firstList: most('firstList'), wholeAnswer: most('wholeAnswer'), bytes: most('bytes') };
  } finally {
    await browser.close();
  }
}
