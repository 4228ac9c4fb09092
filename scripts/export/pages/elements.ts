import type { Element, Root, RootContent } from 'hast';

type Holder = Root | Element;

/** A template's elements are in a tree of their own. */
const within = (node: Holder): readonly RootContent[] =>
  (node.type === 'element' && node.content !== undefined ? [...node.children, ...node.content.children] : node.children);

/** Every element of a page in its order, those in templates too. */
export const elements = (node: Holder): Element[] =>
  within(node).flatMap((child) => (child.type === 'element' ? [child, ...elements(child)] : []));

/** Takes elements out of a page. */
export function remove(node: Holder, isUnwanted: (element: Element) => boolean): void {
  node.children = node.children.filter((child) => child.type !== 'element' || !isUnwanted(child));
  for (const child of node.children) if (child.type === 'element') remove(child, isUnwanted);
  if (node.type === 'element' && node.content !== undefined) remove(node.content, isUnwanted);
}

/** An attribute's value where it is text. */
export function textOf(element: Element, attribute: string): string | null {
  const value = element.properties[attribute];
  return typeof value === 'string' ? value : null;
}
