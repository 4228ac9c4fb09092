/** From lines to paragraphs, list items and labels. */
import type { ReadingLine } from '../../read/source-file.ts';
import type { BlockType } from '../../../src/model/corpus.ts';
import { MAX_LIST_DEPTH } from '../../read/limits.ts';
import { withoutEmphasis } from './emphasis.ts';
import { endsSentence } from './ends-sentence.ts';
import { isLabel, readMarker } from './marker.ts';
import type { Wrapping } from './wrapping.ts';

/** One paragraph and the lines it stands on, as indexes into the reading lines. */
export interface Paragraph {
  type: BlockType;
  text: string;
  marked: string;
  marker: string | null;
  level: number;
  first: number;
  last: number;
  /** Where in `marked` each line after the first begins. */
  wraps: Wrap[];
  /** The level of heading that the format gives it; null for a paragraph that is none. */
  heading: number | null;
  /** It was cut off where a topic may begin; where none does it goes on with the paragraph before it. */
  soft: boolean;
}

interface Wrap {
  at: number;
  offset: number;
}

export interface ParagraphRules {
  /** How lines are broken at a fixed width; null where a line is a paragraph. */
  wrapping: Wrapping | null;
  /** `* ` begins a list item; false where an asterisk marks a new topic. */
  starIsBullet: boolean;
}

interface Open extends Paragraph {
  indent: number;
}

/** Reads: lines, from one index up to another. Writes: their paragraphs in order; each non-blank line stands in exactly one. */
export function readParagraphs(lines: ReadingLine[], from: number, to: number, rules: ParagraphRules): Paragraph[] {
  const paragraphs: Open[] = [];
  for (let at = from; at < to; at++) {
    const line = lines[at];
    if (line === undefined || isBlank(line.text)) continue;
    const last = paragraphs.at(-1);
    const item = readMarker(line.text, rules.starIsBullet);
    if (last && goesOn(lines, last, at, item?.marker ?? null, rules.wrapping)) append(last, line.text.trim(), at);
    else paragraphs.push(open(line, item, at));
  }
  return levelled(paragraphs);
}

/** Whether the line at an index belongs to the paragraph before it. */
function goesOn(lines: ReadingLine[], last: Open, at: number, marker: string | null, wrapping: Wrapping | null): boolean {
  const [prior, line] = [lines[last.last], lines[at]];
  if (!wrapping || !prior || !line || last.type === 'label') return false;
  if (prior.heading !== undefined || line.heading !== undefined || (last.last < at - 1 && !wrapping.spaced)) return false;
  // A dash that the width brought to the head of a line is no marker.
  if (marker !== null && !isBroughtDash(marker, last, prior.text, line.text, wrapping)) return false;
  return wrapping.goesOn(prior.text, line.text);
}

/** Whether the width, and no list, brought a dash to the head of a line: nothing has announced an item, and none stands before it. */
function isBroughtDash(marker: string, last: Open, prior: string, line: string, wrapping: Wrapping): boolean {
  if (!/^[-–]$/u.test(marker) || endsSentence(prior)) return false;
  return wrapping.forced(prior, line) || (last.marker === null && wrapping.tight(prior, line));
}

/**
 * Joins a sentence that a blank line breaks where a page ended: it ends no sentence, and the next paragraph begins small.
 * @param headings indexes of lines across which no sentence goes on
 */
export function joinBrokenSentences(paragraphs: Paragraph[], headings: readonly number[]): Paragraph[] {
  const joined: Paragraph[] = [];
  for (const paragraph of paragraphs) {
    const last = joined.at(-1);
    const broken = last && last.text !== '' && paragraph.type === 'paragraph' && last.type !== 'label' && !endsSentence(last.text) && /^\p{Ll}/u.test(paragraph.text);
    const isRow = last?.text.includes(' | ') === true;
    if (broken && !isRow && !headings.some((at) => at > last.last && at < paragraph.first)) joined[joined.length - 1] = joinParagraphs(last, paragraph);
    else joined.push(paragraph);
  }
  return joined;
}

/** Several paragraphs as one, of the type of the first. */
export function joinParagraphs(first: Paragraph, ...others: Paragraph[]): Paragraph {
  const parts = [first.marked];
  const wraps = [...first.wraps];
  let length = first.marked.length;
  for (const { marked, first: at, wraps: inner } of others) {
    const glue = glueBehind(parts.at(-1) ?? '');
    const start = length + glue.length;
    wraps.push({ at, offset: start }, ...inner.map((wrap) => ({ at: wrap.at, offset: wrap.offset + start })));
    parts.push(glue, marked);
    length = start + marked.length;
  }
  const marked = parts.join('');
  return { ...first, marked, text: withoutEmphasis(marked), wraps, last: Math.max(first.last, ...others.map(({ last }) => last)) };
}

export function isBlank(text: string): boolean {
  return text.trim() === '';
}

function open({ text: line, heading }: ReadingLine, item: ReturnType<typeof readMarker>, at: number): Open {
  const marked = (item?.text ?? line).trim();
  const type = item?.type ?? (isLabel(marked) ? 'label' : 'paragraph');
  return { type, text: withoutEmphasis(marked), marked, marker: item?.marker ?? null, indent: item?.indent ?? 0, level: 0, first: at, last: at, wraps: [], heading: heading ?? null, soft: false };
}

function append(last: Paragraph, words: string, at: number): void {
  last.marked += glueBehind(last.marked);
  last.wraps.push({ at, offset: last.marked.length });
  last.marked += words;
  last.text = withoutEmphasis(last.marked);
  last.last = at;
}

/** What stands between two lines of a paragraph: nothing behind a hyphen or a slash. */
function glueBehind(text: string): string {
  return text === '' || /\p{L}-$/u.test(text.slice(-4)) || text.endsWith('/') ? '' : ' ';
}

/** Depth of each list item, from the indents that its list really has. */
function levelled(paragraphs: Open[]): Paragraph[] {
  let outer: number[] = [];
  return paragraphs.map(({ indent, ...paragraph }) => {
    if (paragraph.marker === null) {
      outer = [];
      return paragraph;
    }
    outer = [...outer.filter((column) => column < indent), indent];
    return { ...paragraph, level: Math.min(outer.length - 1, MAX_LIST_DEPTH) };
  });
}
