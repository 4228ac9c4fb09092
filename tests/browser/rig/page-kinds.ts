import { sharedNames } from '../../../src/model/shared-names.ts';
import { first, shipped } from './shipped-corpus.ts';

export interface PageKind {
  kind: string;
  path: string;
  /** Words that a reader must find on the page. */
  says: string;
}

/** The busiest of its kind: most rulings, versions or lines make the fullest page. */
const most = <T>(list: readonly T[], weight: (item: T) => number): T[] =>
  list.toSorted((a, b) => weight(b) - weight(a));

const entry = first('entry', most(shipped.entries, ({ rulings }) => rulings.length));
const versioned = first('entry with versions', most(shipped.entries, ({ versions }) => versions.length));
const repealed = first('repealed entry', shipped.entries.filter(({ status }) => status === 'repealed'));
const damaged = first('damaged entry', most(shipped.entries, ({ losses }) => losses.length));
const glossary = first('glossary', shipped.documents.filter(({ kind }) => kind === 'glossary'));
const rulings = first('rulings document', shipped.documents.filter(({ kind }) => kind === 'rulings'));
const latest = first('rulings document', shipped.documents.filter(({ kind }) => kind === 'rulings').toReversed());
const ruling = first('ruling', most(shipped.rulings, ({ amendments }) => amendments.length));
const shared = first('name that several entries share', sharedNames(shipped.entries));
const letter = first('letter', shipped.letters);

/** One of each kind of page, with the shipped corpus's own addresses. */
export const pageKinds: readonly PageKind[] = [
  { kind: 'home', path: '/', says: shipped.title },
  { kind: 'letters', path: '/letters/', says: letter },
  { kind: 'letter', path: `/letters/${letter.toLowerCase()}/`, says: letter },
  { kind: 'texts of a letter', path: `/letters/${letter.toLowerCase()}/text/`, says: 'The texts in force' },
  { kind: 'entry', path: `/entries/${entry.id}/`, says: entry.headword },
  { kind: 'repealed entry', path: `/entries/${repealed.id}/`, says: repealed.headword },
  { kind: 'damaged entry', path: `/entries/${damaged.id}/`, says: damaged.headword },
  { kind: 'shared name', path: `/entries/${shared.id}/`, says: 'Each has an address of its own' },
  { kind: 'version', path: `/entries/${versioned.id}/${versioned.versions[0]?.id ?? ''}/`, says: versioned.headword },
  { kind: 'latest version', path: `/entries/${versioned.id}/${versioned.versions.at(-1)?.id ?? ''}/`, says: versioned.headword },
  { kind: 'comparison', path: `/entries/${versioned.id}/compare/`, says: versioned.headword },
  { kind: 'documents', path: '/documents/', says: rulings.title },
  { kind: 'glossary', path: `/documents/${glossary.id}/`, says: glossary.title },
  { kind: 'rulings document', path: `/documents/${rulings.id}/`, says: rulings.title },
  { kind: 'source', path: `/documents/${rulings.id}/source/`, says: rulings.title },
  { kind: 'ruling', path: `/rulings/${ruling.id}/`, says: ruling.topic ?? '' },
  { kind: 'changes', path: '/changes/', says: 'Changes' },
  { kind: 'changes since', path: `/changes/since/${rulings.id}/`, says: 'Changed by' },
  { kind: 'changes of a document', path: `/documents/${latest.id}/changes/`, says: 'What the Current Rulings' },
  { kind: 'changes of a letter', path: `/changes/letters/${letter.toLowerCase()}/`, says: `Changes under ${letter}` },
  { kind: 'report', path: '/report/', says: rulings.title },
  { kind: 'search', path: '/search/', says: 'Search' },
  { kind: 'search results', path: `/search/?q=${encodeURIComponent(entry.headword)}`, says: 'Search' },
  { kind: 'offline', path: '/offline/', says: 'Read offline' },
  { kind: 'no such page', path: '/entries/no-such-entry/', says: 'No such page' },
  { kind: 'data', path: '/data/', says: 'corpus.json' },
  { kind: 'binder', path: '/binder/', says: 'Binder' },
  { kind: 'about', path: '/about/', says: 'About' },
];
