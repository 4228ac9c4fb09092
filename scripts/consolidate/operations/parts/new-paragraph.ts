import type { Case } from '../../case.ts';
import { isSoleAndWhole } from '../../place/damage.ts';
import { endsWithStop, sentencesOf } from '../../place/sentences/placed-sentence.ts';
import { statedPlace, theOneMeant } from '../../place/stated-place.ts';
import { cutInTwo } from '../../text/cut-in-two.ts';
import { findQuoted } from '../../text/quotation.ts';
import type { Found } from '../../text/quotation.ts';
import { applied, refused } from '../../verdict.ts';
import type { Verdict } from '../../verdict.ts';

/**
 * "Begin a new paragraph at "A captain"", "split it after "dusk."": a paragraph becomes two where one of its sentences
 * begins, or ends, with the quoted words.
 */
export function newParagraph(judged: Case, quoted: string, side: 'before' | 'after'): Verdict {
  const { text, id } = judged;
  const all = findQuoted(text, quoted);
  const found = theOneMeant(judged, all);
  if (all.length === 0) return refused('text not found');
  if (found === null) return refused('found more than once', `the quoted words stand here ${all.length} times`);
  const at = side === 'before' ? beginsAt(found) : endsAt(found);
  const isSure = found.block.type === 'paragraph' && isSoleAndWhole(judged) && statedPlace(judged, found) === 'there';
  const now = at === null || !isSure ? null : cutInTwo(text, found.block, at, id);
  if (now === null) return refused('place not certain', `no sentence in the midst of a paragraph ${side === 'before' ? 'begins' : 'ends'} so`);
  return applied({ text: now, replaced: [found.block.id] });
}

/** Where a sentence that is not the first begins with the words. */
function beginsAt({ block, from }: Found): number | null {
  const before = block.text.slice(0, from).trimEnd();
  return endsWithStop(before) && from > before.length ? from : null;
}

/** Where a sentence ends with the words; its stop need not be quoted with them. */
function endsAt({ block, to }: Found): number | null {
  const ended = sentencesOf(block).find((sentence) => sentence.to >= to && /^[.!?"'”’)\]]*$/u.test(block.text.slice(to, sentence.to)));
  return ended !== undefined && endsWithStop(ended.text) ? ended.to : null;
}
