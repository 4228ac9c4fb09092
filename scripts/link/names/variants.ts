/** Other names that lead to a headword. */
import { asSorted, asSpoken } from '../../names/article.ts';
import { sortKey } from '../../names/sort-key.ts';

/** The number of a rule: "702.9." or "4.2"; one figure alone is none. */
const NUMBERED = /^(\d{1,4}(?:\.\d{1,3})+[a-z]?)[.)]? (\S.*)$/u;
const PARENTHESIS = /^(.+?) \(([^()]+)\)$/u;

/**
 * Reads: a headword. Writes: its other forms: "Lamp, The" for "The Lamp" and back; "Ebb Courier" and "Nine of Twelve" for
 * "Ebb Courier (Nine of Twelve)". Words are never reordered but for the article.
 * "Towing", "4.2" and "rule 4.2" mean "4.2 Towing".
 */
export function variantsOf(headword: string): string[] {
  const parenthesis = PARENTHESIS.exec(headword);
  const numbered = NUMBERED.exec(headword);
  const forms = [
    ...(numbered ? [numbered[2], numbered[1], `rule ${numbered[1] ?? ''}`] : []),
    asSpoken(headword),
    asSorted(headword),
    parenthesis?.[1],
    parenthesis && (parenthesis[2] ?? '').split(' ').length > 1 ? parenthesis[2] : null,
  ];
  return [...new Set(forms.filter((form): form is string => Boolean(form) && sortKey(form ?? '') !== sortKey(headword)))];
}
