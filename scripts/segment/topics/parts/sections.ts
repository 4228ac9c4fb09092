/** Which part of a document each paragraph stands in: its head, a summary of changes, the rulings, the temporary ones. */
import type { Paragraph } from '../../blocks/paragraphs.ts';
import { sortKey } from '../../../names/sort-key.ts';
import { daysAbove, isSortOfChange, sortsOfChange } from './day-headings.ts';
import { headingKind, headsRulings, isLetterHeading, letterNamed, type HeadingKind } from './headings.ts';
import { namedAgain } from './named-again.ts';
import { headsNews, NAMES_PART, saysNoRulings } from './no-rulings.ts';
import { rowsOfMenu } from '../kinds/rows-of-menu.ts';
import type { OwnDay } from '../names/own-day.ts';
import { isPlausible } from '../names/plausible.ts';
import { splitsIn } from '../names/splits.ts';
import { TERM } from '../../../read/source-file.ts';

export interface Sectioned {
  paragraph: Paragraph;
  /** It is a heading, of this kind. */
  heading: HeadingKind | 'letter' | null;
  /** The kind of section it stands in, and that section's place in the document. */
  within: HeadingKind | 'front';
  section: number;
  /** The letter that the nearest heading above it names. */
  letter: string | null;
  /** The day that the nearest heading above it bears, in a list of changes day by day. */
  day: OwnDay | null;
}

/** Rulings before a summary that has no end is believed to run into them. */
const FEWEST = 3;

/** Reads: paragraphs. Writes: each with its section. */
export function markSections(paragraphs: Paragraph[]): Sectioned[] {
  let within: Sectioned['within'] = 'front';
  let section = 0;
  let letter: string | null = null;
  let day: OwnDay | null = null;
  const { days } = daysAbove(paragraphs);
  const sorts = sortsOfChange(paragraphs);
  const parts = partsOfTerms(paragraphs);
  const noted = namedAgain(paragraphs);
  const menu = rowsOfMenu(paragraphs);
  const headingIn = (paragraph: Paragraph, at: number): HeadingKind | null => {
    const below = paragraphs[at + 1];
    if (days.has(paragraph) || sorts.has(paragraph)) return 'rulings';
    // The first row may be the title of the others; none of those heads a part.
    if (menu.has(at) && menu.has(at - 1) && paragraphs[at - 1]?.last === paragraph.first - 1) return null;
    if (within === 'summary' && paragraph.first === paragraph.last && headsRulings(paragraph.text)) return 'rulings';
    return parts.has(paragraph) ? null : headsNews(paragraph.text, below?.text) ? 'summary' : headingOf(paragraph, day);
  };
  const sectioned = paragraphs.map((paragraph, at): Sectioned => {
    const single = paragraph.first === paragraph.last && !parts.has(paragraph);
    day = days.get(paragraph) ?? day;
    const heading = headingIn(paragraph, at);
    const letters = single && !isShorthand(paragraph, paragraphs[at - 1], letter) && isLetterHeading(`${paragraph.marker ?? ''} ${paragraph.text}`);
    const begins = heading ?? begunBy(paragraph, letters, within, { noted, above: paragraphs[at - 1] });
    if (begins) {
      within = begins;
      section += 1;
    }
    if (heading || letters) letter = letters ? letterNamed(paragraph.text) : null;
    return { paragraph, heading: heading ?? (letters ? 'letter' : null), within, section, letter, day };
  });
  return endSummary(sectioned);
}

/**
 * The part that begins without a heading. No summary has a heading for each letter: where letters begin, what it summed up
 * begins, and so it does right behind a list whose names stand again. What the document itself calls no rulings is a summary.
 */
function begunBy(paragraph: Paragraph, isLetter: boolean, within: Sectioned['within'], { noted, above }: { noted: ReadonlySet<Paragraph>; above: Paragraph | undefined }): HeadingKind | null {
  if (noted.has(paragraph)) return within === 'summary' ? null : 'summary';
  if (above !== undefined && noted.has(above)) return 'rulings';
  if (within === 'summary') return isLetter ? 'rulings' : null;
  return saysNoRulings(paragraph.text) && !isNamed(paragraph) ? 'summary' : null;
}

/** What stands behind a name of a game is a ruling on that, whatever it says. */
function isNamed(paragraph: Paragraph): boolean {
  return splitsIn(paragraph).some((split) => isPlausible(split) && !NAMES_PART.test(split.topic));
}

