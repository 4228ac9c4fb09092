import type { SourceDocument } from '../../../src/schemas/corpus.ts';
import type { TargetedRuling } from '../../link/linked.ts';
import { fold, words } from '../text/fold.ts';

const HALF = 0.5;

/** A topic as compared between two documents: case, print and punctuation do not count. */
export function topicKey(topic: string | null): string {
  return words(topic ?? '').join(' ');
}

/**
 * Tells whether a later rulings document collects what an earlier one says: both amend the same edition, and at least
 * half of the earlier topics stand in the later one again. (A document of one month's rulings amends the same edition
 * and repeats next to nothing.)
 */
export function collector(rulings: Pick<TargetedRuling, 'document' | 'topic'>[]): (later: SourceDocument, earlier: SourceDocument) => boolean {
  const topics = Map.groupBy(rulings.filter((ruling) => ruling.topic !== null), (ruling) => ruling.document);
  const keys = (document: SourceDocument) => new Set((topics.get(document.id) ?? []).map((ruling) => topicKey(ruling.topic)));
  return (later, earlier) => {
    if (later.id === earlier.id || later.kind !== 'rulings' || earlier.kind !== 'rulings' || !sameEdition(later, earlier)) return false;
    const mine = keys(later);
    const its = [...keys(earlier)];
    return its.length > 0 && its.filter((key) => mine.has(key)).length >= HALF * its.length;
  };
}

function sameEdition({ amends: left }: SourceDocument, { amends: right }: SourceDocument): boolean {
  if (left === null || right === null) return false;
  return fold(left.title) === fold(right.title) || (left.date !== null && left.date === right.date);
}
