/**
 * A saved web page as reading lines: block elements end lines, a blank line parts paragraphs, list items begin with `•` or
 * their number, emphasis is kept as `**` and `*`, a picture is its alternative text in square brackets. Scripts, styles,
 * forms and navigation are left out. Walks with a stack of its own, so that no depth of nesting can exhaust the program's.
 */
import type { Element, Nodes } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { MAX_LIST_DEPTH } from '../limits.ts';
import type { ReadingLine } from '../source-file.ts';

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

/** Reads: the text of an HTML file. Writes: what a reader reads of it, each line with the lines of the file it came from. */
export function readingOfHtml(html: string): ReadingLine[] {
  const writer = new LineWriter();
  const stack: Step[] = [{ node: unified().use(rehypeParse).parse(html), leaving: false, lists: [] }];
  for (let step = stack.pop(); step; step = stack.pop()) visit(step, stack, writer);
  return writer.finish();
}

function visit(step: Step, stack: Step[], writer: LineWriter): void {
  const { node, lists } = step;
  if (node.type === 'text') return writer.write(node.value, node.position?.start.line, node.position?.end.line);
  if ((node.type !== 'element' && node.type !== 'root') || (node.type === 'root' && step.leaving)) return;
  if (node.type === 'element') {
    if (SKIPPED.has(node.tagName)) return;
    if (step.leaving) return leave(node, writer);
    enter(node, lists, writer);
  }
  const inner = node.type === 'element' && (node.tagName === 'ul' || node.tagName === 'ol')
    ? [...lists.slice(0, MAX_LIST_DEPTH), { ordered: node.tagName === 'ol', next: 1 }] : lists;
  stack.push({ node, leaving: true, lists });
  for (const child of node.children.toReversed()) if (child.type !== 'doctype') stack.push({ node: child, leaving: false, lists: inner });
}

function enter(node: Element, lists: ListState[], writer: LineWriter): void {
  const line = node.position?.start.line;
  if (node.tagName === 'br') return writer.breakLine();
  if (node.tagName === 'li') {
    const list = lists.at(-1);
    const marker = list?.ordered ? `${list.next++}.` : '•';
    writer.breakLine();
    return writer.write(`${'  '.repeat(Math.max(1, lists.length))}${marker} `, line, line, true);
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

/** Gathers text into lines, with white space folded as a browser folds it. */
class LineWriter {
  #lines: ReadingLine[] = [];
  #text = '';
  #from: number | null = null;
  #to = 1;
  /** Emphasis marks that wait for the first word they stand before. */
  #pending = '';

  write(value: string, from = this.#to, to = from, literal = false): void {
    const folded = literal ? value : value.replaceAll(/[ \t\r\n]+/gu, ' ');
    if (!literal && folded.trim() === '') {
      if (this.#text !== '' && !this.#text.endsWith(' ')) this.#text += ' ';
      return;
    }
    // A text node often begins at the end of the line above: its first word's line counts.
    const lead = value.length - value.trimStart().length;
    const tail = value.length - value.trimEnd().length;
    this.#from ??= from + newlines(value.slice(0, lead));
    this.#to = Math.max(this.#from, to - newlines(value.slice(value.length - tail)));
    const lean = this.#pending !== '' ? folded.trimStart() : folded;
    const gap = this.#pending !== '' && lean !== folded && this.#text !== '' && !this.#text.endsWith(' ') ? ' ' : '';
    this.#text += gap + this.#pending + (this.#text === '' || this.#text.endsWith(' ') ? lean.replace(/^ /u, '') : lean);
    this.#pending = '';
  }

  open(mark: string): void {
    this.#pending += mark;
  }

  close(mark: string): void {
    if (this.#pending.endsWith(mark)) {
      this.#pending = this.#pending.slice(0, -mark.length);
      return;
    }
    const bare = this.#text.trimEnd();
    this.#text = bare + mark + this.#text.slice(bare.length);
  }

  breakLine(): void {
    // A list item may hold a paragraph: its marker waits for the words.
    if (/^ +(?:•|\d+\.) $/u.test(this.#text)) return;
    const text = this.#text.trimEnd();
    if (text.trim() !== '') this.#lines.push({ text, from: this.#from ?? this.#to, to: this.#to });
    this.#text = '';
    this.#from = null;
  }

  breakParagraph(): void {
    this.breakLine();
    const last = this.#lines.at(-1);
    if (last && last.text !== '') this.#lines.push({ text: '', from: last.to, to: last.to });
  }

  finish(): ReadingLine[] {
    this.breakLine();
    return this.#lines;
  }
}

function newlines(text: string): number {
  return text.split('\n').length - 1;
}
