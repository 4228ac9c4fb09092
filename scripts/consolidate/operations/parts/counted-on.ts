/** "Go back to step 2": a new item before it would make that another step, and nobody says whether the text is to follow. */
import type { Block } from '../../../../src/model/corpus.ts';
import type { Case } from '../../case.ts';
import { refused } from '../../verdict.ts';
import type { Refused } from '../../verdict.ts';

const numberOfItem = /\b(?:steps?|items?|points?|numbers?|no\.) (?<number>\d{1,2})\b(?! marks?\b)/giu;

const numbersIn = ({ text }: Block): number[] => [...text.matchAll(numberOfItem)].map(({ groups }) => Number(groups?.['number']));

/** Why a numbered item is not put beside another; null where no text counts on those behind it. */
export function countedOn({ instruction: { unit, place: { items, position } }, text, newBlocks }: Case): Refused | null {
  const isCounted = unit === 'list item' && text.some(({ type }) => type === 'numbered');
  if (!isCounted || items === null || items.from < 1 || (position !== 'before' && position !== 'after')) return null;
  const moved = position === 'before' ? items.from : items.to + 1;
  const isOther = [...text, ...newBlocks].flatMap(numbersIn).some((number) => number >= moved);
  return isOther ? refused('place not certain', 'the text speaks of items by numbers that would be those of others') : null;
}
