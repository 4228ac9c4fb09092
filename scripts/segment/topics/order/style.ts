/** How a document sets off its topics, seen from its paragraphs. */
import type { Paragraph } from '../../blocks/paragraphs.ts';
import { isCapitals } from '../names/capitals.ts';
import { isLetterHeading } from '../parts/headings.ts';
import { sortKey } from '../../../names/sort-key.ts';
import { doubtsAboutTopic, isLabelOfPart } from '../names/not-a-topic.ts';
import { risingShare } from '../../../names/alphabet.ts';
import { isPlausible } from '../names/plausible.ts';
import { sharedBeginnings } from '../names/shared-beginnings.ts';
import { splitsIn, type Separator, type Split } from '../names/splits.ts';
import { titleIn } from '../titles/title-line.ts';
import { TERM } from '../../../read/source-file.ts';

/** Where topics stand: in paragraphs of their own, or each in an item of one long list. */
export type Container = 'paragraph' | 'bullet' | 'numbered';

export interface TopicStyle {
  /** The sign that parts topic and text in this document. */
  separator: Separator;
  container: Container;
  /** Topics are printed in capitals. */
  capitals: boolean;
  /** Topics are printed bold. */
  bold: boolean;
  /** Topics are headings of this level; null where the format marks none. */
  heading: number | null;
  /** Topics on lines of their own have their text right below them, without a blank line. */
  tight: boolean;
  /** Texts begin small behind their topics: `gaff: a pole with a hook.` */
  small: boolean;
  /** Topics on lines of their own are mostly questions. */
  questions: boolean;
  /** Topics bear a day of their own behind them: `Low Water 2017-06-06`. */
  dated: boolean;
  /** Paragraphs that begin with a topic in this style. */
  count: number;
}

const SEPARATORS: readonly Separator[] = ['-', '–', ':', 'bold'];
const CONTAINERS: readonly Container[] = ['paragraph', 'bullet', 'numbered'];
/** Topics as list items must be this much more frequent than as paragraphs: every document has lists. */
const LISTS = 1.5;
/**
 * Terms with texts that begin small: so many, and so large a share of the paragraphs from the first to the last and of a sorted
 * list, and of all; where nothing is sorted, of hardly another paragraph.
 */
const FEWEST_SMALL = 4;
const SMALL = 0.7;
const SMALL_OF_ALL = 0.4;
const MOST_WORDS_OF_TERM = 5;
/** The doubt about what is never a topic. */
const NEVER = 5;
/** The share of titles that are bold where a title must be; of bold ones, that are questions where one must be. */
const MOSTLY_BOLD = 0.5;
const NEARLY_ALL = 0.9;
/** So many topics, and so large a share of them, bear a day of their own where every topic does. */
const FEWEST_DATED = 4;
const MOSTLY_DATED = 0.8;
/** So many headings of one level make that level the topics'. */
const FEWEST_HEADINGS = 3;

/** The container that a paragraph is; an asterisk may mark a topic as well as an item. */
export function containerOf({ type, marker, level }: Paragraph): Container | null {
  if (type === 'paragraph' || marker === '*') return 'paragraph';
  return level === 0 && (type === 'bullet' || type === 'numbered') ? type : null;
}

/** Reads: paragraphs. Writes: the style that most of them that could begin with a topic have. */
export function styleOf(paragraphs: Paragraph[]): TopicStyle {
  const { alone } = sharedBeginnings(paragraphs);
  const styles = [...CONTAINERS.flatMap((container) => runInStyles(paragraphs.filter((one) => containerOf(one) === container && !alone.has(one)), container)), lineStyle(paragraphs)];
  return styles.reduce((best, style) => (rank(style) > rank(best) ? style : best));
}

function rank({ count, container, heading }: TopicStyle): number {
  // What the whole document sets off alike counts for more than what runs in here and there.
  if (heading === TERM && count >= FEWEST_HEADINGS) return count * LISTS;
  return container === 'paragraph' ? count : count / LISTS;
}

function runInStyles(paragraphs: Paragraph[], container: Container): TopicStyle[] {
  const splits = paragraphs.map(splitsIn);
  return SEPARATORS.map((separator) => {
    const usual = splits.flatMap((all) => all.find((one) => one.separator === separator && isPlausible(one) && !(separator === 'bold' && one.rest === '')) ?? []);
    const places = splits.flatMap((all, at) => (smallSplit(all, separator) === undefined ? [] : [at]));
    const small = places.flatMap((at) => smallSplit(splits[at] ?? [], separator) ?? []);
    const within = (places.at(-1) ?? 0) - (places[0] ?? 0) + 1;
    const isSorted = risingShare(small.map(({ topic }) => sortKey(topic))) >= SMALL;
    const isList = small.length >= within * (isSorted ? SMALL : NEARLY_ALL) && small.length >= paragraphs.length * (isSorted ? SMALL_OF_ALL : SMALL);
    const isSmall = small.length >= FEWEST_SMALL && small.length > usual.length * 2 && isList;
    return { ...describe(separator, container, isSmall ? small : usual), small: isSmall };
  });
}

