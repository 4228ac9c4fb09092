/** How an entry stood, stands and will stand, stretch by stretch of days: for every page that follows the event's date. */
import type { Entry, Version } from '../model/corpus.ts';
import { dayBefore } from '../model/dates.ts';
import { standingOf, standingOn, stretchesOf } from '../model/standing.ts';
import type { Standing } from '../model/standing.ts';
import { holdsOn } from '../model/versions.ts';
import { around } from './around.ts';
import { datesOf } from './dated.ts';
import type { Dated } from './dated.ts';
import { today } from './today.ts';

export interface StandingOfDays {
  version: Version;
  standing: Standing;
  /** What a day of the stretch is called; null where it is today, or will be by then. */
  on: string | null;
  isNow: boolean;
  dates: Dated;
}

/** Oldest first; exactly one of them is today's. */
export function standingsOf(entry: Entry): StandingOfDays[] {
  const stretches = stretchesOf(entry, around);
  const now = stretches.find((stretch) => holdsOn(stretch, today)) ?? stretches.at(-1);
  return stretches.map((stretch) => {
    const { version, from, to } = stretch;
    const dates = datesOf(stretch);
    if (stretch === now) return { version, standing: standingOf(entry, version, around), on: null, isNow: true, dates };
    const day = from ?? dayBefore(to ?? today);
    const isToCome = day > today;
    return { version, standing: standingOn(entry, day, isToCome ? { ...around, today: day } : around), on: isToCome ? null : 'that day', isNow: false, dates };
  });
}
