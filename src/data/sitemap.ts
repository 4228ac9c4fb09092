/** The pages that a search engine should know, each with the day of the newest document that says anything on it. */
import type { Corpus, Entry, SourceDocument } from '../model/corpus.ts';
import { byLetter } from '../model/letters.ts';
import { documentLink, entryLink, letterLink, pageLink, rulingLink } from './links.ts';

export interface MappedPage {
  /** As the site links it. */
  link: string;
  /** An ISO day; null where no document on it has a date. */
  changed: string | null;
}

/** What sitemaps may hold at most; the pages most looked for stand first. */
const most = 50_000;

/**
 * Every page but those of superseded texts: whoever asks a search engine what a rule says should be led to what is in
 * force, and find from there how it stood.
 */
export function mappedPages(corpus: Corpus): MappedPage[] {
  const dates = new Map(corpus.documents.map(({ id, date }) => [id, date]));
  const dateOf = (document: string): string | null => dates.get(document) ?? null;
  const changed = changeOf(corpus, dateOf);
  const pages: MappedPage[] = [
    ...['', 'changes/', 'report/', 'letters/', 'documents/'].map((path) => ({ link: pageLink(path), changed: newest([...dates.values()]) })),
    ...['about/', 'data/', 'search/', 'offline/'].map((path) => ({ link: pageLink(path), changed: null })),
    ...corpus.entries.map((entry) => ({ link: entryLink(entry.id), changed: changed(entry) })),
    ...[...byLetter(corpus.entries)].map(([letter, entries]) => ({ link: letterLink(letter), changed: newest(entries.map(changed)) })),
    ...corpus.documents.flatMap(documentPages),
    ...corpus.rulings.map(({ id, document }) => ({ link: rulingLink(id), changed: dateOf(document) })),
  ];
  return pages.slice(0, most);
}

/** When an entry's page last changed: by a document that changed its text, or by a ruling that stands on it. */
function changeOf({ rulings }: Corpus, dateOf: (document: string) => string | null): (entry: Entry) => string | null {
  const documentOf = new Map(rulings.map(({ id, document }) => [id, document]));
  return (entry) => newest([
    ...entry.versions.map(({ document }) => dateOf(document)),
    ...entry.rulings.map((id) => dateOf(documentOf.get(id) ?? '')),
  ]);
}

function documentPages({ id, date }: SourceDocument): MappedPage[] {
  return [documentLink(id), `${documentLink(id)}source/`].map((link) => ({ link, changed: date }));
}

function newest(days: readonly (string | null)[]): string | null {
  return days.flatMap((day) => day ?? []).sort().at(-1) ?? null;
}
