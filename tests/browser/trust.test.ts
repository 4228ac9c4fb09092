import { describe, expect, it } from 'vitest';

import { authorityInWords } from '../../src/data/authority.ts';
import { outcomeGroups } from '../../src/data/outcomes.ts';
import { useBrowser } from './rig/open-page.ts';
import { first, shipped } from './rig/shipped-corpus.ts';

const open = useBrowser();
const squash = (text: string): string => text.replaceAll(/\s+/gu, ' ');

describe('the About page', () => {
  it('says who decides: as the operator says, and in a document’s words, at their line', async () => {
    const said = authorityInWords(shipped.documents);
    const page = await open('/about/');
    const main = squash(await page.locator('main').innerText());
    expect(main).toContain(first('authority', shipped.authority === null ? [] : [shipped.authority]));
    expect(main).toContain(squash(said?.sentence ?? 'no document says who decides'));
    await page.locator('figure a').click();
    await page.waitForURL(`**/documents/${said?.document.id ?? ''}/source/#L${said?.line ?? 0}`);
    expect(squash(await page.locator(`#L${said?.line ?? 0}`).innerText())).toContain(squash(said?.sentence ?? ''));
  });

  it('says whose texts these are, and leads to what may be missing', async () => {
    const page = await open('/about/');
    const main = await page.locator('main').innerText();
    for (const publisher of shipped.publishers) expect(main).toContain(publisher);
    await page.locator('main a', { hasText: 'report' }).click();
    await page.waitForURL('**/report/');
  });
});

describe('the report', () => {
  it('names every instruction that is in no text, with its ruling', async () => {
    const page = await open('/report/');
    const left = outcomeGroups(shipped).find(({ group }) => group === 'left over')?.parts.flatMap(({ members }) => members) ?? [];
    expect(left.length).toBeGreaterThan(0);
    await page.locator('details.each > summary').click();
    const links = await page.locator('details.each li > a').evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    expect(links).toEqual(left.map(({ ruling }) => `/rulings/${ruling.id}/`));
  });
});
