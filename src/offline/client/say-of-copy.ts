/** What the page for reading offline says, in words. */
import type { Held } from '../copy/store.ts';
import { isNoRoom } from '../copy/update.ts';

const day = (iso: string): string =>
  new Date(`${iso}T00:00:00Z`).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

export const megabytes = (bytes: number): string => (bytes < 100_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`);

/** `as of 4 November 2019`; nothing where no document has a date. */
export const asOfInWords = (asOf: string | null): string => (asOf === null ? '' : `as of ${day(asOf)}`);

function age(at: number, now: number): string {
  const hours = Math.floor((now - at) / 3_600_000);
  if (hours < 1) return 'less than an hour old';
  if (hours < 48) return hours === 1 ? '1 hour old' : `${hours} hours old`;
  return `${Math.floor(hours / 24)} days old`;
}

/** Counts what is here, as opposed to what the copy says that it has. */
export function heldInWords({ copy, at }: Held, here: { entries: number; documents: number }, now: number): string {
  const isWhole = here.entries === copy.entries && here.documents === copy.documents;
  const counts = `${here.entries} of ${copy.entries} entries, ${here.documents} of ${copy.documents} documents`;
  const facts = [counts, asOfInWords(copy.asOf), `this copy is ${age(at, now)}`].filter((fact) => fact !== '');
  return `${isWhole ? 'Complete' : 'Not complete'}: ${facts.join(', ')}.`;
}

/** What went wrong, as a sentence that says what to do. */
export function failureInWords(error: unknown): string {
  if (isNoRoom(error)) {
    return 'This device has not enough room for the copy. Nothing was changed; make room and try again.';
  }
  if (error instanceof DOMException && error.name === 'SecurityError') return 'This browser refuses to keep anything here: a private window, or a setting.';
  if (error instanceof DOMException || error instanceof TypeError) {
    return 'The site was not reached. What was downloaded is kept; try again where there is a network.';
  }
  return error instanceof Error ? error.message : String(error);
}
