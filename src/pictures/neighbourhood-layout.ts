/** Where the entries around an entry stand: who refers to it on the left, what it refers to on the right. */
import type { Neighbour, Neighbourhood, Tie } from './neighbourhood.ts';

export interface Placed extends Neighbour {
  x: number;
  y: number;
  side: 'left' | 'right';
}

export interface NeighbourhoodLayout {
  width: number;
  height: number;
  centre: { x: number; y: number };
  placed: Placed[];
  /** Paths of all lines of one kind together: to and from the middle by how they refer, and those between neighbours. */
  lines: Record<Tie | 'between', string>;
  /** The heads of all arrows. */
  heads: string;
}

const width = 576;
const rowHeight = 28;
/** Where the names on a side end and begin, and how near to the middle lines come. */
const inner = { left: 184, right: 392 };
const reach = { left: 196, right: 380 };
const around = 16;

/** Always the same picture of the same neighbourhood. */
export function layOut({ referred, referring }: Neighbourhood): NeighbourhoodLayout {
  const rows = Math.max(referred.length, referring.length, 2);
  const centre = { x: width / 2, y: (rows * rowHeight) / 2 };
  const placed = [...column(referring, 'left', rows), ...column(referred, 'right', rows)];
  const arrows: string[] = [];
  const lines: Record<Tie | 'between', string[]> = { stated: [], mentioned: [], between: [] };
  for (const one of placed) {
    const tie = one.to ?? one.from ?? 'mentioned';
    const end = reach[one.side];
    const to = one.side === 'left' ? centre.x - around : centre.x + around;
    lines[tie].push(`M${end} ${one.y}C${to} ${one.y} ${(end + to) / 2} ${centre.y} ${to} ${centre.y}`);
    if (one.to !== null) arrows.push(head(end, one.y, one.side === 'left' ? -1 : 1));
    if (one.from !== null) arrows.push(head(to, centre.y, one.side === 'left' ? 1 : -1));
    for (const other of placed) {
      if (!one.knows.includes(other.entry.id)) continue;
      lines.between.push(between(one, other));
      arrows.push(head(reach[other.side], other.y, other.side === 'left' ? -1 : 1));
    }
  }
  const joined = { stated: lines.stated.join(''), mentioned: lines.mentioned.join(''), between: lines.between.join('') };
  return { width, height: rows * rowHeight, centre, placed, lines: joined, heads: [...new Set(arrows)].join('') };
}

function column(side: readonly Neighbour[], name: Placed['side'], rows: number): Placed[] {
  const first = ((rows - side.length) * rowHeight) / 2 + rowHeight / 2;
  return side.map((one, at) => ({ ...one, side: name, x: inner[name], y: first + at * rowHeight }));
}

/** On one side a line bends towards the middle, the further apart the more; across, it passes the middle. */
function between(one: Placed, other: Placed): string {
  const [from, to] = [reach[one.side], reach[other.side]];
  const bend = one.side === other.side ? 14 + Math.min(40, Math.abs(one.y - other.y) / 3) : 90;
  const out = (side: Placed['side']) => (side === 'left' ? bend : -bend);
  return `M${from} ${one.y}C${round(from + out(one.side))} ${one.y} ${round(to + out(other.side))} ${other.y} ${to} ${other.y}`;
}

/** An arrow's head that points right (1) or left (-1). */
function head(x: number, y: number, to: 1 | -1): string {
  return `M${x} ${y}l${-7 * to}-3.5v7z`;
}

function round(number: number): number {
  return Math.round(number);
}
