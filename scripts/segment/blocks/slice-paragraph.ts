import { withoutEmphasis } from './emphasis.ts';
import type { Paragraph } from './paragraphs.ts';

/**
 * Reads: a paragraph, and places in its `marked` text, rising. Writes: the paragraph in pieces, the first as it began and
 * the others soft; each with the lines it stands on. A line that holds parts of two pieces is a line of both.
 */
export function sliceParagraph(paragraph: Paragraph, places: number[]): Paragraph[] {
  const starts = [0, ...places];
  return starts.map((start, index) => piece(paragraph, start, starts[index + 1] ?? paragraph.marked.length, index > 0)).filter(({ marked }) => marked !== '');
}

function piece(paragraph: Paragraph, from: number, to: number, soft: boolean): Paragraph {
  const raw = paragraph.marked.slice(from, to);
  const begin = from + raw.length - raw.trimStart().length;
  const marked = raw.trim();
  const end = begin + marked.length;
  const lineAt = (offset: number): number => paragraph.wraps.findLast((wrap) => wrap.offset <= offset)?.at ?? paragraph.first;
  return {
    ...paragraph, marked, soft: soft || paragraph.soft, text: withoutEmphasis(marked),
    ...(soft ? { type: 'paragraph', marker: null, level: 0 } : {}),
    first: lineAt(begin), last: lineAt(Math.max(begin, end - 1)),
    wraps: paragraph.wraps.filter(({ offset }) => offset > begin && offset < end).map(({ at, offset }) => ({ at, offset: offset - begin })),
  };
}
