/**
 * What every page says of the corpus as a whole. It changes with every document: while a build listens (`asked.ts`), pages
 * have marks in its place, and it is put in when they are written, so that a page that says nothing else anew is not made
 * anew.
 */
import { knownIn } from '../model/around.ts';
import { daysHeld } from '../model/dates.ts';
import { coverageInWords } from '../model/letters.ts';
import { nextChange } from '../model/versions.ts';
import { filledIn, isHeard, question } from './asked.ts';
import { corpus } from './corpus.ts';
import { today } from './today.ts';

/** Nothing in it is a sign of HTML or JSON. A document that has these very characters is told the same in their place. */
const mark = (name: string): string => `\uE0F4in force: ${name}\uE0F5`;

/** The days between which anything is held, and the next on which a text changes that has been announced: for scripts. */
const days = question('the days', () => {
  const held = daysHeld(corpus.documents);
  return { 'data-held-from': held?.from, 'data-held-to': held?.to, 'data-changes': nextChange(corpus.entries, today) ?? undefined };
});

const coverageOf = question('the coverage', () => coverageInWords(corpus));
const known = question('the day known', () => knownIn(corpus.documents).known);
const isAnythingKnown = question('is a day known', () => known() !== null);

/** The attributes of a page. */
export const daysOfPage = (): object => (isHeard ? { 'data-days': mark('days') } : days());

/** `3 of 26 letters; known up to 4 November 2019`. */
export const coverage = (): string => (isHeard ? mark('coverage') : coverageOf());

/** `4 Nov 2019`: the day up to which anything is known; null where no document has a day. */
export const whatIsKnown = (): string | null => (isHeard && isAnythingKnown() ? mark('known') : known());

filledIn((text) => {
  const attributes = Object.entries(days()).flatMap(([name, day]) => (day === undefined ? [] : [` ${name}="${day}"`]));
  return text.replaceAll(` data-days="${mark('days')}"`, attributes.join('')).replaceAll(mark('coverage'), coverageOf()).replaceAll(mark('known'), known() ?? '');
});
