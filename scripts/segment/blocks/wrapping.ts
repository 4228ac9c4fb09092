/** Documents whose lines are broken at a fixed width, as in mail and in text taken from a PDF. */
import type { ReadingLine } from '../../read/source-file.ts';
import { isCapitals } from '../topics/names/capitals.ts';
import { opensAsInstruction } from '../topics/names/instruction-openings.ts';
import { endsSentence } from './ends-sentence.ts';

export interface Wrapping {
  /** Whether a line goes on with the paragraph of the line before it. */
  goesOn(prior: string, line: string): boolean;
  /** Whether the width alone explains that a line is broken: its next word would not have fitted. */
  forced(prior: string, line: string): boolean;
  /** Whether a line reaches most of the width with the next line's first word. */
  tight(prior: string, line: string): boolean;
  /** A blank line stands after each line, and so parts nothing. */
  spaced: boolean;
}

/** A topic in capitals at the head of a line. */
const TOPIC_LINE = /^[*+]?\s*(?=\p{Lu}{2})([^a-z:]{2,60}?)(?::| [-–—]{1,2})\s/u;
/** A line this much shorter than the width, ending a sentence, ends its paragraph. */
const SHORT = 0.75;
/** A line that even the next word would not bring to this part of the width was broken on purpose. */
const VERY_SHORT = 0.6;

/** A line with so little of the width is a title, where a topic stands below it. */
const TITLE = 0.5;
/** Topic and text of any kind at the head of a line. */
const RUN_IN = /^[*+]?\s?[^.!?;]{2,60}?(?::| [-–—]{1,2})\s\S/u;
/** What begins with the name of a part is a paragraph of its own. */
export const LABELLED = /^(?:for )?(?:examples?|notes?|exceptions?|errata|was|now|old|new|before|after|reason)(?: (?:text|\d{1,2}))?:\s\S/iu;
/** A line shorter than this part of the width was not broken to fit it. */
const NEARLY = 0.8;
/** Nothing but a reference, which a document sets on its line behind the text: its first word would have fitted above where no more of the width is taken. */
const POINTER = /^\s*\(?See (?:also )?\p{L}[^.:;!?]{0,80}\.\)?\s*$/u;
const LEFT_OPEN = 0.88;

/** Lines with another below them, before anything can be said of how a document is broken. */
const FEWEST = 6;
/** So few are enough where all of them stand in the midst of sentences. */
const FEW = 3;
/** The share of breaks within sentences from which their lines alone give the width: navigation has others. */
const BROKEN_ENOUGH = 0.25;
/** Lines wider than this were not broken to fit a page. */
const WIDEST = 150;
/** Breaks within sentences that must be forced before every break that is not is taken for a paragraph's end. */
const EXACT = { share: 0.97, fewest: 12 };

/** The share of breaks within sentences at which lines of any width are wrapped. */
const MOST_BROKEN = 0.5;

interface Break {
  text: string;
  next: string;
}

/** Reads: a document's lines. Writes: how they are wrapped, or null where a line is a paragraph. */
export function wrappingOf(lines: ReadingLine[]): Wrapping | null {
  const written = lines.map(({ text }) => (/[\p{L}\p{N}]/u.test(text) ? text.trimEnd() : ''));
  const spaced = isSpaced(written);
  const texts = spaced ? written.filter((text) => text.trim() !== '') : written;
  const breaks = texts.flatMap((text, at) => (text.trim() !== '' && (texts[at + 1] ?? '').trim() !== '' ? [{ text, next: texts[at + 1] ?? '' }] : []));
  const broken = breaks.filter(isBrokenSentence);
  const width = widthOf(broken.length < Math.max(FEWEST * 2, breaks.length * BROKEN_ENOUGH) ? texts : broken.map(({ text }) => text));
  const isTold = breaks.length >= FEWEST || (broken.length >= FEW && broken.length === breaks.length);
  if (!isTold || (width > WIDEST && broken.length < breaks.length * MOST_BROKEN)) return null;
  const full = breaks.filter(({ text }) => text.length > width * 0.7).length;
  if (full < breaks.length * 0.55 && broken.length < breaks.length * 0.3) return null;
  const forced = (prior: string, line: string): boolean => room(prior, line) > width - 1;
  const exact = broken.length >= EXACT.fewest && broken.filter(({ text, next }) => forced(text, next)).length >= broken.length * EXACT.share;
  const begins = (prior: string, line: string): boolean => TOPIC_LINE.test(line.trimStart()) && (endsSentence(prior) || room(prior, line) < width * NEARLY);
  return { spaced, forced, tight: (prior, line) => room(prior, line) >= width * SHORT, goesOn: (prior, line) => !begins(prior, line) && !endsParagraph(prior, line, width, exact) };
}

