import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, inject, it } from 'vitest';

import { microdata } from './rig/microdata.ts';
import { useBrowser } from './rig/open-page.ts';
import { first, shipped } from './rig/shipped-corpus.ts';

const open = useBrowser();
const folder = inject('folder');
const fileOf = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
const address = first('address', shipped.address === null ? [] : [shipped.address]);

describe('corpus.json', () => {
  const isValid = new Ajv2020({ formats: { uri: (text: string) => URL.canParse(text) } }).compile(JSON.parse(fileOf('data/corpus.schema.json')) as object);
  const data = JSON.parse(fileOf('data/corpus.json')) as typeof shipped;

  it('is what its schema says', () => {
    isValid(data);
    expect(isValid.errors).toBeNull();
  });

  it.each([
    ['a title that is missing', (whole: typeof shipped): object => ({ ...whole, title: undefined })],
    ['a kind that no entry has', (whole: typeof shipped) => ({ ...whole, entries: [{ ...whole.entries[0], kind: 'myth' }] })],
    ['a number of another form', (whole: typeof shipped) => ({ ...whole, schema: 1 })],
  ])('would not be, with %s', (_, spoilt) => {
    expect(isValid(spoilt(data))).toBe(false);
  });

  it('answers the question that its page puts to it with node', async () => {
    const page = await open('/data/');
    const command = await page.locator('pre[data-recipe=node]').innerText();
    const node = path.dirname(process.execPath);
    const said = execFileSync('sh', ['-c', command], {
      cwd: path.join(folder, 'data'), encoding: 'utf8', env: { PATH: `${node}${path.delimiter}${process.env['PATH'] ?? ''}` },
    });
    const refused = shipped.rulings.flatMap(({ id, amendments }) =>
      amendments.filter(({ outcome }) => outcome === 'not applied').map(({ reason }) => `${id}: ${reason?.why ?? ''}`));
    expect(refused.length).toBeGreaterThan(0);
    expect(said.trim().split('\n')).toEqual(refused);
  });

  it('is shown on its page in pieces that are JSON and stand in it', async () => {
    const page = await open('/data/');
    const pieces = await page.locator('pre.data').allInnerTexts();
    expect(pieces.length).toBeGreaterThan(1);
    const ids = pieces.flatMap((piece) => (JSON.parse(piece) as { id?: string }).id ?? []);
    expect(ids.filter((id) => !fileOf('data/corpus.json').includes(JSON.stringify(id)))).toEqual([]);
  });
});

