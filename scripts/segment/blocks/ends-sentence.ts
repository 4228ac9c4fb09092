/** Whether a text ends where a sentence or the introduction of a list may end; who ruled it, and when, or the number of a footnote may stand behind. */
export function endsSentence(text: string): boolean {
  return /[.!?:;…][\])"”’'*]*(?:\[(?:\d{1,3}|[a-z])\]){0,4}(?:\s[[(][^[\]()]{1,40}[\])]|\s\p{Lu}{1,3},? \d{1,2}\/\d{1,2}\/\d{2,4})?$/u.test(text.trimEnd());
}