/** Hardly a line has another right below it, and most blank lines stand in the midst of sentences. */
function isSpaced(texts: string[]): boolean {
  const written = texts.flatMap((text, at) => (text.trim() === '' ? [] : [at]));
  const alone = written.filter((at) => (texts[at + 1] ?? '').trim() === '').length;
  if (written.length < FEWEST * 2 || alone < written.length * 0.9) return false;
  const pairs = written.map((at, index) => ({ text: texts[at] ?? '', next: texts[written[index + 1] ?? -1] ?? '' }));
  return pairs.filter(isBrokenSentence).length > pairs.length * 0.4;
}

function isBrokenSentence({ text, next }: Break): boolean {
  return !endsSentence(text) && /^\s*\p{Ll}/u.test(next);
}

/** The length that hardly a line exceeds. */
function widthOf(texts: string[]): number {
  const lengths = texts.filter((text) => text.trim() !== '').map((text) => text.length).sort((a, b) => a - b);
  return lengths[Math.floor(lengths.length * 0.98)] ?? 0;
}

/** The length that a line would have with the first word of the next. */
function room(prior: string, line: string): number {
  return prior.trimEnd().length + 1 + (line.trim().split(/\s/u)[0] ?? '').length;
}

/** Below a line with so much room left: what begins with a topic or an order, or is as short and ends no sentence, as in a list. */
function beginsAnew(line: string, width: number): boolean {
  return RUN_IN.test(line.trimStart()) || opensAsInstruction(line.trim()) || (line.trim().length < width * TITLE && !endsSentence(line));
}

/** What leads to other names, behind an arrow, is none. */
const REFERENCE = /^\s*(?:[-=]>|→)\s?\p{L}/u;

/** Characters of a line that breaks off at a comma, and of none in a list. */
const LONG_LINE = 40;

/** Where nothing is known of a width: whether a line goes on in the one right below it, which is no item of a list. */
export function breaksAtComma(prior: string, line: string, marker: string | null): boolean {
  return marker === null && prior.trimEnd().endsWith(',') && prior.trim().length > LONG_LINE && prior.search(/\S/u) === line.search(/\S/u);
}

/** A line in capitals, or one below it: a title, where it is no reference. */
function changesCase(prior: string, line: string): boolean {
  return isCapitals(prior) !== isCapitals(line) && !REFERENCE.test(line) && (isCapitals(prior) || endsSentence(prior));
}

function endsParagraph(prior: string, line: string, width: number, exact: boolean): boolean {
  const length = room(prior, line);
  if (changesCase(prior, line)) return true;
  if (endsSentence(prior) && LABELLED.test(line.trimStart())) return true;
  if (length < width * TITLE && beginsAnew(line, width)) return true;
  if (!exact && isBrokenSentence({ text: prior, next: line })) return false;
  if (length < width * VERY_SHORT || (length < width * (POINTER.test(line) ? LEFT_OPEN : SHORT) && endsSentence(prior))) return true;
  return exact && length <= width - 1 && !isBrokenSentence({ text: prior, next: line });
}
