import type { Element } from 'hast';

import { textOf } from './elements.ts';

/** Attributes that hold an address, by their names in hast, wherever they stand. */
const always = ['href', 'src', 'action', 'formAction', 'poster', 'cite', 'xLinkHref'];

/**
 * The attributes of an element that hold an address of the site.
 *
 * Besides those that HTML says, every `data-` attribute that begins with a slash: that is how a page tells a script
 * where its data lies (`data-index="/pagefind/pagefind.js"`).
 */
export const linkAttributes = (element: Element): [attribute: string, address: string][] =>
  Object.keys(element.properties).flatMap((attribute) => {
    const value = textOf(element, attribute);
    if (value === null) return [];
    const isLink = always.includes(attribute) || (attribute.startsWith('data') && value.startsWith('/'));
    return isLink ? [[attribute, value] as [string, string]] : [];
  });
