/**
 * The corpus on a day: what the search of that day asks. With a second day, as it was known then: by that, tests hold what
 * corpus.json keeps of earlier knowledge (`known`) to a reference.
 */
import type { Corpus, Entry, Ruling, SourceDocument, Version } from './corpus.ts';
import { howOf } from './editions.ts';
import { knownDay, versionsAsKnown } from './known.ts';
import { versionOn } from './versions.ts';

type Versioned = Pick<Entry, 'versions' | 'known' | 'editions'>;

/**
 * The whole corpus as it stood on a day: the rulings issued by then, with what had superseded them; the entries that
 * existed, each with its text and versions of then. `null` asks for the base: every glossary entry as published, and no
 * ruling that came after it. Documents, messages and references stay; they say what is held, not what was in force.
 */
export function corpusAt(corpus: Corpus, day: string | null, known?: string): Corpus {
  const there = corpus.documents.filter((document) => known === undefined || (knownDay(document) ?? '') <= known);
  const held = new Set(there.map(({ id }) => id));
  const issued = new Set(there.filter((document) => isIssued(document, day)).map(({ id }) => id));
  const rulings = corpus.rulings
    .filter((ruling) => issued.has(ruling.document) || (held.has(ruling.document) && isOlderThanItsText(ruling)))
    .map((ruling) => (ruling.supersededBy === null || issued.has(ruling.supersededBy.document) ? ruling : { ...ruling, supersededBy: null }));
  const ruled = new Set(rulings.map(({ id }) => id));
  const entries = corpus.entries.flatMap((entry) => entryAt(entry, day, known));
  return { ...corpus, rulings, entries: entries.map((entry) => ({ ...entry, rulings: entry.rulings.filter((id) => ruled.has(id)) })) };
}

/** Whether a document had been issued by a day; an undated one is held to have been there all along. */
function isIssued(document: SourceDocument, day: string | null): boolean {
  return day === null ? document.kind === 'glossary' : document.date === null || document.date <= day;
}

function isOlderThanItsText({ amendments }: Ruling): boolean {
  return amendments.length > 0 && amendments.every(({ reason }) => reason?.why === 'older than the base text');
}

function entryAt(entry: Entry, day: string | null, known: string | undefined): Entry[] {
  const all = known === undefined ? entry.versions : versionsAsKnown(entry, known);
  const current = versionAmong(entry, all, day);
  if (current === null || (day === null && current.amendments.length > 0)) return [];
  const versions = all.slice(0, all.indexOf(current) + 1).map((version) => (version === current ? { ...version, to: null } : version));
  return [{ ...entry, text: current.text, status: current.status, versions }];
}

/**
 * The version of an entry that is in force on a day. `null` asks for the base text. A day before the base text's own asks
 * for it too; null is returned only where a ruling made the entry and had not yet, or an edition added it later.
 */
function versionAmong(entry: Versioned, versions: readonly Version[], day: string | null): Version | null {
  const base = versions[0] ?? null;
  if (day === null) return base;
  return versionOn({ versions: [...versions] }, day) ?? (base?.by === 'edition' && howOf(entry, base) !== 'added' ? base : null);
}
