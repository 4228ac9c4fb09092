/** How a ruling stood on the days of the past, stretch by stretch: its page, its citations and the binder say the same. */
import { todayDiffers } from './as-far-as-known.ts';
import type { Around } from './around.ts';
import type { Ruling } from './corpus.ts';
import { dayBefore, documentName, shortDay } from './dates.ts';
import { rulingStanding } from './standing-words.ts';
import { thatDay } from './stood.ts';
import { placeTaken } from './superseded.ts';

/** What is said of anything that a document of a later day brought. */
export const laterThanEvent = 'Later than the event’s date';

/** The same as the strip over the page says it, behind the day. */
export const notPublishedThen = 'came later';

export interface RulingStood { from: string | null; to: string | null; words: string; isLater: boolean }

/** The stretches on which it is told otherwise than today, oldest first. What is still to come is told by today's words. */
export function rulingStoodOf(ruling: Ruling, around: Around): RulingStood[] {
  const { today, documentOf } = around;
  const { effective, supersededBy } = ruling;
  const begins = effective?.from ?? documentOf(ruling.document).date;
  const taken = supersededBy === null ? null : placeTaken(documentOf(supersededBy.document));
  const ends = [effective?.to, taken?.earliest, taken?.sure].flatMap((day) => day ?? []).filter((day) => day > (begins ?? '') && day <= today);
  const days = [...new Set([...(begins === null || begins > today ? [] : [begins]), ...ends])].toSorted();
  return days.map((to, at) => {
    const from = days[at - 1] ?? null;
    const isLater = begins !== null && to <= begins;
    return { from, to, isLater, words: isLater ? laterWords(ruling, begins, around) : wordsOn(ruling, dayBefore(to), around) };
  });
}

function laterWords({ document }: Ruling, begins: string, { documentOf }: Around): string {
  return `${laterThanEvent}: in force from ${shortDay(begins)} (${documentName(documentOf(document))})`;
}

/** What took its place later had not come yet. */
function wordsOn(ruling: Ruling, day: string, around: Around): string {
  const earliest = ruling.supersededBy === null ? null : placeTaken(around.documentOf(ruling.supersededBy.document)).earliest;
  const known = earliest !== null && day < earliest ? { ...ruling, supersededBy: null } : ruling;
  const then = rulingStanding(known, { ...around, today: day }, thatDay);
  return then.is === rulingStanding(ruling, around).is ? then.words : `${then.words}; ${todayDiffers}`;
}
