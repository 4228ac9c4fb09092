import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { eventually } from './rig/eventually.ts';
import { useBrowser } from './rig/open-page.ts';
import { first, shipped } from './rig/shipped-corpus.ts';
import { referring } from './rig/sought.ts';
import { typeset } from '../../src/model/typeset.ts';

const open = useBrowser();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const path = `/entries/${referring.entry.id}/`;
const opening = typeset(referring.led.text[0]?.text ?? '').slice(0, 40);

const reference = (page: Page): Locator => page.locator(`article a[href$="/entries/${referring.led.id}/"]`).first();
const preview = (page: Page): Locator => page.locator('#preview:popover-open');

/** Comes to a link with the keyboard. */
async function tabTo(page: Page, link: Locator): Promise<void> {
  await link.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
}

describe('a reference shows what it leads to', () => {
  it('to a pointer that rests on it: the name and the opening lines', async () => {
    const page = await open(path);
    await reference(page).hover();
    await eventually(() => preview(page).count()).toBe(1);
    const words = await preview(page).innerText();
    expect(words.startsWith(referring.led.headword)).toBe(true);
    expect(words).toContain(opening);
    expect(page.url()).toContain(path);
  });

  it('as long as the pointer is on it, or on what it shows', async () => {
    const page = await open(path);
    await reference(page).hover();
    await preview(page).hover();
    await page.waitForTimeout(500);
    expect(await preview(page).count()).toBe(1);
    await page.mouse.move(2, 2);
    await eventually(() => preview(page).count()).toBe(0);
  });

  it('to the keyboard, until Escape; Enter follows it', async () => {
    const page = await open(path);
    await tabTo(page, reference(page));
    await eventually(() => preview(page).count()).toBe(1);
    expect(await reference(page).getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    await eventually(() => preview(page).count()).toBe(0);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/entries/${referring.led.id}/`);
  });

  it('to a first tap; a second follows it', async () => {
    const page = await open(path, phone);
    await reference(page).tap();
    await eventually(() => preview(page).count()).toBe(1);
    expect(page.url()).toContain(path);
    const { x = -1, width = 0 } = await preview(page).boundingBox() ?? {};
    expect(x >= 0 && x + width <= 390).toBe(true);
    await reference(page).tap();
    await page.waitForURL(`**/entries/${referring.led.id}/`);
  });

  it('and a tap elsewhere puts it away', async () => {
    const page = await open(path, phone);
    await reference(page).tap();
    await eventually(() => preview(page).count()).toBe(1);
    await page.locator('h1').first().tap({ position: { x: 5, y: 5 }, force: true });
    await eventually(() => preview(page).count()).toBe(0);
  });

  it('without the texts, a tap follows the reference at once', async () => {
    const page = await open(path, { ...phone, alone: true });
    await page.route('**/search/*.json', (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"version":"x","documents":[],"passages":[],"icons":[],"letters":[]}' }));
    await reference(page).tap();
    await page.waitForURL(`**/entries/${referring.led.id}/`);
  });
});

describe('what leads nowhere answers a touch', () => {
  const inForce = shipped.entries.filter(({ status, text }) => status === 'in force' && text.length > 0);
  const spans = inForce.flatMap((entry) => entry.text.flatMap((block) => block.spans.map((span) => ({ entry, block, span, words: block.text.slice(span.from, span.to) }))));
  const unheld = first('reference that leads nowhere', spans.filter(({ span: { is, target, reason } }) => is === 'see' && target === null && reason !== undefined));
  const drawn = first('icon of the legend', spans.filter(({ span: { is, code } }) => is === 'icon' && shipped.icons.some((icon) => icon.code === code)));

  it('a name of which no page is held: why there is none', async () => {
    const page = await open(`/entries/${unheld.entry.id}/`, phone);
    const name = page.locator(`#${unheld.block.id} .missing`).first();
    await name.tap();
    await eventually(() => preview(page).count()).toBe(1);
    expect(await preview(page).innerText()).toContain(unheld.span.reason ?? '');
    await name.tap();
    await eventually(() => preview(page).count()).toBe(0);
  });

  it('an icon: what it stands for', async () => {
    const page = await open(`/entries/${drawn.entry.id}/`, phone);
    await page.locator(`#${drawn.block.id} .icon`).first().tap();
    await eventually(() => preview(page).count()).toBe(1);
    expect(await preview(page).innerText()).toContain(shipped.icons.find(({ code }) => code === drawn.span.code)?.name ?? '');
  });
});
