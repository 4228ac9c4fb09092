/** What the elements of a page mean to a reader. */
import type { Element, ElementContent } from 'hast';

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
/** Characters of a term in the first cell of its row, at the most. */
const LONGEST_TERM = 90;
/** Rows of two cells before a table is a list of terms. */
const FEWEST_ROWS = 3;

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

/** The first cells of a table that explains terms, and the titles of its columns: rows of two cells, the second mostly longer. */
export function termCells(table: Element): { cells: Element[]; titles: Element[]; level: number } {
  const rows = childrenNamed(table, ['thead', 'tbody', 'tfoot', 'tr']).flatMap((part) => (part.tagName === 'tr' ? [part] : childrenNamed(part, ['tr'])));
  const titles = rows.filter((row) => childrenNamed(row, ['td']).length === 0).flatMap((row) => childrenNamed(row, ['th']));
  const pairs = rows.map((row) => childrenNamed(row, ['td', 'th'])).filter((cells) => cells.length === 2 && cells.some(({ tagName }) => tagName === 'td'));
  const told = pairs.flatMap(([term, text]) => (term && text ? [{ term, length: textOf(term).trim().length, longer: textOf(text).length > textOf(term).length }] : []));
  const terms = told.filter(({ length }) => length > 0 && length <= LONGEST_TERM);
  const isList = terms.length >= FEWEST_ROWS && terms.length >= rows.length * 0.7 && told.filter(({ longer }) => longer).length > told.length / 2;
  return { cells: isList ? terms.map(({ term }) => term) : [], titles: isList ? titles : [], level: TERM };
}

function childrenNamed({ children }: Element, names: string[]): Element[] {
  return children.filter((child): child is Element => child.type === 'element' && names.includes(child.tagName));
}

/** The words of an element, without regard to their lines. */
export function textOf(element: Element): string {
  let text = '';
  const stack: ElementContent[] = [element];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.type === 'text') text += node.value;
    else if (node.type === 'element') stack.push(...node.children.toReversed());
  }
  return text;
}
