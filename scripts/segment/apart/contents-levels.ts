/** How deep the headings of a page are, told by the numbers of its list of contents: `1 Spring`, `1.1 Early bees`. */
import type { ReadingLine } from '../../read/source-file.ts';

const ROW = /^(?<number>\d{1,2}(?:\.\d{1,2}){0,4})\.?\s+(?<words>\S.{0,90})$/u;
/** So many rows, some of them deeper than others, tell of levels. */
const FEWEST = 3;

/** Reads: lines, and the indexes of those that are a list of contents. Writes: the lines, those headings that it numbers with their level. */
export function withLevels(lines: ReadingLine[], contents: readonly number[]): ReadingLine[] {
  const rows = contents.flatMap((at) => {
    const { number, words } = ROW.exec(lines[at]?.text.trim() ?? '')?.groups ?? {};
    return number === undefined || words === undefined ? [] : [{ level: number.split('.').length, words }];
  });
  if (rows.length < FEWEST || new Set(rows.map(({ level }) => level)).size < 2 || lines.some(({ heading }) => heading !== undefined)) return lines;
  const levels = new Map(rows.map(({ words, level }) => [words.toLowerCase(), level]));
  const isRow = new Set(contents);
  return lines.map((line, at) => {
    const level = isRow.has(at) ? undefined : levels.get(line.text.trim().toLowerCase());
    return level === undefined ? line : { ...line, heading: level };
  });
}
