import { longDay } from '../../model/dates.ts';
import { eventDay, uncertainty } from '../event-day.ts';
import { note } from '../note-bar.ts';
import { cited } from './cited.ts';
import type { CitedPlace } from './cited.ts';

/** A citation as of a day is a claim: where nothing held bears it out, it is refused, with the reason; then it is null. */
export function citedIfCertain(citation: HTMLElement): CitedPlace | null {
  const what = cited(citation);
  const day = what.asOf === null ? null : eventDay();
  const why = day === null ? null : uncertainty(day);
  if (day === null || why === null) return what;
  note(`Nothing is cited as of ${longDay(day)}: ${why}. Return to today to cite what is known.`);
  return null;
}
