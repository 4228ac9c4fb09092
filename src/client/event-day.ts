/** The event's date, as this device keeps it; null means today. */
import { localDay, shortDay } from '../model/dates.ts';

export const eventDayKey = 'in-force:date';

/** The day of which pages show the text, as it was set on this device. */
export function eventDay(): string | null {
  return document.documentElement.dataset['eventDate'] ?? null;
}

/** Keeps the day for the whole visit. A device that keeps nothing loses it with the page. */
export function keepEventDay(day: string | null): void {
  if (day === null) delete document.documentElement.dataset['eventDate'];
  else document.documentElement.dataset['eventDate'] = day;
  try {
    if (day === null) localStorage.removeItem(eventDayKey);
    else localStorage.setItem(eventDayKey, day);
  } catch {
    // Private windows may refuse: the page still shows the day that was asked for.
  }
}

/** The reader's own day, where a text has changed since the site was built that was announced in it; else null. */
export function dayAfterChange(): string | null {
  const { changes } = document.documentElement.dataset;
  const day = readersToday();
  return changes !== undefined && changes <= day ? day : null;
}

/** Why nothing is cited as of a day, in a few words: before the first document nothing is held, and a page may hold a text that is later than the day. Else null. */
export function uncertainty(day: string): string | null {
  const isLater = [...document.querySelectorAll('[data-not-held]')].some((notice) => notice.checkVisibility());
  return notHeld(day) ?? (isLater ? 'not held' : null);
}

/** That a day is before the first document; else null. */
export function notHeld(day: string): string | null {
  const { heldFrom } = document.documentElement.dataset;
  return heldFrom !== undefined && day < heldFrom ? `not held before ${shortDay(heldFrom)}` : null;
}

/** Of a day behind the last document, that document's day, in words: nobody has said what came since. Else null. */
export function knownOnlyTo(day: string): string | null {
  const { heldTo } = document.documentElement.dataset;
  return heldTo !== undefined && day > heldTo ? shortDay(heldTo) : null;
}

/** That in words, as bands and searches say it. */
export function onlyKnown(day: string): string | null {
  const to = knownOnlyTo(day);
  return to === null ? null : `known up to ${to}`;
}

/** Today where the reader is, as an ISO day. */
export function readersToday(): string {
  return localDay(new Date());
}
