/**
 * Titles that would not be seen by themselves: in wrapped text without blank lines, with a colon behind them above a list,
 * with a number before them. Each kind is believed only where a document holds several, and nearly nothing that speaks against it.
 */
import type { ReadingLine } from '../../../read/source-file.ts';
import { endsSentence } from '../../blocks/ends-sentence.ts';
import type { Paragraph } from '../../blocks/paragraphs.ts';
import type { Wrapping } from '../../blocks/wrapping.ts';
import { sortKey } from '../../../names/sort-key.ts';
import { withoutItemNumbers } from '../lines/item-numbers.ts';
import { longTitles, partHeads } from '../lines/part-heads.ts';
import { risingShare } from '../../../names/alphabet.ts';
import { bearsItsSource } from '../names/sources-behind.ts';
import { withNamesBeforeStops } from './names-before-stops.ts';
import { titleAlone } from './title-alone.ts';
import { mayBeName } from '../../headwords/may-be-name.ts';

/** So many titles of a kind make a rule of it; so many of them stand in the order of the alphabet. */
const FEWEST = 3;
const SORTED = 0.7;
/** The share of a document's lists, or of its numbers, that stand below titles of the kind. */
const NEARLY_ALL = 0.8;
const MOST_WORDS = 8;
const LONGEST = 60;

/** Reads: wrapped lines. Writes: the indexes of lines that stand for themselves: the document's head, and headwords between texts. */
export function linesAlone(lines: readonly ReadingLine[], wrapping: Wrapping | null): ReadonlySet<number> {
  const head = titleAlone(lines);
  return new Set(wrapping === null || wrapping.spaced ? head : [...head, ...partHeads(lines, wrapping), ...longTitles(lines, wrapping), ...headwordLines(lines, wrapping, new Set(head))]);
}

/** So many headwords, and so large a share of them in order, before a document without any width is believed to hold them. */
const FEWEST_RAGGED = 6;
const NEARLY_SORTED = 0.9;

/** Reads: lines, and how they would be wrapped were they broken anywhere. Writes: whether the headwords that are then seen say that they are. */
export function areHeadwordsBetween(lines: readonly ReadingLine[], wrapping: Wrapping): boolean {
  const found = headwordLines(lines, wrapping, new Set(titleAlone(lines)));
  return found.length >= FEWEST_RAGGED && risingShare(found.map((at) => sortKey(lines[at]?.text ?? ''))) >= NEARLY_SORTED;
}

