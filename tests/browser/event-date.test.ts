import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { useBrowser } from './rig/open-page.ts';
import { first, shipped } from './rig/shipped-corpus.ts';

const open = useBrowser();
const shortly = 10_000;

const dayBefore = (day: string): string => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
const dateOf = (id: string): string => shipped.documents.find((document) => document.id === id)?.date ?? '';

const changed = first('entry with a superseded version', shipped.entries.flatMap((entry) => {
  const [old, next] = entry.versions;
  const unlike = old?.text[0]?.text !== next?.text[0]?.text;
  return entry.status === 'in force' && old !== undefined && next?.from && unlike ? [{ entry, old, next, day: dayBefore(next.from) }] : [];
}));

const repeated = first('ruling that a later document repeats', shipped.rulings.flatMap((ruling) => {
  const { entry, document, ruling: later } = ruling.supersededBy ?? {};
  return entry && document && later ? [{ entry, ruling, day: dayBefore(dateOf(document)) }] : [];
}));

const entryPath = (id: string): string => `/entries/${id}/`;
const band = (page: Page) => page.locator('[data-event-band]');

async function setDate(page: Page, day: string): Promise<void> {
  await page.locator('[data-event-date-control] summary').click();
  await page.locator('#event-date').fill(day);
  await page.getByRole('button', { name: 'Use this date' }).click();
}

describe.each([390, 1280])('the event’s date, at %i pixels', (width) => {
  const phone = { viewport: { width, height: 844 } };

  it('shows the text of that day under its band, and today’s again when asked', async () => {
    const page = await open(entryPath(changed.entry.id), phone);
    expect(await band(page).isVisible()).toBe(false);
    await setDate(page, changed.day);
    expect(await band(page).innerText()).toContain(String(Number(changed.day.slice(8))));
    const shown = page.locator('[data-of-event-day] .rule-text');
    expect(await shown.count()).toBe(1);
    expect(await page.locator('.rule-text:visible').count()).toBe(1);
    await band(page).getByRole('button', { name: 'Return to today' }).click();
    expect(await shown.count()).toBe(0);
    expect(await page.locator('.rule-text:visible').count()).toBe(1);
  });

  it('holds for the whole visit', async () => {
    const page = await open('/', phone);
    await setDate(page, changed.day);
    for (const next of [entryPath(changed.entry.id), '/documents/', '/search/']) {
      await page.goto(new URL(next, page.url()).href);
      await band(page).waitFor({ timeout: shortly });
      expect(await band(page).isVisible(), next).toBe(true);
    }
  });
});

describe('rulings on the event’s date', () => {
  it('are not called older before the day they were superseded', async () => {
    const page = await open(entryPath(repeated.entry));
    const older = page.locator('.older .note:visible', { has: page.locator(`a[href*="${repeated.ruling.id}"]`) });
    expect(await older.count()).toBe(1);
    await setDate(page, repeated.day);
    expect(await older.count()).toBe(0);
    const standing = page.locator('.beside:not(.older) .note:visible, .unplaced:visible', { has: page.locator(`a[href*="${repeated.ruling.id}"]`) });
    expect(await standing.count()).toBeGreaterThan(0);
  });
});

describe('the strip on a page with a date of its own', () => {
  it('does not say that the binder shows the text of the visit’s date', async () => {
    const page = await open('/binder/');
    await setDate(page, changed.day);
    expect(await band(page).innerText()).toContain('binder: own date');
  });
});

describe('who comes from a search to the first words of an entry', () => {
  it('sees how it stands too', async () => {
    const page = await open(`${entryPath(changed.entry.id)}#${changed.entry.text[0]?.id ?? ''}`, { viewport: { width: 390, height: 844 } });
    const [name, words] = await Promise.all(['.standing', '.provision:target > .words'].map((part) => page.locator(part).first().boundingBox()));
    expect(name?.y).toBeGreaterThanOrEqual(0);
    expect(words?.y).toBeLessThan(844);
  });
});
