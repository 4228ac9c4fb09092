/** What the elements of a page mean to a reader. */
import type { Element } from 'hast';

/** Elements that hold nothing to read. */
export const SKIPPED = new Set(['script', 'style', 'head', 'nav', 'form', 'select', 'noscript', 'template', 'iframe', 'object', 'svg', 'button']);
/** Elements that stand apart from what is before and after them. */
export const PARAGRAPHS = new Set(['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'dl', 'dt', 'dd', 'table', 'tr', 'blockquote', 'pre', 'section', 'article', 'header', 'footer', 'main', 'hr', 'center', 'td', 'th']);
/** Elements whose white space is kept. */
export const PREFORMATTED = new Set(['pre', 'xmp', 'listing', 'textarea']);

const EMPHASIS: Record<string, string> = { b: '**', strong: '**', i: '*', em: '*' };
const BOLD = /font-weight:\s*(?:bold|[6-9]00)/iu;
const ITALIC = /font-style:\s*italic/iu;

/** A term of a list of terms, as deep as a heading can be. */
const TERM = 6;

/** The sign of emphasis that an element begins with and ends with, by its name or by its own style. */
export function emphasisOf({ tagName, properties }: Element): string | null {
  const style = properties['style'];
  if (typeof style !== 'string' || tagName !== 'span') return EMPHASIS[tagName] ?? null;
  return BOLD.test(style) ? '**' : ITALIC.test(style) ? '*' : null;
}

/** The level of a heading, or null for an element that is none. */
export function headingLevel({ tagName }: Element): number | null {
  if (tagName === 'dt') return TERM;
  return /^h[1-6]$/u.test(tagName) ? Number(tagName.slice(1)) : null;
}
