/** A topic, and the first paragraph of it: what stands behind its name, and the number before it. */
import { withoutEmphasis } from '../blocks/emphasis.ts';
import type { Paragraph } from '../blocks/paragraphs.ts';
import type { TopicCandidate } from './names/candidates.ts';
import type { OwnDay } from './names/own-day.ts';

/** A topic with all that belongs to it; `topic` is null for a ruling printed without one. */
export interface TopicText {
  topic: string | null;
  starred: boolean;
  section: string | null;
  ownDay: OwnDay | null;
  paragraphs: Paragraph[];
}

/** The number of a topic that stands alone on its line goes to the paragraph below it, or else to the topic. */
export function withNumber(topic: TopicText): TopicText {
  const [head, next, ...others] = topic.paragraphs;
  if (head?.text !== '' || head.marker === null) return topic;
  if (next?.type === 'paragraph' && next.marker === null) return { ...topic, paragraphs: [head, { ...next, marker: head.marker }, ...others] };
  return { ...topic, topic: `${head.marker} ${topic.topic ?? ''}` };
}

/** The text that follows the topic on its own line; nothing where the topic stands alone. The topic's number stays with it. */
export function restOf(paragraph: Paragraph, candidate: TopicCandidate): Paragraph[] {
  const marker = paragraph.type === 'numbered' ? paragraph.marker : null;
  const text: Paragraph = { ...paragraph, type: 'paragraph', marker, level: 0, marked: candidate.rest, text: withoutEmphasis(candidate.rest) };
  return candidate.behind === undefined ? [text] : [{ ...text, marker: null, marked: candidate.behind, text: candidate.behind, wraps: [] }, text];
}
