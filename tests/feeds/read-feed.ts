/** A feed as a program that never saw this project would read it: by a parser that refuses what is not well-formed. */
import { fromXml } from 'xast-util-from-xml';
import type { Element, Root } from 'xast';

const children = (node: Root | Element): Element[] =>
  [...node.children].flatMap((child) => (child.type === 'element' ? [child] : []));

export const textOf = (node: Element): string =>
  node.children.map((child) => (child.type === 'element' ? textOf(child) : child.type === 'text' || child.type === 'cdata' ? child.value : '')).join('');

export const all = (node: Root | Element, name: string): Element[] => children(node).filter((child) => child.name === name);

/** The only child of that name, without which it is no feed. */
export function one(node: Root | Element, name: string): Element {
  const [found, ...more] = all(node, name);
  if (found === undefined || more.length > 0) throw new Error(`there must be one <${name}>, and there are ${more.length + (found === undefined ? 0 : 1)}`);
  return found;
}

/** The address of a link with that relation. */
export function linkOf(node: Element, rel: string): string {
  const found = all(node, 'link').find(({ attributes }) => attributes['rel'] === rel);
  if (found === undefined) throw new Error(`there is no link rel="${rel}"`);
  return found.attributes['href'] ?? '';
}

export const names = (node: Element): string[] => [node.name, ...children(node).flatMap(names)];

/** The feed's root element, seen to be Atom. */
export function readFeed(xml: string): Element {
  const feed = one(fromXml(xml), 'feed');
  if (feed.attributes['xmlns'] !== 'http://www.w3.org/2005/Atom') throw new Error('this is no Atom');
  return feed;
}
