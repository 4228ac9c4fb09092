/** Lines that a printer puts at the head or foot of each page: "Current Rulings 5/5/05 - Page 3". */
import type { ReadingLine } from '../../read/source-file.ts';
import { isBlank } from '../blocks/paragraphs.ts';
import { isTitle, LONGEST_TITLE } from '../front-matter/stated-date.ts';

/** A line that ends in the number of its page. */
const PAGE = /^(?<words>.*\S)\s+\(?page (?<number>\d{1,3})(?: of \d{1,3})?\)?$/iu;
/** The document's title, printed so often behind its first line, stands on its pages. */
const FEWEST = 2;

/**
 * Reads: a document's lines. Writes: the same, blank where a page's head repeats an earlier line but for the number of the
 * page, or the document's title once more. A sentence may then go on across it.
 */
export function withoutRunningHeads(lines: ReadingLine[]): ReadingLine[] {
  const heads = new Set([...numberedHeads(lines), ...repeatedTitles(lines)]);
  return heads.size === 0 ? lines : lines.map((line, at) => (heads.has(at) ? { ...line, text: '' } : line));
}

/** Places of lines with the same words whose pages follow each other, but for the first: it may be the document's title. */
function numberedHeads(lines: ReadingLine[]): number[] {
  const pages = new Map<string, number>();
  return lines.flatMap(({ text }, at) => {
    const { words, number } = (text.length <= LONGEST_TITLE ? PAGE.exec(text.trim())?.groups : undefined) ?? {};
    if (words === undefined) return [];
    const before = pages.get(words);
    pages.set(words, Number(number));
    return before !== undefined && before + 1 === Number(number) ? [at] : [];
  });
}

function repeatedTitles(lines: ReadingLine[]): number[] {
  const title = lines.find(({ text }) => !isBlank(text))?.text.trim() ?? '';
  const again = title.includes(' ') && isTitle(title) && title.length <= LONGEST_TITLE ? lines.flatMap(({ text }, at) => (text.trim() === title ? [at] : [])).slice(1) : [];
  return again.length >= FEWEST ? again : [];
}
