/**
 * The history of one entry, from all that happens to it. Pure: what was known on an earlier day, and what comes back when
 * something for a time only has ended, is the same history without what was not known, or holds no longer.
 */
import { firstPrint, meetAbsence, meetPrint, meetUnplaced } from '../editions/meet.ts';
import type { Instruction } from '../../interpret/instruction.ts';
import type { Ground } from '../ground.ts';
import type { History } from '../earlier/history.ts';
import { compare } from '../order/interval.ts';
import { besideIt, goesOnBeside, inItsPlace, leavesAsItWas, overtakenByIt, printsAsItStands, ruledOfIt } from './beside-edition.ts';
import { afterAnEnd, backTo, endOf } from './ends.ts';
import { inOrder } from './happening.ts';
import type { EditionHappening, Happening, RulingHappening } from './happening.ts';
import { amend, rule } from './order-given.ts';
import { newRun } from './run.ts';
import type { Outcome, Run } from './run.ts';

export interface Replayed {
  /** Null where nothing known made the entry. */
  history: History | null;
  /** By amendment. */
  outcomes: ReadonlyMap<string, Outcome>;
}

/** Everything that happens to an entry, in order. `isAddition`: an edition held whole, before its first print, does not have it. */
export function replay(happenings: readonly Happening[], isAddition: boolean, ground: Ground): Replayed {
  const run = newRun({ ground, isAddition, all: new Set(happenings), apart: new Map() });
  const ends = happenings.filter((one): one is RulingHappening => one.is === 'ruling' && one.to !== null).sort((left, right) => compare(left.to ?? '', right.to ?? ''));
  for (const happening of fromItsBeginning(happenings)) {
    while (ends[0] !== undefined && (ends[0].to ?? '') <= happening.at.day) endAll(run, ends);
    happen(run, happening);
  }
  while (ends.length > 0) endAll(run, ends);
  return { history: run.history, outcomes: run.outcomes };
}

/** Its first print stands first, so that older rulings meet the text that came after them; unless a ruling made it before. */
export function fromItsBeginning(happenings: readonly Happening[]): Happening[] {
  const sorted = [...happenings].sort(inOrder);
  const at = sorted.findIndex((one) => one.is === 'print' || (one.is === 'ruling' && one.creates !== null));
  const first = sorted[at];
  return first === undefined ? sorted : [first, ...sorted.slice(0, at).filter(({ is }) => is !== 'absence'), ...sorted.slice(at + 1)];
}

function happen(run: Run, happening: Happening): void {
  if (happening.is === 'ruling') rule(run, happening);
  else come(run, happening);
  run.past.push(happening);
}

/**
 * An edition comes. It speaks of the text as it was without what goes on beside it: where it leaves that as it was, it
 * leaves the text in force, too; where it does not, what was ruled after it came out is ruled of its words.
 */
function come(run: Run, edition: EditionHappening): void {
  const { newer, timed } = goesOnBeside(run.past, edition);
  const { history } = run;
  const isUnplaced = edition.is === 'print' && !edition.isPlaced;
  if (newer.length + timed.length === 0 || history === null || isUnplaced) { meet(run, edition); return; }
  const apart = runWithout(run, [...newer, ...timed]);
  const before = apart.history;
  meet(apart, edition);
  apart.past.push(edition);
  keepWay(apart);
  const met = apart.history;
  if (met === null) return;
  if (leavesAsItWas(before, met)) { run.history = besideIt(history, before, met, edition.document.id, [...newer, ...timed]); return; }
  if (printsAsItStands(history, edition)) meet(run, edition);
  else run.history = inItsPlace(history, before, met, editionOf(edition));
  run.sentence = run.tried = null;
  for (const one of newer) noteOn(run, one, (until) => ruledOfIt(until, amend(run, one).verdict, edition));
  for (const one of timed) noteOn(run, one, (until) => overtakenByIt(until, one, edition));
}

function noteOn(run: Run, { numbered: { id } }: RulingHappening, note: (until: Outcome) => Outcome): void {
  const until = run.outcomes.get(id);
  if (until !== undefined) run.outcomes.set(id, note(until));
}

/** The same without some of what happened. */
const runWithout = (run: Run, beside: readonly RulingHappening[]): Run => runThrough(run, run.past.filter((one) => one.is !== 'ruling' || !beside.includes(one)));

/** A run of its own through what happened; as far as one has gone the same way, it goes on from there. */
function runThrough(along: Run, happenings: readonly Happening[]): Run {
  const ways = waysOf(happenings);
  const at = ways.findLastIndex((way) => along.apart.has(way));
  const run = copyOf(along.apart.get(ways[at] ?? '') ?? newRun(along));
  for (const happening of happenings.slice(at + 1)) happen(run, happening);
  keepWay(run);
  return copyOf(run);
}

function keepWay(run: Run): void {
  run.apart.set(waysOf(run.past).at(-1) ?? '', copyOf(run));
}

/** What tells each beginning of what happened from others: the moments of all of it. */
function waysOf(happenings: readonly Happening[]): string[] {
  let way = '';
  return happenings.map(({ at }) => (way += `${String(at.document)} ${String(at.place)}/`));
}

const copyOf = (run: Run): Run => ({ ...run, past: [...run.past], outcomes: new Map(run.outcomes) });

function meet(run: Run, happening: EditionHappening): void {
  const edition = editionOf(happening);
  if (happening.is === 'absence') {
    run.history = run.history === null ? null : meetAbsence(run.history, edition, happening);
    return;
  }
  if (run.history !== null && !happening.isPlaced) {
    run.history = meetUnplaced(run.history, happening.print, edition);
    return;
  }
  // What was ruled before is judged anew, of another text.
  run.sentence = run.tried = null;
  run.history = run.history === null ? firstPrint(happening.print, edition, run.isAddition ? 'added' : 'base') : meetPrint(run.history, happening.print, edition, waiting(run, happening));
}

function editionOf({ document, at }: EditionHappening) {
  return { document, known: at.known === '' ? null : at.known };
}

/** What was ruled since the last edition, holds by the day of the next, and could not be carried out. */
function waiting({ past, outcomes }: Run, { at }: Happening): Instruction[] {
  const since = past.slice(past.findLastIndex(({ is }) => is !== 'ruling') + 1);
  return since.flatMap((one) => (one.is === 'ruling' && one.at.day <= at.day && outcomes.get(one.numbered.id)?.verdict.outcome === 'not applied' ? [one.numbered.instruction] : []));
}

/** What holds for a time only has ended, all of it that ends on one day: the text is what it would be without it. */
function endAll(run: Run, ends: RulingHappening[]): void {
  const day = ends[0]?.to ?? '';
  const ended = ends.splice(0, ends.filter(({ to }) => to === day).length);
  run.past = run.past.filter((one) => one.is !== 'ruling' || !ended.includes(one));
  if (run.history === null) return;
  const again = runThrough(run, run.past);
  const carriedOut = ended.filter(({ numbered: { id } }) => run.outcomes.get(id)?.verdict.outcome !== 'not applied');
  run.history = backTo(again.history, run.history, endOf(day, carriedOut));
  for (const [id, { verdict }] of again.outcomes) run.outcomes.set(id, afterAnEnd(run.outcomes.get(id), verdict, day));
}
