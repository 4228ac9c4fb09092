/** Items that a document numbers, of which those that are new bear a sign before their number: `*3. Ferry Toll: It is paid once.` */
import { withoutEmphasis } from '../blocks/emphasis.ts';
import type { Paragraph } from '../blocks/paragraphs.ts';

const FEWEST = 3;
/** A star that another one follows before the name's end makes the name bold or italic. */
const STARRED = /^(?:\*(?!\*|[^*]{1,60}\*(?:[\s.,:;!?)”"]|$))|[+@§Δ∆†‡◊◆])\s?(?<number>\d{1,3})(?<sign>[.)])\s+(?=["“‘(]?[\p{L}\d])/u;

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
  if (type === 'numbered' && level === 0 && marker !== null && /^\d/u.test(marker)) return { paragraph, number: Number.parseInt(marker, 10), text: null, marker };
  const starred = type === 'paragraph' || marker === '*' ? STARRED.exec(marker === '*' ? `* ${marked}` : marked) : null;
  if (starred === null) return null;
  const { number = '', sign = '' } = starred.groups ?? {};
  return { paragraph, number: Number(number), text: marked.slice(starred[0].length - (marker === '*' ? 2 : 0)), marker: number + sign };
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
