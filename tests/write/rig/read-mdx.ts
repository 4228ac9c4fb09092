/** An MDX file as MDX's own parser understands it. */
import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parse } from 'yaml';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx).freeze();

interface ReadBlock {
  attributes: Record<string, unknown>;
  text: string;
}

interface ReadMdx {
  frontmatter: unknown;
  /** The top-level elements, which should all be blocks. */
  blocks: ReadBlock[];
  /** Every kind of node that is there: `text`, `paragraph`, `<Block>` and so on. */
  kinds: Set<string>;
}

const kindOf = (node: Nodes): string => ('name' in node ? `<${node.name ?? ''}>` : node.type);

function blockOf(node: Nodes): ReadBlock {
  const attributes = 'attributes' in node ? node.attributes : [];
  return {
    attributes: Object.fromEntries(attributes.map((one) => ('name' in one ? [one.name, one.value] : ['an expression', one.value]))),
    text: toString(node),
  };
}

/** @throws Error where the text is no MDX */
export function readMdx(text: string): ReadMdx {
  const root: Root = parser.parse(text);
  const kinds = new Set<string>();
  visit(root, (node) => { kinds.add(kindOf(node)); });
  const [head, ...rest] = root.children;
  return { frontmatter: head?.type === 'yaml' ? parse(head.value) : null, blocks: rest.map(blockOf), kinds };
}
