/** The sentences of a text, each with the block in which it stands. */
import type { Block } from '../../../../src/model/corpus.ts';
import { sentences } from '../../../../src/model/sentences.ts';
import type { Sentence } from '../../../../src/model/sentences.ts';
import { liesIn } from '../../text/quotation.ts';
import type { Found } from '../../text/quotation.ts';

/** One sentence and the block in which it stands. */
export interface PlacedSentence extends Sentence {
  block: Block;
}

/** The sentences of a block as they are plainly cut (`sentences`), each with the block. */
export const sentencesOf = (block: Block): PlacedSentence[] => sentences(block.text).map((sentence) => ({ ...sentence, block }));

/** The sentence in which words stand; undefined where they reach over its end. */
export const sentenceAround = (found: Found): PlacedSentence | undefined => sentencesOf(found.block).find((sentence) => liesIn(found, sentence));

/** Sentences side by side in one paragraph, as one stretch; null where there is none, or they stand in several. */
export function asOne(run: readonly PlacedSentence[]): PlacedSentence | null {
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last === undefined || run.some(({ block }) => block !== first.block)) return null;
  return { block: first.block, from: first.from, to: last.to, text: first.block.text.slice(first.from, last.to) };
}

/** Whether words end with a full stop, or a mark in its place, and what closes behind it. */
export const endsWithStop = (words: string): boolean => /[.!?]["'”’)\]]*$/u.test(words);

/** Whether words go from the capital, or the figure, of a sentence to its stop. */
export const isSentence = (words: string): boolean => /^["'“‘([]*[\p{Lu}\d]/u.test(words) && endsWithStop(words);
