/** Place of the first of ordered words that does not come before these letters; what is left to look at is halved until it is found. */
export function firstFrom(words: readonly string[], letters: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < letters) low = middle + 1;
    else high = middle;
  }
  return low;
}
