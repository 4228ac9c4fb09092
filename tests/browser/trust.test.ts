import { describe, expect, it } from 'vitest';

import { authorityInWords } from '../../src/data/authority.ts';
import { unheldEditions } from '../../src/model/amended-edition.ts';
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

describe('an edition that rulings amend and that is not known to be held', () => {
  const { title, by } = first('edition that is not held', unheldEditions(shipped));
  const ids = new Set(by.map(({ id }) => id));
  const waits = first('entry with a ruling on it that waits', shipped.rulings.filter(({ document, entry, supersededBy, amendments }) =>
    ids.has(document) && entry !== null && supersededBy === null && amendments.some(({ outcome, reason }) => outcome === 'not applied' && reason?.why !== 'no instruction')));
  const amended = first('entry that one of them amended', shipped.entries.filter(({ versions, text }) => text.length > 0 && ids.has(versions.at(-1)?.document ?? '') && versions[0]?.by === 'edition'));

  it.each([['report', '/report/'], ['About page', '/about/']])('is named on the %s', async (_, path) => {
    const page = await open(path);
    expect(squash(await page.locator('main').innerText())).toContain(`${title} is the edition that is amended by`);
  });

  it.each([['beside what waits', `/entries/${waits.entry ?? ''}/`, '.notice.not-applied:visible'], ['under what they changed', `/entries/${amended.id}/`, '.standing .base']])('is named %s', async (_, path, place) => {
    const page = await open(path);
    expect((await page.locator(place).allInnerTexts()).join(' ')).toContain(`${title}, not known to be held.`);
  });
});

it('what the publisher printed beside a headword stands at the head of its entry', async () => {
  const { id, mark } = first('entry with a mark of its editor', shipped.entries.filter((entry) => typeof entry.mark === 'string'));
  const page = await open(`/entries/${id}/`);
  expect(await page.locator('.entry-head').innerText()).toContain(mark ?? '?');
});
