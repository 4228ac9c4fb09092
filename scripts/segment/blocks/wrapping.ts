/** Documents whose lines are broken at a fixed width, as in mail and in text taken from a PDF. */
import type { ReadingLine } from '../../read/source-file.ts';
import { isCapitals } from '../topics/capitals.ts';

export interface Wrapping {
  /** Whether a line goes on with the paragraph of the line right above it. */
  goesOn(prior: string, line: string): boolean;
}

/** A topic in capitals at the head of a line. */
const TOPIC_LINE = /^[*+]?\s*(?=\p{Lu}{2})([^a-z:]{2,60}?)(?::| [-–—]{1,2})\s/u;
/** A line this much shorter than the width, ending a sentence, ends its paragraph. */
const SHORT = 0.75;

/** Reads: a document's lines. Writes: how they are wrapped, or null where a line is a paragraph. */
export function wrappingOf(lines: ReadingLine[]): Wrapping | null {
  const texts = lines.map(({ text }) => text.trimEnd());
  const followed = texts.filter((text, at) => text !== '' && (texts[at + 1] ?? '') !== '');
  const lengths = texts.filter((text) => text !== '').map((text) => text.length).sort((a, b) => a - b);
  const width = lengths[Math.floor(lengths.length * 0.98)] ?? 0;
  const full = followed.filter((text) => text.length > width * 0.7).length;
  if (followed.length < 6 || width > 130 || full < followed.length * 0.55) return null;
  return { goesOn: (prior, line) => !TOPIC_LINE.test(line.trimStart()) && !endsParagraph(prior, line, width) };
}

function endsParagraph(prior: string, line: string, width: number): boolean {
  const room = prior.trimEnd().length + 1 + (line.trim().split(/\s/u)[0] ?? '').length;
  const heading = isCapitals(prior) && !isCapitals(line);
  return heading || (room < width * SHORT && /[.!?:]["”’)*]*$/u.test(prior.trimEnd()));
}
