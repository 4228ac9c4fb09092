import type { Block } from '../../../src/model/corpus.ts';
import { shifted } from '../../../src/model/spans.ts';

/** Words that go into a block, with what is printed bold or italic in them. */
export type Words = Pick<Block, 'text' | 'spans'>;

export const noWords: Words = { text: '', spans: [] };

/**
 * Puts words in the place of a stretch of a block and marks it with the amendment. Everything around is kept to the byte,
 * bold and italic with it; a span that reaches into the stretch goes with the stretch.
 */
export function splice(block: Block, from: number, to: number, words: Words, amendment: string): Block {
  const shift = words.text.length - (to - from);
  const spans = [
    ...block.spans.filter((mark) => mark.to <= from),
    ...shifted(words.spans, from),
    ...shifted(block.spans.filter((mark) => mark.from >= to && mark.to > from), shift),
  ];
  return { ...block, text: block.text.slice(0, from) + words.text + block.text.slice(to), spans, amendment };
}

/** Lets words go on at the end of a block, after a space. */
export function goOnWith(block: Block, words: Words, amendment: string): Block {
  const end = block.text.length;
  const spaced = { text: ` ${words.text}`, spans: shifted(words.spans, 1) };
  return splice(block, end, end, spaced, amendment);
}

/** Puts a block in the place of another. */
export function exchange(text: Block[], block: Block, edited: Block): Block[] {
  return text.map((other) => (other === block ? edited : other));
}
