/** Paragraphs that may begin a ruling or an entry, each with its best reading and what speaks for it. */
import type { Paragraph } from '../../blocks/paragraphs.ts';
import { sortKey } from '../../../names/sort-key.ts';
import { isAnnouncement } from '../parts/announcements.ts';
import { isLetterHeading } from '../parts/headings.ts';
import { weighReading } from './signs.ts';
import { sharedBeginnings, wordBetween } from './shared-beginnings.ts';
import { splitsIn, type Split } from './splits.ts';
import { containerOf, type TopicStyle } from '../order/style.ts';
import { titleIn } from '../titles/title-line.ts';
import type { Names } from '../../known-names.ts';

export interface TopicCandidate extends Split {
  /** Index of the paragraph. */
  at: number;
  weight: number;
  /** What stands between the topic and its separator, and is no part of its name. */
  behind?: string;
}

/** The paragraphs that begin a topic. */
export type Starts = Map<Paragraph, TopicCandidate>;

/** Reads: a document's paragraphs and its style. Writes: at most one candidate a paragraph; one that has more against it than for it is none. */
export function topicCandidates(paragraphs: Paragraph[], style: TopicStyle, names: Names): TopicCandidate[] {
  const quoted = new Set<string>();
  const announcements: string[] = [];
  const above: string[] = [];
  const { runIn: shared, sorts } = sharedBeginnings(paragraphs);
  return paragraphs.flatMap((paragraph, at) => {
    const [prior, next] = [paragraphs[at - 1], paragraphs[at + 1]];
    const weighed = readingsOf(paragraph, style).map((split, index, all): TopicCandidate => (
      { ...split, at, weight: weighReading({ split, later: all.slice(index + 1).filter((next) => !sorts.has(wordBetween(split, next) ?? '')), paragraph, prior, before: paragraphs[at - 2], next, style, names, quoted, announcements, above, shared }) }
    ));
    if (isAnnouncement(paragraph.text)) announcements.push(paragraph.text);
    for (const name of quotedSections(paragraph.text)) quoted.add(name);
    const best = weighed.reduce<TopicCandidate | null>((top, one) => (top === null || one.weight > top.weight ? one : top), null);
    if (best !== null) above.push(sortKey(best.topic));
    return best && best.weight > 0 ? [best] : [];
  });
}

function readingsOf(paragraph: Paragraph, style: TopicStyle): Split[] {
  if (style.separator === 'line') return isLetterHeading(paragraph.text) && (style.heading === null || paragraph.heading !== style.heading) ? [] : [titleIn(paragraph) ?? []].flat();
  const container = containerOf(paragraph);
  return container === 'paragraph' || container === style.container ? splitsIn(paragraph) : [];
}

/** Names of sections that an instruction quotes: `replacing the sections on "Cures" and "Costs"`. */
function quotedSections(text: string): string[] {
  if (!/\bsections?\b/iu.test(text)) return [];
  return [...text.matchAll(/["“]([^"“”]{2,40}?),?["”]/gu)].map((found) => sortKey(found[1] ?? ''));
}
