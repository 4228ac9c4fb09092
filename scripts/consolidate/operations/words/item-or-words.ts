/** What is put beside the words of an item: more words of it, or an item of its own? */
import type { Block } from '../../../../src/model/corpus.ts';
import type { Case } from '../../case.ts';
import { isItem } from '../../place/ordinals.ts';
import { words } from '../../text/fold.ts';
import { refused } from '../../verdict.ts';
import { goesOnInside } from '../additions/addition-to-sentence.ts';
import type { Doubt } from './doubtful-words.ts';
import { nameBesideName } from './into-row.ts';

/** `Insert "snow" before "ice"`, where "ice" is all that the item says. */
const isWholeItem = (block: Block, quoted: string): boolean => words(block.text).join(' ') === words(quoted).join(' ');

/** Beside all words of an item: more of them only where a comma or a bracket parts them, or a word begins with which they go on. */
function isBesideWhole({ instruction: { newText, place }, newBlocks }: Case): boolean {
  const text = newText?.trim() ?? '';
  if (place.position === 'before') return !/^[,;(]|[,;]$/u.test(text);
  return place.position === 'after' && /^[\p{L}\p{N}]/u.test(text) && !goesOnInside(newBlocks);
}

/** "Snow falls.", beside words of an item that ends without a stop. */
const isSentenceBeside = ({ instruction: { newText } }: Case, block: Block): boolean =>
  !/[.!?:]$/u.test(block.text.trim()) && /^\p{Lu}.*[.!?]$/u.test(newText?.trim() ?? '');

/** `"snow" should come after "fog"`, where "fog" begins an item: what comes after what is told of items, and of words. */
const isToldOfPlaces = ({ instruction: { says, place }, newBlocks }: Case): boolean =>
  says.includes('that it is to stand') && place.position === 'after' && !goesOnInside(newBlocks) && newBlocks.every(({ text }) => /^[\p{L}\p{N}]/u.test(text));

/** `Insert "snow" in the list before "ice"`: an item of its own, or a word of that item? */
export const inTheList: Doubt = (judged, found, quoted) => nameBesideName(judged, found, quoted) ?? ofItem(judged, found, quoted);

const ofItem: Doubt = (judged, { block }, quoted) => {
  const { operation, unit, says } = judged.instruction;
  if (operation === 'repeal' && says.includes('that it leaves a list') && isItem(block) && !isWholeItem(block, quoted))
    return refused('place not certain', 'whether only these words of the item go is not certain');
  if (operation !== 'insertion' || unit !== 'text' || !isItem(block)) return null;
  const isOpen = says.includes('in the list') || (isWholeItem(block, quoted) && isBesideWhole(judged)) || isSentenceBeside(judged, block) || isToldOfPlaces(judged);
  return isOpen ? refused('place not certain', 'whether it is an item of its own is not certain') : null;
};
