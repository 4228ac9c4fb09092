/** A copy that has lost all its line breaks still holds what stood at them: lines of signs between sections, dots of items, feet of pages. There the breaks were. */
import type { ReadingLine } from '../../source-file.ts';
import { feetOfPages } from './feet-of-pages.ts';

/** No paragraph is so long; so many lines of signs stand in one that is a whole document. */
const LONG = 1000;
const FEWEST = 3;
/** A line of signs, and the same sign before each title. */
const RULE = /(?<=\s|^)[-=~*_#]{10,}(?=\s|$)/gu;
const BEFORE_TITLE = /(?<=\s)(?:={2,4}|~{2,4}|#{2,4}) (?=["“]?\p{Lu})/gu;
/** What begins a question or its answer; so many of both stand in no sentence. */
const ASKED = /(?<=[.?!)\]:] )[QA][.:] (?=["“]?\p{Lu})/gu;
/** The dot of an item, behind a sentence or a title; so many stand in no sentence. */
const DOT = /(?<=[\p{L}\p{N}.?!)\]:;"”’]\s{1,4})[•●▪■◆∙‣➢►▸·](?=\s{1,4}\S)/gu;
const FEWEST_DOTS = 4;
/** Dots of any shape are written as one. */
const LEADING_DOT = /^[●▪■◆∙‣➢►▸·](?=\s)/u;

/** Reads: the lines of a text. Writes: the same, such a line as the several that it was. */
export function withLostBreaks(lines: ReadingLine[]): ReadingLine[] {
  return lines.flatMap((line) => (line.text.length < LONG ? [line] : cut(line)));
}

function cut(line: ReadingLine): ReadingLine[] {
  const { text } = line;
  const rules = [...text.matchAll(RULE)];
  const titles = [...text.matchAll(BEFORE_TITLE)];
  const dots = [...text.matchAll(DOT)];
  const feet = feetOfPages(text);
  if (rules.length + titles.length < FEWEST && dots.length < FEWEST_DOTS && feet.length === 0) return [line];
  const asked = [...text.matchAll(ASKED)];
  const places = new Set([...rules.flatMap(({ index, 0: found }) => [index, index + found.length]), ...[...(titles.length >= FEWEST ? titles : []), ...(dots.length >= FEWEST_DOTS ? dots : [])].map(({ index }) => index), ...feet.flat(), ...(asked.length >= FEWEST * 2 ? asked : []).map(({ index }) => index)]);
  const edges = [0, ...[...places].sort((a, b) => a - b), text.length];
  return edges.slice(1).flatMap((end, at) => {
    const piece = text.slice(edges[at], end).trim().replace(LEADING_DOT, '•');
    return piece === '' ? [] : [{ ...line, text: piece }];
  });
}
