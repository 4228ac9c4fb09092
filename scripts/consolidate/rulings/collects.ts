import type { SourceDocument } from '../../../src/model/corpus.ts';
import type { TargetedRuling } from '../../link/linked.ts';
import { plainText } from '../text/blocks.ts';
import { fold, words } from '../text/fold.ts';

const HALF = 0.5;

/** A topic as compared between two documents: case, print and punctuation do not count. */
export function topicKey(topic: string | null): string {
  return words(topic ?? '').join(' ');
}

export type Collects = (later: SourceDocument, earlier: SourceDocument) => boolean;

/**
 * Tells whether a later rulings document collects what an earlier one says: both amend the same edition, and at least
 * half of the earlier rulings stand in the later one again, under their topics and word for word. (A document of one
 * month's rulings amends the same edition and repeats next to nothing.)
 */
export function collector(rulings: Pick<TargetedRuling, 'document' | 'topic' | 'blocks'>[]): Collects {
  const said = new Map([...Map.groupBy(rulings, ({ document }) => document)].map(([id, list]) => [id, saidOnTopics(list)]));
  const known = new Map<string, boolean>();
  const decide: Collects = (later, earlier) => {
    if (later.id === earlier.id || later.kind !== 'rulings' || earlier.kind !== 'rulings' || !sameEdition(later, earlier)) return false;
    const its = [...(said.get(earlier.id) ?? [])];
    const again = its.filter(([topic, text]) => said.get(later.id)?.get(topic)?.includes(text) === true);
    return its.length > 0 && again.length >= HALF * its.length;
  };
  return (later, earlier) => {
    const pair = `${later.id} ${earlier.id}`;
    const answer = known.get(pair) ?? decide(later, earlier);
    known.set(pair, answer);
    return answer;
  };
}

/** What a document says on each topic. */
function saidOnTopics(rulings: Pick<TargetedRuling, 'topic' | 'blocks'>[]): Map<string, string> {
  const byTopic = Map.groupBy(
    rulings.filter(({ topic }) => topic !== null),
    ({ topic }) => topicKey(topic),
  );
  return new Map([...byTopic].map(([topic, list]) => [topic, words(list.map(({ blocks }) => plainText(blocks)).join(' ')).join(' ')]));
}

function sameEdition({ amends: left }: SourceDocument, { amends: right }: SourceDocument): boolean {
  if (left === null || right === null) return false;
  return fold(left.title) === fold(right.title) || (left.date !== null && left.date === right.date);
}
