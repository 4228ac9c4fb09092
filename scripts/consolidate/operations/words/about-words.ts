/** Orders about words, where a person decides on them: what they say goes in the place of words, and never of a whole paragraph. */
import type { Amendment, Block } from '../../../../src/model/corpus.ts';
import { sentences } from '../../../../src/model/sentences.ts';
import type { Placement } from '../../../decisions/decision.ts';
import { foldPrint } from '../../text/fold.ts';

/** Whether an instruction is about words, or a sentence, within a block, and not about blocks. */
export const isAboutWords = ({ unit }: Pick<Amendment, 'unit'>): boolean => unit === 'text' || unit === 'sentence' || unit === 'cross-reference';

/**
 * Why a decision would destroy text: it puts what an order about words brings in the place of all that stands in a block,
 * or removes all of it. Null where it does not: it says which words, or nothing else stands there.
 */
export function takesAll({ where: { how, blocks, words } }: Placement, order: Pick<Amendment, 'unit' | 'oldText'>, text: readonly Block[]): string | null {
  if (words !== undefined || (how !== 'replace' && how !== 'remove') || !isAboutWords(order)) return null;
  const run = text.filter(({ id }) => blocks.includes(id));
  const [only, ...others] = run;
  if (only === undefined || (others.length === 0 && isAllOf(only, order))) return null;
  return `the order is about words, and all of ${blocks.join(', ')} would go: say which words under \`where\`, as in \`words: ${JSON.stringify(order.oldText ?? 'the words that go')}\`; the whole text of the block, if all of it is meant`;
}

function isAllOf({ text }: Block, { unit, oldText }: Pick<Amendment, 'unit' | 'oldText'>): boolean {
  return oldText === null ? unit !== 'text' && sentences(text).length === 1 : foldPrint(oldText) === foldPrint(text);
}
