/** Lists of changes, day by day: below a heading that holds a day stands what was ruled on it. */
import { datesIn } from '../../front-matter/dates.ts';
import type { Paragraph } from '../../blocks/paragraphs.ts';
import { monthNames } from '../../../../src/model/dates.ts';
import { monthsEitherWay } from '../../../language/en/calendar-words.ts';
import { looksLikeHeadword } from '../../headwords/headword-line.ts';
import { isCapitals } from '../names/capitals.ts';
import { DAY, type OwnDay } from '../names/own-day.ts';
import { isPlausible } from '../names/plausible.ts';
import { splitsIn } from '../names/splits.ts';
import { titleIn } from '../titles/title-line.ts';

/** A day, and perhaps the number or the name of what came out on it. */
const HEADING = new RegExp(`^(?:(?:version|v|update|release|revision|rev)\\.?\\s?\\d+(?:\\.\\d+){0,3}\\s*[-–—:,]?\\s*|\\[?\\d+(?:\\.\\d+){1,3}\\]?\\s*[-–—:,]?\\s+|(?:(?:new|recent) )?(?:updates?|changes|rulings?|additions|entries|added|posted|revised|changed|updated)(?: (?:of|on|for|from|as of|made on))?:?\\s+)?[([]?(?<day>${DAY})[)\\]]?:?$`, 'iu');
/** What such a list may put between a day and its rulings. */
const SORT_OF_CHANGE = /^(?:added|additions|changed|changes|clarified|clarifications|corrected|(?:card )?corrections|deleted|deletions|deprecated|dropped|fixed|new|removed|removals|reworded|revised|revisions|updated|withdrawn)(?: (?:entries|rulings|rules|topics|cards))?:?$/iu;
/** Characters of a line that is a day, at the most. */
export const LONGEST = 70;
/** So many days with rulings below them make such a list. */
const FEWEST = 2;

/** The same with a month and no day of it. */
const MONTH = new RegExp(`^(?:(?:(?:new|recent) )?(?:updates?|changes|rulings?|additions|entries|added|posted)(?: (?:of|for|from|in|made in))?:?\\s+)?[([]?(?<month>(?:${monthsEitherWay})\\.?,? \\d{4})[)\\]]?:?$`, 'iu');
/** So many days in no order, each right above a ruling, make such a list nonetheless. */
const FEWEST_UNSORTED = 3;

/** The days that stand on lines of their own. */
export interface DaysAbove {
  /** Those below which rulings stand, with the day of each; none where they are not believed. */
  days: ReadonlyMap<Paragraph, OwnDay>;
  /** They neither rise nor fall. */
  unsorted: boolean;
  /** Lines that hold a day among rulings, and are not believed to head those below. */
  lone: readonly Paragraph[];
}

/** Reads: a document's paragraphs. Writes: its headings with the day of each; none where days head no rulings, or stand in no order and not each right above one. */
export function daysAbove(paragraphs: readonly Paragraph[]): DaysAbove {
  const all = paragraphs.flatMap((paragraph, at) => {
    const ownDay = dayOf(paragraph) ?? lastOfMonth(paragraph);
    return ownDay === null ? [] : [{ paragraph, at, ownDay }];
  });
  const isFilled = ({ at }: { at: number }, index: number, of: typeof all): boolean => paragraphs.slice(at + 1, of[index + 1]?.at).some(mayBegin);
  // The day of the document itself stands above the first of them.
  const found = all.slice(Math.max(0, all.findIndex(isFilled)));
  const days = found.map(({ ownDay }) => ownDay.day);
  // A day may stand above each ruling, and again above the next one of that day.
  const rising = days.every((day, at) => at === 0 || day >= (days[at - 1] ?? ''));
  const falling = days.every((day, at) => at === 0 || day <= (days[at - 1] ?? ''));
  const isFull = found.every((one, index) => isFilled(one, index, found));
  const stand = found.every(({ at }) => headsRuling(paragraphs[at + 1], paragraphs[at + 2]));
  const believed = isFull && new Set(days).size >= (rising || falling ? FEWEST : FEWEST_UNSORTED) && (rising || falling || stand);
  return {
    days: new Map(believed ? found.map(({ paragraph, ownDay }) => [paragraph, ownDay]) : []), unsorted: believed && !rising && !falling,
    lone: believed || found.length < FEWEST ? [] : found.flatMap((one, index) => (isFilled(one, index, found) ? [one.paragraph] : [])),
  };
}

