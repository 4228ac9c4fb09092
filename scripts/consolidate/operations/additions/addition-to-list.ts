/** What is added to a list: an item behind its last, words at the end of one, a paragraph behind all of them. */
import type { Block } from '../../../../src/model/corpus.ts';
import { unquoted } from '../../../language/en/veiled.ts';
import type { Case } from '../../case.ts';
import { namedItems } from '../../place/named.ts';
import { onlyList } from '../../place/lists/only-list.ts';
import { theOne } from '../../place/only-part.ts';
import { isItem } from '../../place/ordinals.ts';
import { insertBehind } from '../../text/blocks.ts';
import type { Change } from '../../verdict.ts';
import { goesOnInside } from './addition-to-sentence.ts';
import { append, insertedBehind, isWholeSentence } from './appended.ts';
import { asItem, besideQuotation } from '../words/beside-quotation.ts';

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

/** "Not", "in front of", "at dusk,": words behind which "a captain" may stand; no adjective is. */
const leadsToNoun = /(?:[,)]|\b(?:of|in|on|at|by|for|with|without|from|to|under|over|near|after|before|during|and|or|nor|not|only|even|also|either|neither|perhaps|than|as|about|against|when|while|if|unless|until|usually|always|never))$/u;

/** At the beginning of an item: words before a word that begins small, as they do. */
export function atStartOfItem(judged: Case): Change | null {
  const { instruction: { unit, place }, text, newBlocks, id } = judged;
  const block = theOne(namedItems(judged));
  const [first, ...others] = newBlocks;
  if (block === null || !isItem(block) || unit !== 'text' || place.paragraphs !== null || first?.type !== 'paragraph' || others.length > 0) return null;
  if (/^(?:an?|the|its|their|his|her|no|every|each|any) /u.test(block.text) && !leadsToNoun.test(first.text)) return null;
  const fits = /^[\p{Ll}\d]/u.test(block.text) && /^[\p{Ll}\d].*[\p{L}\p{N}),]$/u.test(first.text);
  return fits ? besideQuotation(text, { block, from: 0, to: 0 }, newBlocks, 'before', id)?.change ?? null : null;
}

/** "Or hail", "s": what goes on with words is no item. */
const isPiece = ({ text }: Block): boolean => /^(?:and|or|nor|but)\b|^[,;.]|^\p{L}$/u.test(text.trim());

/** "Hail and snow": two names of a word or two, or one. */
const joinsTwo = /^(?:\p{Ll}+ ){1,2}(?:and|or|&) \p{Ll}+(?: \p{Ll}+)?$/u;

/** `Add "hail, snow" to the list`, where no item has a comma: one item, or two? */
const mayBeSeveral = ({ text }: Block): boolean => joinsTwo.test(text.trim()) || /^[\p{L}'’ -]{1,24}(?:[,;] [\p{L}'’ -]{1,24})+$/u.test(text.trim());

/** A new item at the end of the one list that the entry has. */
export function behindList({ instruction: { place, says, instruction }, text, newBlocks }: Case): Change | null {
  const items = onlyList(text);
  const [first, last] = [items?.[0], items?.at(-1)];
  if (first === undefined || last === undefined || place.paragraphs !== null || place.items !== null || newBlocks.some(isPiece)) return null;
  if (newBlocks.length === 1 && newBlocks.some(({ text: words }) => joinsTwo.test(words.trim())) && /\b(?:bullets|items)\b/iu.test(unquoted(instruction))) return null;
  if (!says.includes('a bullet') && newBlocks.some(mayBeSeveral) && !items?.some(({ text: words }) => /[,;]| (?:and|or|&) /u.test(words))) return null;
  return { text: insertBehind(text, last, newBlocks.map((block) => ({ ...asItem(block, last), level: first.level }))), replaced: [] };
}

const isSentence = ({ text }: Block): boolean => /[.!?]["'”’)]*$/u.test(text.trim());

/** A new item before the first of the one list that the entry has: a sentence among sentences, words among words. */
export function beforeList({ instruction: { place }, text, newBlocks }: Case): Change | null {
  const [first] = onlyList(text) ?? [];
  if (first?.type !== 'bullet' || place.paragraphs !== null || goesOnInside(newBlocks) || newBlocks.some(isSentence) !== isSentence(first)) return null;
  return { text: insertBehind(text, text[text.indexOf(first) - 1] ?? null, newBlocks.map((block) => asItem(block, first))), replaced: [] };
}
