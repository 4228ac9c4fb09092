import { TERM } from '../source-file.ts';
import type { ReadingLine } from '../source-file.ts';

/** The row that Markdown puts below the titles of a table's columns. */
const RULE = /^\|? {0,3}:?-{2,}:? {0,3}\| {0,3}:?-{2,}:? {0,3}\|?$/u;
const ROW = /^\|(?<term>[^|]{1,90})\|(?<text>[^|]+)\|$/u;
/** The share of a document's lines in rows of two cells where the document is such a table. */
const MOST = 0.5;

/** Reads: the lines of a text. Writes: where it is a table of terms and texts, each row as a term with its text below. */
export function withoutPipes(lines: ReadingLine[]): ReadingLine[] {
  const rule = lines.findIndex(({ text }) => RULE.test(text.trim()));
  const rows = lines.filter(({ text }) => ROW.test(text.trim())).length;
  if (rule < 0 || rows < lines.filter(({ text }) => text.trim() !== '').length * MOST) return lines;
  const last = lines.findLastIndex(({ text }) => ROW.test(text.trim()));
  const next = lines.findIndex(({ text }, at) => at > last && text.trim() !== '');
  return lines.flatMap((line, at) => {
    if (at === next) return [{ ...line, behind: true as const }];
    const row = at > rule ? ROW.exec(line.text.trim())?.groups : undefined;
    const gap = { ...line, text: '' };
    return row ? [gap, { ...line, text: (row['term'] ?? '').trim(), heading: TERM }, gap, { ...line, text: (row['text'] ?? '').trim() }] : [line];
  });
}
