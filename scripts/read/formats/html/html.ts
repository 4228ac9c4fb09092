/**
 * A saved web page as reading lines: block elements end lines, a blank line parts paragraphs, list items begin with `•` or
 * their number, emphasis is kept as `**` and `*`, a picture is its alternative text in square brackets. Scripts, styles,
 * forms and navigation are left out. A paragraph that holds nothing but a no-break space is kept: it parts what stands
 * around it.
 */
import type { Element, Nodes } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { CONTINUE, EXIT, SKIP, visit as visitTree } from 'unist-util-visit';
import { MAX_LIST_DEPTH } from '../../limits.ts';
import { legendIn, type MarksLegend } from '../../marks-legend.ts';
import type { ReadingLine } from '../../source-file.ts';
import { addressOf, anchorsOf, badgeOf, emphasisOf, headingLevel, isApparatus, markOf, PARAGRAPHS, PREFORMATTED } from './html-elements.ts';
import { applyOwnStyles } from './html-own-styles.ts';
import { listOf, markerOf, type ListState } from './html-lists.ts';
import { cellsOf, textOf } from './html-tables.ts';
import { LineWriter } from './line-writer.ts';
import { oneSpace } from '../../../../src/model/one-space.ts';

interface Step {
  node: Nodes;
  /** False on the way in, true on the way out. */
  leaving: boolean;
  lists: ListState[];
  preformatted: boolean;
}

interface Walk {
  writer: LineWriter;
  stack: Step[];
  /** Cells that hold the terms of a table, with the level of heading they stand for. */
  terms: Map<Element, number>;
  /** Tables of which some cells are. */
  lists: Set<Element>;
  /** Titles of such a table's columns, which are nobody's text. */
  titles: Set<Element>;
  /** What the page says that its marks mean. */
  legend: readonly MarksLegend[];
  /** What is written at an element that says it elsewhere: the day of a term behind it, what the rows of a table are in place of its titles. */
  beside: Map<Element, string>;
  /** Cells of rows that are one line: whether they begin it. */
  figures: Map<Element, boolean>;
}

/** Elements that hold sentences, and characters of a page's head in which it explains its marks. */
const SENTENCES = new Set(['p', 'li', 'dd', 'td', 'blockquote', 'h1', 'h2', 'h3', 'h4']);
const HEAD = 4000;
/** What stands between two cells of a row. */
const BESIDE = ' | ';

/** Tags of a page; line breaks alone may be left over in a text that was copied from one. */
const TAG = /<(p|br|b|div|table|ul|li|h[1-6]|a|font|td|tr|span|dl|dt|dd|details|summary)\b[^>]*>/giu;
const FEWEST_TAGS = 8;
const FEWEST_BUT_BREAKS = 3;

/** A page from its first element on. */
export function isWholePage(text: string): boolean {
  return /^\s*(?:<!doctype html|<html[\s>]|<\?xml[^>]*>\s*<(?:!doctype )?html)/iu.test(text.slice(0, 4096));
}

/** Whether a text is an HTML page rather than text that mentions tags. */
export function looksLikeHtml(text: string): boolean {
  const head = text.slice(0, 4096);
  if (isWholePage(head)) return true;
  const tags = [...head.matchAll(TAG)].map(([, name]) => name?.toLowerCase());
  return tags.length >= FEWEST_TAGS && tags.filter((name) => name !== 'br').length >= FEWEST_BUT_BREAKS;
}

/**
 * Reads: the text of an HTML file. Writes: what a reader reads of it, each line with the lines of the file it came from.
 * @throws RangeError for a page nested so deeply (several thousand elements) that the parser gives up.
 */
export function readingOfHtml(html: string): ReadingLine[] {
  const page = unified().use(rehypeParse).parse(html);
  applyOwnStyles(page);
  return readingOfTree(page);
}

/** The same of a page that was parsed already; its nodes know their lines in the file. */
export function readingOfTree(root: Nodes): ReadingLine[] {
  const walk: Walk = { writer: new LineWriter(), stack: [{ node: root, leaving: false, lists: [], preformatted: false }], terms: new Map(), lists: new Set(), titles: new Set(), beside: new Map(), figures: new Map(), legend: legendOf(root) };
  for (let step = walk.stack.pop(); step; step = walk.stack.pop()) visit(step, walk);
  return walk.writer.finish();
}

/** The paragraphs at the head of a page, as far as they say what its marks mean. */
function legendOf(root: Nodes): MarksLegend[] {
  const paragraphs: string[] = [];
  let read = 0;
  visitTree(root, 'element', (element) => {
    if (read > HEAD) return EXIT;
    if (!SENTENCES.has(element.tagName)) return CONTINUE;
    const text = oneSpace(textOf(element));
    read += text.length;
    paragraphs.push(text);
    return SKIP;
  });
  return legendIn(paragraphs.join('\n'));
}

