/** Sentences that the end of a page breaks: a blank line stands in their midst. */
import { endsSentence } from './ends-sentence.ts';
import { joinParagraphs, type Paragraph } from './paragraphs.ts';

/**
 * Joins a sentence that a blank line breaks where a page ended: it ends no sentence, and the next paragraph begins small.
 * @param headings indexes of lines across which no sentence goes on
 */
export function joinBrokenSentences(paragraphs: Paragraph[], headings: ReadonlySet<number>): Paragraph[] {
  const groups: Group[] = [];
  for (const paragraph of paragraphs) {
    const group = groups.at(-1);
    if (group && isBroken(group, paragraph) && !standsBetween(headings, group.last.last, paragraph.first)) extend(group, paragraph);
    else groups.push({ first: paragraph, others: [], last: paragraph, isRow: paragraph.text.includes(BESIDE) });
  }
  return groups.map(({ first, others }) => (others.length === 0 ? first : joinParagraphs(first, others)));
}

/** Paragraphs that are one: joined once, when the last of them is known. */
interface Group {
  first: Paragraph;
  others: Paragraph[];
  last: Paragraph;
  /** It holds cells of a table, side by side. */
  isRow: boolean;
}

/** Lines of so few words, one right below the other, are a list. */
const LIST_LINE = 4;

function isListLine(text: string): boolean {
  return text.split(' ', LIST_LINE + 1).length <= LIST_LINE && !endsSentence(text);
}

/** What stands between two cells of a row. */
const BESIDE = ' | ';

function isBroken({ first, last, isRow }: Group, next: Paragraph): boolean {
  if (isRow || first.text === '' || first.type === 'label' || next.type !== 'paragraph') return false;
  if (last.last === next.first - 1 && isListLine(last.text) && isListLine(next.text)) return false;
  return /^\p{Ll}/u.test(next.text) && !endsSentence(last.text);
}

function extend(group: Group, next: Paragraph): void {
  group.isRow = next.text.includes(BESIDE) || group.last.text.endsWith(BESIDE.trimEnd());
  group.others.push(next);
  group.last = next;
}

function standsBetween(headings: ReadonlySet<number>, after: number, before: number): boolean {
  for (let at = after + 1; at < before; at++) if (headings.has(at)) return true;
  return false;
}
