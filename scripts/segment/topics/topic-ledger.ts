import type { SourceFile } from '../../read/source-file.ts';
import { ledgerOf, type Claim } from '../ledger.ts';
import type { SegmentedRow } from '../segments.ts';
import type { TopicDocument } from './read-topics.ts';

/** The ledger of a document of topics; each topic's lines belong to the entry or ruling of the same index. */
export function topicLedger(source: SourceFile, parts: TopicDocument, is: 'entry' | 'ruling'): SegmentedRow[] {
  const claims: (Claim | null)[] = source.reading.map(() => null);
  parts.topics.forEach(({ paragraphs }, owner) => {
    for (const { first, last } of paragraphs) claims.fill({ is, owner }, first, last + 1);
  });
  for (const paragraph of parts.summary) claims.fill({ is: 'summary', owner: null }, paragraph.first, paragraph.last + 1);
  // After the topics: a page number may stand in the midst of a sentence that goes on behind it.
  for (const { is: kind, paragraph } of parts.others) claims.fill({ is: kind, owner: null }, paragraph.first, paragraph.last + 1);
  return ledgerOf(source, claims);
}
