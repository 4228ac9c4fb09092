import { words } from './fold.ts';

const RUN = 3;

/** The distinct runs of `length` words of a text. */
export function runs(text: string, length = RUN): Set<string> {
  const list = words(text);
  const found = new Set<string>();
  for (let index = 0; index + length <= list.length; index++) found.add(list.slice(index, index + length).join(' '));
  return found;
}

/**
 * The share, from 0 to 1, of the three-word runs of `text` that stand in `other` as well; case, quotes and dashes do not
 * count. A text of fewer than three words is one run. Not symmetric: a sentence is wholly like the page it stands on.
 */
export function likeness(text: string, other: string): number {
  const length = Math.min(RUN, words(text).length);
  if (length === 0) return 0;
  const mine = runs(text, length);
  const theirs = runs(other, length);
  return [...mine].filter((run) => theirs.has(run)).length / mine.size;
}

/** The share, from 0 to 1, of the words of `text` that stand in `other` as well, in whatever order. Not symmetric. */
export function sharedWords(text: string, other: string): number {
  const [mine, theirs] = [new Set(words(text)), new Set(words(other))];
  return mine.size === 0 ? 0 : [...mine].filter((word) => theirs.has(word)).length / mine.size;
}
