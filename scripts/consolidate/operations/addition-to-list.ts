/** What is added to a list: an item behind its last, words at the end of one, a paragraph behind all of them. */
import type { Block } from '../../../src/model/corpus.ts';
import type { Case } from '../case.ts';
import { namedItems } from '../place/named.ts';
import { onlyList } from '../place/only-list.ts';
import { theOne } from '../place/only-part.ts';
import { isItem } from '../place/ordinals.ts';
import { insertBehind } from '../text/blocks.ts';
import type { Change } from '../verdict.ts';
import { goesOnInside } from './addition-to-sentence.ts';
import { append, insertedBehind, isWholeSentence } from './appended.ts';
import { asItem, besideQuotation } from './beside-quotation.ts';

/** A paragraph behind the one list that the entry has. */
export function behindWholeList(judged: Case): Change | null {
  const last = onlyList(judged.text)?.at(-1);
  return last === undefined ? null : insertedBehind({ ...judged, instruction: { ...judged.instruction, unit: 'paragraph' } }, last);
}

/** At the end of an item: a sentence behind a sentence, or words behind words that end without a stop. */
export function behindItem(judged: Case): Change | null {
  const { instruction: { unit }, text, newBlocks, id } = judged;
  const block = theOne(namedItems(judged));
  const [first, ...others] = newBlocks;
  const isText = unit === 'text' || (unit === 'cross-reference' && judged.instruction.place.within === null);
  if (block === null || !isItem(block) || !isText || first?.type !== 'paragraph' || others.length > 0) return null;
  const fits = /[.!?]["'”’)]*$/u.test(block.text) ? isWholeSentence(newBlocks) : /[\p{L}\p{N})]$/u.test(block.text) && /^\p{Ll}.*[\p{L}\p{N})]$/u.test(first.text);
  return fits ? append(text, block, newBlocks, id) : null;
}

/** At the beginning of an item: words before a word that begins small, as they do. */
export function atStartOfItem(judged: Case): Change | null {
  const { instruction: { unit, place }, text, newBlocks, id } = judged;
  const block = theOne(namedItems(judged));
  const [first, ...others] = newBlocks;
  if (block === null || !isItem(block) || unit !== 'text' || place.paragraphs !== null || first?.type !== 'paragraph' || others.length > 0) return null;
  const fits = /^[\p{Ll}\d]/u.test(block.text) && /^[\p{Ll}\d].*[\p{L}\p{N}),]$/u.test(first.text);
  return fits ? besideQuotation(text, { block, from: 0, to: 0 }, newBlocks, 'before', id)?.change ?? null : null;
}

/** "Or hail", "s": what goes on with words is no item. */
const isPiece = ({ text }: Block): boolean => /^(?:and|or|nor|but)\b|^[,;.]|^\p{L}$/u.test(text.trim());

/** A new item at the end of the one list that the entry has. */
export function behindList({ instruction: { place }, text, newBlocks }: Case): Change | null {
  const items = onlyList(text);
  const [first, last] = [items?.[0], items?.at(-1)];
  if (first === undefined || last === undefined || place.paragraphs !== null || place.items !== null || newBlocks.some(isPiece)) return null;
  return { text: insertBehind(text, last, newBlocks.map((block) => ({ ...asItem(block, last), level: first.level }))), replaced: [] };
}

const isSentence = ({ text }: Block): boolean => /[.!?]["'”’)]*$/u.test(text.trim());

/** A new item before the first of the one list that the entry has: a sentence among sentences, words among words. */
export function beforeList({ instruction: { place }, text, newBlocks }: Case): Change | null {
  const [first] = onlyList(text) ?? [];
  if (first?.type !== 'bullet' || place.paragraphs !== null || place.items !== null || goesOnInside(newBlocks) || newBlocks.some(isSentence) !== isSentence(first)) return null;
  return { text: insertBehind(text, text[text.indexOf(first) - 1] ?? null, newBlocks.map((block) => asItem(block, first))), replaced: [] };
}