function smallSplit(splits: readonly Split[], separator: Separator): Split | undefined {
  return splits.find((one) => one.separator === separator && (isPlausible(one) || isTermWithSmallText(one)));
}

/** What goes on with a sentence explains no term: `It may be drawn — but not played`. */
const JOINS = /^(?:but|and|or|nor|yet|so|than|because|though|although|whose|from|not only)\b/u;

/** A term of a few words, and a text that explains it without a capital. */
function isTermWithSmallText({ topic, rest }: Split): boolean {
  return /^\p{Ll}/u.test(rest) && !JOINS.test(rest) && topic.split(/\s+/u).length <= MOST_WORDS_OF_TERM && doubtsAboutTopic(topic) === 0;
}

function describe(separator: Separator, container: Container, splits: Split[]): TopicStyle {
  const count = splits.length;
  const bold = count > 0 && splits.filter((split) => split.bold).length > count * 0.8;
  return {
    separator, container, count, heading: null, tight: false, small: false, questions: separator === 'line' && count > 0 && splits.filter(({ topic }) => topic.endsWith('?')).length >= count * (bold ? NEARLY_ALL : 0.5),
    dated: count >= FEWEST_DATED && splits.filter(({ ownDay }) => ownDay !== null).length >= count * MOSTLY_DATED,
    capitals: count > 0 && splits.filter(({ topic }) => isCapitals(topic)).length > count * 0.6,
    bold,
  };
}

interface Titled {
  split: Split;
  paragraph: Paragraph;
  next: Paragraph;
}

/** Topics on lines of their own: lines that could be, with a paragraph below that could not. */
function lineStyle(paragraphs: Paragraph[]): TopicStyle {
  const titles = paragraphs.map((paragraph) => (isLetterHeading(paragraph.text) ? null : titleIn(paragraph)));
  const titled = titles.flatMap((split, at): Titled[] => {
    const [paragraph, next] = [paragraphs[at], paragraphs[at + 1]];
    const lone = next !== undefined && (titles[at + 1] === null || isLabelOfPart(next.text) || next.text.length > (paragraph?.text.length ?? 0) * 2 || (paragraph?.heading !== null && next.heading === null));
    return split && paragraph && next && lone && mayBeTitle(split, paragraph) ? [{ split, paragraph, next }] : [];
  });
  const heading = commonHeading(titled);
  const all = heading === null ? boldOnly(titled) : titled.filter(({ paragraph }) => paragraph.heading === heading);
  // One title that is underlined heads a part of a document; names come in numbers.
  const used = all.length === 1 && !/[\p{L}\p{N}]/u.test(all[0]?.next.marked ?? '') ? [] : all;
  const tight = used.filter(({ paragraph, next }) => next.first === paragraph.last + 1).length;
  return { ...describe('line', 'paragraph', used.map(({ split }) => split)), heading, tight: tight > used.length * 0.8 };
}

/** What looks like a title by itself, is bold, or is set off as a term. */
function mayBeTitle(split: Split, { heading }: Paragraph): boolean {
  return isPlausible(split) || isBoldLine(split) || heading === TERM;
}

/** A line that is bold from its first sign to its last, whatever its words are. */
function isBoldLine({ bold, topic }: Split): boolean {
  return bold && doubtsAboutTopic(topic) < NEVER;
}

/** Where several lines are bold with a text below that is not, those are the titles, and no others. */
function boldOnly(titled: Titled[]): Titled[] {
  const bold = titled.filter(({ split, next }) => split.bold && !/^\*\*[^*]+\*\*$/u.test(next.marked));
  return bold.length >= FEWEST_HEADINGS && bold.length >= titled.length * MOSTLY_BOLD ? bold : titled.filter(({ split }) => isPlausible(split));
}

/** The level that most headings with text below them have. */
function commonHeading(titled: Titled[]): number | null {
  const levels = new Map<number, number>();
  for (const { paragraph: { heading } } of titled) if (heading !== null) levels.set(heading, (levels.get(heading) ?? 0) + 1);
  const [level, count] = [...levels].toSorted((a, b) => b[1] - a[1])[0] ?? [0, 0];
  return count >= (level === TERM ? FEWEST_HEADINGS - 1 : FEWEST_HEADINGS) && count > titled.length * 0.3 ? level : null;
}
