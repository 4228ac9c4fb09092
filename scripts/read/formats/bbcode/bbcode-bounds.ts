/** What a forum's post may hold before its parser is let near it: tags that never end take the parser ever longer. */

const TAG = /\[(?<end>\/)?(?<name>[a-z]{1,8})(?:=[^\][\n]{0,200})?\]/giu;
const BRACKETS = /\[[^\][\n]{0,200}\]/gu;
/** Tags that have no end. */
const LONE = new Set(['hr', 'li', '*']);
/** Tags that are open at once, at the most: a person nests a few, and forgets to end some. */
const MOST_OPEN = 60;
/** Brackets that nothing closes, beside those that are. */
const MOST_UNCLOSED = 8;
/** Items of lists, and tags in pairs that no forum has: the parser looks back at all of them for each. */
const MOST_ITEMS = 3000;
const MOST_UNKNOWN = 1000;

/** Whether the brackets of a text are mostly pairs, no more of the tags of these names are open at once than a person leaves open, and no more pairs and items are in it than a post has. */
export function areTagsBounded(text: string, names: readonly string[]): boolean {
  const ended = new Set(names.filter((name) => !LONE.has(name)));
  const opened = text.split('[').length - 1;
  if (opened > 2 * (text.match(BRACKETS)?.length ?? 0) + MOST_UNCLOSED) return false;
  if (text.split('[*]').length - 1 > MOST_ITEMS) return false;
  let [open, unknown] = [0, 0];
  for (const { groups } of text.matchAll(TAG)) {
    const step = groups?.['end'] === undefined ? 1 : -1;
    if (ended.has(groups?.['name']?.toLowerCase() ?? '')) open = Math.max(0, open + step);
    else unknown += step < 0 ? 1 : 0;
    if (open > MOST_OPEN || unknown > MOST_UNKNOWN) return false;
  }
  return true;
}
