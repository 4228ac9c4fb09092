/**
 * A saved web page as reading lines: block elements end lines, a blank line parts paragraphs, list items begin with `•` or
 * their number, emphasis is kept as `**` and `*`, a picture is its alternative text in square brackets. Scripts, styles,
 * forms and navigation are left out. A paragraph that holds nothing but a no-break space is kept: it parts what stands
 * around it.
 */
import type { Element, Nodes, Parents } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { MAX_LIST_DEPTH } from '../limits.ts';
import type { ReadingLine } from '../source-file.ts';
import { LineWriter } from './line-writer.ts';

const SKIPPED = new Set(['script', 'style', 'head', 'nav', 'form', 'select', 'noscript', 'template', 'iframe', 'object', 'svg', 'button']);
const PARAGRAPHS = new Set(['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'dl', 'dt', 'dd', 'table', 'tr', 'blockquote', 'pre', 'section', 'article', 'header', 'footer', 'main', 'hr', 'center', 'td', 'th']);
const EMPHASIS: Record<string, string> = { b: '**', strong: '**', i: '*', em: '*' };

interface Step {
  node: Nodes;
  /** False on the way in, true on the way out. */
  leaving: boolean;
  lists: ListState[];
}

interface ListState {
  ordered: boolean;
  next: number;
}

/** Whether a text is an HTML page rather than text that mentions tags. */
export function looksLikeHtml(text: string): boolean {
  const head = text.slice(0, 4096);
  return /^\s*(?:<!doctype html|<html[\s>]|<\?xml[^>]*>\s*<(?:!doctype )?html)/iu.test(head)
    || (head.match(/<(?:p|br|b|div|table|ul|li|h[1-6]|a|font|td|tr|span)\b[^>]*>/giu)?.length ?? 0) >= 8;
}

/**
 * Reads: the text of an HTML file. Writes: what a reader reads of it, each line with the lines of the file it came from.
 * @throws RangeError for a page nested so deeply (several thousand elements) that the parser gives up.
 */
export function readingOfHtml(html: string): ReadingLine[] {
  const writer = new LineWriter();
  const stack: Step[] = [{ node: unified().use(rehypeParse).parse(html), leaving: false, lists: [] }];
  for (let step = stack.pop(); step; step = stack.pop()) visit(step, stack, writer);
  return writer.finish();
}

function visit({ node, leaving, lists }: Step, stack: Step[], writer: LineWriter): void {
  if (node.type === 'text') return writer.write(node.value, node.position?.start.line, node.position?.end.line);
  if (node.type === 'root') return pushChildren(node, lists, stack);
  if (node.type !== 'element' || SKIPPED.has(node.tagName)) return;
  if (leaving) return leave(node, writer);
  enter(node, lists, writer);
  stack.push({ node, leaving: true, lists });
  pushChildren(node, listsWithin(node, lists), stack);
}

function pushChildren({ children }: Parents, lists: ListState[], stack: Step[]): void {
  for (const node of children.toReversed()) stack.push({ node, leaving: false, lists });
}

function listsWithin({ tagName }: Element, lists: ListState[]): ListState[] {
  return tagName === 'ul' || tagName === 'ol' ? [...lists.slice(0, MAX_LIST_DEPTH), { ordered: tagName === 'ol', next: 1 }] : lists;
}

function enter(node: Element, lists: ListState[], writer: LineWriter): void {
  const line = node.position?.start.line;
  if (node.tagName === 'br') return writer.breakLine();
  if (node.tagName === 'li') {
    const list = lists.at(-1);
    const marker = list?.ordered ? `${list.next++}.` : '•';
    writer.breakLine();
    return writer.begin(`${'  '.repeat(Math.max(1, lists.length))}${marker} `, line);
  }
  if (node.tagName === 'img') {
    const alt = typeof node.properties['alt'] === 'string' ? node.properties['alt'].trim() : '';
    return alt === '' ? undefined : writer.write(alt.startsWith('[') ? alt : `[${alt}]`, line, line);
  }
  const mark = EMPHASIS[node.tagName];
  if (mark) return writer.open(mark);
  if (PARAGRAPHS.has(node.tagName)) writer.breakParagraph();
}

function leave(node: Element, writer: LineWriter): void {
  const mark = EMPHASIS[node.tagName];
  if (mark) return writer.close(mark);
  if (node.tagName === 'li') return writer.breakLine();
  if (PARAGRAPHS.has(node.tagName)) writer.breakParagraph();
}
