/** What a rulings document stars as new or changed, held against the document before it that collects the same rulings. */
import type { Message, SourceDocument } from '../../../src/model/corpus.ts';
import type { TargetedRuling } from '../../link/linked.ts';
import type { Ground } from '../ground.ts';
import { plainText } from '../text/blocks.ts';
import { words } from '../text/fold.ts';
import { topicKey } from './collects.ts';

/**
 * Where some rulings of a document are starred and others are not, each is asked: it is starred and stands word for word in
 * the document before, or it does not stand there so and is not starred. Both are named. Where the document says which one
 * it follows, it is held against that one alone.
 */
export function claimedStars(ground: Ground, documents: readonly SourceDocument[]): Message[] {
  return documents.flatMap((document, place) => {
    const own = ground.rulings.filter((ruling) => ruling.document === document.id && ruling.topic !== null);
    const before = documents.slice(0, place).findLast((earlier) => ground.collects(document, earlier));
    const isNext = document.follows === null || document.follows === before?.date;
    if (before === undefined || !isNext || !own.some(({ starred }) => starred) || own.every(({ starred }) => starred)) return [];
    const earlier = Map.groupBy(ground.rulings.filter((ruling) => ruling.document === before.id), ({ topic }) => topicKey(topic));
    return own.flatMap((ruling) => differing(ruling, earlier.get(topicKey(ruling.topic)) ?? [], document, before));
  });
}

function differing(ruling: TargetedRuling, earlier: readonly TargetedRuling[], document: SourceDocument, before: SourceDocument): Message[] {
  const text = wordsOf(ruling);
  const isRepeated = earlier.some((other) => wordsOf(other) === text);
  if (ruling.starred !== isRepeated) return [];
  const [named, of] = [`“${ruling.topic ?? ''}”`, before.date ?? before.title];
  const found = earlier.length === 0 ? `does not stand in the document of ${of}` : `has other words in the document of ${of}`;
  return [{
    rule: 'claimed-changes', severity: 'warning', file: document.file, line: ruling.lines[0],
    message: ruling.starred ? `The ruling ${named} is marked as new or changed, and stands word for word in the document of ${of}.` : `The ruling ${named} ${found}, and is not marked as new or changed.`,
    hint: 'The words are taken as they are printed. Either a document between the two is not held, or one of them was read or printed wrongly: compare them.',
  }];
}

function wordsOf({ blocks }: TargetedRuling): string {
  return words(plainText(blocks)).join(' ');
}
