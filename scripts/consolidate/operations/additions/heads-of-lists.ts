/** What is added to words that head a list, or heads none: "Three things hum:", below which the three stand. */
import type { Block } from '../../../../src/model/corpus.ts';
import { isItem } from '../../place/ordinals.ts';
import type { Change } from '../../verdict.ts';

const isHead = ({ text }: Block): boolean => /:\s*$/u.test(text);

/** Whether words would stand behind the colon that leads to a list: the paragraph that was counted is no paragraph of its own. */
export function bereavesList(text: Block[], { text: now }: Change): boolean {
  const heads = text.filter((block, at) => isHead(block) && text.slice(at + 1, at + 2).some(isItem));
  const goesOn = (block: Block, head: Block): boolean => !isHead(block) || (block.text !== head.text && block.text.startsWith(head.text.trimEnd()));
  return now.some((block) => heads.some((head) => head.id === block.id && goesOn(block, head)));
}

/** Whether the new words end in a colon, and no item stands below them: what they lead to is not given. */
export function leadsToNothing(newBlocks: Block[], { text: now }: Change): boolean {
  const last = newBlocks.at(-1);
  if (last === undefined || !isHead(last) || isItem(last)) return false;
  const at = now.findIndex((block) => block.text === last.text);
  const next = now[at + 1];
  return at >= 0 && (next === undefined || !isItem(next));
}
