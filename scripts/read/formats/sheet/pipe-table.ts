import { TERM } from '../../source-file.ts';
import type { ReadingLine } from '../../source-file.ts';

/** The row that Markdown puts below the titles of a table's columns. */
const RULE = /^\|? {0,3}:?-{2,}:? {0,3}\| {0,3}:?-{2,}:? {0,3}\|?$/u;
const ROW = /^\|(?<term>[^|]{1,90})\|(?<text>[^|]+)\|$/u;
/** The last row of a copy that breaks off in it: nothing ends its last cell. */
const CUT_ROW = /^\|(?<term>[^|]{1,90})\|(?<text>[^|]+)$/u;
/** The share of a document's lines in rows of two cells where the document is such a table. */
const MOST = 0.5;

/** The level of a heading that names a part; what a page's button leaves behind it. */
const OF_PART = 3;
const EDIT = /\s+\[?edit\]?$/iu;
const LONGEST_NAME = 60;

/** A short line between a table's last row and the titles of the next one. */
function isNameOfPart(lines: readonly ReadingLine[], at: number, titles: ReadonlySet<number>): boolean {
  const text = lines[at]?.text.trim() ?? '';
  const below = [at + 1, at + 2].find((place) => (lines[place]?.text ?? '').trim() !== '');
  return text !== '' && !text.includes('|') && text.length <= LONGEST_NAME && !/[.!?;]$/u.test(text) && below !== undefined && titles.has(below);
}

/** Reads: the lines of a text. Writes: where it is a table of terms and texts, each row as a term with its text below. */
export function withoutPipes(lines: ReadingLine[]): ReadingLine[] {
  const rule = lines.findIndex(({ text }) => RULE.test(text.trim()));
  const rows = lines.filter(({ text }) => ROW.test(text.trim())).length;
  if (rule < 0 || rows < lines.filter(({ text }) => text.trim() !== '').length * MOST) return lines;
  const end = lines.findLastIndex(({ text }) => text.trim() !== '');
  const isRow = (text: string, at: number): boolean => ROW.test(text) || (at === end && CUT_ROW.test(text));
  const last = lines.findLastIndex(({ text }, at) => isRow(text.trim(), at));
  const next = lines.findIndex(({ text }, at) => at > last && text.trim() !== '');
  const titles = new Set(lines.flatMap(({ text }, at) => (RULE.test(text.trim()) ? [at - 1, at] : [])));
  return lines.flatMap((line, at) => {
    // A table of its own for each part of a glossary has its titles again, below the name of the part.
    if (at > rule && titles.has(at)) return [{ ...line, text: '' }];
    if (at > rule && isNameOfPart(lines, at, titles)) return [{ ...line, text: line.text.trim().replace(EDIT, ''), heading: OF_PART }];
    if (at === next) return [{ ...line, behind: true as const }];
    const row = at > rule ? (at === end ? CUT_ROW : ROW).exec(line.text.trim())?.groups ?? ROW.exec(line.text.trim())?.groups : undefined;
    const gap = { ...line, text: '' };
    return row ? [gap, { ...line, text: (row['term'] ?? '').trim(), heading: TERM }, gap, { ...line, text: (row['text'] ?? '').trim() }] : [line];
  });
}
