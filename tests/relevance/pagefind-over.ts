import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { close, createIndex } from 'pagefind';

import type { SearchDocument } from '../../src/search/documents/search-document.ts';
import { withTemporaryFolder } from '../../scripts/command/temporary-folder.ts';
import { thisMachine } from '../../scripts/serve/listen.ts';
import { serve } from '../../scripts/serve/serve.ts';
import type { Search } from './relevance.ts';

/** As much of Pagefind's own script as is used here. */
interface PagefindScript {
  options(options: { basePath: string }): Promise<void>;
  search(typed: string): Promise<{ results: { data(): Promise<{ meta: Record<string, string> }> }[] } | null>;
}

const most = 10;

/**
 * Lends a search by Pagefind with its defaults over the same documents: a page for each, its headword as the heading,
 * its text in force below.
 *
 * The index is written to a folder that is removed again. Pagefind's script is the one that browsers load; it asks for
 * the parts of the index over HTTP, which is why they are served meanwhile.
 */
export function withPagefind<T>(documents: readonly SearchDocument[], use: (search: Search) => Promise<T>): Promise<T> {
  return withTemporaryFolder('pagefind', async (folder) => {
    const server = await serve({ folder, host: thisMachine, port: 0 });
    try {
      await writeIndex(documents, folder);
      const script = await import(pathToFileURL(path.join(folder, 'pagefind.js')).href) as PagefindScript;
      await script.options({ basePath: server.address });
      return await use(async (typed) => {
        const results = (await script.search(typed))?.results ?? [];
        const data = await Promise.all(results.slice(0, most).map((result) => result.data()));
        return data.map(({ meta }) => meta['title'] ?? '');
      });
    } finally {
      await server.close();
    }
  });
}

async function writeIndex(documents: readonly SearchDocument[], folder: string): Promise<void> {
  const { index } = await createIndex({ forceLanguage: 'en' });
  try {
    if (index === undefined) throw new Error('Pagefind gave no index');
    for (const document of documents) await index.addHTMLFile({ url: `/${document.id}/`, content: pageOf(document) });
    await index.writeFiles({ outputPath: folder });
  } finally {
    await close();
  }
}

function pageOf({ headword, passages }: SearchDocument): string {
  const text = passages.map((passage) => `<p>${escaped(passage.text)}</p>`).join('\n');
  return `<!doctype html><html lang="en"><head><title>${escaped(headword)}</title></head><body><h1>${escaped(headword)}</h1>\n${text}</body></html>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
