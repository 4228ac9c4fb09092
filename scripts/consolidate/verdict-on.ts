import { isWhole } from '../../src/model/extent.ts';
import { letterOf } from '../../src/model/letters.ts';
import type { Placement } from '../decisions/decision.ts';
import { isOfUnknownDay } from '../interpret/instruction.ts';
import type { Effective, Instruction } from '../interpret/instruction.ts';
import type { BaseEntry, TargetedRuling } from '../link/linked.ts';
import { asDecided } from './decided/as-decided.ts';
import type { Decided } from './decided/as-decided.ts';
import type { Case, Numbered } from './case.ts';
import { firstPrintedBefore, relationTo } from './ground.ts';
import type { Ground } from './ground.ts';
import type { Done, History } from './earlier/history.ts';
import { goesOnBelow } from './unseen/goes-on-below.ts';
import { judge } from './judge.ts';
import { overtaken } from './earlier/announced.ts';
import { withoutInstruction } from './unseen/refused-unseen.ts';
import { newBlocksOf } from './new-blocks.ts';
import { blockSpokenOf } from './place/spoken-of.ts';
import { repeated } from './earlier/repeated.ts';
import { restated } from './earlier/restated.ts';
import { topicKey } from './rulings/collects.ts';
import { instructionKey } from './rulings/same-instruction.ts';
import { sameText } from './text/blocks.ts';
import { foldPrint } from './text/fold.ts';
import { appliedWithNote, refused } from './verdict.ts';
import type { Verdict } from './verdict.ts';
import { givesItsText } from './new-entries/new-entry.ts';
import { limitsOf } from './unseen/wholly-understood.ts';

/** What became of an instruction; `about` where it was refused and it can be told of which block it speaks. */
export interface Judged { verdict: Verdict; decided: Decided | null; about?: string }

/** The verdict on one instruction before one entry, or before none. */
export function verdictOn(numbered: Numbered, history: History | null, ground: Ground): Judged {
  const placement = ground.placements.find(({ amendment }) => amendment === numbered.id);
  const outOfTime = untimely(numbered, history, ground);
  if (outOfTime !== null || history === null) {
    const problem = history === null ? 'the ruling concerns no entry held' : 'the ruling does not apply to this text';
    return { verdict: outOfTime ?? noEntry(numbered), decided: placement === undefined ? null : { placement, problem, lapsed: true } };
  }
  const judged = caseOf(numbered, history, ground);
  return withPlace(withDecision(placement, judged, numbered, history, ground), judged);
}

function withDecision(placement: Placement | undefined, judged: Case, numbered: Numbered, history: History, ground: Ground): Judged {
  const alone = (): Verdict => unaided(judged, numbered, history, ground);
  return placement === undefined ? { verdict: alone(), decided: null } : asDecided(placement, judged, history, alone);
}

function withPlace(found: Judged, judged: Case): Judged {
  const about = found.verdict.outcome === 'not applied' ? blockSpokenOf(judged) : null;
  return about === null ? found : { ...found, about };
}

const undated = refused('place not certain', 'the day of the ruling is not known');

/** Whether an instruction is to make an entry. */
function brings({ operation, unit }: Instruction): boolean {
  return operation === 'insertion' && unit === 'entry';
}

/** Rulings that the base text supersedes, and those of which no day is known: a version must begin on one. */
function untimely(numbered: Numbered, history: History | null, ground: Ground): Verdict | null {
  const { instruction, ruling, document } = numbered;
  if (isOfUnknownDay(instruction)) return dayNotKnown(instruction.effective);
  if (relationTo(ground, document, ruling, history) === 'older') return refused('older than the base text');
  const since = overtaken(numbered, history, ground);
  if (since !== null) return since;
  if (history === null) return document.date === null && ruling.targetReason === 'new entry' && brings(instruction) ? undated : null;
  const before = isCarriedOut(instruction, history) ? null : firstPrintedBefore(ground, instruction, ruling, history);
  if (before !== null) return refused('older than the base text', `the ruling of ${before} said the same`);
  return document.date === null && instruction.operation !== 'clarification' ? undated : null;
}

