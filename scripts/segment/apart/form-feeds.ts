/** Where a form feed ends a page: what stands at the head of the next and at the foot of the last, told by the document's own title, were it printed but once more. */
import { sortKey } from '../../names/sort-key.ts';
import { months } from '../../language/en/calendar-words.ts';

/** Lines of the document's head that its pages may repeat; characters of a line at the edge of a page, at the most. */
const LINES_OF_HEAD = 6;
const LONGEST = 140;
/** A gap as between what stands at the two edges of a page. */
const GAP = / {3,}|\t/u;
/** What numbers or dates a page, and is no title. */
const OF_A_PAGE = new RegExp(String.raw`\b(?:page|p|of|version|v|vs|ver|the|${months})\b|[\d\p{P}\p{S}]`, 'giu');
const NUMBER = /^[-–—\s]*(?:page |p\. ?)?\d{1,3}(?: of \d{1,3}|\s?\/\s?\d{1,3})?[-–—\s]*$/iu;

/** Reads: a document's lines, a form feed at the head of each that begins a page. Writes: the indexes of those that hold nothing but the document's title, a day and the number of their page. */
export function edgesAtFeeds(texts: readonly string[]): number[] {
  if (!texts.some((text) => text.includes('\f'))) return [];
  const written = texts.flatMap((text, at) => (text.trim() === '' ? [] : [at]));
  const sentence = written.findIndex((at) => /[.!?]["”’)]*$/u.test((texts[at] ?? '').trimEnd().slice(-4)));
  const titles = written.slice(0, Math.min(LINES_OF_HEAD, sentence < 0 ? LINES_OF_HEAD : sentence)).flatMap((at) => (texts[at] ?? '').slice(0, LONGEST).trim().split(GAP)).map(plain).filter((title) => title.includes(' ')).toSorted((a, b) => b.length - a.length);
  const places = new Map(written.map((at, index) => [at, index]));
  const feeds = texts.flatMap((text, at) => (text.includes('\f') ? [at] : []));
  return [...new Set(feeds.flatMap((feed) => {
    const head = written[firstFrom(written, feed)];
    const foot = written[firstFrom(written, feed) - 1];
    return [head, foot].filter((at) => at !== undefined && (places.get(at) ?? 0) >= 1 && isEdge(texts[at] ?? '', titles));
  }))].filter((at) => at !== undefined);
}

function firstFrom(written: readonly number[], feed: number): number {
  const found = written.findIndex((at) => at >= feed);
  return found < 0 ? written.length : found;
}

function isEdge(text: string, titles: readonly string[]): boolean {
  const line = text.trim();
  if (line.length > LONGEST) return false;
  if (NUMBER.test(line)) return true;
  const whole = plain(line);
  const rest = titles.reduce((left, title) => ` ${left} `.replace(` ${title} `, ' ').trim(), whole);
  return rest !== whole && rest === '';
}

const plain = (text: string): string => sortKey(text).replaceAll(OF_A_PAGE, ' ').replaceAll(/\s+/gu, ' ').trim();
