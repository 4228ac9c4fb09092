/** Markdown as reading lines, through the same middle form as a web page: what it looks like on a page is what is read. */
import rehypeRaw from 'rehype-raw';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import type { ReadingLine } from '../../source-file.ts';
import { readingOfTree } from '../html/html.ts';

/** Signs of Markdown. Signs of emphasis are none: rulings star and embolden their topics in plain text. */
export const SIGNS: readonly { is: RegExp; fewest: number; example: string }[] = [
  { is: /^#{1,6} \S/u, fewest: 2, example: '## gaff' },
  { is: /(?<!!)\[[^\]\n]{1,200}\]\([^)\s]{1,500}\)/u, fewest: 2, example: 'used in [towing](towing.md)' },
  { is: /^\[[^\]]{1,200}\]: \S/u, fewest: 1, example: '[towing]: towing.md' },
  { is: /^\|?(?:\s*:?-{3,}:?\s*\|)+(?:\s*:?-{3,}:?\s*)?$/u, fewest: 1, example: '|---|---|' },
  { is: /^(?:```[^`]*|~~~[^~]*)$/u, fewest: 2, example: '```' },
  { is: /(?<![\w\\])_[\p{L}\d](?:[^_\n]{0,60}[\p{L}\d.!?)])?_(?!\w)/u, fewest: 3, example: 'A _gaff_ is a pole.' },
  { is: /(?<!~)~~[^~\s][^~\n]*[^~\s]~~(?!~)/u, fewest: 1, example: '~~It opens at high water only.~~' },
];

/** Kinds of signs before a text is Markdown rather than a text that uses one of them. */
const FEWEST_SIGNS = 2;

/** Whether a text is Markdown. */
export function looksLikeMarkdown(lines: readonly string[]): boolean {
  return SIGNS.filter(({ is, fewest }) => lines.filter((line) => line.length < 10_000 && is.test(line)).length >= fewest).length >= FEWEST_SIGNS;
}

/**
 * Reads: Markdown as GitHub writes it, with what HTML it holds. Writes: what a reader reads of it, each line with the lines
 * of the file it came from. Links are their words; struck words are no text.
 */
export function readingOfMarkdown(text: string): ReadingLine[] {
  const processor = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).use(remarkRehype, { allowDangerousHtml: true }).use(rehypeRaw);
  const tree = processor.runSync(processor.parse(text));
  visit(tree, withoutHalfPositions);
  return readingOfTree(tree);
}

/** Elements that were written as HTML may end up with a position that has no beginning. */
function withoutHalfPositions(node: Node): void {
  const { start, end } = (node.position ?? {}) as Partial<NonNullable<Node['position']>>;
  if (start === undefined || end === undefined) delete node.position;
}
