/** Headings that a text marks with signs: Markdown, wiki pages, lines of signs below the words. */
import type { ReadingLine } from '../source-file.ts';

export const MARKED: readonly { is: RegExp; example: string }[] = [
  { is: /^(?<signs>#{1,6})\s+(?<words>\S(?:.*[^\s#])?)[\s#]*$/u, example: '### Lamp Oil' },
  { is: /^(?<signs>={1,6})\s*(?<words>[^=\s](?:.*\S)?)\s*\k<signs>$/u, example: '== Lamp Oil ==' },
];

/** A line of signs below a heading, and what level it gives. */
export const UNDERLINES: readonly { is: RegExp; level: number; example: string }[] = [
  { is: /^={4,}$/u, level: 1, example: '========' },
  { is: /^[-~]{4,}$/u, level: 2, example: '--------' },
];

/** Signs of such a line; below a shorter word there may be as many as it has letters. */
const SHORTEST = 4;
const LONGEST = 120;
/** A question above its answer may be longer. */
const LONGEST_QUESTION = 500;
const ASKS = /\?["”’)\]]*[\s#*]*$/u;
/** So many headings of one kind before a sign is believed to make one, unless the document begins with one. */
const FEWEST = 2;

/** Reads: the lines of a text. Writes: the same, each heading with its level and without its signs. */
export function withHeadings(lines: ReadingLine[]): ReadingLine[] {
  const signs = signsIn(lines);
  return lines.map((line, at) => {
    const marked = mayHead(line.text) ? signs?.exec(line.text)?.groups : undefined;
    if (marked) return { ...line, text: plainHeading(marked['words'] ?? ''), heading: marked['signs']?.length ?? 1 };
    const level = underlined(lines, at);
    return level === null ? line : { ...line, heading: level };
  });
}

/** A heading is set off as it is: without bold all round it, and without a colon at its end. */
const plainHeading = (words: string): string => words.replace(/^\*\*([^*]+)\*\*$/u, '$1').replace(/(?<=[\p{L}\p{N}"”’)]) ?:$/u, '');

const mayHead = (text: string): boolean => text.length <= LONGEST || (text.length <= LONGEST_QUESTION && ASKS.test(text.slice(-20)));

/** The signs that mark headings in a document, if any do. */
function signsIn(lines: ReadingLine[]): RegExp | undefined {
  const first = lines.find(({ text }) => text.trim() !== '');
  return MARKED.map(({ is }) => is).find((is) => {
    const isHeading = ({ text }: ReadingLine): boolean => mayHead(text) && is.test(text);
    return (first !== undefined && isHeading(first)) || lines.filter(isHeading).length >= FEWEST;
  });
}

/** The level that a line of signs gives to the line above it, which is short, ends no sentence, and stands alone. */
function underlined(lines: ReadingLine[], at: number): number | null {
  const words = lines[at]?.text.trim() ?? '';
  const above = lines[at - 1]?.text.trim() ?? '';
  const below = lines[at + 1]?.text.trim() ?? '';
  if (words === '' || words.length > LONGEST || /[.;,|]$/u.test(words)) return null;
  if (above !== '' && !UNDERLINES.some(({ is }) => is.test(above))) return null;
  const line = below.length === words.length ? below.padEnd(SHORTEST, below) : below;
  return UNDERLINES.find(({ is }) => is.test(line) && !is.test(words))?.level ?? null;
}
