import fc from 'fast-check';

import { makeCopy, packFiles } from '../../../scripts/offline/make-copy.ts';
import { bytes, sorted, text } from '../../../scripts/site/site-files.ts';
import type { SiteFiles } from '../../../scripts/site/site-files.ts';
import { filling } from '../../../src/model/fill-in.ts';
import type { OfflineCopy } from '../../../src/model/offline-copy.ts';

export const root = 'https://rules.example/hall/';

/** A build of an invented site, and what its host has: pages as they are read, the list of the copy, shards. */
export interface Build {
  pages: SiteFiles;
  list: OfflineCopy;
  served: SiteFiles;
}

/** What every page says of the corpus, as a build knows it before it puts the words in. */
const known = '\uE0F4in force: day\uE0F5';

const page = (words: string) => bytes(`<!doctype html><title>${words}</title><main id="main"><h1>${words}</h1><p>Known up to ${known}.</p></main>`);

async function build(asOf: string, files: Record<string, Uint8Array>): Promise<Build> {
  const data = Object.keys(files).filter((name) => name.startsWith('entries/')).map((name) => [name.replace('index.html', 'text.json'), bytes('{}')] as const);
  const signed = sorted([...Object.entries(files), ...data]);
  const words = new Map([[known, asOf]]);
  const filled = filling(words);
  const pages = new Map(signed.entries().map(([name, file]) => [name, filled(file)]));
  const entries = data.length;
  const copy = makeCopy(await packFiles(signed), { title: 'Lamps', asOf, entries, documents: 1 }, words);
  const list = JSON.parse(text(copy.get('offline-copy/copy.json') ?? bytes(''))) as OfflineCopy;
  // In a counterexample its name is enough.
  return Object.assign({ pages, list, served: new Map([...pages, ...copy]) }, { [fc.toStringMethod]: () => `build of ${asOf}` });
}

const common = { 'entries/lamp/index.html': page('Lamp'), '_astro/index.a1.css': bytes('p{}'), 'letters/l/index.html': page('L') };

/** Two builds of one site: of the second, some pages changed, one is new, and one is gone. */
export const older = await build('2016-01-01', {
  ...common,
  '404.html': page('No such page, older'),
  'index.html': page('Home, older'),
  'documents/rulings/index.html': page('Rulings, older'),
  'entries/oar/index.html': page('Oar, older'),
  'entries/quay/index.html': page('Quay'),
  'search/names.json': bytes('["older"]'),
  'pagefind/pagefind.js': bytes('older'),
});

export const newer = await build('2017-01-01', {
  ...common,
  '404.html': page('No such page, newer'),
  'index.html': page('Home, newer'),
  'documents/rulings/index.html': page('Rulings, newer'),
  'entries/oar/index.html': page('Oar, newer'),
  'entries/rope/index.html': page('Rope'),
  'search/names.json': bytes('["newer"]'),
  'pagefind/pagefind.js': bytes('newer'),
});
