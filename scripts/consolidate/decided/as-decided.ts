/** What becomes of an instruction of which a person has decided. */
import type { Placement } from '../../decisions/decision.ts';
import { decisionHash } from '../../decisions/decision-hash.ts';
import type { Case } from '../case.ts';
import type { History } from '../earlier/history.ts';
import { takesAll } from '../operations/words/about-words.ts';
import { byDecision } from '../operations/by-decision.ts';
import { textBefore } from './text-at.ts';
import { refused } from '../verdict.ts';
import type { Verdict } from '../verdict.ts';

/** What became of the decision that names an amendment: null where it was carried out, else why it was not. */
export interface Decided {
  placement: Placement;
  problem: string | null;
  /** The text that was decided on is another now: what was right then need not be right any more. */
  lapsed?: true;
}

/**
 * The verdict on an instruction as it was decided on, or as the program finds it alone where the decision cannot hold.
 *
 * @param alone - what the program finds
 */
export function asDecided(placement: Placement, judged: Case, history: History, alone: () => Verdict): { verdict: Verdict; decided: Decided } {
  const { instruction, document, newBlocks, id } = judged;
  const decidedOn = textBefore(history, document.date ?? '');
  if (decisionHash(instruction.instruction, instruction.newText, decidedOn) !== placement.hash)
    return { verdict: alone(), decided: { placement, problem: 'the ruling or the text is no longer what was decided on', lapsed: true } };
  if (placement.where.how === 'beside') return { verdict: beside(placement, alone()), decided: { placement, problem: null } };
  const decision = takesAll(placement, instruction, history.text) ?? byDecision(placement, history.text, decidedOn, newBlocks, id);
  return typeof decision === 'string' ? { verdict: alone(), decided: { placement, problem: decision } } : { verdict: decision, decided: { placement, problem: null } };
}

/** It stays beside the text, for the reason that it has there; a reader is told who decided that, and why. */
function beside({ reason, by, date }: Placement, verdict: Verdict): Verdict {
  const decided = `it stays beside the text by decision: ${reason} (${by}, ${date})`;
  if (verdict.outcome !== 'not applied') return refused('place not certain', decided);
  return refused(verdict.reason.why, verdict.reason.more === null ? decided : `${verdict.reason.more}; ${decided}`);
}

/** Whether a decision holds by which an instruction stays beside the text: it no longer waits. */
export const isSettled = (decided: Decided | null): boolean => decided?.problem === null && decided.placement.where.how === 'beside';
