/**
 * Places inside a paragraph where a topic may begin although no paragraph does: at the head of a wrapped line, and, in a
 * paragraph so long that its breaks must have been lost, behind any sentence.
 */
import { endsSentence } from '../../blocks/ends-sentence.ts';
import type { Paragraph } from '../../blocks/paragraphs.ts';
import { sliceParagraph } from '../../blocks/slice-paragraph.ts';
import type { Wrapping } from '../../blocks/wrapping.ts';
import { isPlausible } from '../names/plausible.ts';
import { splitsOf } from '../names/splits.ts';

/** The longest paragraph known from a document that kept its paragraphs has some 3,000 characters; most end before 900. */
const LONG = 1200;
/** Topics in the midst of paragraphs, for each at a head, that tell that a document lost its breaks. */
const LOST = { fewest: 8, share: 0.5 };
/** Characters that a topic and the beginning of its text have. */
const REACH = 160;
/** The farthest that a topic's beginning lies before its separator. */
const LONGEST_TOPIC = 100;

/** A topic with its text has so many characters. */
const SHORTEST = 16;

const SEPARATOR = /\s(?:-{1,2}|[–—])\s|:\s/gu;
/** The end of a sentence, with a topic and its dash right behind it where even the space was lost, or an asterisk: what stands behind it may be a topic. */
const BOUNDARY = /[.!?…]["”’'*)\]]{0,3}\s+(?=\S)|(?<=\p{Ll}{2})[.!?…]["”’'*)\]]{0,3}(?=\p{Lu}[^.!?…:;]{1,60}?\s[-–—]{1,2}\s)|[)”]\s+(?=\S)|(?:^|[\s.!?)\]”"’])(?=[*§Δ∆†‡]\s?[^\s*])/gu;
/** The head of a name, perhaps with a mark before it. */
const NAME = /^[*+@§Δ∆†‡◊◆>»\s-]{0,4}["“'‘(]?[\p{L}\p{N}]/u;
/** A word that ends in a full stop and ends no sentence. */
const ABBREVIATION = /(?:^|[\s("“.])(?:\p{Lu}|Dr|Mr|Mrs|Ms|St|Jr|Sr|vs|etc|No|vol|cf|e\.g|i\.e|[ivx]{1,5})\.\s{1,2}$/u;
/** A star, or what stands for one, that marked a topic on the next line, before the break between them was lost. */
const GLUED_STAR = /[.!?)\]][*§Δ∆†‡]\s[\p{L}"“]|\p{Lu}{3}[*§Δ∆†‡]\s[\p{L}"“]/gu;
const FEWEST_GLUED = 2;
/** Headings in capitals that lost their line. */
const INLINE_HEADING = /(?:^|[.:)!?|]["”’]?\s*)(?<heading>(?:SIGNIFICANT|MAJOR|NEW) (?:RULINGS? |RULES )?CHANGES(?: [A-Z]+\b)*|SUMMARY(?: OF (?:RULINGS? )?CHANGES)?(?=\s*[*§Δ∆†‡])|(?:(?:NEW|GENERAL|CARD|INDIVIDUAL|OTHER|REVISED|ADDITIONAL|TEMPORARY) ){0,2}RULINGS)\s*(?=[*§Δ∆†‡\p{Lu}"“\d])/gu;

/** Reads: a document's paragraphs. Writes: them, cut wherever a topic may begin. The pieces behind the first are soft. */
export function cutAtTopics(paragraphs: Paragraph[]): Paragraph[] {
  const inside = paragraphs.map(({ marked }) => sentenceStarts(marked));
  const lost = lostItsBreaks(paragraphs, inside.reduce((sum, { length }) => sum + length, 0));
  return paragraphs.flatMap((paragraph, at) => (lost || paragraph.marked.length > LONG ? cut(paragraph, [...inside[at] ?? [], ...headingEdges(paragraph.marked)]) : cut(paragraph, [])));
}

/**
 * Reads: how lines are wrapped. Writes: the same for a copy that has lost the breaks before its stars: behind such a star a name or a
 * sentence that is not at its end goes on below, however short its line is.
 */
export function throughGluedStars(wrapping: Wrapping | null, texts: readonly string[]): Wrapping | null {
  if (wrapping === null || texts.filter(hasGluedStar).length < FEWEST_GLUED) return wrapping;
  const isOpen = (prior: string, line: string): boolean => hasGluedStar(prior) && !endsSentence(prior) && /^\s*[\p{L}\d"“'‘(–-]/u.test(line);
  return { ...wrapping, forced: (prior, line) => wrapping.forced(prior, line) || isOpen(prior, line), goesOn: (prior, line) => wrapping.goesOn(prior, line) || isOpen(prior, line) };
}

const hasGluedStar = (text: string): boolean => text.search(GLUED_STAR) >= 0;

/** Topics seem to begin in the midst of paragraphs nearly as often as at their heads, or stars stand right behind sentences. */
function lostItsBreaks(paragraphs: Paragraph[], inside: number): boolean {
  if (paragraphs.reduce((sum, { marked }) => sum + [...marked.matchAll(GLUED_STAR)].length, 0) >= FEWEST_GLUED) return true;
  return inside >= LOST.fewest && inside > paragraphs.filter(({ marked }) => startsTopic(marked, 0)).length * LOST.share;
}

function cut(paragraph: Paragraph, inside: number[]): Paragraph[] {
  const { marked } = paragraph;
  const places = [...new Set([...lineStarts(paragraph), ...inside])].filter((place) => place > 0 && place < marked.length).sort((a, b) => a - b);
  return places.length === 0 ? [paragraph] : sliceParagraph(paragraph, places);
}

/** Beginnings of lines that follow a sentence's end and look like topic and text. */
function lineStarts({ marked, wraps }: Paragraph): number[] {
  return wraps.flatMap(({ offset }) => (endsSentence(marked.slice(Math.max(0, offset - 40), offset)) && startsTopic(marked, offset) ? [offset] : []));
}

/** For each separator the nearest sentence's end ahead of it, where topic and text seem to begin there. */
function sentenceStarts(marked: string): number[] {
  const boundaries = [...marked.matchAll(BOUNDARY)].map(({ index, 0: found }) => index + beginOf(marked, index, found)).filter((place) => !ABBREVIATION.test(marked.slice(Math.max(0, place - 8), place)));
  const starts: number[] = [];
  let at = -1;
  for (const { index } of marked.matchAll(SEPARATOR)) {
    while ((boundaries[at + 1] ?? Infinity) < index) at += 1;
    const start = boundaries[at];
    if (start !== undefined && start >= index - LONGEST_TOPIC && start >= (starts.at(-1) ?? -SHORTEST) + SHORTEST && startsTopic(marked, start)) starts.push(start);
  }
  return starts;
}

/** Behind a boundary; before its star where that ends no emphasis: it marks what follows. */
function beginOf(marked: string, index: number, boundary: string): number {
  const star = boundary.search(/(?<!\*)[*§Δ∆†‡]\s/u);
  const endsEmphasis = /(?:^|[\s("“])\*[^\s*][^*]*$/u.test(marked.slice(Math.max(0, index - REACH), index));
  return star < 0 || endsEmphasis ? boundary.length : star;
}

/** Both edges of each heading that stands in the midst of the text. */
function headingEdges(marked: string): number[] {
  return [...marked.matchAll(INLINE_HEADING)].flatMap(({ index, 0: found, groups }) => {
    const start = index + found.indexOf(groups?.['heading'] ?? '');
    return [start, index + found.length];
  });
}

function startsTopic(marked: string, place: number): boolean {
  if (!NAME.test(marked.slice(place, place + 6))) return false;
  return splitsOf(marked.slice(place, place + REACH)).some(isPlausible);
}
