/**
 * The source text of a forum's post: `[b]gaff[/b] = a pole`. Its tags are read by a parser that is kept for them, and become
 * the elements of a web page, so that a post is read as every page is.
 */
import parse from '@bbob/parser';
import type { Element, ElementContent } from 'hast';
import type { ReadingLine } from '../source-file.ts';
import { areTagsBounded } from './bbcode-bounds.ts';
import { readingOfTree } from './html.ts';

type Parsed = ReturnType<typeof parse>[number];
type Node = Parsed | string | number | null;

/** What each tag is on a page; null for one whose words another wrote, or that nobody reads. */
export const TAGS: Readonly<Record<string, { as: string | null; example: string }>> = {
  b: { as: 'b', example: '[b]gaff[/b]' },
  i: { as: 'i', example: '[i]twice[/i]' },
  u: { as: 'u', example: '[u]new[/u]' },
  s: { as: 's', example: '[s]at noon[/s]' },
  strike: { as: 's', example: '[strike]at noon[/strike]' },
  del: { as: 's', example: '[del]at noon[/del]' },
  size: { as: 'span', example: '[size=150]Words[/size]' },
  color: { as: 'span', example: '[color=red]new[/color]' },
  font: { as: 'span', example: '[font=Arial]Words[/font]' },
  center: { as: 'div', example: '[center]Words[/center]' },
  indent: { as: 'div', example: '[indent]A pole.[/indent]' },
  spoiler: { as: 'div', example: '[spoiler]It burns.[/spoiler]' },
  list: { as: 'ul', example: '[list][*]gaff[/list]' },
  ul: { as: 'ul', example: '[ul][li]gaff[/li][/ul]' },
  ol: { as: 'ol', example: '[ol][li]gaff[/li][/ol]' },
  li: { as: 'li', example: '[li]gaff[/li]' },
  '*': { as: 'li', example: '[*]gaff' },
  hr: { as: 'hr', example: '[hr]' },
  url: { as: 'a', example: '[url=towing.html]towing[/url]' },
  code: { as: 'div', example: '[code]gaff[/code]' },
  table: { as: 'table', example: '[table][tr][td]gaff[/td][/tr][/table]' },
  tr: { as: 'tr', example: '[tr][td]gaff[/td][/tr]' },
  td: { as: 'td', example: '[td]gaff[/td]' },
  th: { as: 'th', example: '[th]Word[/th]' },
  quote: { as: null, example: '[quote="Nan"]And the dog?[/quote]' },
  img: { as: null, example: '[img]gaff.png[/img]' },
};
const NAMES = Object.keys(TAGS);

const ENDED = /\[\/(?<name>b|i|u|s|strike|del|size|colou?r|list|quote|url|font|center|spoiler)\]/giu;
/** So many tags that end, of two kinds, are no words in brackets; so many names in bold are what a post explains. */
const FEWEST = { ends: 4, kinds: 2, names: 3 };
/** The share of a post that stands in quotes where it does no more than pass a document on. */
const PASSED_ON = 0.6;

/** Whether a text is the source of a forum's post. */
export function looksLikeBbcode(text: string): boolean {
  const ends = [...text.matchAll(ENDED)].map(({ groups }) => groups?.['name']?.toLowerCase());
  return ends.length >= FEWEST.ends && (new Set(ends).size >= FEWEST.kinds || isBoldThroughout(text, ends.length)) && areTagsBounded(text, NAMES);
}

/** Tags of one kind alone are a post's where each that ends has begun, at the head of a line. */
function isBoldThroughout(text: string, ends: number): boolean {
  return (text.match(/^\s{0,4}(?:[•*-] )?\[b\][^\][\n]{1,100}\[\/b\]/gimu)?.length ?? 0) >= Math.max(FEWEST.ends, ends / 2);
}

/** Sizes below the usual one: in percent, or as one of seven. */
const SMALL = /^(?:[1-9]\d|1)$/u;

interface Walk {
  /** The line that the next word stands in. */
  line: number;
  /** The post passes on what it quotes. */
  quotes: boolean;
}

/** Reads: the lines of a post. Writes: what a reader reads of it, each line with its line of the file. */
export function readingOfBbcode(lines: readonly string[]): ReadingLine[] {
  const parsed: Node[] = parse(lines.join('\n'), { onlyAllowTags: NAMES, caseFreeTags: true });
  const quoted = lengthOf(parsed.filter((node) => tagOf(node) === 'quote'));
  const walk: Walk = { line: 1, quotes: quoted > lengthOf(parsed) * PASSED_ON };
  const [signature, talk] = [signatureIn(parsed), talkIn(parsed)];
  const children = contentOf(parsed, walk, (at) => at === signature || at >= talk);
  return readingOfTree({ type: 'root', children });
}

/** What is said to another below all names that a post explains: from where he is quoted. A quote among them, or right below one of them, is a question that is answered. */
function talkIn(nodes: readonly Node[]): number {
  let names = 0;
  const quotes: number[] = [];
  for (const [at, node] of nodes.entries()) {
    if (tagOf(node) !== 'quote') {
      names += boldIn([node]);
      if (quotes.length > 0 && boldIn([node]) > 0) return nodes.length;
    } else if (names >= FEWEST.names && !isBelowName(nodes, at)) quotes.push(at);
  }
  return quotes.length === 1 ? quotes[0] ?? nodes.length : nodes.length;
}

