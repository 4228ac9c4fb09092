/** A source with all its faults in it, each behind a switch: so one run of the tests can try them in turn. */
import type { Expression, Fault } from './faults.ts';

export interface Numbered {
  id: number;
  fault: Pick<Fault, 'around' | 'is'>;
}

interface Spot extends Expression {
  faults: Numbered[];
}

/** Those around the same words are one spot; the outer comes before what it holds, a row before what stands as the row. */
function spotsOf(faults: readonly Numbered[]): Spot[] {
  const spots = new Map<string, Spot>();
  for (const one of faults) {
    const { around } = one.fault;
    if (around === null) continue;
    const key = `${String(around.from)} ${String(around.to)} ${String(around.row)}`;
    const spot = spots.get(key) ?? { ...around, faults: [] };
    spot.faults.push(one);
    spots.set(key, spot);
  }
  return [...spots.values()].toSorted((a, b) => a.from - b.from || b.to - a.to || Number(b.row) - Number(a.row));
}

const isOn = ({ id }: Numbered): string => `globalThis.isFault(${String(id)})`;

function switched(spot: Spot, words: string): string {
  if (!spot.row) return `(${spot.faults.map((one) => `${isOn(one)} ? (${one.fault.is}) : `).join('')}(${words}))`;
  const rest = words.startsWith('...') ? words.slice('...'.length) : `[${words}]`;
  return `...(${spot.faults.map((one) => `${isOn(one)} ? [] : `).join('')}${rest})`;
}

/** The source with a switch around each expression that has a fault; `globalThis.isFault` tells which is on. */
export function withSwitches(source: string, faults: readonly Numbered[]): string {
  const spots = spotsOf(faults);
  const write = (from: number, to: number): string => {
    let written = '';
    let at = from;
    for (let next = spots[0]; next !== undefined && next.from < to && next.to <= to; next = spots[0]) {
      spots.shift();
      written += source.slice(at, next.from) + switched(next, write(next.from, next.to));
      at = next.to;
    }
    return written + source.slice(at, to);
  };
  return write(0, source.length);
}
