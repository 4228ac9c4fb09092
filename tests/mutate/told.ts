/** Faults as they are told, and found again by what was told of them. */
import type { Fault } from './faults.ts';

/** A fault in a file's source. */
export interface Made {
  file: string;
  source: string;
  fault: Fault;
}

const oneLine = (words: string): string => words.replace(/\s+/g, ' ').slice(0, 70);
/** `scripts/x.ts:12: a condition dropped: a && b -> a` */
export const described = ({ file, fault }: Made): string => `${file}:${String(fault.line)}: ${fault.kind}: ${oneLine(fault.was)} -> ${oneLine(fault.is) || 'nothing'}`;

/** A fault as it is told, without the line it is in: that moves. */
const apartFromLine = (told: string): string => told.replace(/^([^:]+):\d+:/, '$1:').trim();

/**
 * The faults that an earlier run told nobody noticed, where they stood or, where no such fault stands there any more,
 * wherever its words do; and those that are nowhere.
 *
 * @param list - what this command printed
 */
export function toldIn(list: string, all: readonly Made[]): { made: Made[]; gone: string[] } {
  const told = list.split('\n').flatMap((line) => /^ *not noticed: (.+?)(?: \(no test comes by\))?$/.exec(line)?.[1]?.trim() ?? []);
  const standing = Map.groupBy(all, (one) => described(one).trim());
  const moved = Map.groupBy(all, (one) => apartFromLine(described(one)));
  const found = told.map((one) => standing.get(one) ?? moved.get(apartFromLine(one)) ?? []);
  const wanted = new Set(found.flat());
  return { made: all.filter((one) => wanted.has(one)), gone: told.filter((_, at) => found[at]?.length === 0) };
}
