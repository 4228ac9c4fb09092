import type { Block } from '../../../src/model/corpus.ts';
import type { BaseEntry } from '../../link/linked.ts';
import { runs } from '../text/likeness.ts';

/** A block of an edition, with its entry, and how much of a text stands in it. */
export interface Hit {
  entry: BaseEntry;
  block: Block;
  likeness: number;
}

/** Finds the block of an edition in which most of a text stands; null where no three words of it stand in any. */
export type EditionIndex = (text: string) => Hit | null;

/** Reads each block once, so that many rulings can be looked up in many entries. */
export function editionIndex(entries: BaseEntry[]): EditionIndex {
  const places = entries.flatMap((entry) => entry.base.map((block) => ({ entry, block })));
  const byRun = new Map<string, number[]>();
  for (const [index, { block }] of places.entries()) {
    for (const run of runs(block.text)) byRun.set(run, [...(byRun.get(run) ?? []), index]);
  }
  return (text) => {
    const mine = runs(text);
    const counts = new Map<number, number>();
    for (const run of mine) for (const index of byRun.get(run) ?? []) counts.set(index, (counts.get(index) ?? 0) + 1);
    const best = [...counts].sort(([leftPlace, left], [rightPlace, right]) => right - left || leftPlace - rightPlace)[0];
    const place = best === undefined ? undefined : places[best[0]];
    return best === undefined || place === undefined ? null : { ...place, likeness: best[1] / mine.size };
  };
}
