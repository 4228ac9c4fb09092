/** A book of numbered rules that ends in a glossary: its terms are entries of their own, not text of the last rule. */
import type { SourceFile } from '../../read/source-file.ts';
import type { Hints, Layout } from '../layout.ts';
import type { CutDocument } from '../segments.ts';
import { glossaryColumns } from './glossary-columns.ts';
import { glossaryRunIn, glossaryStacked } from './topic-glossary.ts';

const TITLE = /^(?:(?:appendix|part|chapter|section) [\dA-Z]{1,3}(?:\s*[.:–—-])?\s*|\d{1,2}[.:]?\s+)?(?:glossary|lexicon)(?: of (?:\w+ ){0,2}terms)?:?$/iu;
const LAYOUTS = [glossaryColumns, glossaryRunIn, glossaryStacked];
/** A layout that is this sure of what stands behind the title. */
const SURE = 0.4;

/** Reads: a document's lines. Writes: the index of the title of the glossary at its end; -1 where there is none. A list of contents names it earlier. */
export function titleOfGlossary({ reading }: SourceFile): number {
  return reading.findLastIndex(({ text }) => TITLE.test(text.replaceAll('*', '').trim()));
}

/** Reads: a document and where its last rule ends. Writes: the glossary behind it; null where no layout knows one there. */
export function glossaryBehind(source: SourceFile, title: number, hints: Hints): CutDocument | null {
  const only: SourceFile = { ...source, reading: source.reading.map((line, at) => (at < title ? { ...line, text: '' } : line)) };
  const layout = LAYOUTS.map((one): { one: Layout; sureness: number } => ({ one, sureness: one.recognise(only) })).toSorted((a, b) => b.sureness - a.sureness)[0];
  return layout !== undefined && layout.sureness >= SURE ? layout.one.segment(only, hints) : null;
}

/** A document cut in two at a line: the rules before it, the glossary behind it. */
export function joined(rules: CutDocument, glossary: CutDocument, line: number): CutDocument {
  const owners = rules.entries.length;
  const ledger = [
    ...rules.ledger.flatMap((row) => (row.lines[0] < line ? [{ ...row, lines: [row.lines[0], Math.min(row.lines[1], line - 1)] as [number, number] }] : [])),
    ...glossary.ledger.flatMap((row) => (row.lines[1] >= line ? [{ ...row, lines: [Math.max(row.lines[0], line), row.lines[1]] as [number, number], owner: row.owner === null ? null : row.owner + owners }] : [])),
  ];
  return { ...rules, ledger, entries: [...rules.entries, ...glossary.entries] };
}
