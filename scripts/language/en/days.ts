/**
 * What words say of the days on which something holds: "effective 1 May", "until 1 June", "for this month only", "upon
 * release of the High Water expansion". Each form has an example; words that no form reads wholly say nothing.
 */
import * as chrono from 'chrono-node';
import { withoutArticle } from '../../names/alphabet.ts';
import { sortKey } from '../../names/sort-key.ts';

/** The days on which something holds, as its words say. */
export interface Days {
  from: string | null;
  /** The first day on which it no longer holds. */
  to: string | null;
  /** What has to happen first, where the words name an occasion. */
  occasion: string | null;
}

/** What the words are read by: the day of their document, and the days of occasions that the operator knows. */
export interface Calendar {
  day: string | null;
  occasions: Readonly<Record<string, string>>;
}

interface Form {
  says: RegExp;
  example: string;
  read: (parts: readonly string[], calendar: Calendar) => Days | null;
}

const none: Days = { from: null, to: null, occasion: null };
const COUNTS: Readonly<Record<string, number>> = { one: 1, a: 1, two: 2, three: 3, four: 4, six: 6, twelve: 12 };
const FROM = '(effective|as of|starting|beginning|with effect|from|on|since|not before)(?: (?:from|on|as of|with|in))?(?: the)?';
const RELEASE = '(?:release|arrival|publication|appearance|start|beginning)';

/** The first form that fits decides. Words are without the marks round them. */
export const forms: readonly Form[] = [
  {
    says: new RegExp(`^(?:effective |starting |beginning |with effect )?(?:upon|on|with|at|from|after|following|as of|once|since) (?:the )?${RELEASE} of (?:the )?(.+)$`, 'iu'),
    example: 'effective upon release of the High Water expansion',
    read: ([name = ''], calendar) => ({ ...none, from: dayOfOccasion(name, calendar), occasion: name }),
  },
  {
    says: /^for (?:this|the current) (day|week|month|year)(?: only)?$/iu,
    example: 'For this month only',
    read: ([unit = ''], { day }) => endingOn(day === null ? null : startOfNext(day, unit)),
  },
  {
    says: /^for (?:the next |the coming )?(\w+) (day|week|month|year)s?(?: only)?$/iu,
    example: 'for the next two months',
    read: ([count = '', unit = ''], { day }) => {
      const number = COUNTS[count.toLowerCase()] ?? Number(count);
      return day === null || !Number.isInteger(number) ? null : endingOn(plus(day, number, unit));
    },
  },
  {
    says: new RegExp(`^${FROM} (.+?) (until|till|to|through) (?:the )?(.+)$`, 'iu'),
    example: 'from 1 May until 1 June',
    read: ([opens = '', first = '', word = '', last = ''], { day }) => between(firstDay(first, opens, day), lastDay(last, word, firstDay(first, opens, day) ?? day)),
  },
  {
    says: /^(?:(?:only|in force|effective) )?(until|till|through) (?:the )?(.+?)(?: only)?$/iu,
    example: 'until 1 June',
    read: ([word = '', last = ''], { day }) => endingOn(lastDay(last, word, day)),
  },
  {
    says: new RegExp(`^${FROM} (.+)$`, 'iu'),
    example: 'Effective 1 May 2020',
    read: ([opens = '', first = ''], { day }) => beginningOn(firstDay(first, opens, day)),
  },
];

/** What some words say of days; null where no form reads them wholly, or they say no day and no occasion. */
export function daysIn(words: string, calendar: Calendar): Days | null {
  const bare = words.replace(/^[\s,;:(*–—-]+/u, '').replace(/[\s.,;:)*–—-]+$/u, '').replace(/\s+/gu, ' ');
  for (const { says, read } of forms) {
    const parts = says.exec(bare);
    if (parts !== null) return read(parts.slice(1), calendar);
  }
  return null;
}

/** What several stretches of words say together; null where one is not read, or two say different things. */
export function daysInAll(list: readonly string[], calendar: Calendar): Days | null {
  return list.map((words) => daysIn(words, calendar)).reduce<Days | null>((all, one) => (all === null || one === null ? null : joined(all, one)), none);
}

function joined(one: Days, other: Days): Days | null {
  const differ = (['from', 'to', 'occasion'] as const).some((key) => one[key] !== null && other[key] !== null && one[key] !== other[key]);
  return differ ? null : { from: one.from ?? other.from, to: one.to ?? other.to, occasion: one.occasion ?? other.occasion };
}

function between(from: string | null, to: string | null): Days | null {
  return from === null || to === null || from >= to ? null : { ...none, from, to };
}

const beginningOn = (from: string | null): Days | null => (from === null ? null : { ...none, from });
/** What only ends begins on the day of its document. */
const endingOn = (to: string | null): Days | null => (to === null ? null : { ...none, to });

/** "In three months", "three months from now". */
const ahead = /^(?:in )?(\w+) (day|week|month|year)s?(?: from now)?$/iu;
const inFigures = /^(\d{1,2})[./-](\d{1,2})[./-](?:\d{2}|\d{4})$/u;

