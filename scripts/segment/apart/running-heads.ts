/** Lines that a printer puts at the head or foot of each page: "Current Rulings 5/5/05 - Page 3". */
import { isTitle, LONGEST_TITLE } from '../front-matter/stated-date.ts';
import { datesIn } from '../front-matter/dates.ts';
import { titlesWithNumbers } from './numbered-titles.ts';
import { isPageLine } from './page-lines.ts';
import { titlesInOneLine } from './title-again.ts';
import { oneSpace } from '../../../src/model/one-space.ts';

/** A line with the number of its page; what else it holds is the same on each page. */
export const NUMBERED: readonly { is: RegExp; example: string }[] = [
  { is: /^(?<before>.*?)\bpage (?<number>\d{1,3})(?:(?: of |\s?\/\s?)\d{1,3})?(?<after>.*)$/iu, example: 'Current Rulings 5/5/05 - Page 3 of 12' },
  { is: /^(?<before>.*\s)?(?<number>\d{1,3})(?: of | ?\/ ?)\d{1,3}(?<after>\s.*)?$/iu, example: '3 of 12' },
  { is: /^(?<before>\S.*?\S)(?:\s{3,}|\t\s*)(?:[-–—]\s?)?(?<number>\d{1,3})(?:\s?[-–—]|\s?\/\s?\d{1,3})?(?<after>)$/u, example: 'Lamps of Ostermere Glossary     21' },
  { is: /^(?<before>)(?<number>\d{1,3})(?:\s{3,}|\t\s*)(?<after>\S.*)$/u, example: '22     Lamps of Ostermere Glossary' },
  { is: /^[-–—]\s*(?<before>)(?<number>\d{1,3})\s*[-–—](?<after>)$/u, example: '- 3 -' },
  { is: /^(?<before>)(?<number>\d{1,3})(?<after>)$/u, example: '3' },
];
/** Between a title and the number of its page. */
const GAP = /^\d{1,3}(?: {5,}|\t)|(?: {5,}|\t *)(?:[-–—] ?)?\d{1,3}(?: ?[-–—])?$/u;
/** The number of the page and of all pages, at the edge of it: nobody's words, whatever stands at the other. */
const OF_ALL_AT_EDGE = /\S {5,}(?:page )?\d{1,3}(?: of | ?\/ ?)\d{1,3}$/iu;
/** Two names, one to the other. */
const GUIDES = /^\S[^.:;]{0,40} [-–—] [^.:;]{1,40}$/u;
/** The document's title, printed so often behind its first line, stands on its pages. */
const FEWEST_TITLES = 2;
/** A title whose two halves stand at the edges of the page: once more is enough. */
const WIDE = /\S {5,}\S/u;
/** A day alone on its line, in words. */
const LONGEST_DAY = 30;
/** Lines of a document's head. */
const LINES_OF_HEAD = 6;
/** Lines between the two lines of a page's head. */
const BESIDE = 3;

/** Lines from the foot of a page to the head of the next, at the most. */
const FARTHEST = 6;

interface Numbered {
  at: number;
  number: number;
  /** What stands beside the number, but for figures: the day of printing may change. */
  words: string;
  /** How many pages there are is said too, or a gap that no text has parts the number from the words. */
  ofAll: boolean;
  /** Both. */
  sure: boolean;
  /** At which edge of the page the number stands, where a wide gap sets it off; null where none does. */
  edge: 'left' | 'right' | null;
}

/**
 * Reads: a document's lines. Writes: the indexes of those that are a page's head or foot: numbers of pages that rise by
 * one, what stands beside them on each page, the document's title once more. The first line of all is the document's title, told
 * apart where it is one of them.
 */
export function runningHeads(texts: readonly string[]): { heads: number[]; title: number | null } {
  const first = texts.findIndex((text) => text.trim() !== '');
  const numbered = texts.flatMap((text, at) => numberedLine(text, at) ?? []);
  const numbers = new Map([...Map.groupBy(numbered, ({ words }) => words)].map(([words, all]) => [words, new Set(all.map(({ number }) => number))]));
  const facing = facingPages(texts, numbered);
  const pages = numbered.filter((one) => facing.has(one.at) || isTitleAtEdge(one, texts[first] ?? '') || isPageNumber(one, numbers.get(one.words))).map(({ at }) => at);
  const titles = [...repeatedTitles(texts), ...titlesInOneLine(texts)];
  const halves = halvesOfTitle(texts);
  const numbersOfPages = loneNumbers(texts, [...titles, ...halves]);
  const found = [...pages, ...besidePages(texts, pages), ...titles, ...numbersOfPages, ...titlesBesideNumbers(texts, pages), ...halves, ...titlesWithNumbers(texts), ...guideWords(numbered)];
  const heads = [...found, ...noticesAbove(texts, found)];
  return { heads: heads.filter((at) => at !== first), title: heads.includes(first) ? first : null };
}

