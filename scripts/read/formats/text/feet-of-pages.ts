/** The feet of a document's pages in the midst of a text that has lost its breaks: "... it burns Harbour Press 2012 Page 2 of 6 until dusk ...". */

/** The number of a page and of all; and the words before it among which those of the foot are. */
const PAGE = /(?<=\s)page (?<number>\d{1,3}) (?:of|\/) (?<all>\d{1,3})(?=\s|$)/giu;
const LONGEST = 120;

interface Foot { at: number; end: number; number: number; all: number }

/**
 * Reads: a text. Writes: where each foot begins and ends, where several stand in it that count the pages of one document. Its words are those
 * that all of them have before the number, but for figures.
 */
export function feetOfPages(text: string): [from: number, to: number][] {
  const found = [...text.matchAll(PAGE)].map(({ index, 0: words, groups }): Foot => ({ at: index, end: index + words.length, number: Number(groups?.['number']), all: Number(groups?.['all']) }));
  const [first] = found;
  if (first === undefined || found.length < 2 || found.some(({ number, all }, at) => all !== first.all || number !== first.number + at)) return [];
  const before = found.map(({ at }) => wordsBefore(text, at));
  const shared = sharedBy(before);
  return found.map(({ at, end }, index) => [before[index]?.[shared - 1]?.at ?? at, end]);
}

interface Word { at: number; is: string }

/** The words before a place, the nearest first; figures differ from page to page, and go with the word before them. */
function wordsBefore(text: string, end: number): Word[] {
  const begin = Math.max(0, end - LONGEST);
  const words = [...text.slice(begin, end).matchAll(/\S+/gu)].filter(({ index }) => index > 0 || begin === 0).map(({ index, 0: is }) => ({ at: begin + index, is }));
  return words.filter(({ is }) => /\p{L}/u.test(is)).reverse();
}

/** How many words all of them share, up to the farthest that may begin a title. */
function sharedBy(all: readonly Word[][]): number {
  const [first = []] = all;
  const differs = first.findIndex(({ is }, at) => all.some((words) => words[at]?.is !== is));
  return first.slice(0, differs < 0 ? first.length : differs).findLastIndex(({ is }) => /^[\p{Lu}(©]/u.test(is)) + 1;
}
