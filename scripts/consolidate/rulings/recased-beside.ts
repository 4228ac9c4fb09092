/**
 * "The full stop becomes a semicolon, and "A ferry" becomes "a ferry"": two orders of one sentence. What the one leaves is
 * looked at as it stands once the other has given its words their capital, or taken it.
 */
import type { Block } from '../../../src/model/corpus.ts';
import type { Case } from '../case.ts';

/** Words, and the same with other capitals. */
interface Recased {
  from: string;
  to: string;
}

/** What the other orders of a case's sentence give another capital, and nothing else. */
export const recasedBeside = ({ instruction, others }: Pick<Case, 'instruction' | 'others'>): Recased[] =>
  others.flatMap(({ instruction: sentence, oldText: from, newText: to }) =>
    (sentence === instruction.instruction && from !== null && to !== null && from !== to && from.toLowerCase() === to.toLowerCase() ? [{ from, to }] : []));

/** A text, where these words stand once, with the capitals that they are to have. */
export const asRecased = (text: readonly Block[], recased: readonly Recased[]): Block[] =>
  text.map((block) => ({ ...block, text: recased.reduce((words, { from, to }) => (words.split(from).length === 2 ? words.replace(from, () => to) : words), block.text) }));
