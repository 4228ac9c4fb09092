import type { Page } from 'playwright-core';

import { eventually } from './eventually.ts';
import { first, shipped } from './shipped-corpus.ts';

/** Entries that can be pinned, with a text of some length. */
export const inForce = shipped.entries.filter(({ status, text, pointsTo }) => status === 'in force' && text.length > 1 && pointsTo === null);
export const [entry, other, third] = [first('entry', inForce), first('second entry', inForce.slice(1)), first('third entry', inForce.slice(2))];

export const entryPin = (page: Page) => page.getByRole('button', { name: 'Pin', exact: true });
export const items = (page: Page) => page.locator('.pin-item');
export const names = (page: Page): Promise<string[]> => page.locator('.pin-item h2').allInnerTexts();
export const said = (page: Page) => page.locator('.note-bar [role=status]');
/** Waits for what the site says of all that is pinned. */
export const answered = (page: Page): Promise<void> => page.locator('.pins[aria-busy=false]').waitFor();

/** Pins entries one after the other and goes to the binder. */
export async function binderWith(page: Page, ...ids: string[]): Promise<void> {
  for (const id of ids) {
    await page.goto(`/entries/${id}/`);
    await entryPin(page).click();
    await said(page).filter({ hasText: 'in the binder' }).waitFor();
  }
  await page.goto('/binder/');
  await eventually(() => items(page).count()).toBe(ids.length);
}
