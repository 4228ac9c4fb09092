/** Whether a change leaves each list as a list: items of an item stay with it, and no number stands twice. */
import type { Block } from '../../../src/model/corpus.ts';
import type { Case } from '../case.ts';
import { isItem } from '../place/ordinals.ts';
import { likeness } from '../text/likeness.ts';
import { refused } from '../verdict.ts';
import type { Refused, Verdict } from '../verdict.ts';

/** The item that each deeper item stands under, by their ids. */
function parents(text: readonly Block[]): Map<string, string> {
  const found = new Map<string, string>();
  text.forEach((block, at) => {
    if (!isItem(block) || block.level === 0) return;
    const above = text.slice(0, at).findLast((one) => !isItem(one) || one.level < block.level);
    if (above !== undefined && isItem(above)) found.set(block.id, above.id);
  });
  return found;
}

/** How many numbered items bear the number of the one before them. */
const numberedTwice = (text: readonly Block[]): number =>
  text.filter((block, at) => {
    const before = text[at - 1];
    return block.type === 'numbered' && before?.type === 'numbered' && before.level === block.level && block.marker !== null && block.marker === before.marker;
  }).length;

/** The share of an item's words that stay where it is revised. */
const KEPT = 0.3;

function isOther(text: readonly Block[], now: readonly Block[], id: string): boolean {
  const [was, is] = [text, now].map((blocks) => blocks.find((block) => block.id === id)?.text ?? '');
  return likeness(is ?? '', was ?? '') < KEPT;
}

/** The first item of each list, with what stands above it. */
const headed = (text: readonly Block[]): { head: Block | undefined; first: Block }[] =>
  text.flatMap((first, at) => (isItem(first) && !isItem(text[at - 1] ?? ({} as Block)) ? [{ head: text[at - 1], first }] : []));

const leads = (head: Block | undefined): boolean => /:\s*$/u.test(head?.text ?? '');

/** A list that words led to, and now none do; or such words, below which no item is left. */
function loseColon(text: readonly Block[], now: readonly Block[]): boolean {
  const led = headed(text).filter(({ head }) => leads(head));
  const after = headed(now);
  const isOpen = led.some(({ first }) => after.some((one) => one.first.id === first.id && !leads(one.head)) && text.some(({ id }) => id === first.id));
  const isEmpty = led.some(({ head }) => now.some((block, at) => block.id === head?.id && leads(block) && !isItem(now[at + 1] ?? block)));
  return isOpen || isEmpty;
}

/** Why a change must not be made though its place is certain; null where it leaves the lists whole. */
export function listsKept({ text, instruction: { operation, unit, oldText } }: Case, verdict: Verdict): Refused | null {
  if (verdict.outcome === 'not applied') return null;
  if (unit !== 'entry' && loseColon(text, verdict.text)) return refused('place not certain', 'a list would stand without the colon that leads to it');
  const [was, is] = [parents(text), parents(verdict.text)];
  const givenAnew = new Set(operation === 'substitution' && unit === 'list item' && oldText === null ? verdict.replaced.filter((id) => isOther(text, verdict.text, id)) : []);
  const isBereft = [...was].some(([id, above]) => (is.has(id) && is.get(id) !== above) || (verdict.text.some((block) => block.id === id) && (!is.has(id) || givenAnew.has(above))));
  if (isBereft) return refused('place not certain', 'items of its own stand below it');
  return numberedTwice(verdict.text) > numberedTwice(text) ? refused('place not certain', 'the numbers of the list would no longer count') : null;
}
