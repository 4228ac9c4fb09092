import { describe, expect, it } from 'vitest';

import { useBrowser } from './rig/open-page.ts';
import { first, shipped } from './rig/shipped-corpus.ts';
import { typeset } from '../../src/model/typeset.ts';

const open = useBrowser();
const without = { javaScriptEnabled: false };

/** An entry whose text a ruling changed in one place, which shows all that an entry can show. */
const changed = first('entry with a changed block', shipped.entries.filter(({ status, text, versions }) =>
  status === 'in force' && versions.length > 1 && versions[0]?.from === null && text.some(({ amendment }) => amendment !== null)));
const block = first('changed block', changed.text.filter(({ amendment }) => amendment !== null));
const squash = (text: string): string => typeset(text.replaceAll(/\s+/gu, ' '));

describe('an entry without JavaScript', () => {
  it('can be read: headword, text in force, since when, by which document', async () => {
    const page = await open(`/entries/${changed.id}/`, without);
    const main = squash(await page.locator('main').innerText());
    for (const { text } of changed.text) expect(main).toContain(squash(text).slice(0, 40));
    expect(main).toMatch(/In force since \d+ \w+ \d{4}/);
    expect(await page.locator('main a[href^="/documents/"]').count()).toBeGreaterThan(0);
  });

  it('shows what stood before where its mark is opened', async () => {
    const page = await open(`/entries/${changed.id}/`, without);
    const mark = page.locator('main details.change').first();
    expect(await mark.locator('del, ins, .instruction').first().isVisible()).toBe(false);
    await mark.locator('summary').click();
    expect(await mark.locator('del, ins, .instruction').first().isVisible()).toBe(true);
  });

  it('shows the citation of the paragraph that its address names', async () => {
    const page = await open(`/entries/${changed.id}/#${block.id}`, without);
    const citation = page.locator(`[id="${block.id}"] .citation`).first();
    expect(await citation.isVisible()).toBe(true);
    expect(squash(await citation.innerText())).toContain(changed.headword);
  });

  it('leads to every version, and opens its source', async () => {
    const page = await open(`/entries/${changed.id}/`, without);
    const source = page.locator('.source details').first();
    await source.locator('summary').click();
    expect(await source.locator('pre, ol, table, code').first().isVisible()).toBe(true);
    await page.locator('.history a').last().click();
    await page.waitForURL(`**/entries/${changed.id}/${changed.versions[0]?.id ?? ''}/`);
    expect(await page.locator('.band').innerText()).toMatch(/superseded/i);
  });

  it('offers nothing that would need it', async () => {
    const page = await open(`/entries/${changed.id}/`, without);
    const buttons = await page.locator('button:visible').evaluateAll((found) => found.filter((button) => button.closest('form') === null).map((button) => button.outerHTML));
    expect(buttons).toEqual([]);
  });
});
