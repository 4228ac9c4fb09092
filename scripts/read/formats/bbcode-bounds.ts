/** What a forum's post may hold before its parser is let near it: tags that never end take the parser ever longer. */

const TAG = /\[(?<end>\/)?(?<name>[a-z]{1,8})(?:=[^\][\n]{0,200})?\]/giu;
const BRACKETS = /\[[^\][\n]{0,200}\]/gu;
/** Tags that have no end. */
const LONE = new Set(['hr', 'li', '*']);
/** Tags that are open at once, at the most: a person nests a few, and forgets to end some. */
const MOST_OPEN = 60;
/** Brackets that nothing closes, beside those that are. */
const MOST_UNCLOSED = 8;

/** Whether the brackets of a text are mostly pairs, and no more of the tags of these names are open at once than a person leaves open. */
export function areTagsBounded(text: string, names: readonly string[]): boolean {
  const ended = new Set(names.filter((name) => !LONE.has(name)));
  const opened = text.split('[').length - 1;
  if (opened > 2 * (text.match(BRACKETS)?.length ?? 0) + MOST_UNCLOSED) return false;
  let open = 0;
  for (const { groups } of text.matchAll(TAG)) {
    if (!ended.has(groups?.['name']?.toLowerCase() ?? '')) continue;
    open = groups?.['end'] === undefined ? open + 1 : Math.max(0, open - 1);
    if (open > MOST_OPEN) return false;
  }
  return true;
}
