/** The account of a document: each non-blank line in exactly one row. */
import type { SourceFile } from '../read/source-file.ts';
import type { LedgerKind } from '../../src/model/corpus.ts';
import { isBlank } from './blocks/paragraphs.ts';
import type { SegmentedRow } from './segments.ts';

/** What a layout says of one reading line. */
export interface Claim {
  is: LedgerKind;
  owner: number | null;
}

/**
 * Reads: for each reading line what it is (null: not said). Writes: the ledger's rows by lines of the file.
 * A line of the file that holds parts of several takes the first of them that is an entry's or a ruling's, else the first:
 * a page may be saved as one line. A non-blank line that no reading line came from (markup, a script) is furniture.
 */
export function ledgerOf(source: SourceFile, claims: (Claim | null)[]): SegmentedRow[] {
  const byLine = new Map<number, Claim>();
  source.reading.forEach(({ text, from, to }, at) => {
    const claim = claims[at];
    if (!claim || isBlank(text)) return;
    for (let line = from; line <= to; line++) if ((byLine.get(line)?.owner ?? null) === null && (claim.owner !== null || !byLine.has(line))) byLine.set(line, claim);
  });
  const rows: SegmentedRow[] = [];
  source.lines.forEach((text, index) => {
    if (!isBlank(text)) extend(rows, index + 1, byLine.get(index + 1) ?? { is: 'furniture', owner: null });
  });
  return rows;
}

function extend(rows: SegmentedRow[], line: number, claim: Claim): void {
  const last = rows.at(-1);
  if (last?.is === claim.is && last.owner === claim.owner && (claim.owner !== null || last.lines[1] === line - 1)) last.lines[1] = line;
  else rows.push({ is: claim.is, lines: [line, line], owner: claim.owner });
}
