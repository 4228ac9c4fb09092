/**
 * What speaks for and against reading a paragraph as topic and text. No sign decides by itself: a reading needs more for it
 * than against it, and then a place in the order of the alphabet.
 */
import { endsSentence } from '../../blocks/ends-sentence.ts';
import type { Paragraph } from '../../blocks/paragraphs.ts';
import { isTitle } from '../../front-matter/stated-date.ts';
import { TITLE_PARTICLES } from '../../headwords/openings.ts';
import { sortKey } from '../../../names/sort-key.ts';
import { announcesUnnamed, isAnnounced, ordersBelow } from '../parts/announcements.ts';
import { isCapitals, isCode } from './capitals.ts';
import { isListOfNames } from './lists-of-names.ts';
import { opensAsInstruction } from './instruction-openings.ts';
import { doubtsAboutTopic, isAlsoTerm } from './not-a-topic.ts';
import { saysNothing } from '../parts/nothing-said.ts';
import type { Split } from './splits.ts';
import { containerOf, type TopicStyle } from '../order/style.ts';
import { continuesTopic } from './subtopics.ts';
import { titleIn } from '../titles/title-line.ts';
import type { Names } from '../../known-names.ts';
import { TERM } from '../../../read/source-file.ts';

/** One reading of a paragraph, where it stands, and what is known of the document. */
export interface Reading {
  split: Split;
  /** The other readings of the paragraph with a separator further on. */
  later: Split[];
  paragraph: Paragraph;
  prior: Paragraph | undefined;
  /** The paragraph above the one above. */
  before?: Paragraph | undefined;
  next: Paragraph | undefined;
  style: TopicStyle;
  /** Sort keys of names that the corpus uses. */
  names: Names;
  /** Sort keys of sections that an instruction above has quoted. */
  quoted: ReadonlySet<string>;
  /** Sort keys of the names that paragraphs above may begin with, the nearest last. */
  above: readonly string[];
  /** Sort keys of what several names begin with. */
  shared: ReadonlySet<string>;
  /** Announcements above, as printed. */
  announcements: readonly string[];
}

export interface Sign {
  name: string;
  weight: number;
  /** A paragraph that bears the sign in a document of the given style; of several lines, the first is the paragraph above it. */
  example: string;
  among?: Partial<TopicStyle>;
  holds: (reading: Reading) => boolean;
}

/** In a document with so many bold topics and hardly another, a topic that is not bold is none. */
const ALL_BOLD = 8;
/** A line this long that ends no sentence goes on in the next. */
const LONG_LINE = 45;

/** A line of fewer characters that could be a title is one, though the one above it is shorter yet. */
const SHORTEST_TEXT = 24;

