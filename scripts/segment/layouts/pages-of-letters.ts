/**
 * Several pages of one glossary in one file, each a letter's: the next begins with its title, `Ostermere Glossary L`, and what leads to
 * other pages stands above that and below. What is below a title stands under its letter, up to the next one.
 */
import { withoutPipe } from '../../read/formats/sheet/pipes.ts';
import { isNavigation, titleLetter } from './furniture.ts';

interface PageOfLetter {
  /** Index of its title. */
  at: number;
  letter: string;
}

/** Lines between two titles that hold a glossary; a menu of its pages has none. */
const FEWEST_LINES = 3;

/** Reads: a document's lines. Writes: the titles of its pages, where they name different letters and say else the same; none where there is but one. */
export function pagesOfLetters(texts: readonly string[]): PageOfLetter[] {
  const titles = texts.flatMap((text, at) => {
    const letter = titleLetter(withoutPipe(text));
    return letter === null ? [] : [{ at, letter, words: withoutPipe(text).replaceAll(/[*_]/gu, '').trim().slice(0, -1) }];
  });
  const pages = titles.filter(({ words }, at) => words === titles[0]?.words && linesBelow(texts, titles[at]?.at ?? 0, titles[at + 1]?.at) >= FEWEST_LINES);
  return pages.length === titles.length && new Set(pages.map(({ letter }) => letter)).size > 1 ? pages : [];
}

function linesBelow(texts: readonly string[], at: number, next = texts.length): number {
  return texts.slice(at + 1, next).filter((text) => text.trim() !== '').length;
}

/** The letter under which a line stands; null above the first title, and where the document is no such one. */
export function letterOfPage(pages: readonly PageOfLetter[], line: number): string | null {
  return pages.findLast(({ at }) => at <= line)?.letter ?? null;
}

/** The lines at which one page ends and the next begins: that one's title, and what leads elsewhere right above it and below. */
export function edgesOfPages(texts: readonly string[]): number[] {
  const isEdge = (at: number): boolean => at >= 0 && at < texts.length && ((texts[at] ?? '').trim() === '' || LEADS_ON.test((texts[at] ?? '').trim()) || isNavigation(texts[at] ?? ''));
  return pagesOfLetters(texts).slice(1).flatMap(({ at: title }) => {
    let [first, last] = [title, title];
    while (isEdge(first - 1)) first -= 1;
    while (isEdge(last + 1)) last += 1;
    return Array.from({ length: last - first + 1 }, (_, at) => first + at).filter((at) => (texts[at] ?? '').trim() !== '');
  });
}

/** One word of a menu, and the bar behind it: `Contents |`. */
const LEADS_ON = /^(?:contents?|index|home|glossary|rules|search|menu) ?[|»>]$/iu;
