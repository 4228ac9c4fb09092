/** The day of its own that a ruling may bear behind its topic: `Low Water 2017-06-06`, `Low Water (June 6, 2017)`. */
import type { ReadingLine } from '../../../read/source-file.ts';
import { datesIn } from '../../front-matter/dates.ts';
import { monthBesideFigures, yearInFull } from '../../../language/en/calendar-words.ts';

export interface OwnDay {
  /** ISO day. */
  day: string;
  /** As printed, without the signs that set it off. */
  words: string;
}

export const DAYS: readonly { is: string; example: string }[] = [
  { is: '\\d{4}-\\d{2}-\\d{2}', example: '2017-06-06' },
  { is: '\\d{1,2}\\/\\d{1,2}\\/(?:\\d{4}|\\d{2})', example: '6/6/17' },
  { is: `${monthBesideFigures} \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}`, example: 'June 6, 2017' },
  { is: `\\d{1,2}(?:st|nd|rd|th)? ${monthBesideFigures},? \\d{4}`, example: '6 June 2017' },
];
/** A day as a heading or a topic bears it. */
export const DAY = DAYS.map(({ is }) => is).join('|');
const BEHIND = new RegExp(`\\s*[-–—,:]?\\s*[([]\\s*(?<set>${DAY})\\s*[)\\]]$|\\s+(?:[-–—,:]\\s*)?(?<bare>${DAY})$`, 'iu');
const LONGEST = 140;

/** Reads: a topic as printed. Writes: it without its day, and that day; null where it bears none, or where it is nothing but a day. */
export function splitOwnDay(topic: string): { topic: string; ownDay: OwnDay | null } {
  const found = topic.length <= LONGEST && /\d$|\d[)\]\s]+$/u.test(topic) ? BEHIND.exec(topic) : null;
  const words = found?.groups?.['set'] ?? found?.groups?.['bare'];
  const day = words === undefined ? null : datesIn(words)[0]?.day ?? null;
  if (!found || words === undefined || day === null || found.index === 0) return { topic, ownDay: null };
  return { topic: topic.slice(0, found.index).trimEnd(), ownDay: { day, words } };
}

/** A day before a name: `13/01 Beeswax: ...`, `[13 January 2015] Beeswax: ...`. */
const AHEAD = new RegExp(`^[[(]?(?<day>${DAY}|\\d{1,2}\\/\\d{1,2}|\\d{1,2}\\.\\d{1,2}\\.)[)\\]]?(?:\\s*[-–—:|]\\s*|\\s+)(?<name>["“'‘(]?\\p{L}[^:.!?]{1,60}?)(?<behind>:\\s|\\s[-–—]{1,2}\\s|$)`, 'iu');
const FEWEST = 3;
const YEAR = /\b(?:19|20)\d{2}\b/u;
const LINES_OF_HEAD = 12;
const MONTHS = 12;

/** Reads: the lines of a document. Writes: the same, with the day behind the name, where several begin with one; a day whose month nobody can tell stays where it is. */
export function withDaysBehind(lines: ReadingLine[]): ReadingLine[] {
  const found = lines.map(({ text }) => (text.length < 2000 && /^[[(]?\p{L}{0,9}\.? ?\d/u.test(text) ? AHEAD.exec(text) : null));
  const days = found.flatMap((one) => one?.groups?.['day'] ?? []);
  const year = lines.slice(0, LINES_OF_HEAD).flatMap(({ text }) => YEAR.exec(text)?.[0] ?? [])[0];
  const read = readerOfDays(days, year);
  if (days.length < FEWEST || days.some((day) => read(day) === null)) return lines;
  return lines.map((line, at) => {
    const { day, name, behind } = found[at]?.groups ?? {};
    if (day === undefined) return line;
    return { ...line, text: `${name ?? ''} (${read(day) ?? ''})${behind ?? ''}${line.text.slice(found[at]?.[0].length)}` };
  });
}

const SHORT = /^(?<first>\d{1,2})[/.](?<second>\d{1,2})(?:[/.](?<year>\d{4}|\d{2}))?\.?$/u;

/** How the days of a document are read: those in words as they stand, those in figures by their order, without a year in the year that its head names. */
function readerOfDays(days: readonly string[], year: string | undefined): (day: string) => string | null {
  const pairs = days.flatMap((day) => {
    const groups = SHORT.exec(day)?.groups;
    return groups === undefined ? [] : [{ first: Number(groups['first']), second: Number(groups['second']) }];
  });
  const order = areOutline(pairs) ? null : orderIn(pairs);
  return (day) => {
    const groups = SHORT.exec(day)?.groups;
    if (groups === undefined) return day;
    const named = groups['year'] === undefined ? year : yearInFull(groups['year']);
    if (named === undefined || order === null) return null;
    const [first, second] = [groups['first'] ?? '', groups['second'] ?? ''].map((part) => part.padStart(2, '0'));
    return order === 'day first' ? `${named}-${second}-${first}` : `${named}-${first}-${second}`;
  };
}

interface Pair { first: number; second: number }

/** `1.1.`, `1.2.`, `2.1.`: numbers of parts, each of which counts from one, and no days. */
function areOutline(pairs: readonly Pair[]): boolean {
  const parts = [...Map.groupBy(pairs, ({ first }) => first)];
  return isRising(pairs.map(({ first, second }) => first * 100 + second)) && parts.every(([first, all], at) => first === at + 1 && all[0]?.second === 1);
}

/** Which of two figures is the day: the one that is no month, or the one by which the days stand in their order; null where nothing tells. */
function orderIn(pairs: readonly Pair[]): 'day first' | 'month first' | null {
  const mayBe = { 'day first': pairs.every(({ second }) => second <= MONTHS), 'month first': pairs.every(({ first }) => first <= MONTHS) };
  if (mayBe['day first'] !== mayBe['month first']) return mayBe['day first'] ? 'day first' : 'month first';
  const rises = { 'day first': isRising(pairs.map(({ first, second }) => second * 100 + first)), 'month first': isRising(pairs.map(({ first, second }) => first * 100 + second)) };
  if (!mayBe['day first'] || rises['day first'] === rises['month first']) return null;
  return rises['day first'] ? 'day first' : 'month first';
}

function isRising(numbers: readonly number[]): boolean {
  return numbers.every((number, at) => number >= (numbers[at - 1] ?? 0));
}
