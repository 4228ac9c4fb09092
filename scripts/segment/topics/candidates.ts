/** Paragraphs that may begin a ruling or a run-in entry, each with its best reading and what speaks for it. */
import type { Paragraph } from '../blocks/paragraphs.ts';
import { sortKey } from '../sort-key.ts';
import { isCapitals } from './capitals.ts';
import { opensAsInstruction } from './instruction-openings.ts';
import { doubtsAboutTopic } from './not-a-topic.ts';
import { splitsOf, type Separator, type Split } from './splits.ts';

export interface TopicStyle {
  /** The sign that parts topic and text in this document. */
  separator: Separator;
  /** Topics are printed in capitals. */
  capitals: boolean;
  /** Topics are printed bold. */
  bold: boolean;
}

export interface TopicCandidate extends Split {
  /** Index of the paragraph. */
  at: number;
  weight: number;
}

/** Weights of the signs; a paragraph needs more than 0 to be a candidate at all. */
const WEIGHT = { separator: 1, otherDash: 0, otherSeparator: -1.5, bold: 3, notBold: -1, starred: 2, instruction: 3, capital: 1, small: -3, known: 2, capitals: 2, notCapitals: -3, awaited: -2, namedSection: -3 } as const;

/** Reads: a document's paragraphs and its style. Writes: at most one candidate a paragraph. */
export function topicCandidates(paragraphs: Paragraph[], style: TopicStyle, names: ReadonlySet<string>): TopicCandidate[] {
  const sections = new Set<string>();
  return paragraphs.flatMap((paragraph, at) => {
    const prior = paragraphs[at - 1];
    const awaited = prior !== undefined && /:["”*]*\*?$/u.test(prior.text.trim());
    const readings = paragraph.type === 'paragraph' ? splitsOf(paragraph.marked) : [];
    const weighed = readings.map((split) => ({ ...split, at, weight: weigh(split, style, names) + (awaited ? WEIGHT.awaited : 0) + (sections.has(sortKey(split.topic)) ? WEIGHT.namedSection : 0) }));
    for (const name of quotedSections(paragraph.text)) sections.add(name);
    const best = weighed.reduce<TopicCandidate | null>((top, one) => (top === null || one.weight > top.weight ? one : top), null);
    return best && best.weight > 0 ? [best] : [];
  });
}

function weigh(split: Split, style: TopicStyle, names: ReadonlySet<string>): number {
  const { topic, rest } = split;
  const instruction = opensAsInstruction(rest);
  return separatorWeight(split.separator, style.separator)
    + (split.bold ? WEIGHT.bold : style.bold && !split.starred ? WEIGHT.notBold : 0)
    + (split.starred ? WEIGHT.starred : 0)
    + (instruction ? WEIGHT.instruction : 0)
    + (/^["“‘'(*[]*[\p{Lu}\d]/u.test(rest) || rest === '' ? WEIGHT.capital : instruction ? 0 : WEIGHT.small)
    + (names.has(sortKey(topic)) ? WEIGHT.known : 0)
    + (style.capitals ? (isCapitals(topic) ? WEIGHT.capitals : WEIGHT.notCapitals) : 0)
    - doubtsAboutTopic(topic);
}

/** A hyphen for a dash is a slip of the typist; a colon for a dash is another thing. */
function separatorWeight(found: Separator, usual: Separator): number {
  if (found === usual) return WEIGHT.separator;
  return '-–'.includes(found) && '-–'.includes(usual) ? WEIGHT.otherDash : WEIGHT.otherSeparator;
}

/** Names of sections that an instruction quotes: `replacing the sections on "Cures" and "Costs"`. */
function quotedSections(text: string): string[] {
  if (!/\bsections?\b/iu.test(text)) return [];
  return [...text.matchAll(/["“]([^"“”]{2,40}?),?["”]/gu)].map((found) => sortKey(found[1] ?? ''));
}
