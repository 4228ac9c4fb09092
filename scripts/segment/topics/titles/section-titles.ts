/** Titles of sections that no table knows: `Barges`, `Keepsakes`, right before the first topic of the section. */
import { endsSentence } from '../../blocks/ends-sentence.ts';
import type { Paragraph } from '../../blocks/paragraphs.ts';
import { looksLikeHeadword } from '../../headwords/headword-line.ts';
import { sortKey } from '../../../names/sort-key.ts';
import { isCapitals } from '../names/capitals.ts';
import type { TopicCandidate } from '../names/candidates.ts';
import { headingKind } from '../parts/headings.ts';
import { saysNothing } from '../parts/nothing-said.ts';
import type { Sectioned } from '../parts/sections.ts';
import { TERM } from '../../../read/source-file.ts';

const LONGEST = 60;
/** The share of titles behind which the order begins anew, where topics are sorted within their sections or not at all. */
const RESTARTS = 0.34;
const NEARLY_ALL = 0.9;

/** What the rulings of a part are on, in a word: beside `Card Errata` it heads them. */
export const SORTS: readonly { is: RegExp; example: string }[] = [
  { is: /^(?:the )?(?:(?:general|basic|core|game|tournament|floor|league|campaign|event|organi[sz]ed play|house|advanced|other|new) )?rules?(?: (?:changes|updates|rulings|questions|and rulings))?$/iu, example: 'Rules' },
  { is: /^(?:game ?play|game mechanics|mechanics|general|miscellaneous|miscellany|other|cards|individual cards|specific cards|terms|keywords|tournaments|organi[sz]ed play|formats|scenarios|characters|events)$/iu, example: 'Game Mechanics' },
];

/** From when the rulings of a part are. */
export const TIMES: readonly { is: RegExp; example: string }[] = [
  { is: /^(?:the )?(?:new|changed|revised|added|recent|unchanged|earlier|older|previous|past|standing|continuing|all other|other|remaining)(?: (?:and|or|&) (?:new|changed|revised|unchanged|older))? (?:rulings|topics|entries|clarifications|errata)(?: (?:since|from|of|in|for) .{2,30})?$/iu, example: 'Earlier rulings' },
  { is: /^(?:new|changed|revised|added|unchanged)(?: (?:and|or|&) (?:new|changed|revised))? (?:this|since|from|in) (?:the )?(?:last |previous |earlier )?(?:month|week|year|issue|lists?|document|edition|time|version)s?$/iu, example: 'New this month' },
];

interface Title {
  paragraph: Paragraph;
  /** It is set off by more than its place. */
  setOff: boolean;
  /** No topic stands ahead of it. */
  first: boolean;
  /** The topic behind it comes before the topic ahead of it in the alphabet. */
  restarts: boolean;
  /** A gap parts it from the topic behind it. */
  apart: boolean;
}

/** Reads: a document's paragraphs and its topics. Writes: the paragraphs that are titles of sections. */
export function sectionTitles(all: Sectioned[], starts: ReadonlyMap<Paragraph, TopicCandidate>): Set<Paragraph> {
  // A line of signs below a title is drawn below it.
  const sectioned = all.filter(({ paragraph }) => /[\p{L}\p{N}]/u.test(paragraph.text));
  let before: string | null = null;
  const topics = [...starts.values()];
  // Between questions a line that is none can only head them.
  const areQuestions = topics.length > 0 && topics.filter(({ topic }) => topic.endsWith('?')).length >= topics.length * NEARLY_ALL;
  // Where a heading says of what sort the rulings below it are, a word for another sort heads those.
  const areSorted = all.some(({ heading, paragraph }) => heading === 'rulings' && headingKind(paragraph.text) !== null);
  // Where topics are headings, what is none is text.
  const areHeadings = topics.length > 0 && [...starts.keys()].every(({ heading }) => heading !== null);
  const found = sectioned.flatMap(({ paragraph }, at): Title[] => {
    const topic = starts.get(paragraph);
    if (topic) before = sortKey(topic.topic);
    if ((areHeadings && before !== null && paragraph.heading === null) || paragraph.heading === TERM) return [];
    const next = before === null ? sectioned[at + 1] : belowTitles(sectioned, at);
    const follows = next === undefined ? undefined : starts.get(next.paragraph);
    if (topic || !follows || !standsAlone(paragraph, before === null ? undefined : aboveTitles(sectioned, at))) return [];
    return [{ paragraph, setOff: areQuestions || isSetOff(paragraph, areSorted), first: before === null, restarts: before !== null && sortKey(follows.topic) < before, apart: isApart(paragraph, next) }];
  });
  const titles = inSeries(counted(found));
  const inside = titles.filter(({ first }) => !first);
  const areParted = inside.length > 0 && titles.length > inside.length && titles.every(({ first, restarts, apart }) => apart && (first || restarts)) && areTight(sectioned, starts);
  const believed = areParted || (inside.length > 1 && inside.filter(({ restarts }) => restarts).length >= inside.length * RESTARTS);
  // The last line of a document's head is the title of a section only where other sections have titles.
  const believedOnes = titles.filter(({ first, setOff }) => (first ? inside.length > 0 : setOff) || believed).map(({ paragraph }) => paragraph);
  return new Set([...believedOnes, ...titleAtEnd(sectioned, starts, titles.map(({ paragraph }) => paragraph))]);
}

