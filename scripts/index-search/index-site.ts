import { setTimeout as pause } from 'node:timers/promises';

import { close, createIndex } from 'pagefind';

import { holdingBack } from '../command/hold-back.ts';
import { withTemporaryFolder } from '../command/temporary-folder.ts';
import { readSite, sorted } from '../site/site-files.ts';
import type { SiteFiles } from '../site/site-files.ts';

/** The index of all texts, while it is made. */
export interface TextIndex {
  /** Hands a page over, by its name below the site's root. Pagefind reads it while the next ones are made; who makes them faster waits. */
  add: (name: string, html: string) => Promise<void>;
  /** The files of the index, below the site's root, and the number of pages in it. */
  files: () => Promise<{ files: SiteFiles; pages: number }>;
}

function expectNone(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(`Pagefind could not index the site: ${errors.join('; ')}`);
}

/** What stands at every block and is no part of its words: told here once, and not at each of them. */
const besideBlocks = ['.number', '.tools', '.citation'];

/** What the facts of an entry are called (`SearchFacts.astro`): told here once, and not on each page that has them. */
const facts = 'data-pagefind-facts';
const called = 'data-pagefind-filter="Kind[data-kind], Document[data-document], Status[data-status], Year[data-year], Letter[data-letter]" '
  + 'data-pagefind-meta="status[data-status], standing[data-standing-words], from[data-from], to[data-to], document[data-document], by[data-by], sure[data-sure]"';

const begins = '<article data-pagefind-body';
const ends = '</article>';

/** Of a page, the article that it says is to be indexed, where that is what it says: half of the page is around it. */
function indexedPart(html: string): string {
  const from = html.indexOf(begins);
  return from < 0 ? html : `<html lang="en"><body>${html.slice(from, html.lastIndexOf(ends) + ends.length).replace(facts, called)}</body></html>`;
}

/** So many pages may wait to be read: they are held in memory. */
const most = 50;

async function textIndex(): Promise<TextIndex> {
  const { errors, index } = await createIndex({ forceLanguage: 'en', excludeSelectors: besideBlocks });
  expectNone(errors);
  if (index === undefined) throw new Error('Pagefind gave no index');
  const added: Promise<{ errors: string[] }>[] = [];
  return {
    add: async (sourcePath, content) => {
      const one = index.addHTMLFile({ sourcePath, content: indexedPart(content) });
      // Whoever waits for it is told, and comes later.
      one.catch(() => undefined);
      added.push(one);
      expectNone((await added.at(-most))?.errors ?? []);
    },
    files: async () => {
      for (const one of await Promise.all(added)) expectNone(one.errors);
      // Handed over in one message, they would be held three times; written, once. What has written them has as much memory as all pages, and there is more to be made.
      return withTemporaryFolder('index', async (outputPath) => {
        expectNone((await index.writeFiles({ outputPath })).errors);
        await close();
        return { files: sorted([...readSite(outputPath)].map(([name, bytes]) => [`pagefind/${name}`, bytes])), pages: added.length };
      });
    },
  };
}

/** What Pagefind's own end is told with, before a stack: whoever ended it knows, and else the error says so. */
const itsEnd = 'Service stopped';

/** Ctrl-C ends all that was started together, and Pagefind perhaps before it is heard here: so many milliseconds later it is. */
const moment = 300;

/**
 * Does `work` with an index for the full-text search of a site. What is indexed of a page it says itself
 * (`data-pagefind-*`). The same pages in the same order give the same files.
 *
 * Pagefind is a process of its own that dies with this one, but would keep it waiting if it were not closed.
 */
export const indexing = <T>(work: (index: TextIndex) => Promise<T>): Promise<T> => holdingBack(itsEnd, async () => {
  try {
    return await work(await textIndex());
  } catch (error) {
    await pause(moment);
    throw error;
  } finally {
    await close();
  }
});
