import type { BrowserContextOptions, Page } from 'playwright-core';

import { pageKinds } from './page-kinds.ts';
import { first, shipped } from './shipped-corpus.ts';

export interface PageState {
  state: string;
  path: string;
  options?: BrowserContextOptions;
  /** Brings the page into the state, and waits until it is. */
  enter: (page: Page) => Promise<void>;
}

const phone: BrowserContextOptions = { viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true };
const pathOf = (kind: string): string => first(kind, pageKinds.filter((one) => one.kind === kind)).path;

const unfold = (page: Page): Promise<void> =>
  page.evaluate(() => { for (const fold of document.querySelectorAll('main details')) fold.setAttribute('open', ''); });

/** The first day of all: on it, most texts were others. */
const day = first('document with a date', shipped.documents.flatMap(({ date }) => date ?? []).sort());

async function setDay(page: Page): Promise<void> {
  await page.locator('[data-event-date-control] summary').click();
  await page.locator('#event-date').fill(day);
  await page.keyboard.press('Enter');
  await page.locator('[data-event-band]').waitFor();
}

async function type(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.type('lamp');
  await page.getByRole('option').nth(2).waitFor();
}

/** What a reader can make of a page: each may have barriers that the page as it comes has not. */
export const pageStates: readonly PageState[] = [
  ...['entry', 'damaged entry', 'version', 'source', 'report', 'changes'].map((kind): PageState =>
    ({ state: `the ${kind} page with everything unfolded`, path: pathOf(kind), enter: unfold })),
  ...['entry', 'letter', 'ruling', 'repealed entry'].map((kind): PageState =>
    ({ state: `the ${kind} page on the event’s date`, path: pathOf(kind), enter: setDay })),
  { state: 'the control of the event’s date, open', path: pathOf('about'), enter: (page) => page.locator('[data-event-date-control] summary').click() },
  { state: 'the search box with results', path: pathOf('about'), enter: type },
  { state: 'the search sheet of a phone with results', path: pathOf('about'), options: phone, enter: type },
  { state: 'the search page where nothing is found', path: '/search/?q=qxzvkwj', enter: (page) => page.locator('[data-search-note] a').first().waitFor() },
  { state: 'the search page over everything published', path: '/search/?q=lamp&in=all', enter: (page) => page.locator('[data-search-results] li').first().waitFor() },
];
