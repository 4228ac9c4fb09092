/** What each paragraph of a document of topics is, once its topics are known: a heading, a text, what stands ahead or behind. */
import { endsSentence } from '../../blocks/ends-sentence.ts';
import { datesIn } from '../../front-matter/dates.ts';
import type { Paragraph } from '../../blocks/paragraphs.ts';
import { isFurniture, isPageFurniture, mayBeTerm } from '../../layouts/furniture.ts';
import { isCapitals } from '../names/capitals.ts';
import { startOfOthers } from './behind-topics.ts';
import type { Starts } from '../names/candidates.ts';
import { startOfClosing } from './closing.ts';
import type { Kind } from '../kinds/kinds.ts';
import { startOfLastSection } from './headed-alike.ts';
import { saysNothing } from './nothing-said.ts';
import type { Sectioned } from './sections.ts';
import type { TopicStyle } from '../order/style.ts';
import { startOfTail } from './tails.ts';
import { TERM } from '../../../read/source-file.ts';

type Part = 'furniture' | 'heading' | 'summary' | 'closing notice' | 'topic' | 'temporary' | 'front matter' | 'text';

/** What a paragraph of a document of topics is; the first that it can be, in this order. */
export function partOf({ paragraph, heading, within }: Sectioned, is: { isTitle: boolean; isOver: boolean; isTopic: boolean; isClosing: boolean; isFront: boolean; isNamed: boolean; isBeside: boolean }): Part {
  if (isOfPage(paragraph, is.isTopic)) return 'furniture';
  if (heading !== null || is.isTitle) return 'heading';
  if (within === 'summary') return 'summary';
  if (is.isClosing || is.isOver) return 'closing notice';
  if (is.isTopic) return 'topic';
  if (is.isBeside) return 'front matter';
  if (is.isNamed) return 'text';
  if (within === 'temporary' && !saysNothing(paragraph.text)) return 'temporary';
  return is.isFront || within === 'temporary' ? 'front matter' : 'text';
}

const isOfPage = ({ heading, text }: Paragraph, isTopic: boolean): boolean => heading === null && (isPageFurniture(text) || (isFurniture(text) && !(isTopic && mayBeTerm(text))));

/** What stands below a line that is a name, among the temporary rulings: they need none, and where they have one it is theirs. */
export function belowNames(sectioned: readonly Sectioned[], starts: Starts): ReadonlySet<Paragraph> {
  const found = new Set<Paragraph>();
  let isBelow = false;
  for (const { paragraph, heading, within } of sectioned) {
    const start = starts.get(paragraph);
    if (heading !== null || start !== undefined) isBelow = heading === null && start?.separator === 'line' && within === 'temporary';
    else if (isBelow) found.add(paragraph);
  }
  return found;
}

/** Whether a paragraph introduces a section: it stands right below its heading, which heads topics further down. */
export function standsBelow(sectioned: Sectioned[], at: number, starts: Starts): boolean {
  const heading = sectioned[at - 1]?.heading;
  return heading === 'rulings' && endsSentence(sectioned[at - 2]?.paragraph.text ?? '') && sectioned.slice(at + 1, at + 3).some(({ paragraph }) => starts.has(paragraph));
}

/**
 * The headings behind the first topic that the format marks as such, above those that topics have or where they have none; and
 * what stands in a glossary, or below a day, ahead of the first topic below each of them.
 */
export function partedBySections(sectioned: Sectioned[], starts: Starts, style: TopicStyle, kind: Kind): { titles: Set<Paragraph>; ahead: Set<Paragraph | undefined> } {
  const [titles, ahead] = [new Set<Paragraph>(), new Set<Paragraph | undefined>()];
  const isTitle = ({ heading }: Paragraph): boolean => heading !== null && heading !== TERM && (style.heading === null ? style.separator !== 'line' : heading < style.heading);
  let [seen, isAhead] = [false, false];
  for (const { paragraph } of sectioned) {
    if (starts.has(paragraph)) [seen, isAhead] = [true, false];
    else if (seen && isTitle(paragraph)) {
      // "No rulings today.", below a day that has none
      isAhead = kind === 'glossary' || isDay(paragraph.text);
      titles.add(paragraph);
    } else if (isAhead) ahead.add(paragraph);
  }
  return { titles, ahead };
}

/** Characters of a heading that is nothing but a day. */
const LONGEST_DAY = 40;
const isDay = (text: string): boolean => text.length <= LONGEST_DAY && datesIn(text).some(({ day }) => day !== null);

/** The document's name in capitals at the head of a page, beside the number that a copy kept of it: no part of the entry before it. */
export function titlesOfPages(sectioned: readonly Sectioned[], starts: Starts): Set<Paragraph> {
  const isNumber = (one: Sectioned | undefined): boolean => one !== undefined && /\d/u.test(one.paragraph.text) && isPageFurniture(one.paragraph.text);
  return new Set(sectioned.flatMap(({ paragraph }, at) => {
    const { text, first, last } = paragraph;
    const isTitle = first === last && /\S\s+\S/u.test(text) && isCapitals(text) && !endsSentence(text) && !starts.has(paragraph);
    return isTitle && (isNumber(sectioned[at - 1]) || isNumber(sectioned[at + 1])) ? [paragraph] : [];
  }));
}

/** Where the last topic ends, and what belongs to none begins: in the part that holds the topics, whatever stands behind that. */
export function endOfTopics(all: Sectioned[], starts: Starts, outside: number): number {
  const sectioned = all.filter(({ paragraph }) => paragraph.first < outside);
  const texts = sectioned.map(({ paragraph }) => paragraph.text);
  const last = sectioned.findLastIndex(({ paragraph }) => starts.has(paragraph));
  const paragraph = sectioned[last]?.paragraph;
  const start = paragraph && starts.get(paragraph);
  // Right below a topic that has a line of its own stands its text, whatever it says.
  const behind = start === undefined ? sectioned.length : last + (start.rest === '' ? 2 : 1);
  return Math.min(startOfOthers(sectioned, starts), startOfLastSection(sectioned, starts), startOfClosing(texts, last), startOfTail(texts, behind));
}

/** So many names in items of one list, and so large a share of all, make each item a ruling of its own. */
const FEWEST_ITEMS = 3;
const NEARLY_ALL = 0.8;

/** Items between those that bear a name, without one: they belong to nobody, with what stands below them; no neighbour's name is theirs. */
export function namelessItems(sectioned: readonly Sectioned[], starts: Starts): ReadonlySet<Paragraph> {
  const isItem = ({ marker, level }: Paragraph): boolean => marker === '*' && level === 0;
  const items = [...starts.keys()].filter(isItem).length;
  const first = sectioned.findIndex(({ paragraph }) => starts.has(paragraph));
  if (items < FEWEST_ITEMS || items < starts.size * NEARLY_ALL || [...starts.values()].some(({ rest }) => rest === '')) return new Set();
  let within = false;
  return new Set(sectioned.slice(first).flatMap(({ paragraph, heading }) => {
    if (starts.has(paragraph) || heading !== null) within = false;
    else if (isItem(paragraph)) within = true;
    return within ? [paragraph] : [];
  }));
}
