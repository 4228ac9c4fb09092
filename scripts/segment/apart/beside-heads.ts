/** What stands at the edge of a page beside its head or number and recurs nowhere in a short copy: who printed it, who holds the rights. */
import { endsSentence } from '../blocks/ends-sentence.ts';
import { isPageLine } from './page-lines.ts';

const RIGHTS = /^(?:(?:tm|™|®)[,&\s]{1,3}){0,3}(?:©|\(c\)|copyright\b)[^.;:]{0,20}\b(?:19|20)\d{2}\b.{0,60}$/iu;
/** Lines at the edges of two pages, and how long each is, at the most. */
const MOST_LINES = 4;
const LONGEST = 80;
/** Lines of a page, at the least. */
const LINES_OF_PAGE = 15;
/** A line of text that a page breaks off is no name. */
const SHORTEST_TEXT = 20;
const FEWEST_WORDS = 4;

/** A page's number, alone, apart from what stands beside it, or by its name. */
const NUMBER = /^[^\p{L}\p{N}]*\d{1,4}[^\p{L}\p{N}]*$|\bpage \d{1,3}\b|[^\s.:;,] {2,}\d{1,3}$|^\d{1,3} {2,}[^\s.:;,]/iu;

/** Reads: a document's lines, and those that head its pages. Writes: the indexes of others that stand at the edge of a page within a sentence, and of notices of rights right beside a head. */
export function besideHeads(texts: readonly string[], heads: readonly number[]): number[] {
  const known = new Set(heads);
  const written = texts.flatMap((text, at) => (text.trim() === '' ? [] : [at]));
  const rights = written.filter((at, index) => index > 0 && RIGHTS.test(texts[at]?.trim() ?? '') && ([-1, 1] as const).some((step) => known.has(besideOf(texts, written, index, step))));
  const edges = written.map((_, index) => withinSentence(texts, written, index, known)).filter(({ length }) => length > 0);
  // What comes more often are cells of a table.
  const within = edges.length <= Math.max(1, written.length / LINES_OF_PAGE) ? edges.flat() : [];
  return [...new Set([...rights, ...within])].filter((at) => !known.has(at));
}

/** The line right above or below, an address or another line of the page left out. */
function besideOf(texts: readonly string[], written: readonly number[], index: number, step: -1 | 1): number {
  const next = written[index + step] ?? -1;
  return isPageLine(texts[next] ?? '') ? written[index + 2 * step] ?? -1 : next;
}

/** The lines behind one that ends no sentence, up to that in which it goes on: a gap parts them from both, and one of them is a page's head or number. */
function withinSentence(texts: readonly string[], written: readonly number[], index: number, heads: ReadonlySet<number>): number[] {
  const above = written[index] ?? 0;
  const text = texts[above]?.trim() ?? '';
  if ((written[index + 1] === above + 1 && !isFoot(texts, above + 1)) || !isText(text) || heads.has(above) || endsSentence(text)) return [];
  const next = written.slice(index + 1, index + MOST_LINES + 2);
  const end = next.findIndex((at) => /^\s*\p{Ll}/u.test(texts[at] ?? '') && !isPageLine(texts[at] ?? ''));
  const edge = next.slice(0, Math.max(0, end));
  const [gap, goesOn] = [-1, 0].map((step) => texts[(next[end] ?? 0) + step]?.trim());
  const isEdge = edge.every((at) => isShort(texts[at])) && edge.some((at) => heads.has(at) || NUMBER.test(texts[at]?.trim() ?? ''));
  return gap === '' && isEdge && !isPageLine(goesOn ?? '') ? edge : [];
}

/** The number of a page alone on its line may stand right below the last line of its text, where a gap parts it from the next page. */
const isFoot = (texts: readonly string[], at: number): boolean => /^\s*\d{1,3}\s*$/u.test(texts[at] ?? '') && (texts[at + 1] ?? '').trim() === '';

const isShort = (text = ''): boolean => text.trim().length <= LONGEST;

/** Several words, and no line that a page of the web or a letter has of its own. */
function isText(line: string): boolean {
  return line.length >= SHORTEST_TEXT && line.split(/\s+/u, FEWEST_WORDS).length >= FEWEST_WORDS && !isPageLine(line);
}
