import type { Instruction } from '../../interpret/instruction.ts';

/** `after "a toll of one mark" in the first paragraph`, `before the words "by night"` */
const besideQuotation =
  /^\s*(?<side>after|before|following|behind) (?:the )?(?:words? |phrase |text |sentence )?(?:“(?<curly>[^“”"]+)”|"(?<straight>[^“”"]+)")/iu;

/** Words beside which an insertion goes. */
export interface Anchor {
  quoted: string;
  side: 'before' | 'after';
}

/** The words beside which an insertion goes, where its place is named by a quotation; null where it is not. */
export function anchorOf({ operation, place, locator }: Instruction): Anchor | null {
  const found = operation === 'insertion' && place.section === null ? besideQuotation.exec(locator ?? '')?.groups : undefined;
  const quoted = found?.['curly'] ?? found?.['straight'];
  return quoted === undefined ? null : { quoted, side: found?.['side']?.toLowerCase() === 'before' ? 'before' : 'after' };
}
