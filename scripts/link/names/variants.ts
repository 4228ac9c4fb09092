/** Other names that lead to a headword. */
import { sortKey } from '../../segment/sort-key.ts';

const INVERTED = /^(.+), (The|A|An)$/u;
const ARTICLE = /^(The|A|An) (.+)$/u;
const PARENTHESIS = /^(.+?) \(([^()]+)\)$/u;

/**
 * Reads: a headword. Writes: its other forms: "Lamp, The" for "The Lamp" and back; "Ebb Courier" and "Nine of Twelve" for
 * "Ebb Courier (Nine of Twelve)". Words are never reordered but for the article.
 */
export function variantsOf(headword: string): string[] {
  const inverted = INVERTED.exec(headword);
  const article = ARTICLE.exec(headword);
  const parenthesis = PARENTHESIS.exec(headword);
  const forms = [
    inverted && `${inverted[2] ?? ''} ${inverted[1] ?? ''}`,
    article && `${article[2] ?? ''}, ${article[1] ?? ''}`,
    parenthesis?.[1],
    parenthesis && (parenthesis[2] ?? '').split(' ').length > 1 ? parenthesis[2] : null,
  ];
  return [...new Set(forms.filter((form): form is string => Boolean(form) && sortKey(form ?? '') !== sortKey(headword)))];
}
