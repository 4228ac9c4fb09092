import type { Instruction } from '../../interpret/instruction.ts';
import type { BaseEntry, TargetedRuling } from '../../link/linked.ts';
import { plainText } from '../text/blocks.ts';
import { words } from '../text/fold.ts';
import { likeness } from '../text/likeness.ts';
import { findQuoted } from '../text/quotation.ts';

/** What one ruling and the text of its entry say about which of the two is older. */
export type Evidence = 'ruling older' | 'ruling newer' | null;

const FOUND = 0.8;
const NOT_FOUND = 0.2;
/** A shorter text may be found anywhere. */
const ENOUGH_WORDS = 8;

/**
 * A ruling whose words stand in the entry was worked into it: it is older. One whose words are missing, whose quoted old
 * text still stands, or that repeals an entry which is still there, is newer. Anything between says nothing, nor does an
 * entry whose copy lacks text.
 */
export function evidence(ruling: TargetedRuling, entry: BaseEntry): Evidence {
  const votes = ruling.instructions.map((instruction) => ofInstruction(instruction, ruling, entry));
  return votes.find((vote) => vote !== null) ?? null;
}

function ofInstruction(instruction: Instruction, ruling: TargetedRuling, entry: BaseEntry): Evidence {
  const { operation, unit, oldText, newText } = instruction;
  if (operation === 'repeal' && unit === 'entry') return ruling.match === 'exact' ? 'ruling newer' : null;
  if (operation === 'clarification') return ofNewText(plainText(ruling.blocks), entry);
  if (!['repeal', 'substitution', 'insertion'].includes(operation)) return null;
  return (oldText === null ? null : ofOldText(oldText, entry)) ?? ofNewText(newText ?? '', entry);
}

function ofOldText(oldText: string, entry: BaseEntry): Evidence {
  return words(oldText).length >= 3 && findQuoted(entry.base, oldText).length > 0 ? 'ruling newer' : null;
}

function ofNewText(text: string, entry: BaseEntry): Evidence {
  if (words(text).length < ENOUGH_WORDS) return null;
  const share = likeness(text, plainText(entry.base));
  if (share >= FOUND) return 'ruling older';
  return share <= NOT_FOUND && entry.completeness === 'complete' && entry.pointsTo === null ? 'ruling newer' : null;
}
