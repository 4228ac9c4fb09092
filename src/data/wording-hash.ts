import { createHash } from 'node:crypto';
import type { Block } from '../model/corpus.ts';

/**
 * A short name for a wording, the first eight hexadecimal digits of the SHA-256 of its plain text, blocks parted by line
 * feeds: what a citation or a binder quotes is told by it from what stands on the page a year later.
 */
export function wordingHash(text: readonly Block[]): string {
  return createHash('sha256').update(text.map((block) => block.text).join('\n')).digest('hex').slice(0, 8);
}