function dayNotKnown({ occasion, words }: Effective): Verdict {
  return refused('day not known', occasion === null ? `“${words}”` : `nothing says when “${occasion}” was`);
}

function isCarriedOut(instruction: Instruction, { done }: History): boolean {
  const key = instructionKey(instruction);
  return done.some((one) => instructionKey(one.instruction) === key);
}

function noEntry({ ruling, instruction }: Numbered): Verdict {
  if (ruling.topic === null)
    return instruction.operation === 'temporary' || !instruction.explicit
      ? refused('no instruction')
      : refused('place not certain', 'the ruling names no entry');
  const limit = instruction.explicit ? limitsOf(instruction) : null;
  if (ruling.targetReason === 'new entry' && limit !== null) return limit;
  if (ruling.targetReason === 'new entry' && brings(instruction)) return refused('place not certain', givesItsText(instruction, ruling) ? 'the day of the glossary is not known' : 'what is the text of the new entry is not certain');
  return refused(ruling.targetReason === 'letter not held' ? 'target not held' : 'entry not in this copy');
}

function unaided(judged: Case, numbered: Numbered, history: History, ground: Ground): Verdict {
  const { document, topic } = judged;
  const onTopic = ground.onTopic(topic).filter((ruling) => ruling.document === document.id);
  const keys = new Set(onTopic.flatMap(({ instructions }) => instructions.map(instructionKey)));
  const isCollected = (done: Done) => topicKey(done.topic) === topicKey(topic) && ground.collects(document, done.document);
  return withoutInstruction(judged) ?? limitsOf(judged.instruction) ?? repeated(judged, history) ?? restated(judged, history, keys, isCollected) ?? goesOnBelow(numbered, ground) ?? unlessNothingNew(judge(judged), judged);
}

/** What would put there what stands there already leaves it alone, and says so. */
function unlessNothingNew(verdict: Verdict, { instruction, text, repealed }: Case): Verdict {
  const repeals = instruction.operation === 'repeal' && instruction.unit === 'entry' && !repealed;
  if (verdict.outcome === 'not applied' || repeals || !sameText(text, verdict.text)) return verdict;
  return appliedWithNote({ text, replaced: [] }, 'it changes nothing: its words stand here already');
}

function caseOf({ id, instruction, ruling, document, before, found }: Numbered, history: History, ground: Ground): Case {
  const { entry, text, repealed } = history;
  return {
    id,
    instruction,
    entry,
    text,
    before: before ?? text,
    found: found ?? text,
    repealed,
    document,
    topic: ruling.topic ?? '',
    match: ruling.match ?? 'exact',
    namesakes: namesakes(entry, ruling, ground),
    others: ruling.instructions.filter((other) => other !== instruction),
    newBlocks: newBlocksOf(instruction, id, document),
    dated: relationTo(ground, document, ruling, history) === 'newer',
  };
}

/**
 * Other entries of that name. A topic in capitals, or in other capitals than the headword, does not tell "Quay" from "quay".
 * One that only editions after the ruling print is none, where an edition before it, held whole, does not have it.
 */
function namesakes(entry: BaseEntry, { topic: named, document }: TargetedRuling, ground: Ground): BaseEntry[] {
  const topic = named ?? '';
  const capitalsTell = foldPrint(topic) === foldPrint(entry.headword);
  const isHeldBefore = ground.glossaries.some((page) => ground.isBefore(page.id, document) && isWhole(page, letterOf(entry.headword)));
  const others = ground.named(entry.headword).filter(({ id, document: page }) => id !== entry.id && !(isHeldBefore && ground.isBefore(document, page)));
  return [...new Map(others.filter(({ headword }) => !capitalsTell || foldPrint(headword) === foldPrint(topic)).map((other) => [other.id, other])).values()];
}
