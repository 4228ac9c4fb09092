/**
 * A viewer's transcription: each page of a document is one line, with the page's number before or behind it, and the dots of
 * its items within. There the breaks were. What goes on from page to page is one sentence again.
 */
import type { ReadingLine } from '../../source-file.ts';

/** Where the number of a page stands in the line that holds all of its text: at its head, or in the last signs of it. */
export const NUMBERED_PAGES: readonly { at: 'head' | 'foot'; is: RegExp; example: string }[] = [
  { at: 'head', is: /^[[(]?page (?<number>\d{1,3})(?: ?(?:of|\/) ?\d{1,3})?[\])]?[:.]?\s+(?=\S)/iu, example: 'Page 2: CARD RULINGS • Anchor: It holds.' },
  { at: 'head', is: /^(?<number>\d{1,3}) {1,4}(?=\S)/u, example: '2 CARD RULINGS • Anchor: It holds.' },
  { at: 'foot', is: /\s(?:page (?<number>\d{1,3})(?: ?(?:of|\/) ?\d{1,3})?|[-–—] ?(?<dashed>\d{1,3}) ?[-–—])$/iu, example: 'CARD RULINGS • Anchor: It holds. Page 2 of 3' },
];
/** Signs of a line among which its number is looked for. */
const EDGE = 30;
/** So many pages one behind the other, on lines so long on average, with so many dots in all: no list is written so. */
const FEWEST = 2;
const LONG = 150;
const FEWEST_DOTS = 4;
/** The dot of an item, behind a sentence, a title, or at the head of a page. */
const DOT = /(?:^|(?<=[\p{L}\p{N}.?!)\]:;"”’]\s{1,4}))[•●▪■◆∙‣➢►▸·](?=\s{1,4}\S)/gu;
const LEADING_DOT = /^[•●▪■◆∙‣➢►▸·](?=\s)/u;
/** The foot of a page that bears its number at the head, too. */
const FOOT = /(?:^|\s)(?<foot>page \d{1,3}(?: ?(?:of|\/) ?\d{1,3})?)$/iu;
const footOf = (text: string): string => FOOT.exec(text.slice(-EDGE))?.groups?.['foot'] ?? '';

interface Page { at: number; number: number; text: string }

/** Reads: the lines of a text. Writes: the same, where they are such pages each of them as the several lines that it was. */
export function withPagesApart(lines: ReadingLine[]): ReadingLine[] {
  const pages = NUMBERED_PAGES.map((row) => pagesIn(lines, row)).find(arePages);
  if (pages === undefined) return lines;
  const places = new Map(pages.map((page) => [page.at, page]));
  const read: ReadingLine[] = [];
  lines.forEach((line, at) => {
    const page = places.get(at);
    if (page === undefined) read.push(line);
    else addPage(read, line, page.text);
  });
  return read;
}

/** The longest run of lines whose numbers rise by one, with nothing but blank lines between them. */
function pagesIn(lines: readonly ReadingLine[], row: (typeof NUMBERED_PAGES)[number]): Page[] {
  let [run, longest]: [Page[], Page[]] = [[], []];
  lines.forEach(({ text }, at) => {
    if (text.trim() === '') return;
    const page = pageIn(text.trim(), row);
    const isNext = page !== null && run.length > 0 && page.number === (run.at(-1)?.number ?? 0) + 1;
    run = page === null ? [] : [...(isNext ? run : []), { at, ...page }];
    if (run.length > longest.length) longest = run;
  });
  return longest;
}

/** The number of a page, and its text without that. */
function pageIn(line: string, { at, is }: (typeof NUMBERED_PAGES)[number]): Omit<Page, 'at'> | null {
  const found = is.exec(at === 'head' ? line.slice(0, EDGE) : line.slice(-EDGE));
  const number = found?.groups?.['number'] ?? found?.groups?.['dashed'];
  if (found === null || number === undefined) return null;
  const text = at === 'head' ? line.slice(found[0].length) : line.slice(0, line.length - found[0].length);
  return { number: Number(number), text: text.trim() };
}

function arePages(pages: readonly Page[]): boolean {
  const dots = pages.reduce((sum, { text }) => sum + (text.match(DOT)?.length ?? 0), 0);
  return pages.length >= FEWEST && dots >= FEWEST_DOTS && pages.reduce((sum, { text }) => sum + text.length, 0) >= pages.length * LONG;
}

/** Adds a page to what was read before it: its first words go on with a sentence that is open. */
function addPage(read: ReadingLine[], line: ReadingLine, page: string): void {
  const foot = footOf(page);
  const text = page.slice(0, page.length - foot.length).trimEnd();
  const edges = [0, ...[...text.matchAll(DOT)].map(({ index }) => index).filter((index) => index > 0), text.length];
  const pieces = edges.slice(1).map((end, at) => text.slice(edges[at], end).trim().replace(LEADING_DOT, '•'));
  const open = read.findLastIndex(({ text: words }) => words.trim() !== '' && words.trim() !== footOf(words.trim()));
  const above = read[open];
  const goesOn = above !== undefined && isOpen(above.text) && /^["“'‘(]?\p{Ll}/u.test(pieces[0] ?? '');
  if (goesOn) read[open] = { ...above, text: `${above.text.trimEnd()} ${pieces[0] ?? ''}`, to: line.to };
  read.push(...(goesOn ? pieces.slice(1) : pieces).map((piece) => ({ ...line, text: piece })));
  if (foot !== '') read.push({ ...line, text: '' }, { ...line, text: foot });
}

/** An item of a page that ends no sentence. */
const isOpen = (text: string): boolean => text.startsWith('•') && !/[.!?:]["”’)*]*$/u.test(text.trimEnd());
