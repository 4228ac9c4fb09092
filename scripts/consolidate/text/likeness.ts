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