function visit(step: Step, walk: Walk): void {
  const { node } = step;
  if (node.type === 'text') return writeText(node.value, node.position?.start.line, node.position?.end.line, step.preformatted, walk.writer);
  if (node.type === 'root') return descend(step, walk, { lists: step.lists, preformatted: false });
  if (node.type !== 'element' || isApparatus(node) || walk.titles.has(node)) return;
  if (!step.leaving && (badge(node, walk) || mark(node, walk))) return;
  if (step.leaving) return leave(node, walk);
  if (node.tagName === 'table') readTable(node, walk);
  enter(node, step.lists, walk);
  descend(step, walk, { lists: listsIn(node, step.lists), preformatted: step.preformatted || PREFORMATTED.has(node.tagName) });
}

/** A badge is its word in brackets. Writes: whether it is one. */
function badge(node: Element, { writer }: Walk): boolean {
  const word = badgeOf(node);
  if (word !== null) writer.write(`[${word}]`, node.position?.start.line, node.position?.start.line);
  return word !== null;
}

/** What an element marks is kept as a mark. Writes: whether it strikes its words, which are then not read at all. */
function mark(node: Element, { writer, legend }: Walk): boolean {
  const found = markOf(node, legend);
  if (found !== null) writer.mark({ ...found, words: oneSpace(textOf(node)) }, node.position?.start.line);
  return found?.is === 'struck';
}

function readTable(table: Element, { terms, titles, beside, figures, lists }: Walk): void {
  const found = cellsOf(table);
  if (found.terms.length > 0) lists.add(table);
  for (const cell of found.terms) terms.set(cell, found.level);
  for (const cell of found.titles) titles.add(cell);
  for (const { term, day } of found.days) beside.set(term, ` (${day})`);
  if (found.said !== null) beside.set(found.said.row, found.said.kind);
  for (const { cell, first } of found.figures) figures.set(cell, first);
}

function descend({ node, lists, leaving }: Step, { stack }: Walk, inner: { lists: ListState[]; preformatted: boolean }): void {
  if (!('children' in node) || leaving) return;
  stack.push({ node, leaving: true, lists, preformatted: inner.preformatted });
  for (const child of node.children.toReversed()) if (child.type !== 'doctype') stack.push({ node: child, leaving: false, ...inner });
}

function listsIn(node: Element, lists: ListState[]): ListState[] {
  return node.tagName === 'ul' || node.tagName === 'ol' ? [...lists.slice(0, MAX_LIST_DEPTH), listOf(node)] : lists;
}

/** Text, folded by the writer; preformatted text keeps its lines and its spaces. */
function writeText(value: string, from: number | undefined, to: number | undefined, preformatted: boolean, writer: LineWriter): void {
  if (!preformatted || from === undefined) return writer.write(value, from, to);
  value.split('\n').forEach((line, at) => {
    if (at > 0) writer.breakLine();
    if (line.trim() === '') writer.breakParagraph();
    else writer.write(line, from + at, from + at, true);
  });
}

function enter(node: Element, lists: ListState[], { writer, terms, figures }: Walk): void {
  const line = node.position?.start.line;
  lead(node, writer);
  if (node.tagName === 'br') return writer.breakLine();
  if (node.tagName === 'li') {
    writer.breakLine();
    return writer.begin(`${'  '.repeat(Math.max(1, lists.length))}${markerOf(node, lists.at(-1))} `, line);
  }
  if (node.tagName === 'img') {
    const alt = typeof node.properties['alt'] === 'string' ? node.properties['alt'].trim() : '';
    return alt === '' ? undefined : writer.write(alt.startsWith('[') ? alt : `[${alt}]`, line, line);
  }
  if (figures.has(node)) return figures.get(node) === true ? undefined : writer.write(BESIDE, line, line);
  const mark = emphasisOf(node);
  if (mark !== null) return writer.open(mark);
  if (PARAGRAPHS.has(node.tagName)) writer.breakParagraph();
  const level = headingLevel(node) ?? terms.get(node) ?? null;
  if (level !== null) writer.beginHeading(level);
}

/** What leads elsewhere, and what an address may lead to. */
function lead(node: Element, writer: LineWriter): void {
  const to = addressOf(node);
  if (to !== null) writer.link({ words: oneSpace(textOf(node)), to });
  for (const name of anchorsOf(node)) writer.anchor(name);
}

function leave(node: Element, { writer, terms, beside, figures, lists }: Walk): void {
  const said = beside.get(node);
  if (said !== undefined) writer.write(said, node.position?.start.line);
  if (figures.has(node)) return;
  if (node.tagName === 'dl' || lists.has(node)) return writer.endTerms();
  const mark = emphasisOf(node);
  if (mark !== null) return writer.close(mark);
  if (node.tagName === 'li') return writer.breakLine();
  if (headingLevel(node) !== null || terms.has(node)) writer.endHeading();
  if (PARAGRAPHS.has(node.tagName)) writer.breakParagraph();
}
