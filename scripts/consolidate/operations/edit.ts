import type { Block } from '../../../src/model/corpus.ts';
import { insertBehind } from '../text/blocks.ts';
import type { Found } from '../text/quotation.ts';
import { exchange, noWords, splice } from '../text/splice.ts';
import type { Change } from '../verdict.ts';

/** A change inside one block, with what a reader should know of it. */
export interface Edit {
  change: Change;
  /** Empty where there is nothing to say. */
  note: string;
}

/**
 * Takes words out of a block, and the space that then stands double or before a comma, and parentheses that then stand
 * empty. A block that
 * then holds nothing goes.
 */
export function remove(text: Block[], { block, from, to }: Found, amendment: string): Edit {
  const emptied = block.text.charAt(from - 1) === '(' && block.text.charAt(to) === ')';
  const gap = emptied ? widened(block.text, from - 1, to + 1) : widened(block.text, from, to);
  const edited = splice(block, gap.from, gap.to, noWords, amendment);
  const replaced = [block.id];
  if (edited.text.trim() === '') return { change: { text: text.filter((other) => other !== block), replaced }, note: '' };
  const note = emptied
    ? 'the parentheses round it, then empty, went with it'
    : unended(block.text.slice(from, to), block.text.slice(0, from));
  return { change: { text: exchange(text, block, edited), replaced }, note };
}

/** The stretch with the white space on one side of it, where there is some on both, or nothing on the other. */
function widened(text: string, from: number, to: number): { from: number; to: number } {
  const before = text.slice(0, from);
  const after = text.slice(to);
  if (after.trim() === '') return { from: before.trimEnd().length, to: text.length };
  if (/^[.,;:!?)\]]/u.test(after)) return { from: before.trimEnd().length, to };
  const openLeft = before === '' || /\s$/u.test(before);
  return { from, to: openLeft ? text.length - after.trimStart().length : to };
}

/** A quotation that ends a sentence which began before it leaves that sentence without its full stop. */
function unended(removed: string, before: string): string {
  const insideSentence = /[^\s.!?(["“:;]\s*["'’”)]*\s*$/u.test(before) && !/[.!?]["'’”)]*\s*$/u.test(before);
  return insideSentence && /[.!?]["'’”)]*$/u.test(removed) ? 'the sentence before it is left without its full stop' : '';
}

/**
 * Puts new text in the place of quoted words: the first new block inside the block, any others behind it. Returns null
 * where new text of several blocks would have to stand inside a sentence. Parentheses and a full stop that stand both in
 * the new text and round the old words are not doubled.
 */
export function substitute(text: Block[], found: Found, newBlocks: Block[], amendment: string): Edit | null {
  const [first, ...others] = newBlocks;
  const { block } = found;
  if (first === undefined) return null;
  const { from, to } = undoubled(found, first.text);
  const after = block.text.slice(to);
  if (others.length > 0 && after.trim() !== '') return null;
  const edited = splice(block, from, to, first, amendment);
  const note = endsOpen(block.text.slice(from, to), first.text, after) ? 'the new words bring no full stop' : '';
  return { change: { text: insertBehind(exchange(text, block, edited), edited, others), replaced: [block.id] }, note };
}

function undoubled({ block, from, to }: Found, newText: string): { from: number; to: number } {
  const before = block.text.charAt(from - 1);
  const after = block.text.charAt(to);
  if (before === '(' && after === ')' && /^\([^()]*\)$/u.test(newText)) return { from: from - 1, to: to + 1 };
  return /[.!?]$/u.test(newText) && after === newText.at(-1) ? { from, to: to + 1 } : { from, to };
}

function endsOpen(removed: string, newText: string, after: string): boolean {
  return /[.!?]$/u.test(removed) && !/[.!?:;,]["'’”)\]]*$/u.test(newText) && !/^[.!?:;,]/u.test(after);
}
