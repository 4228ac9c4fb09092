/** What comes into a row that stands in a sentence, beside one of its items: "(e.g., barges, ferries)". */
import type { Block } from '../../../../src/model/corpus.ts';
import type { Case } from '../../case.ts';
import { findOnce } from '../../text/quotation.ts';
import type { Found } from '../../text/quotation.ts';
import { refused } from '../../verdict.ts';
import type { Doubt } from './doubtful-words.ts';

/** What stands before and behind a whole item of a row. */
const before = /(?:^|[,(;:]|\b(?:and|or|nor|e\.\s?g\.|such as|like|including|namely|are|is))\s*$/u;
const behind = /^\s*(?:[,);.]|(?:and|or|nor)\b)/u;

/** Whether words are a whole item of a row whose items commas part. */
function isItemOfRow({ block: { text }, from, to }: Found): boolean {
  const [left, right] = [text.slice(0, from), text.slice(to)];
  return before.test(left) && behind.test(right) && (/,\s*$/u.test(left) || /^\s*,/u.test(right));
}

/** Words that may be an item of a row, and bring no comma of their own. */
export const isItem = /^(?!(?:and|or|nor|but|the rest|etc)\b)[^,;.:()"“”]+$/iu;

/** The last of a row before which "and" stands: what follows it would stand behind that word too. */
const endsWithJoint = ({ block: { text }, from, to }: Found): boolean => !/^\s*,/u.test(text.slice(to)) && /\b(?:and|or|nor)\s*$/u.test(text.slice(0, from));

/** New words with the comma that parts them from the item beside which they go. */
export const withComma = (block: Block, position: Case['instruction']['place']['position']): Block => ({ ...block, text: position === 'before' ? `${block.text.trim()},` : `, ${block.text.trim()}` });

/** Whether an order adds words to the examples of a text, beside one of them. */
export const addsToExamples = ({ operation, place, says }: Case['instruction']): boolean => operation === 'insertion' && place.beside !== null && place.context === null && says.includes('to the examples');

/** The same case with the comma of the new item; null where the words beside which it goes are no whole item, or what comes may be none. */
export function asItemOfRow(judged: Case): Case | null {
  const { instruction: { place }, text, newBlocks: [first, ...more] } = judged;
  if (first === undefined || /^\s*,|,\s*$/u.test(first.text)) return judged;
  const found = findOnce(text, place.beside ?? '');
  const isOne = more.length === 0 && first.spans.length === 0 && isItem.test(first.text.trim());
  const stands = found !== null && isItemOfRow(found) && (place.position === 'before' || !endsWithJoint(found));
  return isOne && stands ? { ...judged, newBlocks: [withComma(first, place.position)] } : null;
}

/** `Insert "Fog Bell" after "Night Lamp"`, where that is an item of a row of names: without a comma both would be one name. */
export const nameBesideName: Doubt = ({ instruction: { operation, unit, says }, newBlocks: [first, ...more] }, found, quoted) => {
  const isName = operation === 'insertion' && unit === 'text' && more.length === 0 && /^\s*\p{Lu}[^,;()]*$/u.test(first?.text ?? '') && /^\p{Lu}/u.test(quoted);
  return isName && !says.includes('to the examples') && isItemOfRow(found) ? refused('place not certain', 'whether the new words are an item of the row is not certain') : null;
};
