/** The day of its own that a ruling may bear behind its topic: `Low Water 2017-06-06`, `Low Water (June 6, 2017)`. */
import { datesIn } from '../front-matter/dates.ts';

export interface OwnDay {
  /** ISO day. */
  day: string;
  /** As printed, without the signs that set it off. */
  words: string;
}

const MONTH = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\\.?';
const DAYS: readonly { is: string; example: string }[] = [
  { is: '\\d{4}-\\d{2}-\\d{2}', example: '2017-06-06' },
  { is: '\\d{1,2}\\/\\d{1,2}\\/(?:\\d{4}|\\d{2})', example: '6/6/17' },
  { is: `${MONTH} \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}`, example: 'June 6, 2017' },
  { is: `\\d{1,2}(?:st|nd|rd|th)? ${MONTH},? \\d{4}`, example: '6 June 2017' },
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
