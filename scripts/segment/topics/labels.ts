/** Parts that every entry has: `Type: ...`, `Definition: ...` right below its headword, in each of them again. They begin no topic. */
import type { Paragraph } from '../blocks/paragraphs.ts';
import { sortKey } from '../sort-key.ts';
import { sharedBeginnings } from './shared-beginnings.ts';
import { splitsIn } from './splits.ts';

/** So often, and in so large a share of what looks like a topic. */
const FEWEST = 3;
const OFTEN = 0.15;

/** Reads: a document's paragraphs. Writes: the same, those marked that begin with such a part's name. */
export function withParts(paragraphs: Paragraph[]): Paragraph[] {
  const shared = sharedBeginnings(paragraphs);
  const keys = paragraphs.map((paragraph) => {
    const [split] = splitsIn(paragraph);
    if (shared.alone.has(paragraph) || (split !== undefined && shared.runIn.has(sortKey(split.topic)))) return null;
    return split === undefined || split.rest === '' ? null : sortKey(split.topic);
  });
  const begun = keys.flatMap((key, at) => (key === null ? [] : [{ key, tight: paragraphs[at - 1]?.last === (paragraphs[at]?.first ?? 0) - 1 }]));
  const labels = new Set([...Map.groupBy(begun, ({ key }) => key)].filter(([, all]) => all.length >= FEWEST && all.length >= begun.length * OFTEN && all.every(({ tight }) => tight)).map(([key]) => key));
  return labels.size === 0 ? paragraphs : paragraphs.map((paragraph, at) => (labels.has(keys[at] ?? '') ? { ...paragraph, part: true } : paragraph));
}
