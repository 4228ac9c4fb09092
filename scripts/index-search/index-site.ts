import path from 'node:path';

import { close, createIndex } from 'pagefind';
import type { PagefindIndex } from 'pagefind';

function expectNone(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(`Pagefind could not index the site: ${errors.join('; ')}`);
}

/** What stands at every block and is no part of its words: told here once, and not at each of them. */
const besideBlocks = ['.number', '.tools', '.citation'];

/** Pagefind is a process of its own that dies with this one, but would keep it waiting if it were not closed. */
async function withIndex<T>(work: (index: PagefindIndex) => Promise<T>): Promise<T> {
  const { errors, index } = await createIndex({ forceLanguage: 'en', excludeSelectors: besideBlocks });
  try {
    expectNone(errors);
    if (index === undefined) throw new Error('Pagefind gave no index');
    return await work(index);
  } finally {
    await close();
  }
}

/**
 * Indexes a built site for the full-text search.
 *
 * Reads: the HTML pages in `site`; what is indexed of them they say themselves (`data-pagefind-*`). Writes: the folder
 * `pagefind` in it.
 *
 * @returns the number of pages indexed
 */
export const indexSite = (site: string): Promise<number> => withIndex(async (index) => {
  const added = await index.addDirectory({ path: site });
  expectNone(added.errors);
  const written = await index.writeFiles({ outputPath: path.join(site, 'pagefind') });
  expectNone(written.errors);
  return added.page_count;
});
