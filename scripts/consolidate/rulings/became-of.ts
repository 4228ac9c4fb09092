import type { BaseEntry, TargetedRuling } from '../../link/linked.ts';
import { plainText } from '../text/blocks.ts';
import { words } from '../text/fold.ts';
import { likeness } from '../text/likeness.ts';
import type { EditionIndex } from './edition-index.ts';

/** What became of a ruling in the edition that came after it. */
export const fates = ['found', 'found reworded', 'not found', 'letter not held', 'entry not in this copy', 'copy damaged here', 'entry no longer held'] as const;

export interface Fate {
  how: typeof fates[number];
  /** Where its text stands, or the entry that was looked through. */
  entry: string | null;
  block: string | null;
  likeness: number | null;
}

const FOUND = 0.8;
const REWORDED = 0.35;
/** Shorter texts are only looked for in their own entry. */
const ENOUGH_WORDS = 8;

/**
 * Looks for a ruling's words in the edition that supersedes it: first in its own entry, then anywhere, since an edition
 * may file them under another name. For a ruling that brings new text, that is what is looked for.
 */
export function becameOf(ruling: TargetedRuling, entry: BaseEntry | null, index: EditionIndex): Fate {
  const text = saidBy(ruling);
  const own = entry === null ? null : inEntry(text, entry);
  if (own !== null && own.how !== 'not found') return own;
  const anywhere = words(text).length < ENOUGH_WORDS ? null : index(text);
  if (anywhere !== null && anywhere.likeness >= FOUND) {
    return { how: 'found', entry: anywhere.entry.id, block: anywhere.block.id, likeness: anywhere.likeness };
  }
  return own === null ? withoutEntry(ruling) : lost(own, entry);
}

function saidBy(ruling: TargetedRuling): string {
  const brought = ruling.instructions.filter(({ explicit }) => explicit).map(({ newText }) => newText).filter((text) => text !== null);
  return brought.length > 0 ? brought.join('\n\n') : plainText(ruling.blocks);
}

function inEntry(text: string, entry: BaseEntry): Fate {
  const shares = entry.base.map((block) => ({ block: block.id, likeness: likeness(text, block.text) }));
  const best = shares.sort((left, right) => right.likeness - left.likeness)[0] ?? { block: null, likeness: 0 };
  const whole = likeness(text, plainText(entry.base));
  const how = whole >= FOUND ? 'found' : whole >= REWORDED ? 'found reworded' : 'not found';
  return how === 'not found' ? { how, entry: entry.id, block: null, likeness: whole } : { how, entry: entry.id, block: best.block, likeness: whole };
}

function withoutEntry(ruling: TargetedRuling): Fate {
  const deleted = ruling.targetReason !== 'letter not held' && ruling.instructions.some(({ operation, unit }) => operation === 'repeal' && unit === 'entry');
  const how = deleted ? 'entry no longer held' : ruling.targetReason === 'letter not held' ? 'letter not held' : 'entry not in this copy';
  return { how, entry: null, block: null, likeness: null };
}

/** What is not found in a damaged copy may be what it lost. */
function lost(own: Fate, entry: BaseEntry | null): Fate {
  return entry === null || entry.completeness === 'complete' ? own : { ...own, how: 'copy damaged here' };
}
