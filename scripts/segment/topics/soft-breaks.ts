/**
 * Places inside a paragraph where a topic may begin although no paragraph does: at the head of a wrapped line, and, in a
 * paragraph so long that its breaks must have been lost, behind any sentence.
 */
import { endsSentence } from '../blocks/ends-sentence.ts';
import type { Paragraph } from '../blocks/paragraphs.ts';
import { sliceParagraph } from '../blocks/slice-paragraph.ts';
import { isPlausible } from './plausible.ts';
import { splitsOf } from './splits.ts';

/** The longest paragraph known from a document that kept its paragraphs has some 3,000 characters; most end before 900. */
const LONG = 1200;
/** Characters that a topic and the beginning of its text have. */
const REACH = 160;
/** The farthest that a topic's beginning lies before its separator. */
const LONGEST_TOPIC = 100;

/** A topic with its text has so many characters. */
const SHORTEST = 16;

const SEPARATOR = /\s(?:-{1,2}|[–—])\s|:\s/gu;
/** The end of a sentence, or an asterisk: what stands behind it may be a topic. */
const BOUNDARY = /[.!?:)\]”"’]\s+(?=\S)|(?:^|[\s.!?)\]”"’])(?=\*\s?\S)/gu;
/** The head of a name, perhaps with a mark before it. */
const NAME = /^[*+@§Δ∆†‡◊◆>»\s-]{0,4}["“'‘(]?[\p{L}\p{N}]/u;
/** A word that ends in a full stop and ends no sentence. */
const ABBREVIATION = /(?:^|[\s("“.])(?:\p{Lu}|Dr|Mr|Mrs|Ms|St|Jr|Sr|vs|etc|No|vol|cf|e\.g|i\.e)\.\s{1,2}$/u;
/** Headings in capitals that lost their line. */
const INLINE_HEADING = /(?:^|[.:)!?]\s+)(?<heading>(?:SIGNIFICANT|MAJOR|NEW) (?:RULINGS?|RULES) CHANGES(?: [A-Z]+)*|RULINGS)\s*(?=[*\p{Lu}"“\d])/gu;

/** Reads: a paragraph. Writes: it, cut wherever a topic may begin. The pieces behind the first are soft. */
export function cutAtTopics(paragraph: Paragraph): Paragraph[] {
  if (paragraph.type !== 'paragraph' && paragraph.marker !== '*') return [paragraph];
  const { marked } = paragraph;
  const inside = marked.length > LONG ? [...sentenceStarts(marked), ...headingEdges(marked)] : [];
  const places = [...new Set([...lineStarts(paragraph), ...inside])].filter((place) => place > 0 && place < marked.length).sort((a, b) => a - b);
  return places.length === 0 ? [paragraph] : sliceParagraph(paragraph, places);
}

/** Beginnings of lines that follow a sentence's end and look like topic and text. */
function lineStarts({ marked, wraps }: Paragraph): number[] {
  return wraps.flatMap(({ offset }) => (endsSentence(marked.slice(Math.max(0, offset - 40), offset)) && startsTopic(marked, offset) ? [offset] : []));
}

/** For each separator the nearest sentence's end ahead of it, where topic and text seem to begin there. */
function sentenceStarts(marked: string): number[] {
  const boundaries = [...marked.matchAll(BOUNDARY)].map(({ index, 0: found }) => index + found.length).filter((place) => !ABBREVIATION.test(marked.slice(Math.max(0, place - 8), place)));
  const starts: number[] = [];
  let at = -1;
  for (const { index } of marked.matchAll(SEPARATOR)) {
    while ((boundaries[at + 1] ?? Infinity) < index) at += 1;
    const start = boundaries[at];
    if (start !== undefined && start >= index - LONGEST_TOPIC && start >= (starts.at(-1) ?? -SHORTEST) + SHORTEST && startsTopic(marked, start)) starts.push(start);
  }
  return starts;
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
