import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { longDay, shortDay } from '../../src/model/dates.ts';
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

describe('a ruling before an edition of a day not known', () => {
  const placed = (untold: boolean) => first('ruling before an undated edition', shipped.rulings.flatMap(({ id, document, supersededBy }) => {
    const edition = shipped.documents.find((one) => one.id === supersededBy?.document);
    const isMeant = supersededBy?.ruling === null && (supersededBy.how === 'letter not held') === untold;
    return isMeant && edition?.date === null && edition.before !== null ? [{ path: `/rulings/${id}/`, issued: dateOf(document), sure: edition.before }] : [];
  }));

  it.each([['not known whether it is in force', true, /^Not known whether in force\./u], ['superseded', false, /^Superseded\s+by the/u]])('is %s, by the event’s date perhaps, and before its own not yet', async (_, untold, words) => {
    const { path, issued, sure } = placed(untold);
    const page = await open(path);
    const said = page.locator('.superseded-by:visible');
    expect(await said.allInnerTexts()).toEqual([expect.stringMatching(words)]);
    if (untold) expect(await said.innerText()).toMatch(/its letter [A-Z] is not held/u);
    await setDate(page, dayBefore(sure));
    expect(await said.allInnerTexts()).toEqual([expect.stringContaining('May have been superseded')]);
    await page.goto(new URL(`${path}?on=${sure}`, page.url()).href);
    await page.locator('html[data-event-ready]').waitFor();
    expect(await said.allInnerTexts()).toEqual([expect.stringMatching(words)]);
    await page.goto(new URL(`${path}?on=${dayBefore(issued)}`, page.url()).href);
    await page.locator('html[data-event-ready]').waitFor();
    expect(await said.count()).toBe(0);
  });
});

describe('a day behind the last document', () => {
  const known = shipped.documents.flatMap(({ date }) => date ?? []).toSorted().at(-1) ?? '';
  const later = new Date(Date.parse(known) + 16 * 86_400_000).toISOString().slice(0, 10);
  const head = (page: Page) => page.locator('[data-how-it-stands]:visible').first();

  it.each([['an entry’s head', entryPath(changed.entry.id)], ['the heads of a letter’s texts', `/letters/${changed.entry.id.charAt(0)}/text/`]])('has %s say no more than the band', async (_, path) => {
    const page = await open(path);
    const today = await head(page).innerText();
    await page.goto(new URL(`${path}?on=${later}`, page.url()).href);
    await page.locator('html[data-event-ready]').waitFor();
    if (path.startsWith('/letters/')) await setDate(page, later);
    expect(await band(page).innerText()).toContain('as far as known');
    expect(await head(page).innerText()).toMatch(/^\D{0,20}As far as known: in force/u);
    expect(await page.locator('main').innerText()).not.toContain('In force on that day');
    await band(page).getByRole('button', { name: 'Return to today' }).click();
    expect(await head(page).innerText()).toBe(today);
  });

  it('is not the last day of which something is known', async () => {
    const page = await open(`${entryPath(changed.entry.id)}?on=${known}`);
    expect(await head(page).innerText()).toMatch(/^In force /u);
  });
});

describe('the strip on a page with a date of its own', () => {
  it('names the day of the text that the binder shows, and the visit’s beside it', async () => {
    const page = await open('/binder/');
    await setDate(page, changed.day);
    const strip = async () => (await band(page).locator('p').innerText()).replaceAll(/\s+/gu, ' ');
    expect(await strip()).toBe(`Text of today other pages: ${shortDay(changed.day)}`);
    expect(await page.locator('[data-binder-days]').innerText()).toBe(`The binder shows the text in force today. The other pages show that of ${longDay(changed.day)}.`);
    await page.reload();
    await page.locator('html[data-event-ready]').waitFor();
    expect(await strip()).toBe(`Text of today other pages: ${shortDay(changed.day)}`);
    await page.getByRole('button', { name: 'Use the visit’s date' }).click();
    expect(await strip()).toBe(`Text of ${shortDay(changed.day)} as on every page`);
    expect(await page.locator('[data-event-date-control] b').innerText()).toBe(shortDay(changed.day));
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

describe('a page of one day, on an event’s date of another', () => {
  const later = { old: changed.old, next: changed.next };
  const explained = first('ruling of a dated document that explains an entry', shipped.rulings.filter(({ supersededBy, entry, document, amendments }) => supersededBy === null && entry !== null && dateOf(document) !== '' && amendments.every(({ operation }) => operation === 'clarification')));

  it('of a version that came later says so, and leads to the text of that day', async () => {
    const page = await open('/');
    await setDate(page, changed.day);
    await page.goto(new URL(`/entries/${changed.entry.id}/${later.next.id}/`, page.url()).href);
    const notice = page.locator('[data-band-says]:visible');
    expect(await notice.innerText()).toMatch(/^Later than the event’s date\. This text holds from /u);
    expect(await band(page).innerText()).toContain('came later');
    await notice.getByRole('link').click();
    expect(await page.locator('[data-of-event-day] .rule-text').count()).toBe(1);
  });

  it('of a version that had ended says so, and of its own days nothing', async () => {
    const page = await open('/');
    await setDate(page, later.next.from ?? '');
    await page.goto(new URL(`/entries/${changed.entry.id}/${later.old.id}/`, page.url()).href);
    expect(await page.locator('[data-band-says]:visible').innerText()).toMatch(/^No longer in force on the event’s date\./u);
    expect(await band(page).innerText()).toContain('had ended by then');
    await setDate(page, changed.day);
    expect(await page.locator('[data-band-says]:visible').count()).toBe(0);
    expect((await band(page).innerText()).replaceAll(/\s+/gu, ' ')).toBe(`Date: ${shortDay(changed.day)} not used here Today`);
  });

  it.each([['ruling', `/rulings/${explained.id}/`], ['document', `/documents/${explained.document}/`]])('of a %s that had not come out says so in its band, too', async (_, address) => {
    const page = await open('/');
    await setDate(page, dayBefore(dateOf(explained.document)));
    await page.goto(new URL(address, page.url()).href);
    expect(await band(page).innerText()).toContain('came later');
    await setDate(page, dateOf(explained.document));
    expect(await band(page).innerText()).not.toContain('came later');
  });

  it('of an entry that is read with a later ruling today says so in its band, too', async () => {
    const page = await open('/');
    await setDate(page, dayBefore(dateOf(explained.document)));
    await page.goto(new URL(entryPath(explained.entry ?? ''), page.url()).href);
    expect(await page.locator('[data-how-it-stands]:visible').innerText()).toContain('not the same today');
    expect(await band(page).innerText()).toContain('not the same today');
  });
});

describe('a ruling’s page', () => {
  it.each(['in force', 'not known whether in force'] as const)('says at its head that it is %s, as its citation does', async (is) => {
    const one = first(is, shipped.rulings.filter(({ supersededBy, document }) => dateOf(document) !== '' && (is === 'in force' ? supersededBy === null : supersededBy?.how === 'letter not held')));
    const page = await open(`/rulings/${one.id}/`);
    const head = await page.locator('.ruling-head [data-how-it-stands]').innerText();
    expect(head.toLowerCase()).toMatch(is === 'in force' ? /^in force since \d+ / : /^not known whether in force/);
    expect(`${await page.locator('article > .tools .citation [data-standing], .citation [data-standing]').first().textContent()}.`).toBe(head);
  });
});
