/** What stands at the edge of a page beside its head or number and recurs nowhere in a short copy: who printed it, who holds the rights. */
import { endsSentence } from '../blocks/ends-sentence.ts';

const RIGHTS = /^(?:©|\(c\)|copyright\b)[^.;:]{0,20}\b(?:19|20)\d{2}\b.{0,60}$/iu;
/** Lines at the edges of two pages, and how long each is, at the most. */
const MOST_LINES = 4;
const LONGEST = 80;
/** A line of text that a page breaks off is no name. */
const SHORTEST_TEXT = 20;

/** Reads: a document's lines, and those that head its pages. Writes: the indexes of others that stand between the same two texts, where these are one sentence, and of notices of rights right beside a head. */
export function besideHeads(texts: readonly string[], heads: readonly number[]): number[] {
  const known = new Set(heads);
  const written = texts.flatMap((text, at) => (text.trim() === '' ? [] : [at]));
  const places = new Map(written.map((at, index) => [at, index]));
  const found = heads.flatMap((head) => {
    const index = places.get(head);
    if (index === undefined) return [];
    const rights = [written[index - 1], written[index + 1]].flatMap((at) => (at !== undefined && index > 0 && RIGHTS.test(texts[at]?.trim() ?? '') ? [at] : []));
    return [...rights, ...withinSentence(texts, runAround(texts, head))];
  });
  return [...new Set(found)].filter((at) => !known.has(at));
}

/** The lines that no blank one parts from a place, first and last; no more than two pages have at their edges. */
function runAround(texts: readonly string[], at: number): [first: number, last: number] {
  const isLine = (place: number): boolean => (texts[place] ?? '').trim() !== '' && Math.abs(place - at) <= MOST_LINES;
  let [first, last] = [at, at];
  while (isLine(first - 1)) first -= 1;
  while (isLine(last + 1)) last += 1;
  return [first, last];
}

/** Such lines between a blank line and another, where the text above them goes on in the one below. */
function withinSentence(texts: readonly string[], [first, last]: [first: number, last: number]): number[] {
  const lines = texts.slice(first, last + 1);
  const above = (texts[first - 2] ?? '').trim();
  if (lines.length > MOST_LINES || lines.some((text) => text.trim().length > LONGEST) || above.length < SHORTEST_TEXT || endsSentence(above)) return [];
  return /^\s*\p{Ll}/u.test(texts[last + 2] ?? '') && !lines.some((text) => /^\s*\p{Ll}/u.test(text)) ? lines.map((_, at) => first + at) : [];
}
