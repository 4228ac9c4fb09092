/** Paragraphs that may begin a ruling or an entry, each with its best reading and what speaks for it. */
import type { Paragraph } from '../blocks/paragraphs.ts';
import { sortKey } from '../sort-key.ts';
import { isCapitals } from './capitals.ts';
import { isLetterHeading } from './headings.ts';
import { opensAsInstruction } from './instruction-openings.ts';
import { doubtsAboutTopic } from './not-a-topic.ts';
import { splitsIn, type Separator, type Split } from './splits.ts';
import { containerOf, type TopicStyle } from './style.ts';
import { continuesTopic } from './subtopics.ts';
import { titleIn } from './title-line.ts';

export interface TopicCandidate extends Split {
  /** Index of the paragraph. */
  at: number;
  weight: number;
}

/** Weights of the signs; a paragraph needs more than 0 to be a candidate at all. */
const WEIGHT = {
  separator: 1, otherDash: 0, otherSeparator: -1.5, bold: 3, notBold: -1, allBold: -4, starred: 2, instruction: 3, capital: 1, small: -3, known: 2,
  capitals: 2, notCapitals: -3, awaited: -2, namedSection: -3, cutShort: -2, soft: -1, listed: 1, quoted: -2,
  heading: 4, noHeading: -4, textBelow: 1, noTextBelow: -3, notTight: -1.5, noGap: -1,
} as const;
/** In a document with so many bold topics and hardly another, a topic that is not bold is none. */
const ALL_BOLD = 8;

/** Reads: a document's paragraphs and its style. Writes: at most one candidate a paragraph. */
export function topicCandidates(paragraphs: Paragraph[], style: TopicStyle, names: ReadonlySet<string>): TopicCandidate[] {
  const sections = new Set<string>();
  return paragraphs.flatMap((paragraph, at) => {
    const around = weighPlace(paragraphs, at, style);
    const weighed = readingsOf(paragraph, style).map((split, index, all) => ({
      ...split, at,
      weight: around + weigh(split, style, names) + (continuesTopic(split, all.slice(index + 1), style) ? WEIGHT.cutShort : 0) + (sections.has(sortKey(split.topic)) ? WEIGHT.namedSection : 0),
    }));
    for (const name of quotedSections(paragraph.text)) sections.add(name);
    const best = weighed.reduce<TopicCandidate | null>((top, one) => (top === null || one.weight > top.weight ? one : top), null);
    return best && best.weight > 0 ? [best] : [];
  });
}

function readingsOf(paragraph: Paragraph, style: TopicStyle): Split[] {
  if (style.separator === 'line') return isLetterHeading(paragraph.text) ? [] : [titleIn(paragraph) ?? []].flat();
  const container = containerOf(paragraph);
  return container === 'paragraph' || container === style.container ? splitsIn(paragraph) : [];
}

/** What the paragraphs before and after say. */
function weighPlace(paragraphs: Paragraph[], at: number, style: TopicStyle): number {
  const [prior, paragraph] = [paragraphs[at - 1], paragraphs[at]];
  if (!paragraph) return 0;
  const awaited = prior !== undefined && /:["”*]*\*?$/u.test(prior.text.trim());
  const listed = style.container !== 'paragraph' && containerOf(paragraph) === style.container;
  return (awaited ? WEIGHT.awaited : 0) + (paragraph.soft ? WEIGHT.soft : 0) + (listed ? WEIGHT.listed : 0)
    + (style.separator === 'line' ? weighLine(prior, paragraph, paragraphs[at + 1], style) : 0);
}

/** What speaks for a topic on a line of its own: a heading's signs, its text below, a gap above. */
function weighLine(prior: Paragraph | undefined, paragraph: Paragraph, next: Paragraph | undefined, style: TopicStyle): number {
  const heading = style.heading === null ? 0 : paragraph.heading === style.heading ? WEIGHT.heading : WEIGHT.noHeading;
  const gap = prior?.last === paragraph.first - 1 ? WEIGHT.noGap : 0;
  if (next === undefined) return heading + gap + WEIGHT.noTextBelow;
  const textBelow = !titleIn(next) || next.text.length >= paragraph.text.length * 2;
  return heading + gap + (textBelow ? WEIGHT.textBelow : 0) + (style.tight && next.first !== paragraph.last + 1 ? WEIGHT.notTight : 0);
}

function weigh(split: Split, style: TopicStyle, names: ReadonlySet<string>): number {
  const { topic, rest } = split;
  const instruction = opensAsInstruction(rest);
  return separatorWeight(split.separator, style.separator)
    + (split.bold ? WEIGHT.bold : style.bold && !split.starred ? (style.count >= ALL_BOLD ? WEIGHT.allBold : WEIGHT.notBold) : 0)
    + (split.starred ? WEIGHT.starred : 0)
    + (instruction ? WEIGHT.instruction : 0)
    + (/^["“‘'(*[]*[\p{Lu}\d]/u.test(rest) || rest === '' ? WEIGHT.capital : instruction ? 0 : WEIGHT.small)
    + (names.has(sortKey(topic)) ? WEIGHT.known : 0)
    + (/^["“][^"“”]+["”]\.?$/u.test(rest) ? WEIGHT.quoted : 0)
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