/** Nothing but the end of a line stands between a name and what is quoted. */
function isBelowName(nodes: readonly Node[], at: number): boolean {
  const above = nodes.slice(0, at).findLast((node) => typeof node !== 'string' || node.trim() !== '');
  return isBold(above);
}

function isBold(node: Node | undefined): boolean {
  const [only, ...others] = node === undefined ? [] : within(node);
  return tagOf(node) === 'b' || (others.length === 0 && only !== undefined && isBold(only));
}

function boldIn(nodes: readonly Node[]): number {
  return nodes.reduce<number>((sum, node) => sum + (tagOf(node) === 'b' ? 1 : boldIn(within(node))), 0);
}

/** The place of small print that has the end of a post to itself: what its writer puts below all he writes. */
function signatureIn(nodes: readonly Node[]): number | null {
  const small = nodes.flatMap((node, at) => (tagOf(node) === 'size' && SMALL.test(valueOf(node)) ? [at] : []));
  const [place = 0] = small;
  const [second, first] = nodes.slice(Math.max(0, place - 2), place);
  return small.length === 1 && place >= nodes.length / 2 && first === '\n' && (second === '\n' || tagOf(second) === 'hr') ? place : null;
}

function tagOf(node: Node | undefined): string | null {
  return typeof node === 'object' && node !== null ? String(node.tag).toLowerCase() : null;
}

/** What stands behind the equals sign of a tag. */
function valueOf(node: Node | undefined): string {
  const [value] = typeof node === 'object' && node !== null ? Object.values(node.attrs) : [];
  return typeof value === 'string' ? value : '';
}

function within(node: Node): Node[] {
  return typeof node === 'object' && node !== null && Array.isArray(node.content) ? node.content as Node[] : [];
}

/** Characters of text, without the tags. */
function lengthOf(nodes: readonly Node[]): number {
  let length = 0;
  const stack = [...nodes];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (typeof node === 'object') stack.push(...within(node));
    else length += String(node).trim().length;
  }
  return length;
}

/** Elements and texts of a piece; an item goes on to the next of its list. What is left out keeps its lines. */
function contentOf(nodes: readonly Node[], walk: Walk, isOut: (at: number) => boolean = () => false): ElementContent[] {
  const out: ElementContent[] = [];
  let item: Element | null = null;
  for (let at = 0; at < nodes.length; at++) {
    const node = nodes[at] ?? null;
    const words = nodes[at - 1] === '\n' && isSpace(node) && !isOut(at) ? wordsFrom(nodes, at) : [];
    const made = words.length > 0 ? kept(words.join(''), walk.line) : isOut(at) ? leftOut(node, nodes[at + 1], walk) : pieceOf(node, nodes[at + 1], walk);
    at += Math.max(0, words.length - 1);
    if (tagOf(node) === '*' && made?.type === 'element') out.push(item = made);
    else if (made !== null) (item?.children ?? out).push(made);
  }
  return out;
}

/** Space that sets a line in. */
function isSpace(node: Node): boolean {
  return typeof node === 'string' && /^[ \t]{2,}$/u.test(node);
}

/** Words up to the next tag or the line's end. */
function wordsFrom(nodes: readonly Node[], from: number): string[] {
  const words: string[] = [];
  for (let at = from; typeof nodes[at] === 'string' && nodes[at] !== '\n'; at++) words.push(String(nodes[at]));
  return words;
}

/** An element that nobody reads. */
function leftOut(node: Node, next: Node | undefined, walk: Walk): Element {
  return node === '\n' ? lineEnd(next, walk) : { ...element('template', {}, walk.line), children: contentOf(within(node), walk) };
}

/** The end of a line, and the end of a paragraph where a blank line follows. */
function lineEnd(next: Node | undefined, walk: Walk): Element {
  const end = element(next === '\n' ? 'p' : 'br', {}, walk.line);
  walk.line += 1;
  return end;
}

/** Space at the head of a line, which says how deep an item is. */
function kept(space: string, line: number): Element {
  return { ...element('xmp', {}, line), children: [{ type: 'text', value: space, position: position(line) }] };
}

function pieceOf(node: Node, next: Node | undefined, walk: Walk): ElementContent | null {
  if (node === null) return null;
  if (node === '\n') return lineEnd(next, walk);
  if (typeof node !== 'object') return { type: 'text', value: String(node), position: position(walk.line) };
  const tag = tagOf(node) ?? '';
  const as = tag === 'quote' && walk.quotes ? 'div' : TAGS[tag]?.as ?? null;
  const begun = element(as ?? 'template', propertiesOf(tag, valueOf(node)), walk.line);
  begun.children = contentOf(within(node), walk);
  return begun;
}

/** A colour as a style has it, and the page that a link leads to. */
function propertiesOf(tag: string, value: string): Element['properties'] {
  if (tag === 'color') return { style: `color: ${value}` };
  return tag === 'url' && value !== '' ? { href: value } : {};
}

function element(tagName: string, properties: Element['properties'], line: number): Element {
  return { type: 'element', tagName, properties, children: [], position: position(line) };
}

function position(line: number): NonNullable<Element['position']> {
  return { start: { line, column: 1 }, end: { line, column: 1 } };
}
