/** Whether a text ends where a sentence or the introduction of a list may end. */
export function endsSentence(text: string): boolean {
  return /[.!?:;…][\])"”’'*]*(?:\s[[(][^[\]()]{1,40}[\])])?$/u.test(text.trimEnd());
}
