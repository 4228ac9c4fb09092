/**
 * The forms of a word as endings to the key that they share: a pattern that thousands of words have in common.
 *
 * @example `0,e,ed,es,ing` for `rescu`: rescue, rescued, rescues, rescuing; `1,y,ied` takes one letter off the key first
 */

/** The pattern of words that share a key. */
export function patternOf(key: string, words: readonly string[]): string {
  let cut = 0;
  while (!words.every((word) => word.startsWith(key.slice(0, key.length - cut)))) cut += 1;
  const endings = words.map((word) => word.slice(key.length - cut)).sort();
  return [cut, ...endings].join(',');
}

/** Whether a word is one of those that a key and a pattern stand for. */
export function isForm(word: string, key: string, pattern: string): boolean {
  const [cut = '0', ...endings] = pattern.split(',');
  const stem = key.slice(0, key.length - Number(cut));
  return word.startsWith(stem) && endings.includes(word.slice(stem.length));
}
