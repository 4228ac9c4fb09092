/** A paragraph or an item that is quoted, beside its number or alone, and goes elsewhere. */
import type { Case } from '../../case.ts';
import { blockBegunBy } from '../../text/quotation.ts';
import { refused } from '../../verdict.ts';
import type { Verdict } from '../../verdict.ts';
import { movedAsBegun, renumbered } from './renumbering.ts';

/** `The last paragraph ("When two ferries meet ...") becomes the first`: what is counted must be the one part that begins so. */
export function movedAsQuoted(judged: Case, quoted: string): Verdict {
  const { instruction, text } = judged;
  const { unit, place } = instruction;
  if ((unit === 'paragraph' ? place.paragraphs : unit === 'list item' ? place.items : null) === null) return movedAsBegun(judged, quoted);
  const begun = blockBegunBy(text, quoted);
  const verdict = renumbered({ ...judged, instruction: { ...instruction, oldText: null, place: { ...place, opening: null } } });
  if (verdict.outcome === 'not applied') return verdict;
  const isIt = begun !== null && verdict.replaced.length === 1 && verdict.replaced[0] === begun.id;
  return isIt ? verdict : refused('place not certain', 'what is counted is not the one part that begins with the quoted words');
}
