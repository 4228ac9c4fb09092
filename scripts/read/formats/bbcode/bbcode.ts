/**
 * The source text of a forum's post: `[b]gaff[/b] = a pole`. Its tags are read by a parser that is kept for them, and become
 * the elements of a web page, so that a post is read as every page is.
 */
import parse from '@bbob/parser';
import type { Element, ElementContent } from 'hast';
import type { ReadingLine } from '../../source-file.ts';
import { areTagsBounded } from './bbcode-bounds.ts';
import { lengthOf, signatureIn, tagOf, talkIn, valueOf, within } from './bbcode-post.ts';
import type { Node } from './bbcode-post.ts';
import { readingOfTree } from '../html/html.ts';

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
/** So many tags that end, of two kinds, are no words in brackets. */
const FEWEST = { ends: 4, kinds: 2 };
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
