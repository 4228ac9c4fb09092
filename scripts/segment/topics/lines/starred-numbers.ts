/** Items that a document numbers, of which those that are new bear a sign before their number: `*3. Ferry Toll: It is paid once.` */
import { withoutEmphasis } from '../../blocks/emphasis.ts';
import type { Paragraph } from '../../blocks/paragraphs.ts';

const FEWEST = 3;
/** A star that another one follows before the name's end makes the name bold or italic. */
const STARS = '\\*(?!\\*|[^*]{1,60}\\*(?:[\\s.,:;!?)”"]|$))|\\*\\*(?![^*]{1,80}\\*\\*)|[+@§Δ∆†‡◊◆]|[\\[(]\\*{1,2}[\\])]|[\\[(]?NEW[\\])]?[!:]?';
const NAME = '\\s+(?=["“‘(]?[\\p{L}\\d])';
export const STARRED: readonly { is: RegExp; example: string }[] = [
  { is: new RegExp(`^(?:${STARS})\\s?(?<number>\\d{1,3}[.)]|\\(\\d{1,3}\\))${NAME}`, 'u'), example: '*3. Ferry Toll: It is paid once.' },
  { is: new RegExp(`^(?<number>\\d{1,3})[*+†‡§]{1,2}(?<sign>[.)])${NAME}`, 'u'), example: '3*. Ferry Toll: It is paid once.' },
  { is: new RegExp(`^(?<number>\\d{1,3}[.)])[*+†‡§]{1,2}${NAME}`, 'u'), example: '3.* Ferry Toll: It is paid once.' },
];

interface Item {
  paragraph: Paragraph;
  number: number;
  /** What stands behind sign and number, where a sign stands there. */
  text: string | null;
  marker: string;
}

/** Reads: a document's paragraphs. Writes: the same, such an item as one of its list whose text begins with a star, where all numbers together count on. */
export function withStarredNumbers(paragraphs: Paragraph[]): Paragraph[] {
  const items = paragraphs.flatMap((paragraph) => itemOf(paragraph) ?? []);
  const starred = items.filter(({ text }) => text !== null);
  if (starred.length === 0) return paragraphs;
  const counted = inTurn(items);
  if (counted.size < FEWEST || !starred.every((item) => counted.has(item))) return paragraphs;
  const found = new Map(starred.map((item) => [item.paragraph, item]));
  return paragraphs.map((paragraph) => {
    const item = found.get(paragraph);
    return item === undefined ? paragraph : listed(item);
  });
}

function itemOf(paragraph: Paragraph): Item | null {
  const { type, level, marker, marked } = paragraph;
  if (type === 'numbered' && level === 0 && marker !== null && /\d/u.test(marker)) return { paragraph, number: figuresIn(marker), text: null, marker };
  const printed = marker === '*' ? `* ${marked}` : marked;
  const starred = type === 'paragraph' || marker === '*' ? STARRED.map(({ is }) => is.exec(printed)).find((found) => found !== null) : undefined;
  if (!starred) return null;
  const own = `${starred.groups?.['number'] ?? ''}${starred.groups?.['sign'] ?? ''}`;
  return { paragraph, number: figuresIn(own), text: printed.slice(starred[0].length), marker: own };
}

function figuresIn(marker: string): number {
  return Number(/\d+/u.exec(marker)?.[0]);
}

/** Those that count on, from whatever number; a list within one of them counts for itself. */
function inTurn(items: readonly Item[]): ReadonlySet<Item> {
  const kept: Item[] = [];
  for (const item of items) {
    const last = kept.at(-1);
    if (last === undefined || item.number === last.number + 1) kept.push(item);
  }
  return new Set(kept);
}

function listed({ paragraph, text, marker }: Item): Paragraph {
  const marked = `* ${text ?? ''}`;
  const longer = marked.length - paragraph.marked.length;
  return { ...paragraph, type: 'numbered', marker, level: 0, marked, text: withoutEmphasis(marked), wraps: paragraph.wraps.map((wrap) => ({ ...wrap, offset: Math.max(0, wrap.offset + longer) })) };
}
