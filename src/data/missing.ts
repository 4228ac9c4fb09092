/** What a reader is told of a name that leads to no entry. */
import { documentById, rulingById } from './corpus.ts';
import { documentName, shortDay } from '../model/dates.ts';

/** `letter not held`, or where a ruling has the name, `letter not held; ruling of 4 Nov 2019`. */
export function whyMissing(reason: string, ruling: string | undefined): string {
  return ruling === undefined ? reason : `${reason}; ${rulingOf(ruling)}`;
}

/** A ruling by its day; one of an undated document by that document. */
export function rulingOf(id: string): string {
  const document = documentById(rulingById(id).document);
  return document.date === null ? `ruling in ${documentName(document)}` : `ruling of ${shortDay(document.date)}`;
}
