import type { SourceFile } from '../../read/source-file.ts';
import type { Paragraph } from '../blocks/paragraphs.ts';
import { isAlphabet } from '../layouts/furniture.ts';
import { ledgerOf, type Claim } from '../ledger.ts';
import type { SegmentedRow } from '../segments.ts';
import type { TopicDocument } from './read-topics.ts';

/**
 * The ledger of a document of topics; each topic's lines belong to the entry or ruling of the same index. Where a line holds
 * parts of several, it is the first topic's; a heading has a line only where no topic stands on it.
 */
export function topicLedger(source: SourceFile, parts: TopicDocument, is: 'entry' | 'ruling'): SegmentedRow[] {
  // What was set apart is nobody's, though a paragraph go on across it; so is the page's A to Z.
  const claims = source.reading.map(({ text }, at): Claim | null => {
    const is = parts.apart.get(at) ?? (isAlphabet(text) ? 'furniture' : null);
    return is === null ? null : { is, owner: null };
  });
  const claim = (of: Claim, { first, last }: Paragraph): void => {
    for (let at = first; at <= last; at++) claims[at] ??= of;
  };
  // Before the topics: a page number may stand in the midst of a sentence that goes on behind it.
  const furniture = parts.others.filter((other) => other.is === 'furniture');
  for (const { is: kind, paragraph } of furniture) claim({ is: kind, owner: null }, paragraph);
  parts.topics.forEach(({ paragraphs }, owner) => {
    for (const paragraph of paragraphs) claim({ is, owner }, paragraph);
  });
  for (const paragraph of parts.summary) claim({ is: 'summary', owner: null }, paragraph);
  for (const { is: kind, paragraph } of parts.others) claim({ is: kind, owner: null }, paragraph);
  return ledgerOf(source, claims);
}
