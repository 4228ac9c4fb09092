/** Source documents, line by line, as a page shows them. */
import { question } from './asked.ts';
import { documentById } from './corpus.ts';
import type { LedgerRow, SourceDocument } from '../model/corpus.ts';
import { highlightedLines } from '../shiki/highlight.ts';
import type { Token } from '../shiki/highlight.ts';

export interface SourceLine {
  number: number;
  tokens: Token[];
  /** The ledger row that accounts for the line; null for a blank line between rows. */
  row: LedgerRow | null;
  /** The line opens its row: a headword, a topic, a heading. */
  opens: boolean;
}

const allLines = question('the lines', (document) => coloured(documentById(document)));
const someLines = question('some lines', (about) => {
  const [document = '', first, last] = about.split('/');
  return allLines(document).slice(Number(first) - 1, Number(last));
});

/** Lines `first` to `last` (1-based, inclusive) of a document. The document is coloured once, when first asked for. */
export function sourceLines(document: SourceDocument, first = 1, last = document.source.length): SourceLine[] {
  return someLines([document.id, first, last].join('/'));
}

function coloured(document: SourceDocument): SourceLine[] {
  const text = highlightedLines(document.source, 'rules-text');
  const lines = withRows(document).map((line) => ({ ...line, tokens: text[line.number - 1] ?? [] }));
  const openings = lines.filter(({ opens, row }) => opens && row?.is === 'ruling');
  const topics = highlightedLines(openings.map(({ number }) => document.source[number - 1] ?? ''), 'ruling');
  openings.forEach((line, at) => { line.tokens = topics[at] ?? line.tokens; });
  return lines;
}

function withRows(document: SourceDocument): Omit<SourceLine, 'tokens'>[] {
  const rows: (LedgerRow | null)[] = document.source.map(() => null);
  for (const row of document.ledger) rows.fill(row, row.lines[0] - 1, row.lines[1]);
  return rows.map((row, at) => ({ number: at + 1, row, opens: row?.lines[0] === at + 1 }));
}
