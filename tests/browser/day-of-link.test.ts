/** A link that has a day in it (`?on=2016-12-01`): it goes on with the links of its page, and is told from the day of the visit. */
import { pathToFileURL } from 'node:url';

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { longDay, shortDay } from '../../src/model/dates.ts';
import { isDay } from '../../src/model/is-day.ts';
import { changed, dayBefore, wordsOf } from './rig/changed-entry.ts';
import { eventually } from './rig/eventually.ts';
import { useBrowser } from './rig/open-page.ts';
import { setEventDay } from './rig/set-event-day.ts';
import { first, shipped } from './rig/shipped-corpus.ts';
import { exportedSite } from './rig/site-of.ts';

const open = useBrowser();
const band = (page: Page) => page.locator('[data-event-band]');
const dayShown = (page: Page) => page.evaluate(() => document.documentElement.dataset['eventDate'] ?? null);
/** What belongs to a day has come: it names itself in the title. */
const told = (page: Page, day: string) => page.waitForFunction((name) => document.title.includes(`, as of ${name}`), shortDay(day));
const referring = first('entry that refers to another', shipped.entries.filter(({ status, text }) => status === 'in force' && text.some(({ spans }) => spans.some((span) => (span.is === 'see' || span.is === 'mention') && span.target !== null))));

const placesOf = { 'of a server': () => '/', 'of a copy on a disk': () => `${pathToFileURL(exportedSite()).href}/` };

describe.each(Object.entries(placesOf))('a link with a day, %s', (_, root) => {
  const isDisk = root !== placesOf['of a server'];
  const address = (path: string): string => `${root()}${path}${isDisk ? 'index.html' : ''}`;
  const openHere = (path: string) => open(isDisk ? `${address(path)}?on=${dayBefore}` : `/${path}?on=${dayBefore}`, isDisk ? { baseURL: root() } : {});

  it('gives its day to what its page links to, until the reader returns to today, and then to nothing', async () => {
    const page = await openHere(`entries/${referring.id}/`);
    await told(page, dayBefore);
    const reference = page.locator('.rule-text :is(a.see, a.mention)').filter({ visible: true }).first();
    await reference.dispatchEvent('contextmenu');
    await reference.evaluate((link) => { (link as HTMLElement).click(); });
    await page.waitForURL((url) => url.searchParams.get('on') === dayBefore && !url.pathname.includes(`/${referring.id}/`));
    await told(page, dayBefore);
    expect(await band(page).innerText()).toContain(`Text of ${shortDay(dayBefore)}`);
    await page.locator('.brand').click();
    await page.waitForURL((url) => url.searchParams.get('on') === dayBefore && !url.pathname.includes('/entries/'));
    await told(page, dayBefore);
    await band(page).getByRole('button').click();
    await page.waitForURL((url) => !url.searchParams.has('on'));
    await page.locator('a[href*="letters/"]').filter({ visible: true }).first().click();
    await page.waitForURL((url) => url.pathname.includes('/letters/'));
    expect(new URL(page.url()).searchParams.has('on')).toBe(false);
    expect(await dayShown(page)).toBeNull();
  });
});

