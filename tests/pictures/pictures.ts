import type { Page } from 'playwright-core';

/** One picture of the README: a page of the invented game, as a reader has it before them. */
export interface Picture {
  /** File name, without its ending; a picture of both schemes gets `-dark` for the second. */
  name: string;
  /** Address on the site. */
  path: string;
  width: number;
  height: number;
  schemes: readonly ('light' | 'dark')[];
  /** What a reader does before looking. */
  act?: (page: Page) => Promise<void>;
}

async function openChange(page: Page): Promise<void> {
  await page.locator('.change summary').first().click();
}

const search = (words: string) => async (page: Page): Promise<void> => {
  await page.locator('.masthead input[type="search"]').click();
  await page.keyboard.type(words);
  await page.getByRole('option').first().waitFor();
};

const setDate = (day: string) => async (page: Page): Promise<void> => {
  await page.locator('[data-event-date-control] summary').click();
  await page.locator('#event-date').fill(day);
  await page.getByRole('button', { name: 'Use this date' }).click();
};

const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

export const pictures: readonly Picture[] = [
  { name: 'entry', path: '/entries/towing/', ...desk, schemes: ['light', 'dark'], act: openChange },
  { name: 'search-phone', path: '/entries/towing/', ...phone, schemes: ['light'], act: search('captin') },
  { name: 'entry-phone', path: '/entries/towing/', ...phone, schemes: ['light'] },
  { name: 'event-date-phone', path: '/entries/towing/', ...phone, schemes: ['light'], act: setDate('2016-10-01') },
  { name: 'home', path: '/', ...desk, schemes: ['light'] },
];
