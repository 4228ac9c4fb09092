/** The paragraphs that begin a topic, once the topics of a document are chosen. */
import type { ReadingLine } from '../../../read/source-file.ts';
import type { Paragraph } from '../../blocks/paragraphs.ts';
import type { Starts, TopicCandidate } from '../names/candidates.ts';
import type { TopicStyle } from '../order/style.ts';
import { aheadOfSections, unlabelledAhead, writerAhead } from './behind-topics.ts';
import type { Sectioned } from './sections.ts';
import { atTheMargin } from './set-out.ts';

/** Reads: chosen topics, the paragraphs they were found among, all of them, and the lines. Writes: those that begin one, without those ahead of all others, or at the margin, that only look so. */
export function startsAmong(topics: readonly TopicCandidate[], bodies: readonly Paragraph[], paragraphs: readonly Sectioned[], style: TopicStyle, reading: readonly ReadingLine[]): Starts {
  const starts: Starts = new Map();
  const places = topics.map(({ at }) => at);
  const unlabelled = new Set(style.separator === 'line' ? [...unlabelledAhead(bodies, places), ...writerAhead(bodies, places)] : []);
  for (const one of topics.filter(({ at }) => !unlabelled.has(at))) {
    const start = bodies[one.at];
    if (start) starts.set(start, one);
  }
  const ahead = style.separator === 'line' && style.heading === null ? aheadOfSections(paragraphs, starts) : null;
  if (ahead !== null) starts.delete(ahead);
  for (const paragraph of atTheMargin(reading, paragraphs, starts)) starts.delete(paragraph);
  return starts;
}

/** Takes those out of the beginnings that are none, and gives their paragraphs. */
export function takenFrom(starts: Starts, none: ReadonlySet<TopicCandidate>): Paragraph[] {
  const taken = [...starts].flatMap(([paragraph, one]) => (none.has(one) ? [paragraph] : []));
  for (const paragraph of taken) starts.delete(paragraph);
  return taken;
}
