/** The event's date, as this device keeps it; null means today. */
const key = 'in-force:date';

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

/** Today where the reader is, as an ISO day. */
export function readersToday(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
