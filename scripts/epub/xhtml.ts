import { u } from 'unist-builder';
import type { Element, ElementContent, Root } from 'xast';
import { toXml } from 'xast-util-to-xml';
import { x } from 'xastscript';

/** Characters that no XML document may hold, whatever a published text does. */
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** A text as a node, without the characters that XML cannot hold. */
export const words = (text: string) => u('text', text.replaceAll(forbidden, ''));

const declaration = u('instruction', { name: 'xml' }, 'version="1.0" encoding="UTF-8"');

/** A tree as the text of an XML file; nothing in a text node can be more than text. */
export function xmlFile(element: Element): string {
  const root: Root = { type: 'root', children: [declaration, u('text', '\n'), element] };
  // The library leaves these three signs as they are, which XML allows nowhere but at the end of a CDATA section.
  return `${toXml(root, { closeEmptyElements: true }).replaceAll(']]>', ']]&gt;')}\n`;
}

/** One page of the book. */
export const xhtmlPage = (title: string, content: ElementContent[]): string => xmlFile(
  x('html', { xmlns: 'http://www.w3.org/1999/xhtml', 'xmlns:epub': 'http://www.idpf.org/2007/ops', lang: 'en', 'xml:lang': 'en' }, [
    x('head', [x('title', [words(title)]), x('link', { rel: 'stylesheet', type: 'text/css', href: 'style.css' })]),
    x('body', content),
  ]),
);
