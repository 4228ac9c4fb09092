import type { Message, SourceDocument } from '../../../src/model/corpus.ts';
import type { BaseEntry, LinkedCorpus } from '../../link/linked.ts';
import { evidence } from './evidence.ts';
import { relation } from './interval.ts';
import { notPlaced, placedBetween, placedInPart } from './placing-messages.ts';
import type { Vote } from './placing-messages.ts';

/** Fewer votes decide nothing. */
const SEVERAL = 3;
/** The share of the votes that is a clear majority. */
const CLEAR = 2 / 3;

type Linked = Pick<LinkedCorpus, 'documents' | 'entries' | 'rulings'>;

/**
 * Places glossary documents that have no date between rulings documents that have one, by what they say: see `evidence`.
 * What the operator gave (`after`, `before`) stands. The pages of one edition are placed together. Where the votes are
 * few, mixed, or contradict the order of the dates, nothing is placed, and a warning names the documents in question:
 * consolidation then applies of them what proves itself, with a note, and nothing else.
 */
export function placeUndated(linked: Linked): { documents: SourceDocument[]; messages: Message[] } {
  const editions = undatedEditions(linked.documents).map((pages) => placeEdition(pages, linked));
  const placed = new Map(editions.flatMap(({ pages }) => pages.map((page) => [page.id, page])));
  return {
    documents: linked.documents.map((document) => placed.get(document.id) ?? document),
    messages: editions.flatMap(({ messages }) => messages),
  };
}

function undatedEditions(documents: SourceDocument[]): SourceDocument[][] {
  const pages = documents.filter((document) => document.kind === 'glossary' && document.date === null);
  return [...Map.groupBy(pages, (page) => page.edition).values()];
}

function placeEdition(pages: SourceDocument[], linked: Linked): { pages: SourceDocument[]; messages: Message[] } {
  const open = undecided(pages, linked.documents);
  if (open.length === 0) return { pages, messages: [] };
  const held = linked.entries.filter((entry) => pages.some((page) => page.id === entry.document));
  const votes = open.map((document) => count(document, linked.rulings, held));
  const { after, before } = between(votes);
  const placed = pages.map((page) => ({ ...page, after: page.after ?? after, before: page.before ?? before }));
  const left = undecided(placed, linked.documents);
  return {
    pages: placed,
    messages: [messageOn(placed, votes, left)],
  };
}

/** One message an edition: what its words tell, and of what they do not tell it. */
function messageOn(pages: SourceDocument[], votes: Vote[], left: SourceDocument[]): Message {
  if (left.length === 0) return placedBetween(pages, votes);
  return votes.some(({ rulings }) => !left.includes(rulings)) ? placedInPart(pages, votes, left) : notPlaced(pages, left);
}

/** The dated rulings documents of which it is not known whether they are older or newer than the edition. */
function undecided(pages: SourceDocument[], documents: SourceDocument[]): SourceDocument[] {
  return documents.filter(
    (document) => document.kind === 'rulings' && document.date !== null && pages.some((page) => relation(document, page) === 'unknown'),
  );
}

function count(document: SourceDocument, rulings: LinkedCorpus['rulings'], held: BaseEntry[]): Vote {
  const entries = new Map(held.map((entry) => [entry.id, entry]));
  const votes = rulings
    .filter((ruling) => ruling.document === document.id)
    .map((ruling) => {
      const entry = entries.get(ruling.entry ?? '');
      return entry === undefined ? null : evidence(ruling, entry);
    });
  const number = (kind: string) => votes.filter((vote) => vote === kind).length;
  return { rulings: document, older: number('ruling older'), newer: number('ruling newer') };
}

/** The last day with older rulings and the first with newer ones; neither where the days contradict each other. */
function between(votes: Vote[]): { after: string | null; before: string | null } {
  const days = (list: Vote[]) => list.map(({ rulings }) => rulings.date ?? '').sort();
  const after = days(votes.filter((vote) => decides(vote.older, vote.newer))).at(-1) ?? null;
  const before = days(votes.filter((vote) => decides(vote.newer, vote.older)))[0] ?? null;
  return after === null || before === null || after < before ? { after, before } : { after: null, before: null };
}

function decides(votes: number, against: number): boolean {
  return votes >= SEVERAL && votes / (votes + against) >= CLEAR;
}
