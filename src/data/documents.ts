/** What a source document holds. */
import { question } from './asked.ts';
import { corpus, documentById } from './corpus.ts';
import type { LedgerKind, SourceDocument } from '../model/corpus.ts';
import { heldInWords } from '../model/held-in.ts';

const among = question('documents in order', (about) => {
  const ids = new Set(about.split(' '));
  return corpus.documents.filter(({ id }) => ids.has(id));
});

/** Documents by their ids, in the order in which they apply. */
export const inOrder = (ids: readonly string[]): SourceDocument[] => among([...new Set(ids)].toSorted().join(' '));

/** The rulings of a document, in its order. */
export const rulingsIn = question('the rulings of a document', (id) => corpus.rulings.filter(({ document }) => document === id));

/** The day of the newest document; null where none has a day. */
export const newestDay = question('the newest day', () => corpus.documents.flatMap(({ date }) => date ?? []).toSorted().at(-1) ?? null);

/** The last day of that year: a picture that ends there is the same until the first document of another year. */
export const endOfNewestYear = question('the end of the newest year', () => newestDay()?.replace(/-.*/u, '-12-31') ?? null);

/** Rows and non-blank lines of each kind, in the order of the document's ledger kinds. */
export function ledgerSummary(document: SourceDocument): { is: LedgerKind; rows: number; lines: number }[] {
  return [...Map.groupBy(document.ledger, (row) => row.is)].map(([is, rows]) => ({
    is,
    rows: rows.length,
    lines: rows.reduce((sum, { lines: [first, last] }) => sum + textLines(document, first, last), 0),
  }));
}

/** The kinds of line as readers are told them. */
const lineKinds: Record<LedgerKind, string> = {
  furniture: 'around the text', 'front matter': 'introduction', heading: 'headings', summary: 'summary', entry: 'entries', ruling: 'rulings', 'closing notice': 'closing notice',
};

/** `entries 222, around the text 15`: how many of a document's lines are what, the most first. */
export function linesInWords(document: SourceDocument): string {
  return ledgerSummary(document).toSorted((a, b) => b.lines - a.lines).map(({ is, lines }) => `${lineKinds[is]} ${lines}`).join(', ');
}

/** `96 rulings`, `20 entries`. */
export const contentsInWords = question('what a document holds', (id) => heldInWords(corpus, documentById(id)));

/** The text of a document's rows of one kind, line by line, blank lines left out. */
export function rowText(document: SourceDocument, is: LedgerKind): string[] {
  return document.ledger
    .filter((row) => row.is === is)
    .flatMap(({ lines: [first, last] }) => document.source.slice(first - 1, last))
    .filter((line) => line.trim() !== '');
}

/** Non-blank lines, and how many of them stand in the ledger. */
export function linesAccountedFor(document: SourceDocument): { lines: number; accounted: number } {
  return {
    lines: textLines(document, 1, document.source.length),
    accounted: ledgerSummary(document).reduce((sum, { lines }) => sum + lines, 0),
  };
}

function textLines(document: SourceDocument, first: number, last: number): number {
  return document.source.slice(first - 1, last).filter((line) => line.trim() !== '').length;
}
