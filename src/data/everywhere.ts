/**
 * What every page says of the corpus as a whole. It changes with every document: while a build listens (`asked.ts`), pages
 * have marks in its place, and it is put in when they are written, so that a page that says nothing else anew is not made
 * anew.
 */
import { knownIn } from '../model/around.ts';
import { daysHeld, longDay } from '../model/dates.ts';
import { coverageInWords } from '../model/letters.ts';
import { nextChange } from '../model/versions.ts';
import { filledIn, isHeard, question } from './asked.ts';
import { corpus } from './corpus.ts';
import { newestDay } from './documents.ts';
import { today } from './today.ts';

/** Nothing in it is a sign of HTML or JSON. A document that has these very characters is told the same in their place. */
const mark = (name: string): string => `\uE0F4in force: ${name}\uE0F5`;

const marked = new Map<string, () => string | null>();

/** Words that are put in when a page is written, or null: only whether there are any is the page's. They have no sign of HTML or JSON. */
function putIn(name: string, answer: () => string | null): () => string | null {
  const words = question(`the words for ${name}`, answer);
  const isAny = question(`are there words for ${name}`, () => words() !== null);
  marked.set(mark(name), words);
  return () => (!isHeard ? words() : isAny() ? mark(name) : null);
}

/** `3 of 26 letters; known up to 4 November 2019`. */
export const coverage = putIn('coverage', () => coverageInWords(corpus));

/** `4 Nov 2019`: the day up to which anything is known; null where no document has a day. */
export const whatIsKnown = putIn('the day known', () => knownIn(corpus.documents).known);

/** `4 November 2019`: the day of the newest document; null where none has one. */
export const newestInWords = putIn('the newest day', () => {
  const day = newestDay();
  return day === null ? null : longDay(day);
});

/** For the scripts of every page: the days between which anything is held, and the next on which a text changes that has been announced. */
export const daysOfPages = question('the days', () => {
  const held = daysHeld(corpus.documents);
  return { heldFrom: held?.from, heldTo: held?.to, changes: nextChange(corpus.entries, today) ?? undefined };
});

filledIn(() => new Map([...marked].map(([sign, words]) => [sign, words() ?? ''])));
