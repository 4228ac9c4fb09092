import type { Instruction } from '../../interpret/instruction.ts';
import { sentences } from '../../../src/model/sentences.ts';
import { findQuoted } from '../text/quotation.ts';
import type { Found } from '../text/quotation.ts';

/**
 * The words from those that were found to the last ones that an instruction quotes, or to the end of their sentence or
 * paragraph. Null where the last ones do not stand behind the first in the same block, or more than once.
 */
export function stretchThrough({ block, from, to }: Found, through: NonNullable<Instruction['place']['through']>): Found | null {
  if ('end' in through) {
    const end = through.end === 'paragraph' ? block.text.length : sentences(block.text).find((sentence) => sentence.from <= from && to <= sentence.to)?.to;
    return end === undefined ? null : { block, from, to: end };
  }
  const [last, ...others] = findQuoted([block], through.words).filter((found) => found.from >= to);
  return last === undefined || others.length > 0 ? null : { block, from, to: last.to };
}