const OPENS_LIKE_TEXT = /^["“‘'(*[]*[\p{Lu}\d]/u;

/** What all that follows is: "Some rulings for the new set:". */
const ANNOUNCES_ALL = /\b(?:rulings|errata|clarifications|answers|entries|terms|definitions|keywords|changes|updates)\b[^.]*:["”*]*$/iu;

/** A hyphen for a dash is a slip of the typist; a colon for a dash is another thing. */
const isDash = (sign: string): boolean => '-–'.includes(sign);
const isUsual = ({ split, style }: Reading): boolean => split.separator === style.separator;
const ofLines = ({ style }: Reading): boolean => style.separator === 'line';
const instructs = ({ split }: Reading): boolean => opensAsInstruction(split.rest);
const lacksBold = ({ split, style }: Reading): boolean => style.bold && !split.bold && !split.starred;
const hasTextBelow = ({ paragraph, next }: Reading): boolean => next !== undefined && (!titleIn(next) || doubtsAboutTopic(next.text) >= 2 || opensAsInstruction(next.text) || (next.text.length >= paragraph.text.length * 2 && next.text.length > SHORTEST_TEXT) || (paragraph.heading !== null && next.heading === null));

/** A line set off from what is above and standing right above a text is the head of that text, though the one above breaks off. */
const nearerBelow = ({ prior, paragraph, next }: Reading): boolean => prior !== undefined && next !== undefined && paragraph.first - prior.last > next.first - paragraph.last;
const isNameSetOff = (reading: Reading): boolean => nearerBelow(reading) && reading.names.has(sortKey(reading.split.topic));

/** Words that go on with a sentence, whatever stands before the dash. */
const GOES_ON = /^(?:but|and|or|nor|not|which|that|who|whose|as|than|then|so|yet|if|when|even|because|though|although|with|without|to|for|of|in|on|at|by|from)\b/iu;
const MOST_WORDS_OF_ITEM = 5;
/** A name of a thing, and no beginning of a sentence; nothing in it parts it further. */
const NAME_OF_ITEM = /^(?!(?:who|what|which)(?:ever)?\b|(?:any|every|no|some)(?:body|one|thing)?\b|(?:all|each|both|those|these|this|such|only|after|before|until|once|as)\b)(?!.*\s[-–—]\s)/iu;

/** A name and a dash in an item of a list in which topics stand: its text may go on with the name as its subject, `Low Water - is over at dusk`. */
const isNamedItem = ({ split, style, paragraph }: Reading): boolean => paragraph.marker === '*' && split.separator === style.separator && isDash(split.separator) && style.count >= 3 && /^["“]?\p{Lu}/u.test(split.topic) && NAME_OF_ITEM.test(split.topic) && split.topic.split(' ').length <= MOST_WORDS_OF_ITEM && !GOES_ON.test(split.rest);

/** What a thing does or is, where its name stands before the dash: `Low Water – does not end by itself`. */
const OF_SUBJECT = /^(?:(?:does|do|did|has|have|was|were|is|are|may|can|could|must|will|shall|should)(?: not\b|n[’']t\b| (?:only|also|never|always|now|no longer|still)\b)|cannot\b|never \p{Ll}|no longer\b)/u;
const isTitleCase = (name: string): boolean => /^["“]?\p{Lu}\S* \S/u.test(name) && name.split(' ').every((word) => /^["“(]?[\p{Lu}\d]/u.test(word) || TITLE_PARTICLES.has(word));

/** A name in capitals of several words, and a dash as before all others: in prose none parts a subject from what it does. */
const isSubject = ({ split, style }: Reading): boolean => split.separator === style.separator && isDash(split.separator) && style.count >= 3 && isTitleCase(split.topic) && NAME_OF_ITEM.test(split.topic) && OF_SUBJECT.test(split.rest);

export const SIGNS: readonly Sign[] = [
  { name: 'the separator of the document', weight: 1, example: 'lamp oil - It burns.', holds: isUsual },
  { name: 'another separator, and not another dash', weight: -1.5, example: 'lamp oil: It burns.', holds: (reading) => !isUsual(reading) && !(isDash(reading.split.separator) && isDash(reading.style.separator)) },
  { name: 'bold', weight: 3, example: '**lamp oil** - It burns.', holds: ({ split }) => split.bold },
  { name: 'not bold, where topics are', weight: -1, example: 'lamp oil - It burns.', among: { bold: true, count: 3 }, holds: (reading) => lacksBold(reading) && reading.style.count < ALL_BOLD },
  { name: 'not bold, where many topics are', weight: -4, example: 'lamp oil - It burns.', among: { bold: true, count: 9 }, holds: (reading) => lacksBold(reading) && reading.style.count >= ALL_BOLD },
  { name: 'an announcement in the midst of bold topics', weight: -4, example: 'These words are heard at night:', among: { separator: ':', bold: true, count: 3 }, holds: (reading) => lacksBold(reading) && !ofLines(reading) && reading.split.rest === '' && reading.split.separator === ':' },
  { name: 'it announces the list in whose items the topics are', weight: -5, example: 'These are the words:', among: { separator: ':', container: 'bullet', count: 3 }, holds: ({ split, style, paragraph }) => style.container !== 'paragraph' && containerOf(paragraph) !== style.container && split.separator === ':' && split.rest === '' },
  { name: 'starred', weight: 2, example: '* lamp oil - It burns.', holds: ({ split }) => split.starred },
  { name: 'an order or a pointer follows', weight: 3, example: 'lamp oil - Delete this entry.', holds: instructs },
  { name: 'a text follows that begins like one', weight: 1, example: 'lamp oil - It burns.', holds: ({ split: { rest } }) => OPENS_LIKE_TEXT.test(rest) || rest === '' },
  { name: 'a text follows that begins in the midst of a sentence', weight: -3, example: 'lamp oil - but not wax.', holds: (reading) => !reading.style.small && !OPENS_LIKE_TEXT.test(reading.split.rest) && reading.split.rest !== '' && !instructs(reading) && !isNamedItem(reading) && !isSubject(reading) },
  { name: 'a text follows that begins small, as texts do', weight: 1, example: 'lamp oil - a thing that burns.', among: { small: true }, holds: (reading) => reading.style.small && /^\p{Ll}/u.test(reading.split.rest) },
  { name: 'a name that the corpus uses', weight: 3, example: 'known name - It burns.', holds: ({ split, names }) => names.has(sortKey(split.topic)) },
  { name: 'nothing but a quotation follows', weight: -2, example: 'lamp oil - "It burns."', holds: ({ split }) => /^["“][^"“”]+["”]\.?$/u.test(split.rest) },
  { name: 'nothing but names follows', weight: -4, example: 'Banned: Lamp Oil, Low Water, The Long Mole.', holds: ({ split: { rest } }) => isListOfNames(rest) },
  { name: 'a line above one that says that there is nothing', weight: -9, example: 'Set 2 – The Long Mole\nNo errata.', among: { separator: 'line' }, holds: (reading) => ofLines(reading) && reading.split.rest === '' && saysNothing(reading.next?.text ?? '') },
  { name: 'in capitals, as topics are', weight: 2, example: 'LAMP OIL - It burns.', among: { capitals: true }, holds: ({ split, style }) => style.capitals && isCapitals(split.topic) },
  { name: 'not in capitals, where topics are', weight: -3, example: 'lamp oil - It burns.', among: { capitals: true }, holds: ({ split, style }) => style.capitals && !isCapitals(split.topic) && !isCode(split.topic) },
  { name: 'a title that goes on up to a later separator', weight: -2, example: 'Harbour - Low Tide - It is dry.', holds: ({ split, later, style }) => continuesTopic(split, later, style) },
  { name: 'what several names begin with', weight: -6, example: 'Icon: Bell: It is rung.\nIcon: Net: It is cast.', holds: ({ split, later, shared }) => later.length > 0 && shared.has(sortKey(split.topic)) },
  { name: 'a section that an order above has quoted', weight: -3, example: 'Quoted Section - It burns.', holds: ({ split, quoted }) => quoted.has(sortKey(split.topic)) },
  { name: 'the paragraph above awaits a text', weight: -2, example: 'Add the following:\nlamp oil - It burns.', holds: ({ prior, split, announcements, above }) => prior !== undefined && (above.some((key) => key !== sortKey(prior.text)) || opensAsInstruction(prior.text)) && /:["”*]*\*?$/u.test(prior.text.trim()) && !ANNOUNCES_ALL.test(prior.text) && !isAnnounced(split.topic, announcements) },
  { name: 'an announcement above names it', weight: 4, example: 'The following is a change to the Low Water entry:\nLow Water', among: { separator: 'line' }, holds: ({ split, announcements }) => isAnnounced(split.topic, announcements) },
  { name: 'an entry is announced right above it', weight: 4, example: 'The following is a new entry on page 3:\nLow Water', among: { separator: 'line' }, holds: ({ prior }) => prior !== undefined && announcesUnnamed(prior.text) },
  { name: 'an order right above it is on the entry of that name', weight: 6, example: 'Replace the Low Water entry with the following:\nLow Water', among: { separator: 'line' }, holds: (reading) => ofLines(reading) && reading.prior !== undefined && ordersBelow(reading.prior.text, reading.split.topic, reading.before) },
  { name: 'no day, where topics bear one', weight: -4, example: 'Tidal Edition', among: { separator: 'line', dated: true }, holds: (reading) => ofLines(reading) && reading.style.dated && reading.split.ownDay === null },
  { name: 'what is done to or by a name above', weight: -2, example: 'lamp oil - It burns.\nBurning lamp oil - It is paid first.', holds: ({ split, above }) => isDoingOf(split.topic, above) },
  { name: 'it is a paragraph only if it is a topic', weight: -1, example: '[soft] lamp oil - It burns.', holds: ({ paragraph }) => paragraph.soft },
  { name: 'an item of the list that topics stand in', weight: 1, example: '• lamp oil - It burns.', among: { container: 'bullet' }, holds: ({ paragraph, style }) => style.container !== 'paragraph' && containerOf(paragraph) === style.container },
  { name: 'a heading, as topics are', weight: 4, example: '# lamp oil', among: { separator: 'line', heading: 1 }, holds: (reading) => ofLines(reading) && reading.style.heading !== null && reading.paragraph.heading === reading.style.heading },
  { name: 'a term, as the list or table that holds it marks it', weight: 4, example: '###### lamp oil', among: { separator: 'line', heading: 6 }, holds: (reading) => ofLines(reading) && reading.style.heading === TERM && reading.paragraph.heading === TERM },
  { name: 'no heading, where topics are', weight: -4, example: 'lamp oil', among: { separator: 'line', heading: 1 }, holds: (reading) => ofLines(reading) && reading.style.heading !== null && reading.paragraph.heading !== reading.style.heading },
  { name: 'a heading of another level, where the document sets its topics off', weight: -6, example: '## BARGES', among: { separator: 'line', heading: 6 }, holds: (reading) => ofLines(reading) && reading.style.heading === TERM && reading.paragraph.heading !== null && reading.paragraph.heading < TERM },
  { name: 'a heading right above a title, where topics are no headings', weight: -4, example: '# BARGES\nlamp oil', among: { separator: 'line' }, holds: (reading) => ofLines(reading) && reading.style.heading === null && reading.paragraph.heading !== null && reading.next?.heading === null && titleIn(reading.next) !== null },
  { name: 'a question, where topics are', weight: 3, example: 'May a lamp be lent?', among: { separator: 'line', questions: true }, holds: (reading) => ofLines(reading) && reading.style.questions && reading.split.topic.endsWith('?') },
  { name: 'no question, where topics are', weight: -4, example: 'Questions on lamps', among: { separator: 'line', questions: true }, holds: (reading) => ofLines(reading) && reading.style.questions && !reading.split.topic.endsWith('?') },
  { name: 'a line with an order or a pointer below', weight: 2, example: 'lamp oil\nDelete the second sentence.', among: { separator: 'line' }, holds: (reading) => ofLines(reading) && reading.next !== undefined && opensAsInstruction(reading.next.text) },
  { name: 'a line with its text below', weight: 1, example: 'lamp oil\nIt burns until the tide has turned, and no longer.', among: { separator: 'line' }, holds: (reading) => ofLines(reading) && hasTextBelow(reading) },
  { name: 'a line with no text below', weight: -3, example: 'lamp oil\nlamp wick', among: { separator: 'line' }, holds: (reading) => ofLines(reading) && !hasTextBelow(reading) },
  { name: 'a line right below the text above', weight: -1, example: 'It burns.\nlamp oil', among: { separator: 'line' }, holds: (reading) => ofLines(reading) && reading.prior?.last === reading.paragraph.first - 1 },
  { name: 'a bold line, as topics are', weight: 3, example: '**The dial does not turn by itself**\n\nSomebody turns it, and nobody else.', among: { separator: 'line', bold: true, count: 2 }, holds: (reading) => ofLines(reading) && reading.style.bold && reading.split.bold && hasTextBelow(reading) },
  { name: 'a line that is not bold, where topics are bold lines', weight: -3, example: 'lamp oil\n\nIt burns until the tide has turned.', among: { separator: 'line', bold: true, count: 3 }, holds: (reading) => ofLines(reading) && lacksBold(reading) },
  { name: 'a gap below, where topics have none', weight: -1.5, example: 'lamp oil\n\nIt burns.', among: { separator: 'line', tight: true }, holds: (reading) => ofLines(reading) && reading.style.tight && reading.next !== undefined && reading.next.first !== reading.paragraph.last + 1 },
  { name: 'a line that goes on in the next', weight: -4, example: 'lamp oil burns until the\ntide has turned.', among: { separator: 'line' }, holds: (reading) => ofLines(reading) && reading.paragraph.heading === null && !isNameSetOff(reading) && reading.next?.marker === null && /^\p{Ll}/u.test(reading.next.text) && !opensAsInstruction(reading.next.text) },
  { name: 'a line that the one above goes on in', weight: -3, example: 'Two citizens may row the barge as far as the next\nquay of their own bank', among: { separator: 'line' }, holds: (reading) => ofLines(reading) && reading.prior !== undefined && /\p{L}/u.test(reading.prior.text) && !nearerBelow(reading) && reading.prior.text.replaceAll(/\s+/gu, ' ').length > LONG_LINE && !endsSentence(reading.prior.text) && reading.prior.marker === null && !isTitle(reading.prior.text) },
];

/** Names above among which one that a part of an entry speaks of is looked for. */
const NEAREST = 8;

/** "Ending a battle", below "battle". */
function isDoingOf(topic: string, above: readonly string[]): boolean {
  if (!/^\p{Lu}\p{Ll}+ing\s/u.test(topic)) return false;
  const rest = ` ${sortKey(topic).replace(/^\S+ (?:(?:an?|the|your) )?/u, '')} `;
  return above.slice(-NEAREST).some((name) => name.length > 2 && (rest.includes(` ${name} `) || rest.includes(` ${name}s `)));
}

/** One letter in the dress of the names is a game's shorthand, and asks or answers nothing. */
const isLetterAsName = ({ split, style, paragraph }: Reading): boolean => /^\p{Lu}$/u.test(split.topic) && style.heading !== null && paragraph.heading === style.heading;

/** What a text tells that it explains. */
const TELLS_WHAT = /^(?:(?:an?|the|each|every) )?(?<what>\p{L}+) (?:is|are|may|can|shows?|tells?|means?|stands?)\b/u;

/** What parts of a page are called is a term, too, where a text behind the same sign as all others tells what it is: `Links – A link joins two barges`. */
function tellsWhatItIs({ split, style }: Reading): boolean {
  const what = TELLS_WHAT.exec(sortKey(split.rest))?.groups?.['what'] ?? '';
  return isAlsoTerm(split.topic) && split.separator === style.separator && style.count >= 3 && [what, `${what}s`].includes(sortKey(split.topic));
}

/** How much more speaks for a reading than against it. */
export function weighReading(reading: Reading): number {
  return SIGNS.reduce((sum, { weight, holds }) => (holds(reading) ? sum + weight : sum), 0) - (isLetterAsName(reading) || tellsWhatItIs(reading) ? 0 : doubtsAboutTopic(reading.split.topic));
}
