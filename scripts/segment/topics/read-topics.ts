/** A document of topics and texts, cut: what stands before the first, the headings, the topics with their paragraphs. */
import type { SourceFile } from '../../read/source-file.ts';
import type { LedgerKind } from '../../../src/schemas/corpus.ts';
import { withoutEmphasis } from '../blocks/emphasis.ts';
import { joinBrokenSentences, readParagraphs, type Paragraph } from '../blocks/paragraphs.ts';
import { wrappingOf } from '../blocks/wrapping.ts';
import { readFrontMatter, starMarksNew, type FrontMatter } from '../front-matter/front-matter.ts';
import { topicCandidates, type TopicCandidate } from './candidates.ts';
import { isClosingNotice } from './closing.ts';
import { headingKind, type HeadingKind } from './headings.ts';
import { chooseTopics } from './order.ts';
import { isPageFurniture } from './page-furniture.ts';
import { styleOf } from './style.ts';

/** A topic with all that belongs to it; `topic` is null for a ruling printed without one. */
export interface TopicText {
  topic: string | null;
  starred: boolean;
  section: string | null;
  paragraphs: Paragraph[];
}

export interface TopicDocument {
  front: FrontMatter;
  topics: TopicText[];
  summary: Paragraph[];
  /** Paragraphs that are neither topic nor summary, and what they are. */
  others: { is: LedgerKind; paragraph: Paragraph }[];
}

interface Marked {
  paragraph: Paragraph;
  heading: HeadingKind | null;
  /** The kind of section it stands in, and that section's place in the document. */
  within: HeadingKind | 'front';
  section: number;
}

/** Reads: a document's lines. Writes: its parts; each paragraph stands in exactly one. */
export function readTopics(source: SourceFile, names: ReadonlySet<string>): TopicDocument {
  const marked = markSections(paragraphsOf(source));
  const headed = marked.some(({ within }) => within === 'rulings');
  const open = marked.filter(({ within, heading }) => heading === null && within !== 'summary' && (within !== 'front' || !headed));
  const candidates = topicCandidates(open.map(({ paragraph }) => paragraph), styleOf(open.map(({ paragraph }) => paragraph)), names);
  const chosen = chooseTopics(candidates.map((one) => ({ ...one, section: open[one.at]?.section ?? 0 }))).map((index) => candidates[index]);
  const starts = new Map(chosen.flatMap((one) => (one ? [[open[one.at]?.paragraph, one] as const] : [])));
  return assemble(marked, starts);
}

/** An asterisk begins a list item unless the document says that it marks what is new; a web page marks its lists itself. */
function paragraphsOf({ reading, format }: SourceFile): Paragraph[] {
  const head = reading.slice(0, 80).map(({ text }) => text).join(' ');
  const starIsBullet = format !== 'html' && !starMarksNew(head);
  return readParagraphs(reading, 0, reading.length, { wrapping: wrappingOf(reading), starIsBullet });
}

function markSections(paragraphs: Paragraph[]): Marked[] {
  let within: Marked['within'] = 'front';
  let section = 0;
  return paragraphs.map((paragraph) => {
    const heading = paragraph.type === 'paragraph' ? headingKind(paragraph.text) : null;
    if (heading) {
      within = heading;
      section += 1;
    }
    return { paragraph, heading, within, section };
  });
}

function assemble(marked: Marked[], starts: Map<Paragraph | undefined, TopicCandidate>): TopicDocument {
  const first = marked.findIndex(({ paragraph, within }) => starts.has(paragraph) || within === 'temporary');
  const end = lastRuling(marked);
  const parts: TopicDocument = { front: readFrontMatter(marked.slice(0, Math.max(first, 0)).map(({ paragraph }) => paragraph.text)), topics: [], summary: [], others: [] };
  let section: string | null = null;
  marked.forEach(({ paragraph, heading, within }, at) => {
    const candidate = starts.get(paragraph);
    if (isPageFurniture(paragraph.text)) parts.others.push({ is: 'furniture', paragraph });
    else if (heading) {
      section = paragraph.text;
      parts.others.push({ is: 'heading', paragraph });
    } else if (within === 'summary') parts.summary.push(paragraph);
    else if (at >= end) parts.others.push({ is: 'closing notice', paragraph });
    else if (candidate) parts.topics.push({ topic: candidate.topic, starred: candidate.starred, section, paragraphs: rest(paragraph, candidate) });
    else if (within === 'temporary') parts.topics.push({ topic: null, starred: false, section, paragraphs: [paragraph] });
    else if (at < first || parts.topics.length === 0) parts.others.push({ is: 'front matter', paragraph });
    else parts.topics.at(-1)?.paragraphs.push(paragraph);
  });
  return { ...parts, topics: parts.topics.map((topic) => ({ ...topic, paragraphs: joinBrokenSentences(topic.paragraphs) })) };
}

/** The text that follows the topic on its own line; nothing where the topic stands alone. */
function rest(paragraph: Paragraph, candidate: TopicCandidate): Paragraph[] {
  return [{ ...paragraph, marked: candidate.rest, text: withoutEmphasis(candidate.rest) }];
}

/** The index after the last paragraph that is no closing notice. */
function lastRuling(marked: Marked[]): number {
  let end = marked.length;
  while (end > 0 && isClosingNotice(marked[end - 1]?.paragraph.text ?? '')) end -= 1;
  return end;
}
