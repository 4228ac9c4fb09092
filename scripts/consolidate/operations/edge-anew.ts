/** "The second paragraph now begins: ...": a further sentence, or the first one in new words? */
import { sentences } from '../../../src/model/sentences.ts';
import type { Case } from '../case.ts';
import { words } from '../text/fold.ts';

/** So many of the words of the longer sentence, in both, make one that of the other. */
const MOSTLY = 0.6;

function isLike(one: string, other: string): boolean {
  const [mine, theirs] = [new Set(words(one)), new Set(words(other))];
  return [...mine].filter((word) => theirs.has(word)).length >= MOSTLY * Math.max(mine.size, theirs.size, 1);
}

/** Whether an order only tells with which sentence a part begins or ends, and this is much like one that stands here. */
export function mayBeEdgeAnew({ instruction: { says, unit }, text, newBlocks: [only, ...others] }: Case): boolean {
  if (!says.includes('with what it begins or ends') || unit === 'list item' || only === undefined || others.length > 0) return false;
  return text.flatMap((block) => sentences(block.text)).some((one) => isLike(one.text, only.text));
}
