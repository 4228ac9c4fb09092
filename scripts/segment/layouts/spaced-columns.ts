/** Columns that tabs or the spaces of a page part, read as those that pipes part. */
import type { ReadingLine } from '../../read/source-file.ts';
import { isBlank } from '../blocks/paragraphs.ts';

/** What parts two cells of a row. */
export const BESIDE = ' | ';
const FEWEST = 3;
/** The share of lines with a term whose texts begin at one column of the page. */
const MOST = 0.6;

/** Columns that tabs part, or spaces up to one column of the page, are rows as those that pipes part. */
export function withPipes(lines: readonly ReadingLine[]): ReadingLine[] {
  const tabbed = lines.map((line) => (line.text.includes('|') ? line : { ...line, text: line.text.replace(/(?<=\S) *\t+ *(?=\S)/u, BESIDE) }));
  const column = columnOf(tabbed);
  return column === null ? tabbed : tabbed.map((line) => {
    const [head, text] = [line.text.slice(0, column), line.text.slice(column)];
    return /^\S/u.test(head) && head.endsWith('  ') && /^\S/u.test(text) ? { ...line, text: `${head.trimEnd()}${BESIDE}${text}` } : line;
  });
}

/** The column of the page at which the texts of terms begin: so many begin there, and every line without a term is indented as far. */
export function columnOf(lines: readonly ReadingLine[]): number | null {
  const places = lines.flatMap(({ text }) => {
    const term = text.includes('|') ? undefined : /^\S.{0,40}?\S?\s{2,}(?=\S)/u.exec(text)?.[0];
    return term === undefined ? [] : [term.length];
  });
  const [column = 0, count = 0] = [...Map.groupBy(places, (place) => place)].map(([place, all]) => [place, all.length] as const).toSorted((a, b) => b[1] - a[1])[0] ?? [];
  const more = lines.filter(({ text }) => /^\s+\S/u.test(text));
  return count >= FEWEST && count >= places.length * MOST && more.every(({ text }) => text.search(/\S/u) >= column) && !lines.some((_, at) => isNameAlone(lines, at, column)) ? column : null;
}

/** A name behind a gap whose text begins below it: then a line without a text beside it may be any row's name. */
function isNameAlone(lines: readonly ReadingLine[], at: number, column: number): boolean {
  const [above = '', line = '', below = ''] = [lines[at - 1]?.text, lines[at]?.text.trimEnd(), lines[at + 1]?.text];
  return at > 0 && isBlank(above) && /^\S/u.test(line) && !/\S\s{2,}\S/u.test(line) && below.search(/\S/u) === column;
}
