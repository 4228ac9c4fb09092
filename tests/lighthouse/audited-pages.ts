import type { Corpus } from '../../src/model/corpus.ts';

/** A page that is audited: the fullest of its kind. */
export interface AuditedPage {
  kind: string;
  path: string;
}

/** Home, the letter and the entry with most on them, the search page, and it with results. Paths are below the site's address, without a slash before them. */
export function auditedPages({ entries, letters }: Corpus): AuditedPage[] {
  const entry = entries.toSorted((a, b) => JSON.stringify(b.versions).length - JSON.stringify(a.versions).length)[0];
  const letter = letters.toSorted((a, b) => startingWith(entries, b) - startingWith(entries, a))[0];
  return [
    { kind: 'home', path: '' },
    ...(letter === undefined ? [] : [{ kind: 'letter', path: `letters/${letter.toLowerCase()}/` }]),
    ...(entry === undefined ? [] : [{ kind: 'entry', path: `entries/${entry.id}/` }]),
    { kind: 'search', path: 'search/' },
    { kind: 'results', path: `search/?q=${encodeURIComponent(entry?.headword ?? '')}` },
  ];
}

const startingWith = (entries: Corpus['entries'], letter: string): number =>
  entries.filter(({ headword }) => headword.toUpperCase().startsWith(letter)).length;
