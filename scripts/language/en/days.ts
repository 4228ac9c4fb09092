/**
 * What words say of the days on which something holds: "effective 1 May", "until 1 June", "for this month only", "upon
 * release of the High Water expansion". Each form has an example; words that no form reads wholly say nothing.
 */
import * as chrono from 'chrono-node';
import { sortKey } from '../../segment/sort-key.ts';

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
const FROM = '(?:effective|as of|starting|beginning|with effect|from|on|since|not before)(?: (?:from|on|as of|with|in))?(?: the)?';
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
    read: ([first = '', word = '', last = ''], { day }) => between(dayIn(first, day), lastDay(last, word, dayIn(first, day) ?? day)),
  },
  {
    says: /^(?:(?:only|in force|effective) )?(until|till|through) (?:the )?(.+?)(?: only)?$/iu,
    example: 'until 1 June',
    read: ([word = '', last = ''], { day }) => endingOn(lastDay(last, word, day)),
  },
  {
    says: new RegExp(`^${FROM} (.+)$`, 'iu'),
    example: 'Effective 1 May 2020',
    read: ([first = ''], { day }) => beginningOn(dayIn(first, day)),
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

function beginningOn(from: string | null): Days | null {
  return from === null ? null : { ...none, from };
}

/** What only ends begins on the day of its document. */
function endingOn(to: string | null): Days | null {
  return to === null ? null : { ...none, to };
}

/** "Until 1 June" ends on that day, "through 31 May" the day after. */
function lastDay(words: string, word: string, reference: string | null): string | null {
  const day = dayIn(words, reference);
  return day !== null && word.toLowerCase() === 'through' ? plus(day, 1, 'day') : day;
}

/** The day that words name, and nothing else: the next one of that name where they give no year; of a month its first. */
export function dayIn(words: string, reference: string | null): string | null {
  const [found, ...others] = chrono.en.parse(words, new Date(`${reference ?? '2000-01-01'}T00:00:00Z`), { forwardDate: true });
  if (found === undefined || others.length > 0 || found.text.length < words.trim().length || Boolean(found.end)) return null;
  const { start } = found;
  if (!start.isCertain('month') || (reference === null && !start.isCertain('year'))) return null;
  return iso(start.get('year') ?? 0, start.get('month') ?? 1, start.isCertain('day') ? start.get('day') ?? 1 : 1);
}

function dayOfOccasion(name: string, { occasions }: Calendar): string | null {
  return Object.entries(occasions).find(([known]) => occasionKey(known) === occasionKey(name))?.[1] ?? null;
}

function occasionKey(name: string): string {
  return sortKey(name).replace(/^the /u, '').replace(/ (?:expansion|set|release)(?: set)?$/u, '');
}

function startOfNext(day: string, unit: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  if (unit.toLowerCase() === 'month') return iso(year, month + 1, 1);
  return unit.toLowerCase() === 'year' ? iso(year + 1, 1, 1) : plus(day, 1, unit);
}

function plus(day: string, count: number, unit: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  switch (unit.toLowerCase()) {
    case 'year': return iso(year + count, month, date);
    case 'month': return iso(year, month + count, date);
    case 'week': return iso(year, month, date + 7 * count);
    default: return iso(year, month, date + count);
  }
}

/** A day as the calendar has it: the 32nd of May is the 1st of June. */
function iso(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}
