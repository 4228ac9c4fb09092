/** The event's date, as this device keeps it; null means today. */
import { localDay, shortDay } from '../model/dates.ts';

const key = 'in-force:date';

/** The day of which pages show the text, as it was set on this device. */
export function eventDay(): string | null {
  return document.documentElement.dataset['eventDate'] ?? null;
}

/** Keeps the day for the whole visit. A device that keeps nothing loses it with the page. */
export function keepEventDay(day: string | null): void {
  if (day === null) delete document.documentElement.dataset['eventDate'];
  else document.documentElement.dataset['eventDate'] = day;
  try {
    if (day === null) localStorage.removeItem(key);
    else localStorage.setItem(key, day);
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

/**
 * Why nothing is certain of a day, in a few words; null where something held speaks of it. Before the first document nothing
 * is held, after the last one nobody has said what came; and a page may hold a text that is later than the day.
 */
export function uncertainty(day: string): string | null {
  const { heldFrom, heldTo } = document.documentElement.dataset;
  if (heldFrom !== undefined && day < heldFrom) return `not held before ${shortDay(heldFrom)}`;
  // The reader's own day is today, whose text is known as far as anything is, and says how far.
  if (heldTo !== undefined && day > heldTo && day !== readersToday()) return `not known after ${shortDay(heldTo)}`;
  const isLater = [...document.querySelectorAll('[data-not-held]')].some((notice) => notice.checkVisibility());
  return isLater ? 'not held' : null;
}

/** Today where the reader is, as an ISO day. */
export function readersToday(): string {
  return localDay(new Date());
}
