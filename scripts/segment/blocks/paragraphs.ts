/** From lines to paragraphs, list items and labels. */
import type { ReadingLine } from '../../read/source-file.ts';
import type { BlockType } from '../../../src/model/corpus.ts';
import { MAX_LIST_DEPTH } from '../../read/limits.ts';
import { withoutEmphasis } from './emphasis.ts';
import { endsSentence } from './ends-sentence.ts';
import { itemsGoBack, standsBehindItem } from './behind-items.ts';
import { isLabel, readMarker } from './marker.ts';
import { breaksAtComma, type Wrapping } from './wrapping.ts';

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
  /** It begins with the name of a part that every entry of its document has, and so with no topic. */
  part?: boolean;
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
  /** Indexes of lines that no other is joined with. */
  alone?: ReadonlySet<number>;
  /** Indexes of lines that go on with no other. */
  begins?: ReadonlySet<number>;
}

/** A paragraph that may yet go on: its text is put together once, when it ends. */
interface Open extends Omit<Paragraph, 'text' | 'marked'> {
  indent: number;
  /** Its lines, each with what stands between it and the line before. */
  parts: string[];
  length: number;
}

/** Reads: lines, from one index up to another. Writes: their paragraphs in order; each non-blank line stands in exactly one. */
export function readParagraphs(lines: ReadingLine[], from: number, to: number, rules: ParagraphRules): Paragraph[] {
  const paragraphs: Open[] = [];
  const apart = rules.wrapping !== null && !itemsGoBack(lines, from, to);
  for (let at = from; at < to; at++) {
    const line = lines[at];
    if (line === undefined || isBlank(line.text)) continue;
    const last = paragraphs.at(-1);
    const item = readMarker(line.text, rules.starIsBullet);
    if (last && !(apart && isBehindItem(lines, last, line)) && !isAlone(rules, last, at) && goesOn(lines, last, at, item?.marker ?? null, rules.wrapping)) append(last, line.text.trim(), at);
    else paragraphs.push(open(line, item, at));
  }
  return levelled(paragraphs);
}

function isBehindItem(lines: readonly ReadingLine[], { marker, indent, last }: Open, { text }: ReadingLine): boolean {
  return marker !== null && standsBehindItem(indent, lines[last]?.text ?? '', text);
}

function isAlone({ begins, alone }: ParagraphRules, last: Open, at: number): boolean {
  return begins?.has(at) === true || (alone !== undefined && (alone.has(at) || alone.has(last.last)));
}

/** A heading, and a line that is drawn across the page, go on with no text. */
function standsAlone({ heading, text }: ReadingLine): boolean {
  return heading !== undefined || /^\s*(?:_{5,}|-{5,}|={5,}|~{5,})\s*$/u.test(text);
}

/** A label set off by emphasis at the head of a line: `_Avoid_: lamp`, `**Note:** It burns.` */
const LABELLED = /^\s*(?<signs>\*{1,3}|_{1,2})\p{L}[\p{L} ]{1,24}(?:\k<signs>:|:\k<signs>)\s/u;
const LONGEST_LABEL = 60;

function areApart(prior: ReadingLine, line: ReadingLine): boolean {
  return standsAlone(prior) || standsAlone(line) || LABELLED.test(line.text.slice(0, LONGEST_LABEL));
}

/** Whether the line at an index belongs to the paragraph before it. */
function goesOn(lines: ReadingLine[], last: Open, at: number, marker: string | null, wrapping: Wrapping | null): boolean {
  const [prior, line] = [lines[last.last], lines[at]];
  if (!prior || !line || last.type === 'label' || areApart(prior, line)) return false;
  if (last.last < at - 1 && wrapping?.spaced !== true) return false;
  if (wrapping === null) return breaksAtComma(prior.text, line.text, marker);
  if (marker === null) return wrapping.goesOn(prior.text, line.text);
  if (readMarker(lines[at + 1]?.text ?? '')?.marker === marker) return false;
  return goesOnBehindDash(marker, last, prior.text, line.text, wrapping);
}

/** A dash that the width brought to the head of a line is no marker. */
function goesOnBehindDash(marker: string, last: Open, prior: string, line: string, wrapping: Wrapping): boolean {
  return isBroughtDash(marker, last, prior, line, wrapping) && (OPEN_REFERENCE.test(prior) || wrapping.goesOn(prior, line));
}

/** A reference that has not come to its end: what stands behind a dash below it is the part of the name that it leads to. */
const OPEN_REFERENCE = /\bSee (?:also )?\p{L}[^.:;!?]{0,60}$/u;

/** Whether the width, and no list, brought a dash to the head of a line: nothing has announced an item, and none stands before it. */
function isBroughtDash(marker: string, last: Open, prior: string, line: string, wrapping: Wrapping): boolean {
  if (!/^[-–]$/u.test(marker) || endsSentence(prior)) return false;
  return wrapping.forced(prior, line) || OPEN_REFERENCE.test(prior) || (last.marker === null && wrapping.tight(prior, line));
}

/** Several paragraphs as one, of the type of the first. */
export function joinParagraphs(first: Paragraph, others: readonly Paragraph[]): Paragraph {
  const parts = [first.marked];
  const wraps = [...first.wraps];
  let length = first.marked.length;
  let last = first.last;
  for (const other of others) {
    const glue = glueBehind(endOf(parts));
    const start = length + glue.length;
    wraps.push({ at: other.first, offset: start });
    for (const { at, offset } of other.wraps) wraps.push({ at, offset: offset + start });
    parts.push(glue + other.marked);
    length = start + other.marked.length;
    last = Math.max(last, other.last);
  }
  const marked = parts.join('');
  return { ...first, marked, text: withoutEmphasis(marked), wraps, last };
}

export function isBlank(text: string): boolean {
  return text.trim() === '';
}

function open({ text: line, heading }: ReadingLine, item: ReturnType<typeof readMarker>, at: number): Open {
  const marked = (item?.text ?? line).trim();
  const type = item?.type ?? (isLabel(marked) ? 'label' : 'paragraph');
  return { type, parts: [marked], length: marked.length, marker: item?.marker ?? null, indent: item?.indent ?? 0, level: 0, first: at, last: at, wraps: [], heading: heading ?? null, soft: false };
}

function append(last: Open, words: string, at: number): void {
  const glue = glueBehind(endOf(last.parts));
  last.wraps.push({ at, offset: last.length + glue.length });
  last.parts.push(glue + words);
  last.length += glue.length + words.length;
  last.last = at;
}

/** The end of a text in parts, far enough back to see what it ends with. */
function endOf(parts: readonly string[]): string {
  return parts.slice(-4).join('').slice(-4);
}

/** What stands between two lines of a paragraph: nothing behind a hyphen or a slash. */
function glueBehind(text: string): string {
  return text === '' || /\p{L}-$/u.test(text.slice(-4)) || text.endsWith('/') ? '' : ' ';
}

function ended({ type, marker, parts, level, first, last, wraps, heading, soft }: Open): Paragraph {
  const marked = parts.join('');
  return { type, text: withoutEmphasis(marked), marked, marker, level, first, last, wraps, heading, soft };
}

/** Depth of each list item, from the indents that its list really has. */
function levelled(paragraphs: Open[]): Paragraph[] {
  let outer: number[] = [];
  return paragraphs.map((open) => {
    const { indent } = open;
    const paragraph = ended(open);
    if (paragraph.marker === null) {
      outer = [];
      return paragraph;
    }
    outer = [...outer.filter((column) => column < indent), indent];
    return { ...paragraph, level: Math.min(outer.length - 1, MAX_LIST_DEPTH) };
  });
}