/** The last line of all, in capitals as the titles of the sections before it: what it heads is no topic, or the copy ends there. */
function titleAtEnd(sectioned: readonly Sectioned[], starts: ReadonlyMap<Paragraph, TopicCandidate>, titles: readonly Paragraph[]): Paragraph[] {
  const [above, last] = [sectioned.at(-2)?.paragraph, sectioned.at(-1)?.paragraph];
  const areCapitals = titles.length > 0 && titles.every(({ text }) => isCapitals(text)) && [...starts.values()].every(({ topic }) => !isCapitals(topic));
  return areCapitals && above !== undefined && last !== undefined && !starts.has(last) && isCapitals(last.text) && last.first > above.last + 1 && standsAlone(last, above) ? [last] : [];
}

const isSetOff = ({ heading, text }: Paragraph, areSorted: boolean): boolean => heading !== null || isCapitals(text) || (areSorted && SORTS.some(({ is }) => is.test(text.trim()))) || TIMES.some(({ is }) => is.test(text.trim()));

function isApart({ last }: Paragraph, next: Sectioned | undefined): boolean {
  return next !== undefined && next.paragraph.first > last + 1;
}

/** Whether nearly every topic has its text right below it, so that a line with a gap below heads more than a text. */
function areTight(sectioned: readonly Sectioned[], starts: ReadonlyMap<Paragraph, TopicCandidate>): boolean {
  const tight = sectioned.filter(({ paragraph }, at) => starts.has(paragraph) && sectioned[at + 1]?.paragraph.first === paragraph.last + 1).length;
  return tight >= starts.size * NEARLY_ALL;
}

/** A title in capitals right above another one, of a part and of its part: both are such. */
function isTitleAbove(paragraph: Paragraph, next: Paragraph): boolean {
  return paragraph.text.length <= LONGEST && standsAlone(next, undefined) && isCapitals(paragraph.text) && isCapitals(next.text);
}

/** What stands below a title, or below that of the part of its part. */
function belowTitles(sectioned: readonly Sectioned[], at: number): Sectioned | undefined {
  const [title, below] = [sectioned[at]?.paragraph, sectioned[at + 1]];
  return title !== undefined && below !== undefined && isTitleAbove(title, below.paragraph) ? sectioned[at + 2] : below;
}

/** What stands above a title, or above the title of the part that it is of. */
function aboveTitles(sectioned: readonly Sectioned[], at: number): Paragraph | undefined {
  const [above, title] = [sectioned[at - 1]?.paragraph, sectioned[at]?.paragraph];
  return above !== undefined && title !== undefined && isTitleAbove(above, title) ? sectioned[at - 2]?.paragraph : above;
}

function isNumbered({ type, level, first, last }: Paragraph): boolean {
  return type === 'numbered' && level === 0 && first === last;
}

/** Titles that bear numbers are such where these count on from section to section; else they are items of a list. */
function counted(titles: readonly Title[]): Title[] {
  const numbered = titles.filter(({ paragraph }) => isNumbered(paragraph));
  const numbers = numbered.map(({ paragraph }) => Number.parseInt(paragraph.marker ?? '', 10));
  const countOn = numbered.length > 1 && numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + 1);
  return titles.flatMap((title) => (isNumbered(title.paragraph) ? (countOn ? [{ ...title, setOff: true }] : []) : [title]));
}

/** `Set 1 – High Water`, `Part Two`: a word and the number of the part. */
const IN_SERIES = /^(?<word>\p{L}{2,12}) (?<number>\d{1,3}|[IVX]{1,5}|one|two|three|four|five|six|seven|eight|nine|ten)(?:$|\s?[:.–—-]|\s)/iu;

/** Titles that begin with the same word, each with another number: they are such, whatever the order of what stands below them. */
function inSeries(titles: readonly Title[]): Title[] {
  const found = titles.map(({ paragraph }) => IN_SERIES.exec(paragraph.text)?.groups);
  const numbers = Map.groupBy(found.filter((one) => one !== undefined), (one) => one['word']);
  return titles.map((title, at) => {
    const all = numbers.get(found[at]?.['word']) ?? [];
    return all.length > 1 && new Set(all.map((one) => one['number'])).size > 1 ? { ...title, setOff: true } : title;
  });
}

/** What stands in brackets as a whole says who ruled so, and when: `[NAN 19980503]`. */
const IN_BRACKETS = /^\[[^[\]]*\]$/u;

/** Short, no sentence, no item of a list, and nothing like it before it. */
function standsAlone(paragraph: Paragraph, prior: Paragraph | undefined): boolean {
  if (IN_BRACKETS.test(paragraph.text)) return false;
  if ((paragraph.type !== 'paragraph' && !isNumbered(paragraph)) || paragraph.text.length > LONGEST || !looksLikeHeadword(isCapitals(paragraph.text) ? paragraph.text.replace(/:$/u, '') : paragraph.text)) return false;
  return prior === undefined || saysNothing(prior.text) || (endsSentence(prior.text) && !prior.text.trimEnd().endsWith(':'));
}
