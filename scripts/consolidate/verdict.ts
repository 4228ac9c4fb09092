/**
 * What becomes of one amendment. Every way of applying ends in one of these values; nothing is ever forced.
 */
import type { Block, Reason, Refusal } from '../../src/model/corpus.ts';

export interface Applied {
  outcome: 'applied' | 'applied with a note' | 'applied by decision';
  /** The note; null only where the outcome is `applied`. */
  reason: Reason | null;
  /** The entry's text after the amendment. */
  text: Block[];
  /** Ids of the blocks, in the text before, that were changed or removed. */
  replaced: string[];
}

export interface Refused {
  outcome: 'not applied';
  /** One of the closed list, and what a reader should know besides. */
  reason: Reason & { why: Refusal };
}

export type Verdict = Applied | Refused;

/** The change of a text, before anything is said about how sure it is. */
export type Change = Pick<Applied, 'text' | 'replaced'>;

/** Applied, with nothing that a reader should know besides. */
export function applied({ text, replaced }: Change): Applied {
  return { outcome: 'applied', reason: null, text, replaced };
}

/** Applied, and the page says what was assumed or dropped. Notes are joined; empty ones do not count. */
export function appliedWithNote({ text, replaced }: Change, ...notes: string[]): Applied {
  return { outcome: 'applied with a note', reason: { why: notes.filter((note) => note !== '').join('; '), more: null }, text, replaced };
}

/** Not applied: the reason, and in words what of this very ruling or text it rests on. */
export function refused(reason: Refusal, explanation?: string): Refused {
  return { outcome: 'not applied', reason: { why: reason, more: explanation ?? null } };
}

/** Adds a note to what is applied: nothing that is only nearly certain is ever applied without one. */
export function weakened(verdict: Verdict, note: string | null): Verdict {
  if (note === null || verdict.outcome === 'not applied') return verdict;
  return appliedWithNote(verdict, note, verdict.reason?.why ?? '');
}