function numberedLine(text: string, at: number): Numbered[] | null {
  const line = text.trim();
  if (line.length > LONGEST_TITLE || !/\d/u.test(line) || /[.;:,]$/u.test(line)) return null;
  const found = NUMBERED.map(({ is }) => is.exec(line)?.groups).find((groups) => groups !== undefined);
  if (!found) return null;
  const words = withoutFigures(`${(found['before'] ?? '').replace(/[-–—|(\s]+$/u, '')} ${found['after'] ?? ''}`);
  return [{ at, number: Number(found['number']), words, ofAll: (/\d(?: of |\s?\/\s?)\d/iu.test(line) && /[a-z]/iu.test(line)) || (GAP.test(line) && words.includes(' ')), sure: OF_ALL_AT_EDGE.test(line), edge: !GAP.test(line) ? null : /^\d/u.test(line) ? 'left' : 'right' }];
}

/** The first and the last name of a page, as a dictionary has them at its head: `anchor – barge          12`, and on the next page others. */
function guideWords(numbered: readonly Numbered[]): number[] {
  const guides = numbered.filter(({ edge, words }) => edge !== null && GUIDES.test(words));
  return guides.flatMap(({ at, number }, index) => ([guides[index - 1], guides[index + 1]].some((other) => other !== undefined && Math.abs(other.number - number) === 1) ? [at] : []));
}

/** Where one page ends and the next begins: a number at the right edge and, with nothing but blank lines between, the next one at the left; whatever stands beside each. */
function facingPages(texts: readonly string[], numbered: readonly Numbered[]): ReadonlySet<number> {
  return new Set(numbered.flatMap((one, index) => {
    const next = numbered[index + 1];
    const isNext = next !== undefined && one.edge === 'right' && next.edge === 'left' && next.number === one.number + 1 && next.at - one.at <= FARTHEST;
    return isNext && texts.slice(one.at + 1, next.at).every((text) => text.trim() === '') ? [one.at, next.at] : [];
  }));
}

/** The same words with the number before or behind it; or, where it is set off as a page's, hardly another word than the title. */
function isPageNumber({ number, words, ofAll, sure, edge }: Numbered, others: ReadonlySet<number> | undefined): boolean {
  if (sure) return true;
  if (ofAll && (words === '' || isTitle(words))) return true;
  // Pages on the left may bear other words than those on the right.
  const steps = edge === null || !words.includes(' ') ? [1] : [1, 2];
  return steps.some((step) => others?.has(number - step) === true || others?.has(number + step) === true);
}

/** The document's first line once more, with a wide gap between it and the number of a page. */
function isTitleAtEdge({ words, edge }: Numbered, title: string): boolean {
  return edge !== null && title.length <= LONGEST_TITLE && words.includes(' ') && words === withoutFigures(title.trim());
}