/** A ruling right below a day, or below what sort of change it is. */
function headsRuling(next: Paragraph | undefined, second: Paragraph | undefined): boolean {
  return next !== undefined && (isSortOfChange(next) ? second !== undefined && mayBegin(second) : mayBegin(next));
}

/** The day of a month without one: its last, when what it says was known at the latest. */
function lastOfMonth({ type, first, last, marker, text }: Paragraph): OwnDay | null {
  const words = type === 'paragraph' && first === last && marker === null && text.length <= LONGEST ? MONTH.exec(text.trim())?.groups?.['month'] : undefined;
  const stem = words?.slice(0, 3).toLowerCase();
  const month = monthNames.findIndex((name) => name.toLowerCase().startsWith(stem ?? '-')) + 1;
  const year = Number(words?.slice(-4));
  return words === undefined || month === 0 ? null : { day: new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10), words };
}

/** Whether the words of a day name a month, and no day of it. */
export const isMonth = (words: string): boolean => MONTH.test(words);

/** Whether a paragraph below a day says what sort of change stands below it. */
export function isSortOfChange({ type, text }: Paragraph): boolean {
  return type === 'paragraph' && SORT_OF_CHANGE.test(text.trim());
}

/** So many sorts of change, each with topics below it, make a list of changes that bears no days. */
const FEWEST_SORTS = 2;

/** Reads: a document's paragraphs. Writes: the headings of a list that sorts its changes; none where it has one sort, or nothing stands below. */
export function sortsOfChange(paragraphs: readonly Paragraph[]): ReadonlySet<Paragraph> {
  const found = paragraphs.flatMap((paragraph, at) => (isSortOfChange(paragraph) && paragraph.first === paragraph.last ? [{ paragraph, at }] : []));
  const kinds = new Set(found.map(({ paragraph }) => paragraph.text.trim().toLowerCase()));
  const filled = found.filter(({ at }, index) => paragraphs.slice(at + 1, found[index + 1]?.at).some(mayBegin));
  if (kinds.size < FEWEST_SORTS || kinds.size !== found.length || filled.length !== found.length) return new Set();
  const first = found[0]?.at ?? 0;
  const others = found.every(({ paragraph }) => isCapitals(paragraph.text)) ? paragraphs.filter((paragraph, at) => at > first && isTitleInCapitals(paragraph, paragraphs[at + 1])) : [];
  return new Set([...found.map(({ paragraph }) => paragraph), ...others]);
}

/** A title dressed as those are, above what may be a topic: `CARDS`. */
function isTitleInCapitals({ type, first, last, marker, text }: Paragraph, next: Paragraph | undefined): boolean {
  return type === 'paragraph' && first === last && marker === null && text.length <= LONGEST && isCapitals(text) && looksLikeHeadword(text) && next !== undefined && mayBegin(next);
}

function dayOf({ type, first, last, marker, text }: Paragraph): OwnDay | null {
  if (type !== 'paragraph' || first !== last || marker !== null || text.length > LONGEST) return null;
  const words = HEADING.exec(text.trim())?.groups?.['day'];
  const day = words === undefined ? null : datesIn(words)[0]?.day ?? null;
  return words === undefined || day === null ? null : { day, words };
}

/** Whether a line is a day, and perhaps the number or the name of what came out on it. */
export const isDay = (text: string): boolean => HEADING.test(text.trim());

function mayBegin(paragraph: Paragraph): boolean {
  return splitsIn(paragraph).some(isPlausible) || titleIn(paragraph) !== null;
}