describe('the entry as a defined term', () => {
  const changed = first('entry that changed', shipped.entries.filter(({ status, versions }) => status === 'in force' && versions.length > 1 && versions.at(-1)?.from !== null));
  const repealed = first('repealed entry', shipped.entries.filter(({ status, versions }) => status === 'repealed' && versions.at(-1)?.by === 'rulings'));
  const since = changed.versions.at(-1)?.from ?? '';

  it('says its name, its set, and since when it holds', async () => {
    const page = await open(`/entries/${changed.id}/`);
    const { types, properties } = await microdata(page.locator('main'));
    expect(types).toContain('https://schema.org/DefinedTerm');
    expect(properties).toMatchObject({
      name: [changed.headword], termCode: [changed.id], url: [`${address}entries/${changed.id}/`],
      temporalCoverage: [`${since}/..`],
      inDefinedTermSet: [{ types: ['https://schema.org/DefinedTermSet'], properties: { name: [shipped.title], url: [address] } }],
    });
  });

  it('says of a superseded version until when it held, and keeps it out of search engines', async () => {
    const page = await open(`/entries/${changed.id}/${changed.versions[0]?.id ?? ''}/`);
    const { properties } = await microdata(page.locator('main'));
    const dayBefore = new Date(Date.parse(changed.versions[0]?.to ?? '') - 86_400_000).toISOString().slice(0, 10);
    expect(properties['temporalCoverage']).toEqual([`${changed.versions[0]?.from ?? '..'}/${dayBefore}`]);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    expect(await page.locator('meta[property="og:description"]').getAttribute('content')).toMatch(/^Superseded on /);
  });

  it('says of a repealed one that it is', async () => {
    const page = await open(`/entries/${repealed.id}/`);
    expect(await page.locator('meta[property="og:description"]').getAttribute('content')).toMatch(/^Repealed on /);
  });

  it('says of a ruling how it stands, and its first words', async () => {
    const ruling = first('ruling that was superseded', shipped.rulings.filter(({ supersededBy }) => supersededBy?.ruling !== undefined && supersededBy.ruling !== null));
    const page = await open(`/rulings/${ruling.id}/`);
    const said = await page.locator('meta[property="og:description"]').getAttribute('content');
    expect(said).toMatch(/^Superseded on \d+ \w+ \d{4} \(by /u);
    expect(said).toContain(ruling.blocks[0]?.text.slice(0, 40));
  });

  it('says of one that an edition left out that its end is inferred', async () => {
    const dropped = first('entry that an edition dropped', shipped.entries.filter(({ editions }) => editions.at(-1)?.how === 'dropped'));
    const page = await open(`/entries/${dropped.id}/`);
    expect(await page.locator('meta[property="og:description"]').getAttribute('content')).toMatch(/^Ended by omission on .*, inferred/);
  });

  it('has its address on the web, and words for those who link to it', async () => {
    const page = await open(`/entries/${changed.id}/`);
    const head = page.locator('head');
    expect(await head.locator('link[rel=canonical]').getAttribute('href')).toBe(`${address}entries/${changed.id}/`);
    expect(await head.locator('meta[property="og:title"]').getAttribute('content')).toBe(changed.headword);
    const description = await head.locator('meta[name=description]').getAttribute('content');
    expect(description).toMatch(/^In force since \d+ \w+ \d{4} \(Current Rulings\)/);
    expect(description).toContain(changed.text[0]?.text.slice(0, 60));
  });
});

/** Reads a file as XML in the browser, and hands on what `selector` finds in it: texts, or the attribute asked for. */
const readXml = async (name: string, selector: string, attribute = ''): Promise<string[]> =>
  (await open('/about/')).evaluate(([xml, what, which]) => {
    const read = new DOMParser().parseFromString(xml, 'application/xml');
    if (read.querySelector('parsererror') !== null) throw new Error(`no XML: ${read.documentElement.textContent}`);
    return [...read.querySelectorAll(what)].map((element) => (which === '' ? element.textContent : element.getAttribute(which) ?? ''));
  }, [fileOf(name), selector, attribute] as const);

describe('the sitemap', () => {
  it('leads to pages that are there, to every entry, and to no superseded text', async () => {
    const pages = await readXml('sitemap.xml', 'loc');
    expect(pages.filter((page) => !page.startsWith(address) || !existsSync(path.join(folder, page.slice(address.length), 'index.html')))).toEqual([]);
    expect(shipped.entries.filter(({ id }) => !pages.includes(`${address}entries/${id}/`))).toEqual([]);
    expect(pages.filter((page) => /\/entries\/[^/]+\/[^/]+\/$/u.test(page))).toEqual([]);
    expect(new Set(pages).size).toBe(pages.length);
  });

  it('takes its days from the documents, never from the clock', async () => {
    const days = new Set(await readXml('sitemap.xml', 'lastmod'));
    const dates = shipped.documents.flatMap(({ date }) => date ?? []);
    expect([...days].filter((day) => !dates.includes(day))).toEqual([]);
    expect(days.size).toBeGreaterThan(1);
  });

  it('is named to those that crawl', () => {
    expect(fileOf('robots.txt')).toContain(`Sitemap: ${address}sitemap.xml`);
  });
});

describe('the description for a browser’s own search', () => {
  it('has a short name as short as it must be, and leads to the search page', async () => {
    expect((await readXml('opensearch.xml', 'ShortName'))[0]?.length).toBeLessThanOrEqual(16);
    const [template = ''] = await readXml('opensearch.xml', 'Url', 'template');
    expect(template.startsWith(address)).toBe(true);
    const words = shipped.entries[0]?.headword ?? '';
    const page = await open(`/${template.slice(address.length).replace('{searchTerms}', encodeURIComponent(words))}`);
    expect(await page.locator('main input[type=search]').inputValue()).toBe(words);
    expect(await page.locator('link[rel=search]').getAttribute('href')).toBe('/opensearch.xml');
  });
});
