/** Two columns of a PDF's page that its program wrote line by line across the page: read apart, by where they stand. */

import type { ColouredWords } from './pdf-colours.ts';

/** A run of words at one place of a page. */
export interface PlacedLine {
  text: string;
  /** Where it begins and ends, and its base line, in points; `y` rises. */
  from: number;
  to: number;
  y: number;
  size: number;
  coloured?: ColouredWords[];
  underlined?: string[];
}

/** Lines in both columns at the same height, one right behind the other, at the least; and their share of all such steps. */
const FEWEST = 5;
const MOSTLY = 0.7;
/** The share of a column that its lines fill on the average: less is a list of terms with what they mean. */
const FILLED = 0.5;
/** Lines that go across both columns, at the most. */
const ACROSS = 0.2;
/** Points by which lines of one column may begin apart, and by which base lines of one height differ. */
const NEAR = 3;

type Side = 'left' | 'right' | 'across';

/** Reads: a page's lines as the file has them. Writes: where it has two columns written line by line, the left one before the right one; null elsewhere. */
export function columnsInOrder(lines: readonly PlacedLine[]): PlacedLine[] | null {
  const right = rightColumn(lines);
  if (right === null) return null;
  const sides = lines.map((line) => sideOf(line, right));
  if (!isWrittenAcross(lines, sides) || !isFilled(lines, sides, right)) return null;
  const out: PlacedLine[] = [];
  let columns: Record<'left' | 'right', PlacedLine[]> = { left: [], right: [] };
  lines.forEach((line, at) => {
    const side = sides[at] ?? 'across';
    if (side !== 'across') columns[side].push(line);
    if (side !== 'across' && at < lines.length - 1) return;
    out.push(...columns.left, ...columns.right, ...(side === 'across' ? [line] : []));
    columns = { left: [], right: [] };
  });
  return out;
}

/** Where most lines begin that do not begin at the page's left. */
function rightColumn(lines: readonly PlacedLine[]): number | null {
  const written = lines.filter(({ text }) => text.trim() !== '');
  const [begin, end] = [Math.min(...written.map(({ from }) => from)), Math.max(...written.map(({ to }) => to))];
  const starts = Map.groupBy(written.filter(({ from }) => from > begin + (end - begin) * 0.3 && from < begin + (end - begin) * 0.75), ({ from }) => Math.round(from / NEAR));
  const [place, all] = [...starts].toSorted((a, b) => b[1].length - a[1].length)[0] ?? [0, []];
  const across = written.filter((line) => sideOf(line, place * NEAR) === 'across').length;
  return all.length < FEWEST || across > written.length * ACROSS ? null : place * NEAR;
}

function sideOf({ from, to }: PlacedLine, right: number): Side {
  if (from >= right - NEAR) return 'right';
  return to <= right ? 'left' : 'across';
}

/** Whether the file steps from the left column to the right one and back at each line. */
function isWrittenAcross(lines: readonly PlacedLine[], sides: readonly Side[]): boolean {
  const steps = lines.flatMap((line, at) => (sides[at] === 'left' && sides[at + 1] === 'right' ? [{ line, next: lines[at + 1], alone: sides[at - 1] !== 'left' && sides[at + 2] !== 'right' }] : []));
  const level = steps.filter(({ line, next, alone }) => alone && next !== undefined && Math.abs(line.y - next.y) <= NEAR).length;
  return level >= FEWEST && level >= steps.length * MOSTLY;
}

function isFilled(lines: readonly PlacedLine[], sides: readonly Side[], right: number): boolean {
  const left = lines.filter((_, at) => sides[at] === 'left');
  const begin = Math.min(...left.map(({ from }) => from));
  return left.reduce((sum, { from, to }) => sum + to - from, 0) / left.length >= (right - begin) * FILLED;
}
