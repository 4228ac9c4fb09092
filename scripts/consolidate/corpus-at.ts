import type { Corpus, Entry, Ruling } from '../../src/model/corpus.ts';
import { versionAt } from './text-at.ts';

/**
 * The whole corpus as it stood on a day: the rulings issued by then, with what had superseded them; the entries that
 * existed, each with its text and versions of then. `null` asks for the base: every glossary entry as published, and no
 * ruling that came after it. Documents, messages and references stay; they say what is held, not what was in force.
 */
export function corpusAt(corpus: Corpus, date: string | null): Corpus {
  const issued = issuedBy(corpus, date);
  const rulings = corpus.rulings
    .filter((ruling) => issued.has(ruling.document) || isSuperseded(ruling))
    .map((ruling) => rulingAt(ruling, issued));
  const known = new Set(rulings.map(({ id }) => id));
  const entries = corpus.entries.flatMap((entry) => entryAt(entry, date));
  return { ...corpus, rulings, entries: entries.map((entry) => ({ ...entry, rulings: entry.rulings.filter((id) => known.has(id)) })) };
}

/** Ids of the documents issued by a day; an undated one is held to have been there all along. */
function issuedBy({ documents }: Corpus, date: string | null): Set<string> {
  const then = documents.filter((document) =>
    date === null ? document.kind === 'glossary' : document.date === null || document.date <= date,
  );
  return new Set(then.map(({ id }) => id));
}

/** Older than the base text. */
function isSuperseded({ amendments }: Ruling): boolean {
  return amendments.length > 0 && amendments.every(({ reason }) => reason?.why === 'older than the base text');
}

function rulingAt(ruling: Ruling, issued: Set<string>): Ruling {
  const by = ruling.supersededBy;
  return by === null || issued.has(by.document) ? ruling : { ...ruling, supersededBy: null };
}

function entryAt(entry: Entry, date: string | null): Entry[] {
  const current = versionAt(entry, date);
  if (current === null || (date === null && current.amendments.length > 0)) return [];
  const versions = entry.versions.slice(0, entry.versions.indexOf(current) + 1);
  const isLast = versions.length === entry.versions.length;
  const repealed = isLast ? entry.status === 'repealed' : current.text.length === 0 && current.amendments.length > 0;
  return [
    {
      ...entry,
      text: current.text,
      status: repealed ? 'repealed' : 'in force',
      versions: versions.map((version) => (version === current ? { ...version, to: null } : version)),
    },
  ];
}
