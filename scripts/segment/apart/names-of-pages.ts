/**
 * Words that pages have of their own and that documents have for names: "Copy", "Reply", "Top". Such a line is a name where
 * it stands as the names around it do, set off above a text, and comes between them in the order of the alphabet.
 */
import { endsSentence } from '../blocks/ends-sentence.ts';
import { looksLikeHeadword } from '../headwords/headword-line.ts';
import { isPageLine } from './page-lines.ts';
import { sortKey } from '../sort-key.ts';

const FEWEST = 3;
const LONGEST = 60;
/** Characters of a text whose end the next lines hold. */
const LONG = 30;
const WORDS = /^\p{L}[\p{L}’'-]*(?: [\p{L}’'-]+){0,3}$/u;

/** Reads: the lines of a document, and which of them are a page's. Writes: those of these that are names all the same. */
export function namesAmong(texts: readonly string[], pages: ReadonlySet<number>): ReadonlySet<number> {
  const titles = texts.flatMap((_, at) => (isNameAbove(texts, at) ? [at] : []));
  if (titles.filter((at) => !pages.has(at)).length < FEWEST) return new Set();
  const names = new Set<number>();
  let above: number | undefined;
  titles.forEach((at, index) => {
    if (!pages.has(at)) above = at;
    else if (WORDS.test(texts[at]?.trim() ?? '') && isBetween(texts, above, at, titles.slice(index + 1, index + FEWEST).find((other) => !pages.has(other)))) names.add(at);
  });
  return names;
}

/** Whether a line is short, stands behind a gap, and has a text right below it or behind one gap. */
export function isNameAbove(texts: readonly string[], at: number): boolean {
  const text = texts[at]?.trim() ?? '';
  if (text === '' || text.length > LONGEST || (texts[at - 1] ?? '').trim() !== '' || !looksLikeHeadword(text)) return false;
  const below = (texts[at + 1 + gapBelow(texts, at)] ?? '').trim();
  return /^["“'‘([]?[\p{Lu}\d]/u.test(below) && below.length > text.length && !isPageLine(below) && (endsSentence(below) || below.length > LONG);
}

function gapBelow(texts: readonly string[], at: number): number {
  return (texts[at + 1] ?? '').trim() === '' ? 1 : 0;
}

/** Its neighbours stand as it does, the one before it in the alphabet above it and the one behind it below. */
function isBetween(texts: readonly string[], above: number | undefined, at: number, below: number | undefined): boolean {
  if (above === undefined || [above, below ?? at].some((place) => gapBelow(texts, place) !== gapBelow(texts, at))) return false;
  const [before, key, after] = [above, at, below ?? -1].map((place) => sortKey(texts[place] ?? ''));
  return (before ?? '') < (key ?? '') && (below === undefined || (key ?? '') < (after ?? ''));
}
