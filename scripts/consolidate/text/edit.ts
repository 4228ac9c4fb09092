import type { Block } from '../../../src/model/corpus.ts';
import { shifted } from '../../../src/model/spans.ts';
import { opensSentence, smallWord } from '../../language/en/sentence-openers.ts';
import { insertBehind } from './blocks.ts';
import type { Found } from './quotation.ts';
import { exchange, noWords, splice } from './splice.ts';
import type { Words } from './splice.ts';
import type { Change } from '../verdict.ts';

/** A change inside one block, with what a reader should know of it. */
export interface Edit {
  change: Change;
  /** Empty where there is nothing to say. */
  note: string;
}

/**
 * Takes words out of a block, and what would be left standing round them: a double space, empty parentheses, a comma beside
 * a comma. Where they end a sentence that began before them, its full stop stays. A block that then holds nothing goes.
 */
export function remove(text: Block[], { block, from, to }: Found, amendment: string): Edit {
  const { gap, note } = gapOf(block.text, from, to);
  const opened = withoutOpener({ block, from, to }, gap.to, amendment);
  if (opened !== null) return { change: { text: exchange(text, block, opened), replaced: [block.id] }, note: 'the word with which the sentence now begins has its capital' };
  const edited = splice(block, gap.from, gap.to, noWords, amendment);
  const replaced = [block.id];
  if (edited.text.trim() === '') return { change: { text: text.filter((other) => other !== block), replaced }, note: '' };
  return { change: { text: exchange(text, block, edited), replaced }, note };
}

interface Gap {
  gap: { from: number; to: number };
  /** What went with the words, or stayed of them. */
  note: string;
}

/** A bracket, or "See": what stands before the first of several things. */
const headsList = /(?:[([]|\bsee(?: also)?:?)$/iu;

function gapOf(text: string, from: number, to: number): Gap {
  if (text.charAt(from - 1) === '(' && text.charAt(to) === ')')
    return { gap: widened(text, from - 1, to + 1), note: 'the parentheses round it, then empty, went with it' };
  const before = text.slice(0, from).trimEnd();
  if (endsItsSentence(text.slice(from, to), before)) return withoutItsStop(before, to);
  const after = text.slice(to).trimStart();
  if (/[,;]$/u.test(before) && /^[,;.!?]/u.test(after)) return { gap: { from: before.length - 1, to: text.length - after.length }, note: 'a comma that then stood double went with it' };
  if (headsList.test(before) && /^[,;]\s/u.test(after)) return { gap: { from, to: text.length - after.slice(1).trimStart().length }, note: 'the comma after it went with it' };
  return { gap: widened(text, from, to), note: beginsSmall(before, after) ? 'a sentence now begins in small letters' : joinsAnother(before, after) };
}

/** A sentence without the words that opened it ("However, no cat hums."): the next word opens it then. Null where it needs no capital, or may not have one. */
function withoutOpener({ block, from, to }: Found, next: number, amendment: string): Block | null {
  const { text, spans } = block;
  const isOpened = beginsSmall(text.slice(0, from).trimEnd(), text.slice(next)) && opensSentence.test(text.slice(from, to).trim()) && smallWord.test(text.slice(next));
  if (!isOpened || spans.some((mark) => mark.from <= next && next < mark.to)) return null;
  return splice(block, from, next + 1, { text: text.charAt(next).toUpperCase(), spans: [] }, amendment);
}

/** "dogs, and birds hum" without its birds: what "and" joined has gone, and whether what comes next is to be joined is not ours to say. */
function joinsAnother(before: string, after: string): string {
  const [joining] = /\b(?:and|or|nor)$/iu.exec(before) ?? [];
  const [next] = /^\p{L}+/u.exec(after) ?? [];
  return joining === undefined || next === undefined ? '' : `“${joining}” now stands before “${next}”`;
}

const beginsSmall = (before: string, after: string): boolean => /(?:^|[.!?]["'”’)]*)$/u.test(before) && /^\p{Ll}/u.test(after);

/** The stretch with the white space on one side of it, where there is some on both, or nothing on the other. */
function widened(text: string, from: number, to: number): { from: number; to: number } {
  const before = text.slice(0, from);
  const after = text.slice(to);
  if (after.trim() === '') return { from: before.trimEnd().length, to: text.length };
  const openLeft = before === '' || /\s$|[([“‘]$|(?:^|\s)["']$/u.test(before);
  if (/^(?:[.,;:!?)\]”]|"(?![\p{L}\p{N}]))/u.test(after)) return { from: before.trimEnd().length, to };
  return { from, to: openLeft ? text.length - after.trimStart().length : to };
}

/** A quotation that ends a sentence which began before it. */
function endsItsSentence(removed: string, before: string): boolean {
  return /[.!?]$/u.test(removed) && !/^\S*[.!?]$/u.test(removed) && before !== '' && !/[.!?(["“:][)"'’”\]]*$/u.test(before);
}

/** The full stop stays where the sentence now ends, in the place of a comma. */
function withoutItsStop(before: string, to: number): Gap {
  const comma = /[,;]$/u.test(before) ? 1 : 0;
  return {
    gap: { from: before.length - comma, to: to - 1 },
    note: comma === 1 ? 'the full stop of the sentence stays, in the place of the comma before' : 'the full stop of the sentence stays',
  };
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
  const stops = stopsBetween(found, first.text);
  const { from, to } = stops ? { from: found.from, to: found.to - 1 } : undoubled(found, first.text);
  const after = block.text.slice(to);
  if (others.length > 0 && after.trim() !== '') return null;
  const edited = splice(block, from, to, apart(block.text, from, to, first), amendment);
  const open = endsOpen(block.text.slice(from, to), first.text, after) ? 'the new words bring no full stop' : '';
  return { change: { text: insertBehind(exchange(text, block, edited), edited, others), replaced: [block.id] }, note: stops ? 'the full stop of the sentence stays' : open };
}

/** Whether the old words end a sentence, the new ones do not, and the next sentence follows. */
const stopsBetween = ({ block, from, to }: Found, newText: string): boolean => endsOpen(block.text.slice(from, to), newText, '') && /^\s+["'“‘(]*\p{Lu}/u.test(block.text.slice(to));

/** New words do not run into the word before or behind them, where a comma that parted them went. */
function apart(text: string, from: number, to: number, words: Words): Words {
  const joined = (left: string, right: string) => /[\p{L}\p{N}]$/u.test(left) && /^[\p{L}\p{N}]/u.test(right);
  const lead = joined(text.slice(0, from), words.text) ? ' ' : '';
  const end = joined(words.text, text.slice(to)) ? ' ' : '';
  return lead + end === '' ? words : { text: `${lead}${words.text}${end}`, spans: shifted(words.spans, lead.length) };
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
