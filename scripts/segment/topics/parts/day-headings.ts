/** Lists of changes, day by day: below a heading that holds a day stands what was ruled on it. */
import { datesIn } from '../../front-matter/dates.ts';
import type { Paragraph } from '../../blocks/paragraphs.ts';
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
const LONGEST = 70;
/** So many days with rulings below them make such a list. */
const FEWEST = 2;

/** Reads: a document's paragraphs. Writes: its headings with the day of each; none where days head no rulings, or stand in no order. */
export function dayHeadings(paragraphs: readonly Paragraph[]): ReadonlyMap<Paragraph, OwnDay> {
  const found = paragraphs.flatMap((paragraph, at) => {
    const ownDay = dayOf(paragraph);
    return ownDay === null ? [] : [{ paragraph, at, ownDay }];
  });
  const filled = found.filter(({ at }, index) => paragraphs.slice(at + 1, found[index + 1]?.at).some(mayBegin));
  const days = found.map(({ ownDay }) => ownDay.day);
  // A day may stand above each ruling, and again above the next one of that day.
  const rising = days.every((day, at) => at === 0 || day >= (days[at - 1] ?? ''));
  const falling = days.every((day, at) => at === 0 || day <= (days[at - 1] ?? ''));
  const believed = new Set(days).size >= FEWEST && filled.length === found.length && (rising || falling);
  return new Map(believed ? found.map(({ paragraph, ownDay }) => [paragraph, ownDay]) : []);
}

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