/** A short line between the end of a sentence and a text that could have begun on it. */
function headwordLines(lines: readonly ReadingLine[], wrapping: Wrapping, heads: ReadonlySet<number>): number[] {
  const found = lines.flatMap(({ text }, at) => {
    const [prior, next] = [lines[at - 1]?.text ?? '', lines[at + 1]?.text ?? ''];
    const isFree = prior.trim() === '' || endsSentence(prior) || heads.has(at - 1);
    return isFree && isShortTitle(text) && /^["“'‘([]*[\p{Lu}\d]/u.test(next.trim()) && !wrapping.tight(text, next) && !isShortTitle(next) ? [at] : [];
  });
  const keys = found.map((at) => sortKey(lines[at]?.text ?? ''));
  return found.length >= FEWEST && risingShare(keys) >= SORTED ? found : [];
}

function isShortTitle(text: string): boolean {
  return mayBeName(text.trim(), { longest: LONGEST, words: MOST_WORDS });
}

/** Reads: paragraphs. Writes: the same, where titles above lists have lost their colon and numbered ones are no items of a list. */
export function withPlainTitles(paragraphs: Paragraph[]): Paragraph[] {
  return withNamesBeforeStops(withGrammar(withoutItemNumbers(withNumbered(withColons(paragraphs)))));
}

const PART_OF_SPEECH = '(?:n|v|vb|v\\.[it]|adj|adv|prep|pl|phr|interj|abbr|noun|verb|adjective|adverb|phrase|plural)\\.?';
const SOUND = '(?:\\([^()]{1,40}\\)|\\/[^/]{1,40}\\/|\\[[^\\[\\]]{1,40}\\])';
/** `ait (AYT), n. A small island`: a term, how it is spoken, what part of speech it is. */
const GRAMMAR = new RegExp(`^(?:\\*\\*)?(?<head>[^.,;:()[\\]/*]{2,40}?(?:, [^.,;:()[\\]/*]{2,30}?)?)(?:\\*\\*)?(?<sound>\\s${SOUND})?(?:,|\\s[–—-])?\\s(?<speech>\\(?${PART_OF_SPEECH}(?:(?:, ?| or | and | & |\\/)${PART_OF_SPEECH})?\\)?)(?=[\\s:;,–—-]\\s?\\S)`, 'u');

/** `Attacker / Attacking Barge – n. (Role) The barge ...`, `Out – (State) When ...`: where most have a dash there, one may name two words, or leave its part of speech out. */
const DASHED = new RegExp(`^(?:\\*\\*)?(?!(?:An?|The) \\p{Ll})(?<head>[^.,;:()[\\]*–—]{2,40}?)(?:\\*\\*)?\\s[–—-]\\s(?:${PART_OF_SPEECH}\\s)?\\(\\p{L}`, 'u');

/** A dictionary's terms end where it says how they are spoken and what they are; that is the beginning of the text. */
function withGrammar(paragraphs: Paragraph[]): Paragraph[] {
  const headsBy = (is: RegExp): (string | undefined)[] => paragraphs.map(({ type, marked }) => (type === 'paragraph' ? is.exec(marked.slice(0, LONGEST * 2))?.groups?.['head']?.trim() : undefined));
  const [told, dashed] = [headsBy(GRAMMAR), headsBy(DASHED)];
  const areDashed = told.filter((head, at) => head !== undefined && head === dashed[at]).length >= FEWEST;
  const heads = told.map((head, at) => head ?? (areDashed ? dashed[at] : undefined));
  const found = heads.filter((head) => head !== undefined);
  if (found.length < FEWEST || risingShare(found.map(sortKey)) < SORTED) return paragraphs;
  return paragraphs.map((paragraph, at) => {
    const head = heads[at];
    if (head === undefined) return paragraph;
    const text = paragraph.marked.replaceAll('**', '').slice(head.length).replace(/^[\s,–—-]+/u, '');
    const marked = `**${head}** ${text}`;
    const longer = marked.length - paragraph.marked.length;
    return { ...paragraph, marked, wraps: paragraph.wraps.map((wrap) => ({ ...wrap, offset: Math.max(0, wrap.offset + longer) })) };
  });
}

function withColons(paragraphs: Paragraph[]): Paragraph[] {
  return withoutColons(paragraphs, titlesAboveLists(paragraphs) ?? titlesAboveTexts(paragraphs) ?? new Set());
}

const isOneLine = ({ type, first, last, text }: Paragraph): boolean => type === 'paragraph' && first === last && text !== '';
const hasColon = ({ text }: Paragraph): boolean => /\S:$/u.test(text) && isShortTitle(text.slice(0, -1));

/** Names with a colon, each alone on its line above a text, all in the order of the alphabet and none twice, in a document whose texts say who ruled so. */
function titlesAboveTexts(paragraphs: Paragraph[]): ReadonlySet<Paragraph> | null {
  const titles = paragraphs.filter((paragraph, at) => isOneLine(paragraph) && hasColon(paragraph) && (paragraphs[at + 1]?.text.length ?? 0) > paragraph.text.length);
  const keys = titles.map(({ text }) => sortKey(text));
  const others = paragraphs.filter(({ text }) => text.endsWith(':')).length - titles.length;
  const areRulings = paragraphs.filter(({ text }) => bearsItsSource(text)).length >= FEWEST;
  return areRulings && titles.length > FEWEST && others <= titles.length * (1 - NEARLY_ALL) && risingShare(keys) === 1 && new Set(keys).size === keys.length ? new Set(titles) : null;
}

function titlesAboveLists(paragraphs: Paragraph[]): ReadonlySet<Paragraph> | null {
  const above = paragraphs.filter((paragraph, at) => isOneLine(paragraph) && paragraphs[at + 1]?.type === 'bullet');
  const titles = above.filter(hasColon);
  return titles.length < FEWEST || titles.length < above.length * NEARLY_ALL || risingShare(titles.map(({ text }) => sortKey(text))) < SORTED ? null : new Set(titles);
}

function withoutColons(paragraphs: Paragraph[], titles: ReadonlySet<Paragraph>): Paragraph[] {
  return paragraphs.map((paragraph) => (titles.has(paragraph) ? { ...paragraph, text: paragraph.text.slice(0, -1), marked: paragraph.marked.replace(/:(\**)$/u, '$1') } : paragraph));
}

/** `1. Low Water` above a text without a number, and so on without a number left out. */
function withNumbered(paragraphs: Paragraph[]): Paragraph[] {
  const numbered = paragraphs.filter(({ type, level }) => type === 'numbered' && level === 0);
  const titles = paragraphs.filter((paragraph, at) => {
    const next = paragraphs[at + 1];
    return paragraph.type === 'numbered' && paragraph.level === 0 && paragraph.first === paragraph.last && isShortTitle(paragraph.text) && next?.type === 'paragraph' && next.marker === null;
  });
  const numbers = titles.map(({ marker }) => Number.parseInt(marker ?? '', 10));
  const fewest = titles.length === FEWEST - 1 && isCounted(titles, numbers, paragraphs) ? FEWEST - 1 : FEWEST;
  if (titles.length < fewest || titles.length < numbered.length * NEARLY_ALL || numbers.some((number, at) => number !== (numbers[0] ?? 0) + at)) return paragraphs;
  const chosen = new Set(titles);
  return paragraphs.map((paragraph) => (chosen.has(paragraph) ? { ...paragraph, type: 'paragraph' } : paragraph));
}

/** Titles that count from one, none of them announced, each above a longer sentence: two of them are enough. */
function isCounted(titles: readonly Paragraph[], numbers: readonly number[], paragraphs: readonly Paragraph[]): boolean {
  const first = paragraphs.findIndex((paragraph) => paragraph === titles[0]);
  const told = titles.every((title) => {
    const below = paragraphs[paragraphs.indexOf(title) + 1]?.text ?? '';
    return below.length > title.text.length && endsSentence(below) && !below.trimEnd().endsWith(':');
  });
  return numbers[0] === 1 && told && !(paragraphs[first - 1]?.text.trimEnd().endsWith(':') ?? false);
}
