import type { Message, SourceDocument } from '../../../src/schemas/corpus.ts';
import type { BaseEntry, LinkedCorpus } from '../../link/linked.ts';
import { evidence } from './evidence.ts';
import type { Evidence } from './evidence.ts';
import { relation } from './interval.ts';

/** Fewer votes decide nothing. */
const SEVERAL = 3;
/** The share of the votes that is a clear majority. */
const CLEAR = 2 / 3;

/** One rulings document before one undated edition: how many of its rulings speak for either order. */
interface Vote {
  rulings: SourceDocument;
  older: number;
  newer: number;
}

/**
 * Places glossary documents that have no date between rulings documents that have one, by what they say: see
 * `evidence`. What the operator gave (`after`, `before`) stands. The pages of one edition are placed together. Where the
 * votes are few, mixed, or contradict the order of the dates, nothing is placed and a warning says so.
 */
export function placeUndated({ documents, entries, rulings }: Pick<LinkedCorpus, 'documents' | 'entries' | 'rulings'>): { documents: SourceDocument[]; messages: Message[] } {
  const messages: Message[] = [];
  const placed = new Map<string, SourceDocument>();
  for (const edition of undatedEditions(documents)) {
    const open = documents.filter((document) => document.kind === 'rulings' && document.date !== null && edition.some((page) => relation(document, page) === 'unknown'));
    if (open.length === 0) continue;
    const held = entries.filter((entry) => edition.some((page) => page.id === entry.document));
    const bounds = between(open.map((document) => count(document, rulings, held)));
    for (const page of edition) {
      placed.set(page.id, { ...page, after: page.after ?? bounds.after, before: page.before ?? bounds.before });
      messages.push(bounds.votes === null ? notPlaced(page) : placedBetween(page, bounds.votes));
    }
  }
  return { documents: documents.map((document) => placed.get(document.id) ?? document), messages };
}

function undatedEditions(documents: SourceDocument[]): SourceDocument[][] {
  const pages = documents.filter((document) => document.kind === 'glossary' && document.date === null);
  return [...Map.groupBy(pages, (page) => page.edition).values()];
}

function count(document: SourceDocument, rulings: LinkedCorpus['rulings'], held: BaseEntry[]): Vote {
  const votes: Evidence[] = rulings.filter((ruling) => ruling.document === document.id).map((ruling) => {
    const entry = held.find((candidate) => candidate.id === ruling.entry);
    return entry === undefined ? null : evidence(ruling, entry);
  });
  const number = (kind: Evidence) => votes.filter((vote) => vote === kind).length;
  return { rulings: document, older: number('ruling older'), newer: number('ruling newer') };
}

interface Bounds {
  after: string | null;
  before: string | null;
  /** The votes that decided; null where they do not decide. */
  votes: Vote[] | null;
}

/** The last day with older rulings and the first with newer ones; nothing where one document is undecided or out of order. */
function between(votes: Vote[]): Bounds {
  const older = votes.filter((vote) => decides(vote.older, vote.newer)).map((vote) => vote.rulings.date ?? '').sort();
  const newer = votes.filter((vote) => decides(vote.newer, vote.older)).map((vote) => vote.rulings.date ?? '').sort();
  const after = older.at(-1) ?? null;
  const before = newer[0] ?? null;
  const inOrder = after === null || before === null || after < before;
  return inOrder && (after !== null || before !== null) ? { after, before, votes } : { after: null, before: null, votes: null };
}

function decides(votes: number, against: number): boolean {
  return votes >= SEVERAL && votes / (votes + against) >= CLEAR;
}

function placedBetween(page: SourceDocument, votes: Vote[]): Message {
  const said = votes.map(({ rulings, older, newer }) => `of the rulings of ${rulings.date ?? 'no date'}, ${String(older)} are worked into it and ${String(newer)} are not`);
  return {
    rule: 'undated-glossary-placed', severity: 'note', file: page.file, line: null,
    message: `“${page.title}” bears no date and was placed by what it says: ${said.join('; ')}.`,
    hint: 'If you know when it was published, give a date, or `after` and `before`, in corpus.yaml.',
  };
}

function notPlaced(page: SourceDocument): Message {
  return {
    rule: 'undated-glossary-not-placed', severity: 'warning', file: page.file, line: null,
    message: `“${page.title}” bears no date, and nothing says whether it is older or newer than the rulings: only what proves itself is applied to it, with a note.`,
    hint: 'Give a date, or `after` and `before`, in corpus.yaml.',
  };
}
