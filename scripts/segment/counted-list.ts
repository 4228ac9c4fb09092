/** Lists that a text announces and counts: "They fall into four kinds:" with four items. Their names are no headwords. */
import { positionOf } from '../language/en/numbers.ts';
import type { LineRange } from './segments.ts';

/** More items than these nobody counts in words before he names them. */
const MOST_ITEMS = 12;
/** An announcement ends in a colon, and says how many of what there are. */
const COUNTED = /(?<![\p{L}\p{N}.])(?<count>\d{1,2}|\p{L}{3,6})(?= (?<what>(?:[\p{L}-]+ ){0,5}[\p{L}-]+s)[^.]{0,60}:$)/giu;
/** What a glossary says of its own entries. */
const OF_A_GLOSSARY = /\b(?:terms|words|key ?words|phrases|abbreviations|acronyms|concepts|definitions|entries|names|icons|symbols)\b/iu;

/**
 * Reads: the lines of a document, and the lines of the items found in it, in its order.
 * Writes: how many of the items stand in lists that a text right above counts.
 */
export function countedItems(lines: readonly string[], items: readonly LineRange[]): number {
  return items.reduce((found, [first], at) => {
    const above = lineAbove(lines, first);
    const counts = [...above.matchAll(COUNTED)].flatMap(({ groups }) => (OF_A_GLOSSARY.test(groups?.['what'] ?? '') ? [] : positionOf((groups?.['count'] ?? '').toLowerCase()) ?? []));
    const fits = counts.find((count) => count > 1 && count <= MOST_ITEMS && isRun(lines, items.slice(at, at + count), count));
    return found + (fits ?? 0);
  }, 0);
}

/** The nearest line above that is not blank. */
function lineAbove(lines: readonly string[], first: number): string {
  let at = first - 2;
  while (at >= 0 && lines[at]?.trim() === '') at -= 1;
  return lines[at]?.trim() ?? '';
}

/** So many items one right below the other, with nothing but blank lines between them. */
function isRun(lines: readonly string[], items: readonly LineRange[], count: number): boolean {
  return items.length === count && items.slice(1).every(([first], at) => lines.slice(items[at]?.[1] ?? first, first - 1).every((line) => line.trim() === ''));
}
