/** How an entry stood, stands and will stand, stretch by stretch of days. */
import type { Around } from './around.ts';
import type { Entry, Version } from './corpus.ts';
import { dayBefore } from './dates.ts';
import { standingOf, standingOn, stretchesOf } from './standing.ts';
import type { Standing } from './standing.ts';
import { holdsOn } from './holds-on.ts';

export interface Stood {
  version: Version;
  standing: Standing;
  /** What a day of the stretch is called; null where it is today, or will be by then. */
  on: string | null;
  isNow: boolean;
  from: string | null;
  to: string | null;
}

/** What a day is called by those that speak of no day in particular. */
export const thatDay = 'that day';

/** Oldest first; exactly one of them is today's. */
export function stoodOf(entry: Entry, around: Around): Stood[] {
  const { today } = around;
  const stretches = stretchesOf(entry, around);
  const now = stretches.find((stretch) => holdsOn(stretch, today)) ?? stretches.at(-1);
  return stretches.map((stretch) => {
    const { version, from, to } = stretch;
    if (stretch === now) return { version, standing: standingOf(entry, version, around), on: null, isNow: true, from, to };
    const day = from ?? dayBefore(to ?? today);
    const isToCome = day > today;
    return { version, standing: standingOn(entry, day, isToCome ? { ...around, today: day } : around), on: isToCome ? null : thatDay, isNow: false, from, to };
  });
}
