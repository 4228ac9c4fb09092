/** The ways in which a paragraph can be read as "topic, separator, text". */
import { withoutEmphasis } from '../blocks/emphasis.ts';

export type Separator = '-' | '–' | ':' | 'bold';

export interface Split {
  /** Without star and emphasis, exactly as printed otherwise. */
  topic: string;
  /** The rest of the paragraph, with its emphasis marks. */
  rest: string;
  separator: Separator;
  starred: boolean;
  /** The whole topic, and nothing else, is printed bold. */
  bold: boolean;
}

const STAR = /^(?:\*\s+(?=\S)|[*+](?=\*\*(?!\*))|[*+](?=[\p{Lu}“"'’(\d]))/u;
const SEPARATOR = /(?<!\s)\s+(-{1,2}|[–—])(?:\s+|$)|:(?:\*\*)?(?:\s+|$)/gu;
const MOST_WORDS = 14;
const MOST_CHARACTERS = 100;

/** Reads: a paragraph's text with its emphasis marks. Writes: its possible splits, from left to right. */
export function splitsOf(marked: string): Split[] {
  const star = STAR.exec(marked)?.[0] ?? '';
  // `*lamp*` in front of a text is emphasis, not a star.
  const starred = star !== '' && !/^\*[^*]+\*(?!\*)/u.test(marked);
  const text = starred ? marked.slice(star.length) : marked;
  const found = [...text.matchAll(SEPARATOR)].filter(({ index }) => index > 0 && index <= MOST_CHARACTERS)
    .map((match) => split(text, match.index, match.index + match[0].length, match[1] ?? ':', starred));
  const run = boldRunIn(text, starred);
  return [...found, ...(run ? [run] : [])].flatMap((one) => (one && one.topic.split(/\s+/u).length <= MOST_WORDS ? [one] : []));
}

function split(text: string, end: number, restAt: number, sign: string, starred: boolean): Split | null {
  const head = text.slice(0, end);
  const opens = head.split('**').length - 1;
  const trailing = text.slice(end, restAt).includes('**');
  if (opens === 1 && !trailing) return null; // the separator stands inside a bold phrase
  const topic = withoutEmphasis(head).trim();
  const bold = /^\*\*[^*]+(?:\*\*)?$/u.test(head.trim());
  if (topic === '' || !/[\p{L}\p{N}]/u.test(topic) || topic.includes('*')) return null;
  return { topic, rest: text.slice(restAt).trim(), separator: sign === ':' ? ':' : sign.startsWith('-') ? '-' : '–', starred, bold };
}

/** `**Topic** text`, with nothing between the two. */
function boldRunIn(text: string, starred: boolean): Split | null {
  const found = /^\*\*([^*]{2,80}?)[.:]?\*\*\s+(?=[\p{Lu}“"(\d])/u.exec(text);
  const topic = found?.[1]?.trim();
  return found && topic ? { topic, rest: text.slice(found[0].length).trim(), separator: 'bold', starred, bold: true } : null;
}