/** Right below a letter the same letter is a name: that of a game's shorthand. */
function isShorthand({ text }: Paragraph, prior: Paragraph | undefined, letter: string | null): boolean {
  return letter !== null && text.trim() === letter && prior?.text.trim() === letter;
}

/** What stands right below terms, and the same below others, heads no section: `Errata`, `Q & A`. */
function partsOfTerms(paragraphs: readonly Paragraph[]): ReadonlySet<Paragraph> {
  const terms = paragraphs.flatMap(({ heading }, at) => (heading === TERM ? [at] : []));
  if (terms.length < FEWEST) return new Set();
  return new Set(terms.flatMap((at) => {
    const doubled = paragraphs[at + 1]?.text === paragraphs[at]?.text;
    const below = paragraphs[doubled ? at + 2 : at + 1];
    return below?.heading === null ? [below] : [];
  }));
}

function headingOf(paragraph: Paragraph, day: OwnDay | null): HeadingKind | null {
  if (day !== null && isSortOfChange(paragraph)) return 'rulings';
  const { type, first, last, level, marker, text } = paragraph;
  const isNumbered = level === 0 && /^[\dIVX]/u.test(marker ?? '');
  return (type === 'paragraph' || (type === 'numbered' && isNumbered)) && first === last ? headingKind(isNumbered ? `${marker ?? ''} ${text}` : text) : null;
}

/** A summary without a heading behind it ends where the alphabet begins anew: there the rulings begin. */
function endSummary(sectioned: Sectioned[]): Sectioned[] {
  if (sectioned.some(({ within }) => within === 'rulings')) return sectioned;
  const topics = sectioned.flatMap(({ paragraph, within }, at) => {
    const split = within === 'summary' ? splitsIn(paragraph).find(isPlausible) : undefined;
    return split ? [{ at, key: sortKey(split.topic) }] : [];
  });
  const keys = topics.map(({ key }) => key);
  const restart = restartOf(keys) ?? whereAllRecur(keys);
  const begin = topics[restart ?? -1]?.at ?? behindItems(sectioned);
  if (begin === undefined) return sectioned;
  return sectioned.map((one, at) => (at >= begin && one.within === 'summary' ? { ...one, within: 'rulings', section: one.section + 1 } : one));
}

/** Where a summary in items ends: behind the last of them stand paragraphs of topics and texts, several of them and no item. */
function behindItems(sectioned: Sectioned[]): number | undefined {
  const first = sectioned.findIndex(({ within, heading }) => within === 'summary' && heading === null);
  const isItem = (at: number): boolean => sectioned[at]?.paragraph.marker !== null && sectioned[at]?.paragraph.marker !== undefined;
  if (first < 0 || !isItem(first)) return undefined;
  let end = first;
  while (end < sectioned.length && isItem(end)) end += 1;
  const topics = sectioned.slice(end).filter(({ paragraph }) => paragraph.marker === null && splitsIn(paragraph).some((split) => isPlausible(split) && split.rest !== ''));
  return topics.length >= FEWEST && topics[0] === sectioned[end] ? end : undefined;
}

/** The place in a list of names where a sorted list ends and another begins, or null where it is one list. */
function restartOf(keys: string[]): number | null {
  const rises = keys.map((key, at) => (at > 0 && (keys[at - 1] ?? '') <= key ? 1 : 0));
  const falls = keys.flatMap((key, at) => (at >= FEWEST && at <= keys.length - FEWEST && key < (keys[at - 1] ?? '') ? [at] : []));
  const steepest = falls.toSorted((a, b) => drop(keys, b) - drop(keys, a))[0];
  const risen = rises.reduce<number>((sum, rise) => sum + rise, 0);
  return steepest !== undefined && risen >= (keys.length - 2) * 0.7 ? steepest : null;
}

/** Where a sorted list begins in which all names stand that stood before it, be they ever so few; null where there is none. */
function whereAllRecur(keys: string[]): number | null {
  const at = keys.findIndex((key, place) => {
    const rest = keys.slice(place);
    const isSorted = rest.every((one, next) => next === 0 || (rest[next - 1] ?? '') <= one);
    return place > 0 && rest.length >= FEWEST && isSorted && key < (keys[place - 1] ?? '') && keys.slice(0, place).every((one) => rest.includes(one));
  });
  return at < 0 ? null : at;
}

/** How far the alphabet falls back at a place. */
function drop(keys: string[], at: number): number {
  return (keys[at - 1] ?? '').charCodeAt(0) - (keys[at] ?? '').charCodeAt(0);
}
