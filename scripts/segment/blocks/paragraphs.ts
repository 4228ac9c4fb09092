/** From lines to paragraphs, list items and labels. */
import type { ReadingLine } from '../../read/source-file.ts';
import type { BlockType } from '../../../src/schemas/corpus.ts';
import { withoutEmphasis } from './emphasis.ts';
import { isLabel, readMarker } from './marker.ts';

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
  /** Lines are broken at a fixed width: a paragraph is a run of lines. */
  wrapped: boolean;
  /** `* ` begins a list item; false where an asterisk marks a new topic. */
  starIsBullet: boolean;
  /** A sentence broken by a blank line, where a page ended, is joined. */
  joinBrokenSentences: boolean;
}

interface Open extends Paragraph {
  indent: number;
}

/** Reads: lines, from one index up to another. Writes: their paragraphs in order; each non-blank line stands in exactly one. */
export function readParagraphs(lines: ReadingLine[], from: number, to: number, rules: ParagraphRules): Paragraph[] {
  const paragraphs: Open[] = [];
  let afterBlank = true;
  for (let at = from; at < to; at++) {
    const line = lines[at]?.text ?? '';
    if (isBlank(line)) {
      afterBlank = true;
      continue;
    }
    const item = readMarker(line, rules.starIsBullet);
    const last = paragraphs.at(-1);
    if (last && !item && continues(last, line, afterBlank, rules)) append(last, line.trim(), at);
    else paragraphs.push(open(line, item, at));
    afterBlank = false;
  }
  return levelled(paragraphs);
}

export function isBlank(text: string): boolean {
  return text.trim() === '';
}

function open(line: string, item: ReturnType<typeof readMarker>, at: number): Open {
  const marked = (item?.text ?? line).trim();
  const type = item?.type ?? (isLabel(marked) ? 'label' : 'paragraph');
  return { type, text: withoutEmphasis(marked), marked, marker: item?.marker ?? null, indent: item?.indent ?? 0, level: 0, first: at, last: at };
}

function continues(last: Open, line: string, afterBlank: boolean, rules: ParagraphRules): boolean {
  if (rules.wrapped && !afterBlank) return !isLabel(last.text);
  return rules.joinBrokenSentences && afterBlank && last.type !== 'label' && !endsSentence(last.text) && /^\p{Ll}/u.test(line.trim());
}

function append(last: Open, words: string, at: number): void {
  const glue = /[\p{L}]-$/u.test(last.marked) || last.marked.endsWith('/') ? '' : ' ';
  last.marked += glue + words;
  last.text = withoutEmphasis(last.marked);
  last.last = at;
}

/** Whether a text ends where a sentence, a heading line or a list introduction may end. */
export function endsSentence(text: string): boolean {
  return /[.!?:;…][\])"”’'*]*$/u.test(text.trimEnd());
}

/** Depth of each list item, from the indents that its list really has. */
function levelled(paragraphs: Open[]): Paragraph[] {
  let open: number[] = [];
  return paragraphs.map(({ indent, ...paragraph }) => {
    if (paragraph.marker === null) {
      open = [];
      return paragraph;
    }
    open = [...open.filter((outer) => outer < indent), indent];
    return { ...paragraph, level: Math.min(open.length - 1, 12) };
  });
}
