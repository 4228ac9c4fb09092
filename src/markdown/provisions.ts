/**
 * Makes lists of the flat row of `<Block>` elements that ingestion writes.
 *
 * Reads: MDX whose top level is one `<Block>` per provision. Writes: the same blocks, runs of list items wrapped in
 * `<List>`, deeper items inside the item they belong to; every block carries the id of the text it belongs to
 * (`owner`), that text's version (`version`, absent for the text in force), and its number or marker (`sign`).
 */
import type { Root, RootContent } from 'mdast';
import type {} from 'remark-mdx';
import type { BlockType } from '../model/corpus.ts';
import { placesIn, signOf } from '../model/places.ts';
import type { Place } from '../model/places.ts';
import type { TextOwner } from '../model/texts.ts';

type MdxJsxFlowElement = Extract<RootContent, { type: 'mdxJsxFlowElement' }>;
type MdxJsxAttribute = Extract<MdxJsxFlowElement['attributes'][number], { type: 'mdxJsxAttribute' }>;
/** Who reads a text hands its owner to plugins on the file. */
interface FileWithOwner { data: Record<string, unknown> }

type ListType = 'bullet' | 'numbered';

/** A remark plugin without options. */
export function remarkProvisions() {
  return (tree: Root, file: FileWithOwner): void => {
    const owner = ownerAttributes(file.data['owner'] as TextOwner);
    const places = placesIn(tree.children.filter(isBlock).map(countedBlock));
    const provisions = tree.children.map((node) => (isBlock(node) ? prepared(node, [...owner, attribute('sign', sign(node, places))]) : node));
    tree.children = grouped(provisions);
  };
}

function countedBlock(block: MdxJsxFlowElement): { id: string; type: BlockType } {
  return { id: valueOf(block, 'id') ?? '', type: (valueOf(block, 'type') ?? 'paragraph') as BlockType };
}

function sign(block: MdxJsxFlowElement, places: ReadonlyMap<string, Place>): string {
  const { id, type } = countedBlock(block);
  return signOf({ type, marker: valueOf(block, 'marker') }, places.get(id));
}

function isBlock(node: RootContent): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && node.name === 'Block';
}

/** Versions name their entry and themselves; entries and rulings name themselves. */
function ownerAttributes(owner: TextOwner): MdxJsxAttribute[] {
  return 'version' in owner ? [attribute('owner', owner.entry), attribute('version', owner.version)] : [attribute('owner', owner.id)];
}

/** The block with its owner, its text no longer in a paragraph of Markdown's making. */
function prepared(block: MdxJsxFlowElement, owner: MdxJsxAttribute[]): MdxJsxFlowElement {
  const [only] = block.children;
  const children = block.children.length === 1 && only?.type === 'paragraph' ? only.children : block.children;
  return { ...block, attributes: [...block.attributes, ...owner], children: children as MdxJsxFlowElement['children'] };
}

function grouped(nodes: RootContent[]): RootContent[] {
  const result: RootContent[] = [];
  for (let at = 0; at < nodes.length;) {
    const type = listType(nodes[at]);
    const node = nodes[at];
    if (type === null || node === undefined) {
      if (node !== undefined) result.push(node);
      at += 1;
      continue;
    }
    const end = endOfRun(nodes, at, type);
    result.push(list(type, nodes.slice(at, end) as MdxJsxFlowElement[]));
    at = end;
  }
  return result;
}

/** A run ends where the outermost items change their type; deeper items of any type belong to the item above them. */
function endOfRun(nodes: RootContent[], start: number, type: ListType): number {
  const outermost = level(nodes[start]);
  let end = start + 1;
  while (listType(nodes[end]) !== null && (level(nodes[end]) > outermost || listType(nodes[end]) === type)) end += 1;
  return end;
}

function list(type: ListType, items: MdxJsxFlowElement[]): MdxJsxFlowElement {
  const outermost = level(items[0]);
  const children: MdxJsxFlowElement[] = [];
  for (let at = 0; at < items.length;) {
    let end = at + 1;
    while (end < items.length && level(items[end]) > outermost) end += 1;
    const item = items[at];
    if (item !== undefined) children.push(withNested(item, items.slice(at + 1, end)));
    at = end;
  }
  return { type: 'mdxJsxFlowElement', name: 'List', attributes: [attribute('type', type)], children };
}

function withNested(item: MdxJsxFlowElement, deeper: MdxJsxFlowElement[]): MdxJsxFlowElement {
  if (deeper.length === 0) return item;
  const nested = (grouped(deeper) as MdxJsxFlowElement[]).map((node) => ({
    ...node,
    attributes: [...node.attributes, attribute('slot', 'nested')],
  }));
  return { ...item, children: [...item.children, ...nested] };
}

function listType(node: RootContent | undefined): ListType | null {
  const type = node !== undefined && isBlock(node) ? valueOf(node, 'type') : null;
  return type === 'bullet' || type === 'numbered' ? type : null;
}

function level(node: RootContent | undefined): number {
  return node !== undefined && isBlock(node) ? Number(valueOf(node, 'level') ?? 0) : 0;
}

function valueOf(node: MdxJsxFlowElement, name: string): string | null {
  const found = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  const value = found?.value;
  return typeof value === 'string' ? value : (value?.value ?? null);
}

function attribute(name: string, value: string): MdxJsxAttribute {
  return { type: 'mdxJsxAttribute', name, value };
}