/** So many days before a document that names it a day without a year is still one that has passed. */
const SHORTLY_BEFORE = 92;
const daysBetween = (one: string, other: string): number => (Date.parse(other) - Date.parse(one)) / 86_400_000;

/**
 * The day on which something begins. Where no year is given, it is the next day of that name, or one that has just passed;
 * "since" speaks of one that has.
 */
function firstDay(words: string, opens: string, reference: string | null): string | null {
  const [, count = '', unit = ''] = ahead.exec(words) ?? [];
  const number = COUNTS[count.toLowerCase()] ?? Number(count);
  if (Number.isInteger(number) && unit !== '') return reference === null || opens.toLowerCase() === 'since' ? null : plus(reference, number, unit);
  const next = dayIn(words, reference);
  if (next === null || reference === null || /\b\d{4}\b|['’]\d\d\b|\bnext\b/u.test(words) || next <= reference) return next;
  const last = plus(next, -1, 'year');
  return opens.toLowerCase() === 'since' || daysBetween(last, reference) <= SHORTLY_BEFORE ? last : next;
}

/**
 * "Until 1 June" ends on that day, "through 31 May" the day after, and so does what is said to go until the last day of a
 * month, or "to" any but the first; "through May" is over when June begins.
 */
function lastDay(words: string, word: string, reference: string | null): string | null {
  const [, ofEnd, month = words] = /^(the end of |end of |the last day of )?(.+)$/iu.exec(words) ?? [];
  const day = dayIn(month, reference);
  if (day === null) return null;
  const isMonth = !/\d{1,2}(?!\d)/u.test(month.replace(/\b\d{4}\b/u, ''));
  const wholly = ofEnd !== undefined || word.toLowerCase() === 'through';
  if (isMonth && word.toLowerCase() === 'to' && ofEnd === undefined) return null;
  if (isMonth) return wholly ? plus(day, 1, 'month') : day;
  if (ofEnd !== undefined) return null;
  const [isFirst, isLast] = [day.endsWith('-01'), plus(day, 1, 'day').endsWith('-01')];
  return wholly || isLast || (word.toLowerCase() === 'to' && !isFirst) ? plus(day, 1, 'day') : day;
}

/** Chrono reads its reference in the time of the machine; whose machine it is must not matter. */
function noonOf(day: string): Date {
  const [year = 2000, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

/** The day that words name, and nothing else: the next one of that name where they give no year; of a month its first. */
export function dayIn(words: string, reference: string | null): string | null {
  const [found, ...others] = chrono.en.parse(words, noonOf(reference ?? '2000-01-01'), { forwardDate: true });
  if (found === undefined || others.length > 0 || found.text.length < words.trim().length || isOfTwoOrders(words.trim())) return null;
  const { start, end } = found;
  if (end || !start.isCertain('month') || (reference === null && !start.isCertain('year'))) return null;
  return iso(start.get('year') ?? 0, start.get('month') ?? 1, start.isCertain('day') ? start.get('day') ?? 1 : 1);
}

/** "03.04.2013": which of the two is the month, nothing says. */
function isOfTwoOrders(words: string): boolean {
  const [, one, other] = inFigures.exec(words)?.map(Number) ?? [];
  return one !== undefined && other !== undefined && one <= 12 && other <= 12 && one !== other;
}

/** Whether a remark beside an order, "(from June 2012)", names a day that has not come when its document is published, or may not have. */
export function mayBeToCome(remark: string, reference: string | null): boolean {
  const words = remark.replace(/^[\s([]*(?:(?:from|since|as of|as in|of|in|effective|starting|on) )?(?:the )?/iu, '').replace(/[\s.)\]:]+$/u, '');
  const day = reference === null ? null : dayIn(words, reference);
  if (day === null || reference === null || day <= reference) return false;
  const hasYear = /\b\d{4}\b|['’]\d\d\b/u.test(words);
  return hasYear || daysBetween(plus(day, -1, 'year'), reference) > 2 * SHORTLY_BEFORE;
}

function dayOfOccasion(name: string, { occasions }: Calendar): string | null {
  return Object.entries(occasions).find(([known]) => occasionKey(known) === occasionKey(name))?.[1] ?? null;
}

/** An occasion as it is compared: "The Ebb Expansion" is named where a document speaks of the Ebb set. */
export function occasionKey(name: string): string {
  return withoutArticle(sortKey(name)).replace(/ (?:expansion|set|release)(?: set)?$/u, '');
}

function startOfNext(day: string, unit: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  if (unit.toLowerCase() === 'month') return iso(year, month + 1, 1);
  return unit.toLowerCase() === 'year' ? iso(year + 1, 1, 1) : plus(day, 1, unit);
}

function plus(day: string, count: number, unit: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  switch (unit.toLowerCase()) {
    case 'year': return inMonth(year + count, month, date);
    case 'month': return inMonth(year, month + count, date);
    case 'week': return iso(year, month, date + 7 * count);
    default: return iso(year, month, date + count);
  }
}

/** The 31st of a month that is shorter is its last day. */
const inMonth = (year: number, month: number, day: number): string => iso(year, month, Math.min(day, new Date(Date.UTC(year, month, 0)).getUTCDate()));

/** A day as the calendar has it: the 32nd of May is the 1st of June. */
function iso(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}
