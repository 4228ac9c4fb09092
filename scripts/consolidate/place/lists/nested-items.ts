/** "The first nested bullet": items that stand under an item, counted where only one item of the text has any. */
import type { Block } from '../../../../src/model/corpus.ts';
import type { Ordinals } from '../../../interpret/instruction.ts';
import { pick, places } from '../ordinals.ts';
import type { Counted, Places } from '../ordinals.ts';

/** The nested items of a text, where they stand together and on one level; null where they do not. */
function nestedIn(text: readonly Block[], meant: (block: Block) => boolean): Block[] | null {
  const nested = text.filter((block) => meant(block) && block.level > 0);
  const [first, last] = [nested[0], nested.at(-1)];
  const together = first !== undefined && last !== undefined && text.indexOf(last) - text.indexOf(first) === nested.length - 1;
  return together && nested.every(({ level }) => level === first.level) ? nested : null;
}

/** The nested item of a number, at which the text as it was and the text as it is arrive. */
export function nestedAt(ordinals: Ordinals, { text, base, before }: Counted, meant: (block: Block) => boolean): Places {
  return places([base, before].map((blocks) => { const nested = nestedIn(blocks, meant); return nested === null ? null : pick(nested, ordinals); }), text);
}
