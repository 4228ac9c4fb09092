/** Who ruled so, and on which day, behind a sentence that may have lost its full stop: `It is no barge [Nan 05/02/97]`, `[NAN 19990122]`. */
const RULED_SO = /\S\s\[(?:[A-Z]{2,5}[ ,-]{1,2}(?:19|20)\d{6}|[^[\]]{0,30}\p{L}{2}[^[\]]{0,20}\b\d{1,2}([/.-])\d{1,2}\1\d{2,4}[^[\]]{0,12})\]\s*$/u;
const LONGEST_SOURCE = 100;

/** Whether a text ends where a sentence or the introduction of a list may end; who ruled it, and when, or the number of a footnote may stand behind. */
export function endsSentence(text: string): boolean {
  if (text.trimEnd().endsWith(']') && RULED_SO.test(text.slice(-LONGEST_SOURCE))) return true;
  return /[.!?:;…][\])"”’'*]*(?:\[(?:\d{1,3}|[a-z])\]){0,4}(?:\s[[(][^[\]()]{1,40}[\])]|\s\p{Lu}{1,3},? \d{1,2}\/\d{1,2}\/\d{2,4})?$/u.test(text.trimEnd());
}
