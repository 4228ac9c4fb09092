import type { Message, SourceDocument } from '../../../src/model/corpus.ts';
import type { TargetedRuling } from '../../link/linked.ts';
import type { Ground } from '../ground.ts';
import { plainText } from '../text/blocks.ts';
import { words } from '../text/fold.ts';
import { likeness } from '../text/likeness.ts';
import { topicKey } from './collects.ts';

const SAME_TEXT = 0.8;
const EXCERPT = 60;

/**
 * Rulings that stand in a cumulative document and are missing from the next that collects since the same edition, though
 * nothing deletes them: by topic, in its summary, or by their words under another topic. They stay in force and are
 * reported, because nobody has said that they should not.
 */
export function vanished(ground: Ground, documents: SourceDocument[]): Message[] {
  return documents.flatMap((document, place) => {
    const next = documents.slice(place + 1).find((later) => ground.collects(later, document));
    if (next === undefined) return [];
    const collected = ground.rulings.filter((ruling) => ruling.document === next.id);
    return ground.rulings
      .filter((ruling) => ruling.document === document.id && !isIn(ruling, collected, next))
      .map((ruling) => message(ruling, document, next));
  });
}

function isIn(ruling: TargetedRuling, collected: TargetedRuling[], next: SourceDocument): boolean {
  const key = topicKey(ruling.topic);
  const text = plainText(ruling.blocks);
  return (
    (key !== ''
      && (collected.some((other) => topicKey(other.topic) === key) || next.summary.some((point) => topicKey(point.topic) === key)))
    || (words(text).length >= 3 && collected.some((other) => likeness(text, plainText(other.blocks)) >= SAME_TEXT))
  );
}

function message({ topic, blocks, lines }: TargetedRuling, document: SourceDocument, next: SourceDocument): Message {
  const text = plainText(blocks);
  const name = topic ?? (text.length > EXCERPT ? `${text.slice(0, EXCERPT)}...` : text);
  return {
    rule: 'ruling-vanished',
    severity: 'warning',
    file: document.file,
    line: lines[0],
    message: `The ruling “${name}” of ${document.date ?? document.title} is missing from ${next.file} (${next.date ?? 'no date'}), which collects the same rulings, and nothing deletes it.`,
    hint: 'It stays in force. If it was meant to end, that needs a ruling.',
  };
}
