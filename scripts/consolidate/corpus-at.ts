import type { Corpus, Entry } from '../../src/schemas/corpus.ts';
import { versionAt } from './text-at.ts';

/**
 * The whole corpus as it stood on a day: the rulings issued by then, the entries that existed, each with the text and
 * the versions of then. `null` asks for the base: every glossary entry as published, and no ruling that came after it.
 * The documents themselves, the messages and the references stay; they say what is held, not what was in force.
 */
export function corpusAt(corpus: Corpus, date: string | null): Corpus {
  const entries = corpus.entries.flatMap((entry) => entryAt(entry, date));
  const issued = new Set(corpus.documents.filter((document) => date === null ? document.kind === 'glossary' : document.date === null || document.date <= date).map(({ id }) => id));
  const rulings = corpus.rulings.filter((ruling) => issued.has(ruling.document) || ruling.amendments.every(({ reason }) => reason?.startsWith('older') === true));
  const known = new Set(rulings.map(({ id }) => id));
  return { ...corpus, rulings, entries: entries.map((entry) => ({ ...entry, rulings: entry.rulings.filter((id) => known.has(id)) })) };
}

function entryAt(entry: Entry, date: string | null): Entry[] {
  const current = versionAt(entry, date);
  if (current === null || (date === null && current.amendments.length > 0)) return [];
  const versions = entry.versions.slice(0, entry.versions.indexOf(current) + 1);
  const repealed = current === entry.versions.at(-1) ? entry.status === 'repealed' : current.text.length === 0 && current.amendments.length > 0;
  return [{ ...entry, text: current.text, status: repealed ? 'repealed' : 'in force', versions: versions.map((version) => (version === current ? { ...version, to: null } : version)) }];
}
