import type { BaseEntry, TargetedRuling } from '../../link/linked.ts';
import { plainText } from '../text/blocks.ts';
import { fold, words } from '../text/fold.ts';
import type { EditionIndex } from './edition-index.ts';
import { standsIn } from './stands-in.ts';
import type { Standing } from './stands-in.ts';

/** What became of a ruling in the edition that came after it. */
export interface Fate extends Standing {
  how: 'found' | 'found reworded' | 'not found' | 'letter not held' | 'entry not in this copy' | 'copy damaged here' | 'entry no longer held';
  /** Where its text stands, or the entry that was looked through. */
  entry: string | null;
}

const FOUND = 0.8;
/** Outside its own entry, a text must be more than half found to be the same. */
const REWORDED = 0.5;
/** Shorter texts are only looked for in their own entry. */
const ENOUGH_WORDS = 8;

const nowhere: Standing = { block: null, likeness: null };

/** The edition that a ruling is looked for in. */
export interface Edition {
  find: EditionIndex;
  entry: (id: string | null) => BaseEntry | null;
}

/**
 * Looks for a ruling's words in the edition that supersedes it: first in its own entry, or the one to which that points;
 * then anywhere, since an edition may file them under another name. Of a ruling that brings new text, the text is
 * looked for; of one that only points, the pointer.
 */
export function becameOf(ruling: TargetedRuling, entry: BaseEntry | null, edition: Edition): Fate {
  if (entry !== null && ruling.instructions.every(({ operation }) => operation === 'pointer')) return ofPointer(ruling, entry);
  const text = saidBy(ruling);
  const looked = lookedThrough(entry, edition);
  const own = looked === null ? null : { ...standsIn(text, looked.base), entry: looked.id };
  if (own !== null && own.how !== 'not found') return own;
  const elsewhere = anywhere(text, edition);
  if (elsewhere !== null) return elsewhere;
  if (own === null) return { how: withoutText(ruling, entry), entry: entry?.id ?? null, ...nowhere };
  return looked?.completeness === 'complete' ? own : { ...own, how: 'copy damaged here', likeness: looked?.base.length === 0 ? null : own.likeness };
}

/** The entry itself; of a pointer, the entry to which it points. */
function lookedThrough(entry: BaseEntry | null, edition: Edition): BaseEntry | null {
  const pointer = entry?.pointsTo ?? null;
  return pointer === null ? entry : edition.entry(pointer.target);
}

function anywhere(text: string, edition: Edition): Fate | null {
  const hit = words(text).length < ENOUGH_WORDS ? null : edition.find(text);
  if (hit === null || hit.likeness < REWORDED) return null;
  return { how: hit.likeness >= FOUND ? 'found' : 'found reworded', entry: hit.entry.id, block: hit.block.id, likeness: hit.likeness };
}

function saidBy(ruling: TargetedRuling): string {
  const brought = ruling.instructions
    .filter(({ explicit }) => explicit)
    .map(({ newText }) => newText)
    .filter((text) => text !== null);
  return brought.length > 0 ? brought.join('\n\n') : plainText(ruling.blocks);
}

/** "See X": the edition says so too, or the name leads there by itself. */
function ofPointer({ seeAlso }: TargetedRuling, entry: BaseEntry): Fate {
  const pointed = entry.seeAlso.map(({ phrase }) => fold(phrase));
  const found = seeAlso.some(({ phrase, target }) => target === entry.id || pointed.includes(fold(phrase)));
  return { how: found ? 'found' : 'not found', entry: entry.id, ...nowhere };
}

/** Why there is no text to look through. */
function withoutText({ targetReason, instructions }: TargetedRuling, entry: BaseEntry | null): Fate['how'] {
  const pointer = entry?.pointsTo ?? null;
  if (pointer !== null) return pointer.reason === 'letter not held' ? 'letter not held' : 'not found';
  if (targetReason === 'letter not held' || targetReason === 'entry not in this copy') return targetReason;
  const deleted = instructions.some(({ operation, unit }) => operation === 'repeal' && unit === 'entry');
  return deleted ? 'entry no longer held' : 'not found';
}
