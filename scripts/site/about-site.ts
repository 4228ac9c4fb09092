import { corpus as corpusSchema } from '../../src/model/corpus.ts';
import type { Corpus } from '../../src/model/corpus.ts';
import { UsageError } from '../command/usage-error.ts';
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

/** The corpus that a site was built from, as its open data has it. */
export function corpusOfSite(site: SiteFiles): Corpus {
  const data = site.get('data/corpus.json');
  if (data === undefined) throw new UsageError('That is no site built by this program: it has no data/corpus.json.');
  return corpusSchema.parse(JSON.parse(text(data)));
}

/** What a built site says of itself. */
export const aboutSite = (site: SiteFiles): About => aboutCorpus(corpusOfSite(site));

/** What the site of a corpus says of itself. */
export function aboutCorpus({ title, documents, entries }: Corpus): About {
  const days = documents.flatMap(({ date }) => date ?? []).sort();
  return { title, asOf: days.at(-1) ?? null, entries: entries.length, documents: documents.length };
}
