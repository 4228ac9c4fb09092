import type { Locator, Page } from 'playwright-core';

import { eventually } from './eventually.ts';

/** The options that the open box offers. */
export const options = (page: Page): Locator => page.getByRole('option');

/** Goes to the box and types, as a player would. */
export async function type(page: Page, words: string): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.type(words);
  await eventually(() => options(page).count()).toBeGreaterThan(0);
}
