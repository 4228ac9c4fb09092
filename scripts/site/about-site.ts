import { corpus as corpusSchema } from '../../src/schemas/corpus.ts';
import { text } from './site-files.ts';
import type { SiteFiles } from './site-files.ts';

/** What a copy says of itself. */
export interface About {
  title: string;
  /** The day of the newest document, as ISO; null where no document has a date. */
  asOf: string | null;
  entries: number;
  documents: number;
}

/** Reads what a built site says of itself in its open data. */
export const aboutSite = (site: SiteFiles): About => {
  const data = site.get('data/corpus.json');
  if (data === undefined) throw new Error('The site has no data/corpus.json: it was not built by this program.');
  const { title, documents, entries } = corpusSchema.parse(JSON.parse(text(data)));
  const days = documents.flatMap(({ date }) => date ?? []).sort();
  return { title, asOf: days.at(-1) ?? null, entries: entries.length, documents: documents.length };
};
