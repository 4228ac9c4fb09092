import type { SourceDocument } from '../../../src/model/corpus.ts';
import { knownDay } from '../../../src/model/known.ts';
import type { BaseEntry } from '../../link/linked.ts';
import { compare, dayKey } from '../order/interval.ts';
import type { Numbered } from '../case.ts';

/** When something happens, among all that happens to an entry; compared field by field. */
export interface Moment {
  /** The day it holds from, and what comes first on one day: editions, then rulings, then what has no day. */
  day: string;
  rank: number;
  /** The day from which it could be known; "" for what has always been known. */
  known: string;
  /** Place of its document among all, and its own in the document. */
  document: number;
  place: number;
}

/**
 * What happens to an entry: an edition prints it or does not, or an instruction begins to hold. `creates` is the id of the
 * entry that the instruction makes; `to` the day on which it ends; `inText` the line on which an edition has the
 * entry's name within another's text; `isPlaced` whether an edition is known to have come after those before it;
 * `withIts` all that its paragraph of the ruling orders, in order; `against` an order of another document of its day that says
 * otherwise.
 */
export type Happening = { at: Moment } & (
  | { is: 'print'; print: BaseEntry; document: SourceDocument; isPlaced: boolean }
  | { is: 'absence'; document: SourceDocument; isWhole: boolean; inText: number | null }
  | { is: 'ruling'; numbered: Numbered; creates: string | null; to: string | null; withIts: readonly RulingHappening[]; against: RulingHappening | null }
);

export type RulingHappening = Extract<Happening, { is: 'ruling' }>;

/** An edition prints the entry, or does not. */
export type EditionHappening = Extract<Happening, { is: 'print' | 'absence' }>;

/** In the order in which they apply: the day it holds from, then publication, then place in the document. */
export function inOrder(left: Happening, right: Happening): number {
  const [one, other] = [left.at, right.at];
  return compare(one.day, other.day) || one.rank - other.rank || compare(one.known, other.known) || one.document - other.document || one.place - other.place;
}

/** The moment of a document. */
export function momentOf(document: SourceDocument, index: number, place: number): Moment {
  return { ...dayKey(document), known: knownDay(document) ?? '', document: index, place };
}

/** The day from which it could be known; null for what has always been known. */
export function knownOf({ at }: Happening): string | null {
  return at.known === '' ? null : at.known;
}
