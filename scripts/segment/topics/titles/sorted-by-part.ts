/** Names that are in the order of the alphabet in each part of a document. */
import type { Paragraph } from '../../blocks/paragraphs.ts';
import { sortKey } from '../../../names/sort-key.ts';
import { isCapitals } from '../names/capitals.ts';

const LONGEST_TITLE = 60;

/** The title of a part, in capitals; a line of signs below it; a remark set off by a sign. */
export function isBesideTerms({ text, first, last }: Paragraph): boolean {
  return !/[\p{L}\p{N}]/u.test(text) || /^#\s/u.test(text) || (first === last && text.length <= LONGEST_TITLE && /\p{Lu}{3}/u.test(text) && isCapitals(text) && !/[.!?]$/u.test(text));
}

/** Reads: paragraphs, and of each the name that it begins with. Writes: whether the names are in the order of the alphabet, which begins anew below the title of a part. */
export function areSortedByPart(paragraphs: readonly Paragraph[], heads: readonly (string | null)[]): boolean {
  let last = '';
  return heads.every((head, at) => {
    const paragraph = paragraphs[at];
    if (paragraph !== undefined && head === null && isBesideTerms(paragraph) && /\p{Lu}{3}/u.test(paragraph.text)) last = '';
    if (head === null) return true;
    const [before, key] = [last, sortKey(head)];
    last = key;
    return before <= key;
  });
}
