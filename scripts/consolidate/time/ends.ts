/** What comes of an entry, and of orders on it, when something ends that held for a time only. */
import { longDay } from '../../../src/model/dates.ts';
import { goOn, later } from '../earlier/history.ts';
import type { Cause, History } from '../earlier/history.ts';
import { weakened } from '../verdict.ts';
import type { Verdict } from '../verdict.ts';
import type { Judged } from '../verdict-on.ts';
import { knownOf } from './happening.ts';
import type { RulingHappening } from './happening.ts';

/** What came of an order, where what it changed, or what stood in its way, held for a time only: the text says otherwise since, and so must the outcome. */
export function afterAnEnd(until: Judged | undefined, since: Verdict, day: string): Judged {
  if (until === undefined) return { verdict: since, decided: null };
  return afterAChange(until, since, { was: `it changed words that held until ${longDay(day)} only, and is in no text since`, is: `in the text since ${longDay(day)}, when what held for a time had ended` });
}

/** @param notes what is said of an order that was in the text, and of one that is since */
export function afterAChange(until: Judged, since: Verdict, notes: { was: string; is: string }): Judged {
  const [was, is] = [until.verdict.outcome !== 'not applied', since.outcome !== 'not applied'];
  if (was === is) return until;
  return { ...until, verdict: was ? weakened(until.verdict, notes.was) : weakened(since, notes.is) };
}

/** The history goes on with the text that another has, and looks back at what that one looks back at. */
export function backTo(other: History | null, history: History, cause: Cause): History {
  if (other === null) return { ...goOn(history, cause, [], true), done: [], printed: [], amended: true };
  const { done, entry, printed, amended, found } = other;
  return { ...goOn(history, cause, other.text, other.repealed), done, entry, printed, amended, found };
}

/** What an end makes a version by: the day, and what has ended. */
export function endOf(from: string, ended: readonly RulingHappening[]): Cause {
  const known = ended.reduce<string | null>((latest, one) => later(latest, knownOf(one)), null);
  return { by: 'rulings', from, known, document: ended[0]?.numbered.document.id ?? '', amendments: [], ended: ended.map(({ numbered }) => numbered.id) };
}
