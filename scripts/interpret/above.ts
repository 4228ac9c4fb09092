/** What stands above a ruling, or for its whole document, and limits what it orders. */
import { sentences } from '../../src/model/sentences.ts';
import { limitOfAll, limitOfClosing, limitOfHeading, limitOfNext } from '../language/en/above-rulings.ts';
import type { Limit } from '../language/en/above-rulings.ts';
import type { FrontParagraph, SegmentedRuling } from '../segment/segments.ts';

const sentencesOf = (text: string): string[] => sentences(text).map((sentence) => sentence.text);

/** The first limit that one of some texts states, sentence by sentence. */
function first(texts: readonly string[], limitOf: (sentence: string) => Limit | null): Limit | null {
  for (const sentence of texts.flatMap(sentencesOf)) {
    const limit = limitOf(sentence);
    if (limit !== null) return limit;
  }
  return null;
}

/** A topic that is no thing of the game: what stands there may be said of all. */
const speaksOfAll = /^(?:general|notes?|notice|introduction|all rulings|status|important|read this first|about this document)$/iu;

/**
 * The limit under which each ruling stands, or null: that of its document, of its heading, or of a sentence above it, until
 * the next heading. What a document says of all its rulings behind the last of them, or under a topic that is no thing of
 * the game, holds for all, too.
 *
 * Reads: a document's front matter, and its rulings in their order. Writes: one for each ruling.
 */
export function limitsAbove(front: readonly FrontParagraph[], rulings: readonly SegmentedRuling[]): (Limit | null)[] {
  const behind = rulings.at(-1)?.blocks.slice(1).map(({ text }) => text) ?? [];
  const ofNone = rulings.filter(({ topic }) => speaksOfAll.test(topic ?? '')).flatMap(({ blocks }) => blocks.map(({ text }) => text));
  const ofAll = first([...front.map(({ text }) => text), ...ofNone], limitOfAll) ?? first(behind, limitOfClosing);
  let next: Limit | null = null;
  let section: string | null = null;
  return rulings.map(({ section: own, blocks }) => {
    if (own !== section) next = null;
    section = own;
    const limit = ofAll ?? (own === null ? null : limitOfHeading(own)) ?? next;
    next = first(blocks.slice(1).map(({ text }) => text), limitOfNext) ?? next;
    return limit;
  });
}
