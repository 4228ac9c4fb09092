/** "The second paragraph now begins: ...": a further sentence, or the first one in new words? */
import { sentences } from '../../../../src/model/sentences.ts';
import type { Case } from '../../case.ts';
import { sharedWords } from '../../text/likeness.ts';

/** So many of the words of each, in both, make one sentence that of the other. */
const MOSTLY = 0.6;

const isLike = (one: string, other: string): boolean => Math.min(sharedWords(one, other), sharedWords(other, one)) >= MOSTLY;

/** Whether an order only tells with which sentence a part begins or ends, and this is much like one that stands here. */
export function mayBeEdgeAnew({ instruction: { says, unit }, text, newBlocks: [only, ...others] }: Case): boolean {
  if (!says.includes('with what it begins or ends') || unit === 'list item' || only === undefined || others.length > 0) return false;
  return text.flatMap((block) => sentences(block.text)).some((one) => isLike(one.text, only.text));
}