describe('a link with a day', () => {
  it('gives it to a search, whose address has it too', async () => {
    const page = await open(`/entries/${changed.id}/?on=${dayBefore}`);
    await told(page, dayBefore);
    await page.evaluate((words) => {
      const box = document.querySelector<HTMLInputElement>('#search-words');
      if (box) box.value = words;
      box?.form?.requestSubmit();
    }, changed.headword);
    await page.waitForURL((url) => url.pathname === '/search/' && url.searchParams.get('on') === dayBefore);
    await page.locator('main input[type=search]').fill('lamp');
    await page.waitForURL((url) => url.searchParams.get('q') === 'lamp' && url.searchParams.get('on') === dayBefore);
  });

  it('leaves the day of the visit as it is', async () => {
    const page = await open('/');
    await setEventDay(page, changed.versions.at(-1)?.from ?? '');
    await page.goto(`/entries/${changed.id}/?on=${dayBefore}`);
    expect(await dayShown(page)).toBe(dayBefore);
    await page.goto('/about/');
    expect(await dayShown(page)).toBe(changed.versions.at(-1)?.from);
  });

  it.each(['2008-13-45', '2015-02-30', '2008-1-4', 'soon', ''])('is read as one without where there is no such day: %s', async (day) => {
    const page = await open('/');
    await setEventDay(page, dayBefore);
    await page.goto(`/entries/${changed.id}/?on=${day}`);
    expect(await dayShown(page)).toBe(dayBefore);
    await page.evaluate(() => { localStorage.clear(); });
    await page.reload();
    expect(await dayShown(page)).toBeNull();
    expect(await band(page).isVisible()).toBe(false);
    expect(isDay(day)).toBe(false);
  });

  it('says in the box under the paragraph that it leads to what the citation of it says', async () => {
    const page = await open(`/entries/${changed.id}/?on=${dayBefore}#p2`, { permissions: ['clipboard-read', 'clipboard-write'] });
    const box = page.locator('.citation').filter({ visible: true });
    await box.filter({ hasText: `As of ${shortDay(dayBefore)}. The entry: ` }).waitFor();
    const head = (await page.locator('[data-how-it-stands]:visible').innerText()).replace(/\. Known up to.*/u, '');
    expect(await box.innerText()).toContain(`The entry: ${head.charAt(0).toLowerCase()}${head.slice(1)}`);
    await page.locator('[data-of-event-day] .provision').filter({ hasText: wordsOf('p2', changed.versions.at(-2)?.text) }).locator('.cite').click();
    await page.locator('.note-bar [role=status]').filter({ hasText: 'copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/entries/${changed.id}/?on=${dayBefore}#p2`);
    await band(page).getByRole('button').click();
    await eventually(() => box.allInnerTexts()).toEqual([expect.not.stringContaining('As of')]);
  });

  it('that was cited shows the words that were, though today’s text has no such paragraph', async () => {
    const { entry, day, block } = first('paragraph that went', shipped.entries.flatMap((one) => one.versions.flatMap((version, at) => {
      const gone = version.text.find(({ id }) => one.status === 'in force' && version.to !== null && at < one.versions.length - 1 && !one.text.some((now) => now.id === id));
      return gone === undefined || version.to === null ? [] : [{ entry: one, day: new Date(Date.parse(version.to) - 86_400_000).toISOString().slice(0, 10), block: gone }];
    })));
    const page = await open(`/entries/${entry.id}/?on=${day}#${block.id}`);
    await page.locator('[data-addressed] > .citation').filter({ visible: true, hasText: `As of ${shortDay(day)}` }).waitFor();
  });
});

describe('a day that is set', () => {
  it('is told to those who hear the page, and the keyboard goes on from where it is set', async () => {
    const page = await open(`/entries/${changed.id}/`);
    const { title, status } = { title: await page.title(), status: page.locator('.colophon > [role=status]') };
    const focused = () => page.evaluate(() => document.activeElement?.closest('[data-event-date-control] > summary') !== null);
    await page.locator('[data-event-date-control] summary').click();
    await page.locator('#event-date').fill(dayBefore);
    await page.keyboard.press('Enter');
    await status.filter({ hasText: `Text of ${longDay(dayBefore)}: ` }).waitFor({ state: 'attached' });
    expect(await focused()).toBe(true);
    expect(await page.title()).toBe(title.replace(' · ', `, as of ${shortDay(dayBefore)} · `));
    await band(page).getByRole('button').click();
    await status.filter({ hasText: 'Text of today.' }).waitFor({ state: 'attached' });
    expect(await focused()).toBe(true);
    expect(await page.title()).toBe(title);
    await page.locator('[data-event-date-control] summary').click();
    await page.locator('#event-date').focus();
    await page.keyboard.press('Escape');
    expect(await focused()).toBe(true);
  });

  it('is that of every other tab, at once, but not of one whose link has a day', async () => {
    const page = await open(`/entries/${changed.id}/`);
    const [other, linked] = await Promise.all([page.context().newPage(), page.context().newPage()]);
    await other.goto(`/entries/${changed.id}/`);
    await linked.goto(`/entries/${changed.id}/?on=2001-06-01`);
    await setEventDay(page, dayBefore);
    await eventually(() => dayShown(other)).toBe(dayBefore);
    await other.locator('[data-of-event-day] .rule-text').filter({ visible: true }).first().waitFor();
    await band(page).getByRole('button').click();
    await eventually(() => dayShown(other)).toBeNull();
    expect(await other.locator('[data-of-event-day]').count()).toBe(0);
    expect(await dayShown(linked)).toBe('2001-06-01');
  });
});
