/**
 * Documents in which nothing stands but topics, each with its one text: there a name that breaks the order of the alphabet
 * is a topic that somebody put where he liked, for no text is long enough to hold it.
 */
import { endsSentence } from '../../blocks/ends-sentence.ts';
import type { Paragraph } from '../../blocks/paragraphs.ts';
import { describesItself } from '../../front-matter/self-description.ts';
import type { TopicCandidate } from '../names/candidates.ts';
import type { TopicStyle } from './style.ts';

/** So many topics before a document can be called even. */
const FEWEST = 4;

/** Reads: paragraphs among which topics are looked for, and those that may be. Writes: whether each topic is set off as all are, and has one text. A copy may end in the midst of the last. */
export function isEven(paragraphs: readonly Paragraph[], candidates: readonly TopicCandidate[], style: TopicStyle): boolean {
  const usual = candidates.filter(({ separator, starred }) => separator === style.separator && !starred);
  if (usual.length < FEWEST || usual.length < candidates.length) return false;
  const places = new Map(usual.map((candidate) => [candidate.at, candidate]));
  const gaps = new Set(usual.slice(1).map(({ at }) => gapAbove(paragraphs, at)));
  const begin = usual[0]?.at ?? 0;
  const end = endsSentence(paragraphs.at(-1)?.text ?? '') ? paragraphs.length : paragraphs.length - 1;
  return gaps.size === 1 && paragraphs.slice(begin, end).every((paragraph, index) => {
    const at = begin + index;
    const candidate = places.get(at);
    if (candidate === undefined) return paragraph.marker !== null || (style.separator === 'line' && places.has(at - 1));
    return isText(style.separator === 'line' && candidate.rest === '' ? paragraphs[at + 1]?.text ?? '' : candidate.rest);
  });
}

function gapAbove(paragraphs: readonly Paragraph[], at: number): number {
  return (paragraphs[at]?.first ?? 0) - (paragraphs[at - 1]?.last ?? 0);
}

/** Where new text is announced, what stands below it may look like topics. */
const ANNOUNCES = /:$|\b(?:the following|as follows)\b/iu;

/** A sentence that says nothing of the document, and announces nothing. */
function isText(text: string): boolean {
  return endsSentence(text) && !ANNOUNCES.test(text.trimEnd()) && !describesItself(text);
}
