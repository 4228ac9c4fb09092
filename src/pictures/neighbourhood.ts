/** The entries around an entry: those it refers to, those that refer to it, and who of them refers to whom. */
import type { Entry } from '../model/corpus.ts';
import { targetsIn } from '../model/spans.ts';

/** A reference that a text states ("See ..."), or a name that only occurs in it. */
export type Tie = 'stated' | 'mentioned';

export interface Neighbour {
  entry: Entry;
  /** How the entry in the middle refers to it, and it to the entry in the middle. */
  to: Tie | null;
  from: Tie | null;
  /** Ids of other neighbours that it refers to. */
  knows: string[];
}

export interface Neighbourhood {
  /** Entries that are referred to, the nearest first; among them those that refer back. */
  referred: Neighbour[];
  /** Entries that only refer here. */
  referring: Neighbour[];
  /** How many more there are than shown. */
  more: number;
}

/** Who refers to whom, by ids: made once for a corpus, so that an entry's neighbours are found without looking at all others. */
export interface Ties {
  entries: ReadonlyMap<string, Entry>;
  /** By the entry that refers, then by the one referred to. */
  to: ReadonlyMap<string, ReadonlyMap<string, Tie>>;
  /** Who refers to an entry. */
  from: ReadonlyMap<string, readonly string[]>;
}

/** Who refers to whom in a corpus, from both sides. */
export function tiesOf(entries: readonly Entry[]): Ties {
  const to = tiesTo(entries);
  const from = Map.groupBy([...to].flatMap(([id, ties]) => [...ties.keys()].map((target) => ({ id, target }))), ({ target }) => target);
  return {
    to,
    entries: new Map(entries.map((entry) => [entry.id, entry])),
    from: new Map([...from].map(([target, ties]) => [target, ties.map(({ id }) => id)])),
  };
}

function tiesTo(entries: readonly Entry[]): Ties['to'] {
  return new Map(entries.map(({ id, seeAlso, text, pointsTo }) => {
    const ties = new Map<string, Tie>(targetsIn(text, ['mention']).map((target) => [target, 'mentioned']));
    for (const { target } of [...seeAlso, ...(pointsTo === null ? [] : [pointsTo])]) if (target !== null) ties.set(target, 'stated');
    ties.delete(id);
    return [id, ties];
  }));
}

/**
 * The picture's people. Null where lists say as much: where no neighbour knows another one.
 *
 * @param most - how many may stand on each side; nearest are those with most ties among the others, stated ones first
 */
export function neighbourhoodOf(entry: Entry, ties: Ties, most: number): Neighbourhood | null {
  const tie = (from: string, to: string) => ties.to.get(from)?.get(to) ?? null;
  const ids = new Set([...(ties.to.get(entry.id)?.keys() ?? []), ...(ties.from.get(entry.id) ?? [])]);
  const around = [...ids].flatMap((id) => ties.entries.get(id) ?? []);
  const known = (id: string, among: readonly Entry[]) => among.filter((other) => other.id !== id && tie(id, other.id) !== null).map((other) => other.id);
  const nearness = (one: Entry) =>
    around.filter((other) => tie(one.id, other.id) !== null || tie(other.id, one.id) !== null).length
    + [tie(entry.id, one.id), tie(one.id, entry.id)].reduce((sum, found) => sum + (found === 'stated' ? 2 : found === null ? 0 : 1), 0);
  const ranked = around.map((one) => ({ one, near: nearness(one) })).toSorted((a, b) => b.near - a.near || (a.one.id < b.one.id ? -1 : 1)).map(({ one }) => one);
  const sides = [ranked.filter(({ id }) => tie(entry.id, id) !== null), ranked.filter(({ id }) => tie(entry.id, id) === null)].map((side) => side.slice(0, most));
  const shown = sides.flat();
  const [referred = [], referring = []] = sides.map((side) => side.map((one): Neighbour =>
    ({ entry: one, to: tie(entry.id, one.id), from: tie(one.id, entry.id), knows: known(one.id, shown) })));
  return [...referred, ...referring].some(({ knows }) => knows.length > 0) ? { referred, referring, more: around.length - shown.length } : null;
}
