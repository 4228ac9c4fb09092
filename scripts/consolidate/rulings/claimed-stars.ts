/** What a rulings document stars as new or changed, held against the document before it that collects the same rulings. */
import type { Message, SourceDocument } from '../../../src/model/corpus.ts';
import type { TargetedRuling } from '../../link/linked.ts';
import type { Ground } from '../ground.ts';
import { plainText } from '../text/blocks.ts';
import { words } from '../text/fold.ts';
import { topicKey } from './collects.ts';

/** The share of rulings without a star that stand in a document which one follows, where it does not say so. */
const MOST = 0.5;

/** The share of rulings that two files of one day have in common where they are one document, kept twice. */
const MOST_OF_A_COPY = 0.8;

/**
 * Where some rulings of a document are starred and others are not, each is asked: it is starred and stands word for word in
 * the document before, or it does not stand there so and is not starred. Both are named. What was starred is new since the
 * very document before: the one that it says it follows, or else one that has most of what is not starred. Against any
 * other, a star proves nothing. Of a document that is held twice that alone is told.
 */
export function claimedStars(ground: Ground, documents: readonly SourceDocument[]): Message[] {
  return documents.flatMap((document, place) => {
    const own = ground.rulings.filter((ruling) => ruling.document === document.id && ruling.topic !== null);
    const before = documents.slice(0, place).findLast((earlier) => ground.collects(document, earlier));
    if (before === undefined || own.length === 0) return [];
    const compared = besides(own, ground.rulings.filter((ruling) => ruling.document === before.id));
    if (isCopy(document, before, compared)) return [heldTwice(document, before, compared)];
    if (!own.some(({ starred }) => starred) || own.every(({ starred }) => starred)) return [];
    return follows(document, before, compared) ? compared.flatMap((one) => differing(one, document, before)) : [];
  });
}

/** A ruling beside those on its topic in the document before: whether there is one, and one with its words. */
interface Compared {
  ruling: TargetedRuling;
  isKnown: boolean;
  isRepeated: boolean;
}

function besides(own: readonly TargetedRuling[], before: readonly TargetedRuling[]): Compared[] {
  const earlier = Map.groupBy(before, ({ topic }) => topicKey(topic));
  return own.map((ruling): Compared => {
    const onTopic = earlier.get(topicKey(ruling.topic)) ?? [];
    return { ruling, isKnown: onTopic.length > 0, isRepeated: onTopic.some((other) => wordsOf(other) === wordsOf(ruling)) };
  });
}

/** Whether a document is another once more: saved twice, or in two formats. */
function isCopy({ date }: SourceDocument, before: SourceDocument, compared: readonly Compared[]): boolean {
  return date !== null && date === before.date && compared.filter(({ isRepeated }) => isRepeated).length >= MOST_OF_A_COPY * compared.length;
}

function heldTwice({ file }: SourceDocument, before: SourceDocument, compared: readonly Compared[]): Message {
  return {
    rule: 'two-copies', severity: 'note', file, line: 1,
    message: `${file} and ${before.file} are one document: ${compared.filter(({ isRepeated }) => isRepeated).length} of its ${compared.length} rulings stand in both`,
    hint: 'What both order is carried out once. Remove one of the files if that is not wanted.',
  };
}

function follows({ follows: said }: SourceDocument, before: SourceDocument, compared: readonly Compared[]): boolean {
  if (said !== null) return said === before.date;
  const unmarked = compared.filter(({ ruling }) => !ruling.starred);
  return unmarked.filter(({ isRepeated }) => isRepeated).length >= MOST * unmarked.length;
}

function differing({ ruling, isKnown, isRepeated }: Compared, document: SourceDocument, before: SourceDocument): Message[] {
  if (ruling.starred !== isRepeated) return [];
  const [named, of] = [`“${ruling.topic ?? ''}”`, before.date ?? before.title];
  const found = isKnown ? `has other words in the document of ${of}` : `does not stand in the document of ${of}`;
  return [{
    rule: 'claimed-changes', severity: 'warning', file: document.file, line: ruling.lines[0],
    message: ruling.starred ? `The ruling ${named} is marked as new or changed, and stands word for word in the document of ${of}.` : `The ruling ${named} ${found}, and is not marked as new or changed.`,
    hint: 'The words are taken as they are printed. Either a document between the two is not held, or one of them was read or printed wrongly: compare them.',
  }];
}

function wordsOf({ blocks }: TargetedRuling): string {
  return words(plainText(blocks)).join(' ');
}
