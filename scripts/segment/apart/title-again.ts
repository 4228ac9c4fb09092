/** A title that stands on several lines at a document's head, and on one at the head of its pages. */

/** Lines of a document's head that may be its title, and letters that the title has at the least. */
const LINES_OF_HEAD = 6;
const SHORTEST = 15;
const LONGEST = 160;
/** An item of a list may name the document: `- Current Rulings (5/14/01)`. */
const ITEM = /^\s*(?:[-–•*]|\d{1,2}[.)])\s/u;

/** Reads: a document's lines. Writes: the indexes of those behind its head in which the lines of its title stand one behind the other, with the number of a page or without. */
export function titlesInOneLine(texts: readonly string[]): number[] {
  const written = texts.flatMap((text, at) => (text.trim() === '' ? [] : [at]));
  const head = written.slice(0, LINES_OF_HEAD).map((at) => lettersOf(texts[at] ?? ''));
  const titles = new Set(head.flatMap((_, from) => head.slice(from + 1).map((_end, more) => head.slice(from, from + 2 + more).join(''))));
  const isTitle = (text: string): boolean => text.length <= LONGEST && !ITEM.test(text) && [text, text.replace(/(?:\bpage )?\b\d{1,3}\s*$|^\s*\d{1,3}\b/iu, '')].map(lettersOf).some((letters) => letters.length >= SHORTEST && titles.has(letters));
  return written.slice(LINES_OF_HEAD).filter((at) => isTitle(texts[at] ?? ''));
}

/** Its letters and figures, whatever signs stand between or behind them. */
const lettersOf = (text: string): string => text.replaceAll(/\((?:tm|[rc])\)|[^\p{L}\p{N}]/giu, '').toLowerCase();
