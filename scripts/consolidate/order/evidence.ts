import type { Operation } from '../../../src/model/corpus.ts';
import type { Instruction } from '../../interpret/instruction.ts';
import type { BaseEntry, TargetedRuling } from '../../link/linked.ts';
import { standsIn } from '../rulings/stands-in.ts';
import { plainText } from '../text/blocks.ts';
import { fold, words } from '../text/fold.ts';
import { likeness } from '../text/likeness.ts';
import { findQuoted } from '../text/quotation.ts';

/** What one ruling and the text of its entry say about which of the two is older. */
export type Evidence = 'ruling older' | 'ruling newer' | null;

type Witness = (instruction: Instruction, ruling: TargetedRuling, entry: BaseEntry) => Evidence;

/** The share of a ruling's three-word runs that says that it has been worked into the entry. */
const FOUND = 0.6;
/** A shorter text may be found, or missing, by chance. */
const ENOUGH_WORDS = 8;
const ENOUGH_QUOTED = 3;

/**
 * Reads: a ruling and its entry. Writes: its vote. One whose words stand in the entry was worked into it: it is older. One
 * whose words are missing there, whose quoted old text still stands, or that repeals an entry which is still there, is
 * newer. What only replaces a paragraph says nothing: the text before and the text after are too much alike.
 */
export function evidence(ruling: TargetedRuling, entry: BaseEntry): Evidence {
  const votes = new Set(ruling.instructions.map((instruction) => witnesses[instruction.operation](instruction, ruling, entry)));
  votes.delete(null);
  return votes.size === 1 ? ([...votes][0] ?? null) : null;
}

/** "A lamp left burning is nobody's." */
const freeStanding: Witness = (_instruction, { blocks }, entry) => ofText(plainText(blocks), entry);

/** "Add at the end: A lamp left burning is nobody's." "The card has errata: ..." */
const brought: Witness = ({ newText }, _ruling, entry) => ofText(newText ?? '', entry);

/** "Replace "the lamp" with ..." */
const oldStands: Witness = ({ oldText }, _ruling, entry) =>
  oldText !== null && words(oldText).length >= ENOUGH_QUOTED && findQuoted(entry.base, oldText).length > 0 ? 'ruling newer' : null;

/** "Delete this entry." */
const stillThere: Witness = (instruction, ruling, entry) =>
  instruction.unit === 'entry' && ruling.match === 'exact' ? 'ruling newer' : oldStands(instruction, ruling, entry);

/** "See harbour bell." */
const pointsThere: Witness = (_instruction, { seeAlso }, entry) => {
  const pointed = entry.seeAlso.map(({ phrase }) => fold(phrase));
  return seeAlso.length > 0 && seeAlso.every(({ phrase }) => pointed.includes(fold(phrase))) ? 'ruling older' : null;
};

const silent: Witness = () => null;

const witnesses: Record<Operation, Witness> = {
  clarification: freeStanding,
  insertion: brought,
  erratum: brought,
  substitution: oldStands,
  repeal: stillThere,
  pointer: pointsThere,
  renumbering: silent,
  formatting: silent,
  reversal: silent,
  temporary: silent,
};

function ofText(text: string, entry: BaseEntry): Evidence {
  if (words(text).length < ENOUGH_WORDS) return null;
  if (likeness(text, plainText(entry.base)) >= FOUND) return 'ruling older';
  const whole = entry.completeness === 'complete' && entry.pointsTo === null;
  return whole && standsIn(text, entry.base).how === 'not found' ? 'ruling newer' : null;
}
