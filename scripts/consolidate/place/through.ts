import type { Instruction } from '../../interpret/instruction.ts';
import { sentences } from '../../../src/model/sentences.ts';
import { findQuoted } from '../text/quotation.ts';
import type { Found } from '../text/quotation.ts';

/**
 * The words from those that were found to the last ones that an instruction quotes, or to the end of their sentence or
 * paragraph; or what stands before or after them. Null where the last ones do not stand behind the first in the same block, or more than once.
 */
export function stretchThrough({ block, from, to }: Found, through: NonNullable<Instruction['place']['through']>): Found | null {
  if ('all' in through) return allBeside({ block, from, to }, through.all);
  if ('end' in through) {
    const end = through.end === 'paragraph' ? block.text.length : sentences(block.text).find((sentence) => sentence.from <= from && to <= sentence.to)?.to;
    return end === undefined ? null : { block, from, to: end };
  }
  const [last, ...others] = findQuoted([block], through.words).filter((found) => found.from >= to);
  return last === undefined || others.length > 0 ? null : { block, from, to: last.to };
}

/** All of a paragraph before or after whole sentences of it; null where only a part of a sentence is quoted, or nothing stands there. */
function allBeside({ block, from, to }: Found, side: 'before' | 'after'): Found | null {
  const parts = sentences(block.text);
  const isWhole = parts.some((sentence) => sentence.from === from) && parts.some((sentence) => sentence.to === to);
  const rest = side === 'after' ? { block, from: to, to: block.text.length } : { block, from: 0, to: from };
  return isWhole && block.text.slice(rest.from, rest.to).trim() !== '' ? rest : null;
}
