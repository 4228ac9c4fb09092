/** Items that end in marks lead on to the next: "one; or", "two.". A new item without them, or behind the last, would break their row. */
import type { Block } from '../../../src/model/corpus.ts';
import type { Case } from '../case.ts';
import { isItem } from '../place/ordinals.ts';
import { refused } from '../verdict.ts';
import type { Refused, Verdict } from '../verdict.ts';

const leadsOn = ({ text }: Block): boolean => /(?:[,;]|[,;]? (?:and|or|nor))$/u.test(text.trim());
const joins = ({ text }: Block): boolean => /[,; ](?:and|or|nor)$/u.test(text.trim());

/** Why a new item must not stand where it would; null where it goes on as its neighbours do. */
export function marksOfItems({ text, instruction: { operation } }: Case, verdict: Verdict): Refused | null {
  if (operation !== 'insertion' || verdict.outcome === 'not applied') return null;
  const ids = new Set(text.map(({ id }) => id));
  const { text: now } = verdict;
  const isBroken = now.some((block, at) => {
    if (!isItem(block) || ids.has(block.id)) return false;
    const [before, next] = [now[at - 1], now[at + 1]].map((one) => (one !== undefined && isItem(one) && one.level === block.level ? one : undefined));
    if (next !== undefined) return (leadsOn(next) || (before !== undefined && leadsOn(before))) && (!leadsOn(block) || (before !== undefined && joins(before)));
    const others = now.filter((one) => isItem(one) && ids.has(one.id) && one.level === block.level);
    return before !== undefined && !leadsOn(before) && others.some(leadsOn);
  });
  return isBroken ? refused('place not certain', 'the items of the list lead on to each other, and the new one would not') : null;
}
