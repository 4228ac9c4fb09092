/** Numbers of several figures before names, as the items of an issue bear: `14.1 Ferry Toll`, `§2.3 Ferry Toll`, `(2.3) Ferry Toll`, `R2.3 Ferry Toll`. They are no part of the name. */
import { withoutEmphasis } from '../../blocks/emphasis.ts';
import type { Paragraph } from '../../blocks/paragraphs.ts';

const FEWEST = 3;
const NUMBER = /^(?<bold>\*\*)?(?:§ ?|[([])?(?<series>\p{Lu}{1,3}-?)?(?<number>\d{1,3}(?:(?:\.\d{1,3}){1,3}|-\d{1,3}))(?:[)\]] ?|\.?[) ])\s*(?=["“‘(]?\p{L})/u;
/** So many of what they stand before begin with a capital, as names of the others' kind do: what begins small may be the rest of a sentence. */
const CAPITAL = /^["“‘(]?\p{Lu}/u;

/** The number of an item, with each part of it as long as the others: they are compared as words. */
function numberOf({ type, marked }: Paragraph): string | null {
  const { series = '', number } = (type === 'paragraph' ? NUMBER.exec(marked)?.groups : undefined) ?? {};
  return number === undefined ? null : `${series}${number.split(/[.-]/u).map((part) => part.padStart(3, '0')).join('.')}`;
}

/** Reads: a document's paragraphs. Writes: the same, without the numbers of items, where there are several and they rise. */
export function withoutItemNumbers(paragraphs: Paragraph[]): Paragraph[] {
  const numbers = paragraphs.map(numberOf);
  const found = numbers.filter((number) => number !== null);
  const capitals = paragraphs.filter(({ marked }, at) => numbers[at] !== null && CAPITAL.test(marked.replace(NUMBER, ''))).length;
  if (capitals < Math.max(FEWEST, found.length / 2) || found.some((number, at) => number <= (found[at - 1] ?? ''))) return paragraphs;
  return paragraphs.map((paragraph, at) => {
    if (numbers[at] === null) return paragraph;
    const marked = paragraph.marked.replace(NUMBER, '$<bold>');
    const shorter = paragraph.marked.length - marked.length;
    return { ...paragraph, marked, text: withoutEmphasis(marked), wraps: paragraph.wraps.map((wrap) => ({ ...wrap, offset: wrap.offset - shorter })) };
  });
}
