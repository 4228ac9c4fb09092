/** From lines to paragraphs, list items and labels. */
import type { ReadingLine } from '../../read/source-file.ts';
import type { BlockType } from '../../../src/schemas/corpus.ts';
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
    const line = lines[at]?.text ?? '';
    if (isBlank(line)) continue;
    const item = readMarker(line, rules.starIsBullet);
    const last = paragraphs.at(-1);
    const prior = lines[at - 1]?.text ?? '';
    const goesOn = last !== undefined && item === null && at > from && !isBlank(prior) && last.type !== 'label' && rules.wrapping?.goesOn(prior, line);
    if (goesOn) append(last, line.trim(), at);
    else paragraphs.push(open(line, item, at));
  }
  return levelled(paragraphs);
}

/** Joins a sentence that a blank line breaks where a page ended: it ends no sentence, and the next paragraph begins small. */
export function joinBrokenSentences(paragraphs: Paragraph[]): Paragraph[] {
  const joined: Paragraph[] = [];
  for (const paragraph of paragraphs) {
    const last = joined.at(-1);
    if (last && paragraph.type === 'paragraph' && last.type !== 'label' && !endsSentence(last.text) && /^\p{Ll}/u.test(paragraph.text)) {
      const open = { ...last };
      append(open, paragraph.marked, paragraph.last);
      joined[joined.length - 1] = open;
    } else joined.push(paragraph);
  }
  return joined;
}

export function isBlank(text: string): boolean {
  return text.trim() === '';
}

function open(line: string, item: ReturnType<typeof readMarker>, at: number): Open {
  const marked = (item?.text ?? line).trim();
  const type = item?.type ?? (isLabel(marked) ? 'label' : 'paragraph');
  return { type, text: withoutEmphasis(marked), marked, marker: item?.marker ?? null, indent: item?.indent ?? 0, level: 0, first: at, last: at };
}

function append(last: Paragraph, words: string, at: number): void {
  const glue = /\p{L}-$/u.test(last.marked) || last.marked.endsWith('/') ? '' : ' ';
  last.marked += glue + words;
  last.text = withoutEmphasis(last.marked);
  last.last = at;
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
