import type { Element, ElementContent } from 'xast';
import { x } from 'xastscript';

import type { Block, Icon } from '../../src/model/corpus.ts';
import type { Link } from './links-in-text.ts';
import { words } from './xhtml.ts';

/** Where an entry is in the book: the page of its letter, and the place on it. */
export type AddressOf = (entry: string) => string;

/** Icons are printed as codes in brackets; the legend's name is read out for them. */
const withIcons = (text: string, icons: readonly Icon[]): ElementContent[] =>
  text.split(/(\[[^[\]]+\])/).filter((part) => part !== '').map((part) => {
    const icon = icons.find(({ code }) => part === `[${code}]`);
    return icon === undefined ? words(part) : x('abbr', { title: icon.name }, [words(part)]);
  });

const phrasing = (text: string, links: readonly Link[], icons: readonly Icon[], addressOf: AddressOf): ElementContent[] => {
  const parts: ElementContent[] = [];
  let at = 0;
  for (const { from, to, target } of links) {
    parts.push(...withIcons(text.slice(at, from), icons), x('a', { href: addressOf(target) }, withIcons(text.slice(from, to), icons)));
    at = to;
  }
  return [...parts, ...withIcons(text.slice(at), icons)];
};

/** One block of a text: a paragraph, or an item with its marker as printed. */
export const blockParagraph = (block: Block, links: readonly Link[], icons: readonly Icon[], addressOf: AddressOf): Element => {
  const marker = block.marker === null ? [] : [words(`${block.marker} `)];
  const kind = block.level === 0 ? block.type : `${block.type} nested`;
  return x('p', { class: kind }, [...marker, ...phrasing(block.text, links, icons, addressOf)]);
};
