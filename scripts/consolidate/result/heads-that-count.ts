/** "Three things stop a ferry:", and then there are two: words that lead to a list and say how many items it has. */
import { cardinalWords, positionOf } from '../../language/en/numbers.ts';
import type { Block } from '../../../src/model/corpus.ts';
import type { Case } from '../case.ts';
import { isItem } from '../place/ordinals.ts';
import { itemsBehind } from '../place/lists/list-around.ts';
import { sentences } from '../../../src/model/sentences.ts';
import type { Verdict } from '../verdict.ts';

const cardinal = new RegExp(`(?<![\\w-])(?:${cardinalWords.join('|')}|\\d{1,2})(?![\\w%-]|[.,]\\d)`, 'giu');

/** The numbers in the sentence that leads to a list. */
const numbersIn = ({ text }: Block): number[] => (sentences(text).at(-1)?.text.match(cardinal) ?? []).map((word) => positionOf(word.toLowerCase()) ?? 0);

/** How many items of the outermost row stand below a block. */
function countBelow(text: readonly Block[], head: Block): number {
  const items = itemsBehind(text, head);
  return items.filter(({ level }) => level === items[0]?.level).length;
}

/** Whether words that count anew count more where the list grows, or fewer where it shrinks; those that count nothing do. */
function countsWith(block: Block, { oldText, newText }: Case['instruction'], was: number, is: number): boolean {
  const counted = numbersIn({ ...block, text: block.text.replace(oldText ?? '', () => newText ?? '') });
  return counted.length === 0 || counted.some((count) => Math.sign(count - was) === Math.sign(is - was));
}

/** Whether another order of the ruling changes what leads to the list, as the list itself changes. */
const changesIt = ({ others }: Case, block: Block, was: number, is: number): boolean =>
  others.some((other) => other.operation === 'substitution' && (other.oldText === null ? other.place.within === 'list head' : block.text.includes(other.oldText) && countsWith(block, other, was, is)));

/** Whether another order of the ruling brings an item where the head is to count more, or takes one away where it is to count fewer. */
const changesItems = ({ others }: Case, grows: boolean): boolean =>
  others.some(({ operation, unit, place }) => (unit === 'list item' || place.items !== null || place.within === 'list') && operation !== (grows ? 'repeal' : 'insertion'));

/** That words count the items below them, and no longer as many as there are: "Three" has become "Four". */
function countsAnew(judged: Case, text: readonly Block[]): string | null {
  const head = judged.text.find((block) => {
    const now = text.find(({ id }) => id === block.id);
    const count = now === undefined ? 0 : countBelow(text, now);
    return now !== undefined && !isItem(block) && now.text !== block.text && count > 0 && count === countBelow(judged.text, block) && numbersIn(block).includes(count) && numbersIn(now).length > 0 && !numbersIn(now).includes(count);
  });
  const count = head === undefined ? 0 : countBelow(judged.text, head);
  const grows = text.some((now) => now.id === head?.id && numbersIn(now).some((told) => told > count));
  return head === undefined || changesItems(judged, grows) ? null : `the words that lead to the list count no longer the ${String(count)} items that it has`;
}

/** That words still count the items that stood below them before; null where none do, or where the ruling changes these, too. */
export function countsNoMore(judged: Case, verdict: Verdict): string | null {
  if (verdict.outcome === 'not applied' || judged.instruction.unit === 'entry') return null;
  const head = judged.text.find((block) => {
    const now = verdict.text.find(({ id }) => id === block.id);
    if (isItem(block) || now?.text !== block.text) return false;
    const [was, is] = [countBelow(judged.text, block), countBelow(verdict.text, now)];
    return was > 0 && was !== is && numbersIn(block).includes(was) && !changesIt(judged, block, was, is);
  });
  return head === undefined ? countsAnew(judged, verdict.text) : `the words that lead to the list still count ${String(countBelow(judged.text, head))} items, and there are now ${String(countBelow(verdict.text, verdict.text.find(({ id }) => id === head.id) ?? head))}`;
}
