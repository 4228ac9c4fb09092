import { createHash } from 'node:crypto';
import type { Block } from '../../src/model/corpus.ts';

/**
 * The hash of what a person looked at in placing an amendment: its instruction, its new text, and the entry's text
 * as it stood before the document that brings the amendment. If one of them changes, the decision was on something else.
 */
export function decisionHash(instruction: string, newText: string | null, text: Block[]): string {
  const parts = [instruction, newText ?? '', ...text.map((block) => `${block.id} ${block.text}`)];
  return createHash('sha256').update(parts.join('\n\n')).digest('hex');
}
