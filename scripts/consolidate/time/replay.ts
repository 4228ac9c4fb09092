/**
 * The history of one entry, from all that happens to it. Pure: what was known on an earlier day, and what comes back when
 * something for a time only has ended, is the same history without what was not known, or holds no longer.
 */
import type { Block } from '../../../src/model/corpus.ts';
import { createEntry } from '../create-entry.ts';
import { firstPrint, meetAbsence, meetPrint } from '../editions/meet.ts';
import type { Instruction } from '../../interpret/instruction.ts';
import type { Ground } from '../ground.ts';
import { goOn } from '../history.ts';
import type { Done, History } from '../history.ts';
import { compare } from '../order/interval.ts';
import { applied, refused } from '../verdict.ts';
import type { Verdict } from '../verdict.ts';
import { verdictOn } from '../verdict-on.ts';
import type { Judged } from '../verdict-on.ts';
import { holdsUp, sentenceKey } from './beside.ts';
import { afterAnEnd, backTo, endOf } from './ends.ts';
import { inOrder, knownOf } from './happening.ts';
import type { Happening, RulingHappening } from './happening.ts';

/** What came of one instruction. */
export type Outcome = Judged;

export interface Replayed {
  /** Null where nothing known made the entry. */
  history: History | null;
  /** By amendment. */
  outcomes: ReadonlyMap<string, Outcome>;
}

/** A sentence of a ruling, the text that its orders count in, and the one that its ruling found. */
interface Sentence { words: string; before: Block[] | null; ruling: string; found: Block[] | null }

/** A replay under way. */
interface Run {
  ground: Ground;
  /** The first print is of an entry that an earlier edition, held whole, did not have. */
  isAddition: boolean;
  history: History | null;
  outcomes: Map<string, Outcome>;
  past: Happening[];
  /** The sentence of the last instruction, and the text that it found. */
  sentence: Sentence | null;
  /** What the paragraph of the last instruction orders, and what of it cannot be carried out. */
  tried: { withIts: readonly RulingHappening[]; lacking: RulingHappening | null } | null;
}

/** Everything that happens to an entry, in order. `isAddition`: an edition held whole, before its first print, does not have it. */
export function replay(happenings: readonly Happening[], isAddition: boolean, ground: Ground): Replayed {
  const run: Run = { ground, isAddition, history: null, outcomes: new Map(), past: [], sentence: null, tried: null };
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
  else if (happening.is === 'print') print(run, happening);
  else if (run.history !== null) run.history = meetAbsence(run.history, editionOf(happening), happening);
  run.past.push(happening);
}

function editionOf({ document, at }: Extract<Happening, { is: 'print' | 'absence' }>) {
  return { document, known: at.known === '' ? null : at.known };
}

function print(run: Run, happening: Extract<Happening, { is: 'print' }>): void {
  const edition = editionOf(happening);
  // What was ruled before is judged anew, of another text.
  run.sentence = run.tried = null;
  if (run.history === null) {
    run.history = firstPrint(happening.print, edition, run.isAddition ? 'added' : 'base');
    return;
  }
  run.history = meetPrint(run.history, happening.print, edition, waiting(run, happening));
  const how = run.history.editions.at(-1)?.how;
  if (how === 'revised' || how === 'added') for (const past of run.past) if (outlives(past, happening)) amend(run, past);
}

/** What was ruled since the last edition, holds by the day of the next, and could not be carried out. */
function waiting({ past, outcomes }: Run, { at }: Happening): Instruction[] {
  const since = past.slice(past.findLastIndex(({ is }) => is !== 'ruling') + 1);
  return since.flatMap((one) => (one.is === 'ruling' && one.at.day <= at.day && outcomes.get(one.numbered.id)?.verdict.outcome === 'not applied' ? [one.numbered.instruction] : []));
}

/** An edition does not undo what was ruled after it for days before it. */
function outlives(past: Happening, { at }: Happening): past is RulingHappening {
  return past.is === 'ruling' && past.numbered.document.date !== null && past.at.day < at.day && past.at.known > at.known && (past.to === null || past.to > at.day);
}

function rule(run: Run, happening: RulingHappening): void {
  run.outcomes.set(happening.numbered.id, happening.creates !== null && run.history === null ? create(run, happening) : amend(run, happening));
}

