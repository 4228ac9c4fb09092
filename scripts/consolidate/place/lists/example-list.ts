/** "The second bullet of the example": the list that an example leads to, and whether a place is counted in it. */
import type { Block } from '../../../../src/model/corpus.ts';
import type { Instruction } from '../../../interpret/instruction.ts';
import { headOf, itemsBehind } from './list-around.ts';
import { isItem } from '../ordinals.ts';
import type { Counted } from '../ordinals.ts';

const opensExample = /^\W*(?:for )?example\b/iu;
const speaksOfOne = /\bexamples?\b|\be\.g\./iu;

/** The list of the one example of a text; null where several things may be the example, and undefined where none leads to a list. */
function listOfExample(text: readonly Block[]): Block[] | null | undefined {
  const heads = text.filter((block) => !isItem(block) && opensExample.test(block.text) && itemsBehind(text, block).length > 0);
  const [head, ...others] = heads;
  if (head === undefined) return undefined;
  const isOne = others.length === 0 && text.every((block) => block === head || isItem(block) || !speaksOfOne.test(block.text));
  return isOne ? itemsBehind(text, head) : null;
}

/**
 * Where items of an example are counted, the texts cut down to its list; the same texts where no example has a list.
 *
 * @returns null where of several examples one may be meant for the other
 */
export function countedInExample(place: Instruction['place'], counted: Counted): Counted | null {
  if (place.within !== 'example' || place.paragraphs !== null) return counted;
  const [text, base, before] = [counted.text, counted.base, counted.before].map(listOfExample);
  if (text === null || base === null || before === null) return null;
  return text === undefined && base === undefined && before === undefined ? counted : { text: text ?? [], base: base ?? [], before: before ?? [] };
}

/** Whether a block is an item of the list to which an example leads. */
export function standsUnderExample(text: readonly Block[], block: Block): boolean {
  const head = headOf(text, block);
  return isItem(block) && head !== undefined && opensExample.test(head.text);
}

/** "The second sentence of the example": counted from the example's beginning, and not from that of the entry. */
export function isCountedInExample({ says, place: { within, sentences, items, paragraphs } }: Instruction): boolean {
  const ordinals = sentences ?? items ?? paragraphs;
  const isAtEdge = ordinals !== null && ordinals.from === ordinals.to && Math.abs(ordinals.from) === 1;
  return within === 'example' && !isAtEdge && says.includes('part of an example');
}
