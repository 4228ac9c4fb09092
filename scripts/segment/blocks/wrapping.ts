/** Documents whose lines are broken at a fixed width, as in mail and in text taken from a PDF. */
import type { ReadingLine } from '../../read/source-file.ts';
import { isCapitals } from '../topics/capitals.ts';
import { endsSentence } from './ends-sentence.ts';

export interface Wrapping {
  /** Whether a line goes on with the paragraph of the line right above it. */
  goesOn(prior: string, line: string): boolean;
}

/** A topic in capitals at the head of a line. */
const TOPIC_LINE = /^[*+]?\s*(?=\p{Lu}{2})([^a-z:]{2,60}?)(?::| [-–—]{1,2})\s/u;
/** A line this much shorter than the width, ending a sentence, ends its paragraph. */
const SHORT = 0.75;
/** A line that even the next word would not bring to this part of the width was broken on purpose. */
const VERY_SHORT = 0.6;

/** Lines with another right below them, before anything can be said of how a document is broken. */
const FEWEST = 6;
/** Lines wider than this were not broken to fit a page. */
const WIDEST = 130;

/** Reads: a document's lines. Writes: how they are wrapped, or null where a line is a paragraph. */
export function wrappingOf(lines: ReadingLine[]): Wrapping | null {
  const texts = lines.map(({ text }) => text.trimEnd());
  const followed = texts.flatMap((text, at) => (text !== '' && (texts[at + 1] ?? '') !== '' ? [{ text, next: texts[at + 1] ?? '' }] : []));
  const width = widthOf(texts);
  if (followed.length < FEWEST || width > WIDEST) return null;
  const full = followed.filter(({ text }) => text.length > width * 0.7).length;
  const broken = followed.filter(({ text, next }) => !endsSentence(text) && /^\p{Ll}/u.test(next)).length;
  if (full < followed.length * 0.55 && broken < followed.length * 0.3) return null;
  return { goesOn: (prior, line) => !TOPIC_LINE.test(line.trimStart()) && !endsParagraph(prior, line, width) };
}

/** The length that hardly a line exceeds. */
function widthOf(texts: string[]): number {
  const lengths = texts.filter((text) => text !== '').map((text) => text.length).sort((a, b) => a - b);
  return lengths[Math.floor(lengths.length * 0.98)] ?? 0;
}

function endsParagraph(prior: string, line: string, width: number): boolean {
  const room = prior.trimEnd().length + 1 + (line.trim().split(/\s/u)[0] ?? '').length;
  const heading = isCapitals(prior) && !isCapitals(line);
  return heading || room < width * VERY_SHORT || (room < width * SHORT && /[.!?:]["”’)*]*$/u.test(prior.trimEnd()));
}
