/** What a ruling orders, on its way into the text of a replay. */
import type { Block } from '../../../src/model/corpus.ts';
import { longDay } from '../../../src/model/dates.ts';
import { createEntry } from '../new-entries/create-entry.ts';
import { goOn } from '../earlier/history.ts';
import type { Done, History } from '../earlier/history.ts';
import { applied, refused } from '../verdict.ts';
import type { Verdict } from '../verdict.ts';
import { verdictOn } from '../verdict-on.ts';
import { holdsUp, sentenceKey } from './beside.ts';
import { knownOf } from './happening.ts';
import type { RulingHappening } from './happening.ts';
import type { Outcome, Run, Sentence } from './run.ts';
import { takenOver } from './taken-over.ts';

/** An instruction begins to hold. */
export function rule(run: Run, happening: RulingHappening): void {
  run.outcomes.set(happening.numbered.id, outcomeOf(run, happening));
}

/** What was over before the first text that is held of the entry is not carried out; what another contradicts makes no entry. */
function outcomeOf(run: Run, happening: RulingHappening): Outcome {
  const first = run.history?.versions[0]?.from ?? null;
  const { to, creates } = happening;
  const against = againstIt(run, happening);
  if (to !== null && first !== null && to <= first) return { verdict: refused('older than the base text', `it held until ${longDay(to)}`), decided: null };
  if (creates === null || run.history !== null) return amend(run, happening);
  return against === null ? create(run, happening) : { verdict: contradicted(against), decided: null };
}

function create(run: Run, happening: RulingHappening): Outcome {
  const history = createEntry(happening.creates ?? '', happening.numbered, knownOf(happening));
  run.history = { ...history, done: [doneOf(happening)], printed: [], amended: true };
  return { verdict: applied({ text: history.text, replaced: [] }), decided: null };
}

/** Judges an instruction before the text as it is, and carries it out where it can be. */
export function amend(run: Run, happening: RulingHappening): Outcome {
  run.sentence = sentenceOf(happening, run.sentence, run.history);
  const { before, found } = run.sentence;
  const numbered = { ...happening.numbered, before, found };
  const lacking = lackingBeside(run, happening);
  const own = unlessTakenOver(verdictOn(numbered, run.history, run.ground), numbered, run);
  const isOpen = own.verdict.outcome !== 'not applied' && own.verdict.outcome !== 'applied by decision';
  const against = againstIt(run, happening);
  const otherwise = against === null ? lacking && half(happening, lacking) : contradicted(against);
  const outcome = isOpen && otherwise !== null ? { ...own, verdict: otherwise } : own;
  if (run.history !== null && outcome.verdict.outcome !== 'not applied') run.history = carriedOut(run.history, happening, outcome.verdict.text);
  return outcome;
}

function unlessTakenOver(own: Outcome, numbered: RulingHappening['numbered'], { history, ground }: Pick<Run, 'history' | 'ground'>): Outcome {
  const taken = own.verdict.outcome === 'not applied' && history !== null ? takenOver(numbered, history, ground) : null;
  return taken === null ? own : { verdict: taken, decided: own.decided };
}

const againstIt = ({ all }: Run, { against }: RulingHappening): RulingHappening | null => (against !== null && all.has(against) ? against : null);

function contradicted({ numbered: { document } }: RulingHappening): Verdict {
  return refused('place not certain', `“${document.title}” (${document.file}), which is of the same day, says otherwise, and nothing says which of the two came first`);
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
    const numbered = { ...one.numbered, before: sentence.before, found: sentence.found };
    const { verdict } = unlessTakenOver(verdictOn(numbered, history, ground), numbered, { history, ground });
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
