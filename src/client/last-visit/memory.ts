/** What the device remembers of the last visit to the home page. It is sent to nobody. */
import { visitKey } from '../../binder/kept.ts';
import { readersToday } from '../event-day.ts';
import type { Visit } from './news.ts';

/** A memory that cannot be read is none. */
export function rememberedVisit(): Visit | null {
  try {
    const kept = JSON.parse(localStorage.getItem(visitKey) ?? 'null') as Partial<Visit> | null;
    const { documents, day } = kept ?? {};
    const isVisit = Array.isArray(documents) && documents.every((id) => typeof id === 'string') && typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day);
    return isVisit ? { documents, day } : null;
  } catch {
    return null;
  }
}

/** A device that keeps nothing is always here for the first time. */
export function rememberVisit(documents: readonly string[]): void {
  try {
    localStorage.setItem(visitKey, JSON.stringify({ documents, day: readersToday() }));
  } catch {
    // Nothing is remembered, and nothing is said of it: the page is as it is for everybody.
  }
}