/** Lines near the numbers of two pages at least. */
function besidePages(texts: readonly string[], pages: readonly number[]): number[] {
  const beside = pages.flatMap((page) => [-1, 1].flatMap((step) => {
    const at = Array.from({ length: BESIDE }, (_, index) => page + step * (index + 1)).find((place) => (texts[place] ?? '').trim() !== '');
    const words = withoutFigures(texts[at ?? -1] ?? '');
    return at === undefined || words === '' || words.length > LONGEST_TITLE || /[.;:,!?]["”’)]*$/u.test(words) ? [] : [{ at, words }];
  }));
  const again = new Set(beside.filter(({ at, words }) => beside.some((other) => other.at !== at && other.words === words)).map(({ words }) => words));
  // A page's head may stand farther from the number at its foot.
  return again.size === 0 ? [] : texts.flatMap((text, at) => (again.has(withoutFigures(text)) ? [at] : []));
}

function repeatedTitles(texts: readonly string[]): number[] {
  const title = texts.find((text) => text.trim() !== '')?.trim() ?? '';
  const again = title.includes(' ') && (isTitle(title) || WIDE.test(title)) && title.length <= LONGEST_TITLE ? texts.flatMap((text, at) => (text.trim() === title ? [at] : [])).slice(1) : [];
  return again.length >= (WIDE.test(title) || again.every((at) => isAboveDay(texts, at)) ? 1 : FEWEST_TITLES) ? again : [];
}

/** A title right above a day begins the document of that day: several of them in one file. */
function isAboveDay(texts: readonly string[], at: number): boolean {
  const below = texts.slice(at + 1, at + BESIDE).find((text) => text.trim() !== '')?.trim() ?? '';
  return below.length <= LONGEST_DAY && datesIn(below).some(({ day }) => day !== null);
}

/** Whose the document is, at the foot of a page: right above the number of the page or the head of the next. */
const NOTICE = /^(?:(?:©|\(c\)|copyright\b)\s?(?:\(c\)\s?)?(?:19|20)\d{2}\b|(?:TM|™|®)[\s,&].*(?:19|20)\d{2}\b)/iu;

function noticesAbove(texts: readonly string[], heads: readonly number[]): number[] {
  return heads.flatMap((head) => {
    const above = texts.slice(0, head).findLastIndex((text) => text.trim() !== '');
    return above >= head - BESIDE && NOTICE.test(texts[above]?.trim() ?? '') && (texts[above]?.length ?? 0) <= LONGEST_TITLE ? [above] : [];
  });
}

/** The number of a page alone on its line, right above the head of the next. */
function loneNumbers(texts: readonly string[], titles: readonly number[]): number[] {
  return titles.flatMap((title) => {
    const above = texts.slice(0, title).findLastIndex((text) => text.trim() !== '');
    return above >= title - BESIDE && /^[-–— ]*\d{1,3}[-–— ]*$/u.test(texts[above]?.trim() ?? '') ? [above] : [];
  });
}

/** A line of the document's head that stands again right below or above a number alone or the number of a page, with that number. */
function titlesBesideNumbers(texts: readonly string[], pages: readonly number[]): number[] {
  const numbered = new Set(pages);
  const written = texts.flatMap((text, at) => (text.trim() === '' ? [] : [at]));
  const places = headOf(texts, written);
  const head = new Set(places.flatMap((at) => (isHeadLine(texts[at] ?? '') ? [texts[at]?.trim() ?? ''] : [])));
  const isAgain = (at: number | undefined): boolean => head.has(texts[at ?? -1]?.trim() ?? '') && !places.includes(at ?? -1);
  return written.slice(LINES_OF_HEAD).flatMap((at, index, rest) => {
    if (!numbered.has(at) && !/^[-–—]? ?\d{1,3} ?[-–—]?$/u.test(texts[at]?.trim() ?? '')) return [];
    const beside = [rest[index - 1] ?? -1, rest[index + 1] ?? -1].filter((place) => Math.abs(place - at) <= BESIDE && isAgain(place));
    const below = beside.includes(rest[index + 1] ?? -1) && isAgain(rest[index + 2]) ? [rest[index + 2] ?? -1] : [];
    return beside.length === 0 ? [] : [at, ...beside, ...below];
  });
}

/** The first lines that are no page's of the web: a viewer puts its own above those of the document. */
function headOf(texts: readonly string[], written: readonly number[]): number[] {
  const own = written.filter((at) => !isPageLine(texts[at] ?? '')).slice(0, LINES_OF_HEAD);
  return [...new Set([...written.slice(0, LINES_OF_HEAD), ...own])];
}

function isHeadLine(text: string): boolean {
  const line = text.trim();
  return line.length > 5 && line.length <= LONGEST_TITLE && /\p{L}/u.test(line) && !/[.;:,]$/u.test(line);
}

/** A line of two halves at the edges of the page, one of which is a half of the document's first line: its title, beside what numbers the page. */
function halvesOfTitle(texts: readonly string[]): number[] {
  const first = texts.findIndex((text) => text.trim() !== '');
  const halves = halvesOf(texts[first] ?? '').filter((half) => half.length > 5 && /\p{L}/u.test(half));
  return texts.flatMap((text, at) => (at > first && halvesOf(text).some((half) => halves.includes(half)) ? [at] : []));
}

function halvesOf(text: string): string[] {
  const halves = text.trim().split(/ {5,}/u);
  return halves.length === 2 && text.length <= LONGEST_TITLE ? halves.map((half) => half.trim()) : [];
}

function withoutFigures(text: string): string {
  return oneSpace(text.replaceAll(/\d+(?:\.\d+)*/gu, ''));
}
