/** A list that counts its items goes on to count them when one comes, goes or moves: "1. 2. 3." has no second "2." and no gap. */
import type { Block } from '../../../src/model/corpus.ts';
import { plainText } from '../text/blocks.ts';
import type { Case } from '../case.ts';
import { refused, weakened } from '../verdict.ts';
import type { Verdict } from '../verdict.ts';

const mark = /^(\(?)(\d{1,2})([.)]*)$/u;
const numberOf = ({ marker }: Block): number | null => Number.parseInt(mark.exec(marker ?? '')?.[2] ?? '', 10) || null;

const isNumbered = ({ type }: Block): boolean => type === 'numbered';

/** The numbered items of a text, where they stand together in one row; else none. */
function rowIn(text: readonly Block[]): Block[] {
  const items = text.filter(isNumbered);
  const first = text.findIndex(isNumbered);
  return items.every((item, at) => text[first + at] === item && item.level === items[0]?.level) ? items : [];
}

/** Whether a text has one row of numbered items that are counted one by one. */
export function countsItsItems(text: readonly Block[]): boolean {
  const row = rowIn(text);
  return row.length > 1 && row.every((item, at) => numberOf(item) === (numberOf(row[0] ?? item) ?? 0) + at);
}

/** Words that name an item by its number: whether they then mean another, nobody says. */
const namesOne = /\b(?:steps?|items?|points?|numbers?|nos?\.|rules?|stages?)\s+(?:\(?\d|one\b|two\b|three\b|four\b|five\b)|\(\d{1,2}\)|#\d/iu;

/** How a list counted, and how it would go on to do so. */
interface Count { numbers: Map<string, string>; isAsGiven: boolean }

/** The numbers by the ids of their items; null where the list did not count, or is another. */
function recounted(was: readonly Block[], now: readonly Block[]): Count | null {
  const [row, then] = [rowIn(was), rowIn(now)];
  const [first, ...others] = row;
  const from = first === undefined ? null : numberOf(first);
  const [, opens = '', , closes = ''] = mark.exec(first?.marker ?? '') ?? [];
  const stood = new Set(row.map(({ id }) => id));
  if (from === null || others.some((item, at) => numberOf(item) !== from + at + 1) || !then.some(({ id }) => stood.has(id))) return null;
  return {
    numbers: new Map(then.map(({ id }, at) => [id, `${opens}${String(from + at)}${closes}`])),
    isAsGiven: then.every((item, at) => stood.has(item.id) || item.marker === null || numberOf(item) === from + at),
  };
}

/** The verdict with the items counted anew; where the text names one of them by its number, only if it is ordered. */
export function countingOn({ text, instruction: { unit, instruction } }: Case, verdict: Verdict): Verdict {
  const count = verdict.outcome === 'not applied' || unit === 'entry' ? null : recounted(text, verdict.text);
  if (verdict.outcome === 'not applied' || count === null) return verdict;
  if (!count.isAsGiven) return refused('place not certain', 'the numbers of the list would no longer count');
  const numberAt = ({ id, marker }: Block): string | null => count.numbers.get(id) ?? marker;
  if (verdict.text.every((block) => numberAt(block) === block.marker)) return verdict;
  const isOther = verdict.text.some((block) => block.marker !== null && numberAt(block) !== block.marker);
  const isNamed = isOther && namesOne.test(plainText(verdict.text));
  if (isNamed && !/renumber/iu.test(instruction)) return weakened(verdict, 'the text names an item by its number, and the numbers stay as they are printed');
  const now = verdict.text.map((block) => ({ ...block, marker: numberAt(block) }));
  return weakened({ ...verdict, text: now }, isOther ? `the items of the list are counted on${isNamed ? ', and the text names one by its number' : ''}` : null);
}