function create(run: Run, happening: RulingHappening): Outcome {
  const history = createEntry(happening.creates ?? '', happening.numbered, knownOf(happening));
  run.history = { ...history, done: [doneOf(happening)], printed: [], amended: true };
  return { verdict: applied({ text: history.text, replaced: [] }), decided: null };
}

function amend(run: Run, happening: RulingHappening): Outcome {
  run.sentence = sentenceOf(happening, run.sentence, run.history);
  const { before, found } = run.sentence;
  const numbered = { ...happening.numbered, before, found };
  const lacking = lackingBeside(run, happening);
  const own = verdictOn(numbered, run.history, run.ground);
  const stands = lacking === null || own.verdict.outcome === 'not applied' || own.verdict.outcome === 'applied by decision';
  const outcome = stands ? own : { ...own, verdict: half(happening, lacking) };
  if (run.history !== null && outcome.verdict.outcome !== 'not applied') run.history = carriedOut(run.history, happening, outcome.verdict.text);
  return outcome;
}

function half(one: RulingHappening, lacking: RulingHappening): Verdict {
  return refused('place not certain', `another order of the same ${sentenceKey(one) === sentenceKey(lacking) ? 'sentence' : 'paragraph of the ruling'} cannot be carried out`);
}

/**
 * Of what a paragraph of a ruling orders, the first that cannot be carried out: half of it is what nobody ordered. Null
 * where all can be. Tried once, where the paragraph begins.
 */
function lackingBeside(run: Run, { withIts }: RulingHappening): RulingHappening | null {
  if (run.sentence === null || withIts.length < 2) return null;
  if (run.tried?.withIts !== withIts) run.tried = { withIts, lacking: triedOut(run, withIts) };
  return run.tried.lacking;
}

function triedOut({ history: found, ground, sentence: current }: Run, withIts: readonly RulingHappening[]): RulingHappening | null {
  let [history, sentence] = [found, current];
  for (const one of withIts) {
    sentence = sentenceOf(one, sentence, history);
    const { verdict } = verdictOn({ ...one.numbered, before: sentence.before, found: sentence.found }, history, ground);
    if (verdict.outcome === 'not applied' && holdsUp(one, withIts)) return one;
    if (history !== null && verdict.outcome !== 'not applied') history = carriedOut(history, one, verdict.text);
  }
  return null;
}

/** The sentence that gives an instruction, with the text before it: what one sentence orders, it orders of one text. */
function sentenceOf(one: RulingHappening, last: Sentence | null, history: History | null): Sentence {
  const words = sentenceKey(one);
  if (last?.words === words) return last;
  const [ruling, before] = [one.numbered.ruling.id, history?.text ?? null];
  return { words, before, ruling, found: last?.ruling === ruling ? last.found : before };
}

function carriedOut(history: History, happening: RulingHappening, text: Block[]): History {
  if (text === history.text) return history;
  const { id, instruction, document } = happening.numbered;
  const repealed = text.length === 0 && (history.repealed || (instruction.operation === 'repeal' && instruction.unit === 'entry'));
  const next = goOn(history, { by: 'rulings', from: document.date, known: knownOf(happening), document: document.id, amendments: [id], ended: [] }, text, repealed);
  return { ...next, done: [...history.done, doneOf(happening)], amended: true };
}

function doneOf({ numbered: { id, instruction, document, ruling } }: RulingHappening): Done {
  return { id, instruction, document, topic: ruling.topic ?? '' };
}

/** What holds for a time only has ended, all of it that ends on one day: the text is what it would be without it. */
function endAll(run: Run, ends: RulingHappening[]): void {
  const day = ends[0]?.to ?? '';
  const ended = ends.splice(0, ends.filter(({ to }) => to === day).length);
  run.past = run.past.filter((one) => one.is !== 'ruling' || !ended.includes(one));
  if (run.history === null) return;
  const again: Run = { ground: run.ground, isAddition: run.isAddition, history: null, outcomes: new Map(), past: [], sentence: null, tried: null };
  for (const happening of run.past) happen(again, happening);
  const carriedOut = ended.filter(({ numbered: { id } }) => run.outcomes.get(id)?.verdict.outcome !== 'not applied');
  run.history = backTo(again.history, run.history, endOf(day, carriedOut));
  for (const [id, { verdict }] of again.outcomes) run.outcomes.set(id, afterAnEnd(run.outcomes.get(id), verdict, day));
}
