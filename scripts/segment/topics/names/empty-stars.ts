/** Stars that say nothing: before nearly every topic, in a document that does not say what they mean. */
import type { SourceFile } from '../../../read/source-file.ts';
import { starMarksNew } from '../../front-matter/front-matter.ts';
import { signsOfLegend } from '../lines/legend-signs.ts';
import type { TopicText } from '../texts-of-topic.ts';

/** Lines in which a document says what its marks mean. */
const HEAD = 80;
const NEARLY_ALL = 0.9;

/** Reads: a document and its topics. Writes: the topics, without stars where they are dots of a list. */
export function withoutEmptyStars(topics: TopicText[], source: SourceFile): TopicText[] {
  const marked = topics.filter(({ starred }) => starred).length;
  const isEmpty = marked >= topics.length * NEARLY_ALL && !isExplained(source, topics[0]?.paragraphs[0]?.first ?? HEAD);
  return isEmpty ? topics.map((topic) => ({ ...topic, starred: false })) : topics;
}

/** Whether a document's head, or its legend, says what its marks mean. */
function isExplained({ reading }: SourceFile, firstTopic: number): boolean {
  return signsOfLegend(reading).length > 0 || starMarksNew(reading.slice(0, Math.min(firstTopic, HEAD)).map(({ text }) => text).join(' '));
}
