/**
 * What goes on beside an edition: it was ruled when the edition had come out, though it holds before it; or it holds for a
 * time only that is not over on the edition's day, while an edition prints what holds for good.
 */
import type { Block } from '../../../src/model/corpus.ts';
import { longDay } from '../../../src/model/dates.ts';
import { laterCauseOf, sameWords } from '../editions/meet.ts';
import type { EditionDay } from '../editions/meet.ts';
import { goOn } from '../earlier/history.ts';
import type { History } from '../earlier/history.ts';
import { relation } from '../order/interval.ts';
import { sameText } from '../text/blocks.ts';
import { foldPrint } from '../text/fold.ts';
import { weakened } from '../verdict.ts';
import type { Verdict } from '../verdict.ts';
import { afterAChange } from './ends.ts';
import type { EditionHappening, Happening, RulingHappening } from './happening.ts';
import type { Outcome } from './run.ts';

/** `newer` than an edition's words, and superseded by no other edition; or `timed`, and older. */
export interface Beside { newer: RulingHappening[]; timed: RulingHappening[] }

/** What goes on beside an edition, of what happened before it. */
export function goesOnBeside(past: readonly Happening[], edition: EditionHappening): Beside {
  const before = past.filter((one): one is EditionHappening => one.is !== 'ruling');
  const rulings = past.filter((one): one is RulingHappening => one.is === 'ruling' && (one.to === null || one.to > edition.at.day));
  const newer = rulings.filter((one) => isNewer(one, edition) && !before.some(({ document }) => relation(one.numbered.document, document) === 'older'));
  return { newer, timed: rulings.filter((one) => one.to !== null && !newer.includes(one)) };
}

/** Whether something was ruled when an edition had come out, for days before it holds. */
function isNewer({ at, numbered }: RulingHappening, edition: EditionHappening): boolean {
  return at.day < edition.at.day && relation(numbered.document, edition.document) === 'newer';
}

/** Whether an edition left an entry as it stood: there was one, in the same words, repealed or not as before. */
export function leavesAsItWas(before: History | null, met: History): boolean {
  return before !== null && before.repealed === met.repealed && sameText(before.text, met.text);
}

/** Whether an edition prints the text in force, with all that goes on beside it. */
export function printsAsItStands({ text, repealed }: History, edition: EditionHappening): boolean {
  return edition.is === 'print' && !repealed && sameWords(text, edition.print.base);
}

/** What an edition said of the text without what goes on beside it, which it left as it was. */
export function besideIt(history: History, before: History | null, met: History, edition: string, beside: readonly RulingHappening[]): History {
  return { ...told(history, before, met), amended: true, beside: [...history.beside, { edition, amendments: beside.map(({ numbered }) => numbered.id) }] };
}

/** The edition's words are the text from its day. */
export function inItsPlace(history: History, before: History | null, met: History, edition: EditionDay): History {
  const { done, amended } = met;
  return { ...goOn(told(history, before, met), laterCauseOf(edition), met.text, met.repealed), done, amended };
}

function told(history: History, before: History | null, { entry, printed, found, editions, messages }: History): History {
  const [had, said] = [before?.editions.length ?? 0, before?.messages.length ?? 0];
  return { ...history, entry, printed, found, editions: [...history.editions, ...editions.slice(had)], messages: [...history.messages, ...messages.slice(said)] };
}

/** What came of an order that is newer than an edition's words, in the text before them and in them. */
export function ruledOfIt(until: Outcome, since: Verdict, { at: { day } }: EditionHappening): Outcome {
  return afterAChange(until, since, { was: `it changed words that held until ${longDay(day)} only, and is in no text since`, is: `in the text since ${longDay(day)}, when an edition of other words began to hold` });
}

/** What came of an order for a time only, where an edition has other words than there would be without it. */
export function overtakenByIt(until: Outcome, { numbered: { instruction } }: RulingHappening, edition: EditionHappening): Outcome {
  if (until.verdict.outcome === 'not applied') return until;
  const day = longDay(edition.at.day);
  const isPrinted = edition.is === 'print' && instruction.newText !== null && hasWords(edition.print.base, instruction.newText);
  return { ...until, verdict: weakened(until.verdict, isPrinted ? `the edition of ${day} prints its words, and they stay when its time is over` : `in no text since ${day}: the edition of that day has other words`) };
}

function hasWords(text: readonly Block[], words: string): boolean {
  return foldPrint(text.map((block) => block.text).join(' ')).includes(foldPrint(words));
}
