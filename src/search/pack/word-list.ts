/** Words in order, each as the number of letters it shares with the one before it and the letters that follow. */
import { read, write } from './numbers.ts';

/** The number is a single digit of base 36. */
const mostShared = 35;

/** @param words - in the order of their letters */
export function packWords(words: readonly string[]): string {
  return words.map((word, at) => {
    const shared = sharedLetters(words[at - 1] ?? '', word);
    return write(shared) + word.slice(shared);
  }).join(' ');
}

/** The same again. */
export function unpackWords(packed: string): string[] {
  let before = '';
  if (packed === '') return [];
  return packed.split(' ').map((one) => (before = before.slice(0, read(one.charAt(0))) + one.slice(1)));
}

function sharedLetters(a: string, b: string): number {
  let shared = 0;
  while (shared < mostShared && shared < a.length && a[shared] === b[shared]) shared++;
  return shared;
}
