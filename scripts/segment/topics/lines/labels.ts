/** Parts that every entry has: `Type: ...`, `Definition: ...` right below its headword, in each of them again. They begin no topic. */
import type { Paragraph } from '../../blocks/paragraphs.ts';
import { sortKey } from '../../../names/sort-key.ts';
import { isLabelOfPart } from '../names/not-a-topic.ts';
import { sharedBeginnings } from '../names/shared-beginnings.ts';
import { splitsIn } from '../names/splits.ts';
import { titleIn } from '../titles/title-line.ts';

/** So often, and in so large a share of what looks like a topic. */
const FEWEST = 3;
const OFTEN = 0.15;
/** Where names are bold, one in italics that runs in with a text is that of a part. */
const ITALIC = /^(?:\*(?!\*)[^*]{2,30}\*|_(?!_)[^_]{2,30}_)(?::|(?<=:[*_]))\s/u;
const LONGEST = 40;
/** Parts below one title, at the most. */
const MOST_PARTS = 5;

/** Whether what stands above is a title, or another such part, of which one stands below a title. */
function isBelowTitle(paragraphs: readonly Paragraph[], keys: readonly (string | null)[], at: number): boolean {
  for (let above = at - 1; above >= Math.max(0, at - MOST_PARTS); above--) {
    const [paragraph, key] = [paragraphs[above], keys[above]];
    if (paragraph !== undefined && titleIn(paragraph) !== null) return true;
    if (key === null || key === keys[at] || isLabelOfPart(keys[at] ?? '')) return false;
  }
  return false;
}

/** Reads: a document's paragraphs. Writes: the same, those marked that begin with such a part's name. */
export function withParts(paragraphs: Paragraph[]): Paragraph[] {
  const shared = sharedBeginnings(paragraphs);
  const keys = paragraphs.map((paragraph) => {
    const [split] = splitsIn(paragraph);
    if (shared.alone.has(paragraph) || (split !== undefined && shared.runIn.has(sortKey(split.topic)))) return null;
    return split === undefined || split.rest === '' ? null : sortKey(split.topic);
  });
  const begun = keys.flatMap((key, at) => (key === null ? [] : [{ key, at, tight: paragraphs[at - 1]?.last === (paragraphs[at]?.first ?? 0) - 1 || isBelowTitle(paragraphs, keys, at) }]));
  const labels = new Set([...Map.groupBy(begun, ({ key }) => key)].filter(([, all]) => all.length >= FEWEST && all.length >= begun.length * OFTEN && all.every(({ tight }) => tight)).map(([key]) => key));
  for (const [key, all] of Map.groupBy(begun, (one) => one.key)) if (all.length >= FEWEST - 1 && all.every(({ at }) => labels.has(keys[at - 1] ?? ''))) labels.add(key);
  const areBold = paragraphs.filter((paragraph) => splitsIn(paragraph)[0]?.bold === true).length >= FEWEST;
  const isPart = (paragraph: Paragraph, at: number): boolean => labels.has(keys[at] ?? '') || (areBold && ITALIC.test(paragraph.marked.slice(0, LONGEST)));
  return paragraphs.map((paragraph, at) => (isPart(paragraph, at) ? { ...paragraph, part: true } : paragraph));
}
