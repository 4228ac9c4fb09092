/**
 * Items that a document numbers from its first to its last, each with a name that a full stop ends: `3. Barge. A barge ...`.
 * The number is no part of the name; one that is set off from the others says that its item is new, where the document says so.
 */
import { withoutEmphasis } from '../../blocks/emphasis.ts';
import type { Paragraph } from '../../blocks/paragraphs.ts';
import { mayBeName } from '../../headwords/may-be-name.ts';

const FEWEST = 4;
const NEARLY_ALL = 0.8;
const MOST_WORDS = 8;
const SET_OFF = /^(?:\*\*)?[[({<]{1,2}(?<number>\d{1,3})[\])}>]{1,2}(?:\*\*)?[.:)]?\s+(?=\S)/u;
const HEAD = /^(?<head>[^.!?:;]{2,60})\.\s+(?=["“'‘(]?[\p{Lu}\d])/u;
/** What says that a number in brackets is a new one. */
const NEW = /\bbrackets?\b[^.]{0,60}\b(?:new|changed)\b|\b(?:new|changed)\b[^.]{0,60}\bbrackets?\b/iu;

const STAR = /^\*\s+(?=\S)/u;

interface Item {
  paragraph: Paragraph;
  number: number;
  setOff: boolean;
  /** A star stands before its name. */
  starred: boolean;
  /** What stands behind the number. */
  text: string;
}

/** `**3. Barge** - text`: the number stands within the bold name. */
const IN_BOLD = /^\*\*(?<number>\d{1,3})[.)]\s+(?=["“'‘(]?\p{Lu})/u;
const FEWEST_BOLD = 3;

/** Reads: a document's paragraphs. Writes: the same, without numbers within bold names, where these count. */
export function withoutBoldNumbers(paragraphs: Paragraph[]): Paragraph[] {
  const numbers = paragraphs.map(({ marked, type }) => (type === 'paragraph' ? IN_BOLD.exec(marked)?.groups?.['number'] : undefined));
  const found = numbers.flatMap((number) => (number === undefined ? [] : [Number(number)]));
  if (found.length < FEWEST_BOLD || found.some((number, at) => at > 0 && number !== (found[at - 1] ?? 0) + 1)) return paragraphs;
  return paragraphs.map((paragraph, at) => {
    if (numbers[at] === undefined) return paragraph;
    const marked = paragraph.marked.replace(IN_BOLD, '**');
    const shorter = paragraph.marked.length - marked.length;
    return { ...paragraph, marked, text: withoutEmphasis(marked), wraps: paragraph.wraps.map((wrap) => ({ ...wrap, offset: Math.max(0, wrap.offset - shorter) })) };
  });
}

/** Reads: a document's paragraphs. Writes: the same, each such item as a paragraph that begins with its name in bold. */
export function withoutNumbers(paragraphs: Paragraph[]): Paragraph[] {
  const items = inTurn(paragraphs.flatMap((paragraph) => itemOf(paragraph) ?? []));
  const headed = items.filter(({ text }) => headOf(text) !== null);
  if (items.length < FEWEST || headed.length < items.length * NEARLY_ALL) return paragraphs;
  const tellsNew = items.some(({ setOff }) => !setOff) && paragraphs.some(({ text }) => NEW.test(text));
  const found = new Map(headed.map((item) => [item.paragraph, item]));
  return paragraphs.map((paragraph) => {
    const item = found.get(paragraph);
    return item === undefined ? paragraph : named(item, item.starred || (tellsNew && item.setOff));
  });
}

/** Those that count on from the first; a list within one of them counts for itself. */
function inTurn(items: readonly Item[]): Item[] {
  const kept: Item[] = [];
  for (const item of items) {
    const last = kept.at(-1);
    if (last === undefined ? headOf(item.text) !== null : item.number === last.number + 1) kept.push(item);
  }
  return kept;
}

function itemOf(paragraph: Paragraph): Item | null {
  const { type, level, marker, marked } = paragraph;
  if (type === 'numbered' && level === 0 && /^\d/u.test(marker ?? '')) return { paragraph, number: Number.parseInt(marker ?? '', 10), setOff: false, starred: STAR.test(marked), text: marked.replace(STAR, '') };
  const found = type === 'paragraph' ? SET_OFF.exec(marked) : null;
  return found === null ? null : { paragraph, number: Number(found.groups?.['number']), setOff: true, starred: false, text: marked.slice(found[0].length) };
}

function headOf(text: string): string | null {
  const head = HEAD.exec(text)?.groups?.['head'];
  return head !== undefined && mayBeName(head, { words: MOST_WORDS }) ? head : null;
}

function named({ paragraph, text }: Item, isNew: boolean): Paragraph {
  const head = headOf(text) ?? '';
  const marked = `${isNew ? '* ' : ''}**${head}.** ${text.slice(head.length + 1).trimStart()}`;
  const longer = marked.length - paragraph.marked.length;
  return { ...paragraph, type: 'paragraph', marker: null, level: 0, marked, text: withoutEmphasis(marked), wraps: paragraph.wraps.map((wrap) => ({ ...wrap, offset: Math.max(0, wrap.offset + longer) })) };
}
