/** The ways in which a paragraph can be read as "topic, separator, text". */
import { withoutEmphasis } from '../../blocks/emphasis.ts';
import type { Paragraph } from '../../blocks/paragraphs.ts';
import { splitOwnDay, type OwnDay } from './own-day.ts';
import { readMark } from './marks.ts';

/** What parts a topic from its text; `line`: the topic has a line of its own. */
export type Separator = '-' | '–' | ':' | 'bold' | 'line';

export interface Split {
  /** Without mark and emphasis, exactly as printed otherwise. */
  topic: string;
  /** The rest of the paragraph, with its emphasis marks. */
  rest: string;
  separator: Separator;
  starred: boolean;
  /** The day that is printed behind the topic. */
  ownDay: OwnDay | null;
  /** The whole topic, and nothing else, is printed bold. */
  bold: boolean;
}

/** A dash with space on both sides, a long dash with space on one, a colon with space behind it. */
const SEPARATOR = /(?<!\s)\s+(-{1,2}|[–—])(?:\s+|$)|(?<=\S)([–—])\s+|(?<=\S)\s([–—])(?=[\p{Lu}“"])|:(?:\*\*)?(?:\s+|$)/gu;
const MOST_WORDS = 14;
const MOST_CHARACTERS = 100;
/** Separators that a topic and the beginning of its text may hold. */
const MOST_SEPARATORS = 6;

/** What a bar or a sign of quoting sets off is another document's. */
const QUOTED = /^(?:\||>)\s/u;

/** Reads: a paragraph. Writes: its possible splits; the asterisk of a list item may as well mark a topic. */
export function splitsIn({ marked, marker, part }: Paragraph): Split[] {
  return part === true || QUOTED.test(marked) ? [] : splitsOf(marker === '*' ? `* ${marked}` : marked);
}

/** Reads: a paragraph's text with its emphasis marks. Writes: its possible splits, from left to right. */
export function splitsOf(marked: string): Split[] {
  const { text, starred } = readMark(marked);
  const found = [...text.slice(0, MOST_CHARACTERS * 2).matchAll(SEPARATOR)].filter(({ index }) => index > 0 && index <= MOST_CHARACTERS).slice(0, MOST_SEPARATORS)
    .map((match) => split(text, match.index, match.index + match[0].length, match[1] ?? match[2] ?? match[3] ?? ':', starred));
  const run = boldRunIn(text, starred);
  return [...found, ...(run ? [run] : [])].flatMap((one) => (one && one.topic.split(/\s+/u).length <= MOST_WORDS ? [one] : []));
}

/** A star behind a name, in brackets so that it is no emphasis, or behind what ends its bold: `lamp oil (*) - Text.`, `**lamp oil*** - Text.` */
const MARK_BEHIND = /\s?(?:\(\*{1,2}\)|\[\*{1,2}\])\s*$|(?<=^\*\*[^*]{2,80}\*\*)\s?\*$/u;

function split(text: string, end: number, restAt: number, sign: string, starred: boolean): Split | null {
  const head = text.slice(0, end);
  const opens = head.split('**').length - 1;
  const trailing = text.slice(end, restAt).includes('**');
  if (opens === 1 && !trailing && closesBehind(text, restAt)) return null; // the separator stands inside a bold phrase
  if (head.lastIndexOf('(') > head.lastIndexOf(')') && /^[^()]*\)/u.test(text.slice(restAt))) return null; // nor does one in brackets part anything: `Low Water (Tide - Night)`
  const bare = head.replace(MARK_BEHIND, '');
  const topic = withoutEmphasis(bare).trim();
  const bold = /^\*\*[^*]+(?:\*\*)?$/u.test(head.trim());
  if (topic === '' || !/[\p{L}\p{N}]/u.test(topic) || topic.includes('*')) return null;
  return { ...splitOwnDay(topic), rest: text.slice(restAt).trim(), separator: sign === ':' ? ':' : sign.startsWith('-') ? '-' : '–', starred: starred || bare !== head, bold };
}

/** Whether bold that has begun ends behind a place; where the next marks begin bold anew, the typist forgot to end it. */
function closesBehind(text: string, place: number): boolean {
  const next = text.indexOf('**', place);
  return next >= 0 && !/^\s\*\*\S/u.test(text.slice(next - 1, next + 3));
}

/** `**Topic** text`, with nothing between the two; the text may begin on the next line. */
function boldRunIn(text: string, starred: boolean): Split | null {
  const found = /^\*\*([^*]{2,80}?)\*\*(?:\s+(?=[\p{L}“"(\d['‘[])|[–—](?=[\p{L}“"(\d])|$)/u.exec(text);
  const topic = found?.[1]?.trim().replace(/(?<!\betc|\b\p{Lu})[.:]$/u, '');
  return found && topic ? { ...splitOwnDay(topic), rest: text.slice(found[0].length).trim(), separator: 'bold', starred, bold: true } : null;
}
