/**
 * The text of an MDX file as a tree of data: words, and elements by their names. A page draws it with its own components
 * (`components/text/Tree.astro`).
 *
 * Quotation marks are set as a book sets them, over a block's whole text; `curly` names those that were published so.
 *
 * Every file is Markdown and MDX, read by unified; nothing of it is a program, because ingestion writes none, and so none
 * is compiled and bundled: thousands of texts are data, and a build's bundle is the same for any corpus.
 */
import type { Root, RootContent } from 'mdast';
import type {} from 'remark-mdx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

import { remarkProvisions } from './provisions.ts';
import type { TextElement, TextNode, TextOwner } from '../model/texts.ts';
import { publishedCurly, typesetPieces } from '../model/typeset.ts';

/** What ingestion writes around words. */
const elements = new Set(['Block', 'List', 'Ref', 'Icon', 'Gap', 'strong', 'em']);
const reader = unified().use(remarkParse).use(remarkMdx).use(remarkProvisions).freeze();

/** What stands above a text: `model/frontmatter.ts`. */
const frontMatter = /^---\n.*?\n---\n/su;

/**
 * Reads: the text of an MDX file.
 * @throws Error where there is anything in it that ingestion does not write: an expression, an import, another element
 */
export function textTree(mdx: string, owner: TextOwner): TextNode[] {
  const value = mdx.replace(frontMatter, '');
  const tree = reader.runSync(reader.parse(value), { value, data: { owner } }) as Root;
  return tree.children.map(nodeOf).flatMap((node, at) => (at === 0 ? [node] : ['\n', node]));
}

/** White space around a line's end is Markdown's, and no part of the words. */
const lineEnd = /[ \t]*(\r?\n|\r)[ \t]*/gu;

function nodeOf(node: RootContent): TextNode {
  if (node.type === 'text') return node.value.replaceAll(lineEnd, '$1');
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') return elementOf(node);
  throw new Error(`A ${node.type} is nothing that ingestion writes into a text.`);
}

function elementOf({ name, attributes, children }: Extract<RootContent, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>): TextElement {
  if (name === null || !elements.has(name)) throw new Error(`<${name ?? ''}> is nothing that ingestion writes into a text.`);
  const given = attributes.map((attribute): [string, string] => {
    if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string') return [attribute.name, attribute.value];
    throw new Error(`<${name}> has an expression for an attribute, which ingestion does not write.`);
  });
  const made = { name, attributes: Object.fromEntries(given), children: children.map(nodeOf) };
  return name === 'Block' ? typesetBlock(made) : made;
}

/** A block's own words: those of a list inside it are other blocks'. */
function typesetBlock(block: TextElement): TextElement {
  const words = stringsIn(block);
  const shown = typesetPieces(words);
  const curly = publishedCurly(words.join(''));
  const made = withStrings(block, shown.values());
  return curly === undefined ? made : { ...made, attributes: { ...made.attributes, curly } };
}

const isNested = (node: TextNode): boolean => typeof node !== 'string' && node.attributes['slot'] === 'nested';

const stringsIn = ({ children }: TextElement): string[] =>
  children.flatMap((node) => (typeof node === 'string' ? [node] : isNested(node) ? [] : stringsIn(node)));

const withStrings = (element: TextElement, shown: ArrayIterator<string>): TextElement => ({
  ...element,
  children: element.children.map((node) => (typeof node === 'string' ? shown.next().value ?? node : isNested(node) ? node : withStrings(node, shown))),
});
