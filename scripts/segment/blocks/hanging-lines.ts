/**
 * Paragraphs whose first line hangs out: all their other lines are set in, so that a line which is goes on with the one above
 * it, even where that one ends with a sentence and has room left.
 */
import type { ReadingLine } from '../../read/source-file.ts';
import type { Wrapping } from './wrapping.ts';
import { endsSentence } from './ends-sentence.ts';

/** So many sentences that go on from a first line, nearly all of them set in, and so far. */
const FEWEST = 4;
const NEARLY_ALL = 0.9;
const FARTHEST = 8;
const SENTENCE = /[.!?]["”’)\]]*\s*$/u;

/** Reads: how the lines of a document are wrapped, and the lines. Writes: the same, where its first lines hang out with what is set in below them. */
export function withHangingLines(wrapping: Wrapping | null, lines: readonly ReadingLine[]): Wrapping | null {
  const depth = wrapping === null || wrapping.spaced ? null : depthOf(lines);
  if (wrapping === null || depth === null) return wrapping;
  const isSetIn = (prior: string, line: string): boolean => SENTENCE.test(prior) && indentOf(line) - indentOf(prior) === depth;
  return { ...wrapping, goesOn: (prior, line) => isSetIn(prior, line) || wrapping.goesOn(prior, line) };
}

/** How far the lines below first ones are set in; null where they are not, or not all alike. */
function depthOf(lines: readonly ReadingLine[]): number | null {
  const depths = lines.flatMap(({ text }, at) => {
    const next = lines[at + 1]?.text ?? '';
    return isFirst(lines, at) && !endsSentence(text) && /^\s*\p{Ll}/u.test(next) ? [indentOf(next) - indentOf(text)] : [];
  });
  const depth = depths[0] ?? 0;
  return depth > 0 && depth <= FARTHEST && depths.length >= FEWEST && depths.filter((one) => one === depth).length >= depths.length * NEARLY_ALL ? depth : null;
}

/** Behind a gap or a heading, or set in less than the line above it. */
function isFirst(lines: readonly ReadingLine[], at: number): boolean {
  const [above, line] = [lines[at - 1], lines[at]];
  if (line === undefined || line.heading !== undefined || !/^\s*[\p{L}\p{N}"“'‘([]/u.test(line.text)) return false;
  return above === undefined || above.heading !== undefined || above.text.trim() === '' || indentOf(line.text) < indentOf(above.text);
}

/** Where the words of a line begin: behind the sign of an item or of what is new. */
const indentOf = (text: string): number => text.search(/[\p{L}\p{N}"“'‘([]/u);
