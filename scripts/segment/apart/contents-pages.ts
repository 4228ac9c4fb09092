/** A list of contents that a copy gives column by column: its titles one below the other, and behind them the pages they stand on. */

/** So many pages, and no fewer titles than them but for a few that the copy has run together. */
const FEWEST = 5;
const MOST_LOST = 2;
const LONGEST = 60;
const PAGE = /^\d{1,4}$/u;
const SENTENCE = /[.!?;,:]["”’)]*$/u;

/** Reads: the lines of a document. Writes: the indexes of the titles and pages of such a list. */
export function contentsInColumns(texts: readonly string[]): number[] {
  const written = texts.flatMap((text, at) => (text.trim() === '' ? [] : [{ text: text.trim(), at }]));
  const found: number[] = [];
  for (let from = 0; from < written.length; from++) {
    const pages = pagesFrom(written, from);
    if (pages < FEWEST) continue;
    const titles = titlesUpTo(written, from, pages + MOST_LOST);
    if (titles >= pages - MOST_LOST) found.push(...written.slice(from - titles, from + pages).map(({ at }) => at));
    from += pages - 1;
  }
  return found;
}

interface Written { text: string; at: number }

/** How many pages stand from a place on, each behind the one before it. */
function pagesFrom(written: readonly Written[], from: number): number {
  let at = from;
  let last = 0;
  for (; at < written.length; at++) {
    const text = written[at]?.text ?? '';
    if (!PAGE.test(text) || Number(text) < last) break;
    last = Number(text);
  }
  return last > Number(written[from]?.text) ? at - from : 0;
}

/** How many lines right above a place may be titles, at the most as many as are wanted. */
function titlesUpTo(written: readonly Written[], end: number, most: number): number {
  let count = 0;
  while (count < most && isTitle(written[end - 1 - count]?.text ?? '')) count += 1;
  return count;
}

function isTitle(text: string): boolean {
  return text !== '' && text.length <= LONGEST && !SENTENCE.test(text) && !PAGE.test(text);
}
