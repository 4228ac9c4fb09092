import type { Amendment, Corpus, Entry, Message, Outcome } from '../../src/model/corpus.ts';
import { isExplanation } from '../../src/model/rulings.ts';
import { sameText } from './text/blocks.ts';

/** What is different after an ingestion: ids, in the order of the corpus. */
export interface Difference {
  /** Documents that were not there before, whatever they are called now, those that were changed among them. */
  documents: string[];
  /** Of these, those whose files were there before and said something else. */
  mended: string[];
  /** The files of documents that are no longer there. */
  gone: string[];
  changed: string[];
  created: string[];
  repealed: string[];
  /** Entries that were repealed, and are in force again. */
  restored: string[];
  /** Entries that are no longer there at all. */
  removed: string[];
  /** Amendments that are new, or whose outcome is; what gives no order is none. */
  amendments: Record<Outcome, string[]>;
  losses: { entry: string; what: string; line: number }[];
  /** Reports of vanished rulings that were not there before. */
  vanished: Message[];
}

/** Compares two corpora: the one of the last ingestion, null before the first, and the one of this. */
export function compareCorpora(before: Corpus | null, after: Corpus): Difference {
  const old = new Map((before?.entries ?? []).map((entry) => [entry.id, entry]));
  const [documents, documentsNow] = [before?.documents ?? [], after.documents];
  const isIn = (held: Corpus['documents'], { sha256 }: Corpus['documents'][number]): boolean => held.some((other) => other.sha256 === sha256);
  const now = new Set(after.entries.map(({ id }) => id));
  const ids = (keep: (entry: Entry, was?: Entry) => boolean) =>
    after.entries.filter((entry) => keep(entry, old.get(entry.id))).map(({ id }) => id);
  return {
    documents: documentsNow.filter((one) => !isIn(documents, one)).map(({ id }) => id),
    mended: documentsNow.filter((one) => !isIn(documents, one) && documents.some(({ file }) => file === one.file)).map(({ id }) => id),
    gone: documents.filter((one) => !isIn(documentsNow, one) && !documentsNow.some(({ file }) => file === one.file)).map(({ file }) => file),
    changed: ids((entry, was) => was?.status === entry.status && !sameText(entry.text, was.text)),
    created: ids((_entry, was) => was === undefined),
    repealed: ids((entry, was) => entry.status === 'repealed' && was?.status !== 'repealed'),
    restored: ids((entry, was) => was?.status === 'repealed' && entry.status !== 'repealed'),
    removed: [...old.keys()].filter((id) => !now.has(id)),
    amendments: newOutcomes(before, after),
    losses: newLosses(old, after),
    vanished: newVanished(before, after),
  };
}

function newOutcomes(before: Corpus | null, after: Corpus): Difference['amendments'] {
  const old = new Map(amendmentsOf(before).map(({ id, outcome }) => [id, outcome]));
  const fresh = amendmentsOf(after).filter((one) => !isExplanation(one) && old.get(one.id) !== one.outcome);
  const of = (outcome: Outcome) => fresh.filter((amendment) => amendment.outcome === outcome).map(({ id }) => id);
  return {
    applied: of('applied'),
    'applied with a note': of('applied with a note'),
    'applied by decision': of('applied by decision'),
    'not applied': of('not applied'),
  };
}

function amendmentsOf(corpus: Corpus | null): Amendment[] {
  return (corpus?.rulings ?? []).flatMap(({ amendments }) => amendments);
}

function newLosses(old: Map<string, Entry>, after: Corpus): Difference['losses'] {
  return after.entries.flatMap((entry) =>
    entry.losses
      .filter((loss) => old.get(entry.id)?.losses.some(({ what, line }) => what === loss.what && line === loss.line) !== true)
      .map((loss) => ({ entry: entry.id, ...loss })),
  );
}

function newVanished(before: Corpus | null, after: Corpus): Message[] {
  const known = new Set(before?.messages.map(({ message }) => message));
  return after.messages.filter(({ rule, message }) => rule === 'ruling-vanished' && !known.has(message));
}
