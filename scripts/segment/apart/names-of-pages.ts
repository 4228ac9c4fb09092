/**
 * Words that pages have of their own and that documents have for names: "Copy", "Reply", "Top". Such a line is a name where
 * it stands as the names around it do, set off above a text, and comes between them in the order of the alphabet.
 */
import { endsSentence } from '../blocks/ends-sentence.ts';
import { looksLikeHeadword } from '../headwords/headword-line.ts';
import { isPageLine } from './page-lines.ts';
import { sortKey } from '../../names/sort-key.ts';
import { risingShare } from '../../names/alphabet.ts';

const FEWEST = 3;
const LONGEST = 60;
/** Characters of a text whose end the next lines hold. */
const LONG = 30;
/** A link that stands alone in a row of links. */
const LEADS_ELSEWHERE = /\S\s?\|$/u;
const WORDS = /^\p{L}[\p{L}’'-]*(?: [\p{L}’'-]+){0,3}$/u;

/** Reads: the lines of a document, and which of them are a page's. Writes: those of these that are names all the same. */
export function namesAmong(texts: readonly string[], pages: ReadonlySet<number>): ReadonlySet<number> {
  const titles = texts.flatMap((_, at) => (isNameAbove(texts, at) ? [at] : []));
  const names = new Set(signedAmong(texts, titles.filter((at) => pages.has(at))));
  if (titles.filter((at) => !pages.has(at)).length < FEWEST) return new Set([...names, ...sortedAmong(texts, titles, pages)]);
  let above: number | undefined;
  titles.forEach((at, index) => {
    if (!pages.has(at)) above = at;
    else if (WORDS.test(texts[at]?.trim() ?? '') && isBetween(texts, above, at, titles.slice(index + 1, index + FEWEST).find((other) => !pages.has(other)))) names.add(at);
  });
  return names;
}

/** A sign that stands before each name: `>> Anchor`. */
const SIGNED = /^(?<sign>[^\p{L}\p{N}\s]{1,3})\s?(?=\p{L})/u;
const SORTED = 0.8;

/** Of lines that a page may have, those with the same sign before a name, each above a text and in the order of the alphabet. */
function signedAmong(texts: readonly string[], titles: readonly number[]): number[] {
  const signed = Map.groupBy(titles, (at) => SIGNED.exec(texts[at]?.trim() ?? '')?.groups?.['sign'] ?? '');
  return [...signed].flatMap(([sign, all]) => (sign !== '' && all.length > FEWEST && risingShare(all.map((at) => sortKey(texts[at] ?? ''))) >= SORTED ? all : []));
}

/** So many such words and other names, which all stand alike and each behind the one before it in the alphabet, are no buttons. */
const FEWEST_SORTED = 6;

/** Of lines that a page may have, those of a document nearly all of whose names are such words: `Home`, `Index`, `Links`, each above its text. */
function sortedAmong(texts: readonly string[], titles: readonly number[], pages: ReadonlySet<number>): number[] {
  const names = titles.filter((at) => !pages.has(at) || WORDS.test(texts[at]?.trim() ?? ''));
  const keys = names.map((at) => sortKey(texts[at] ?? ''));
  const alike = names.every((at) => gapBelow(texts, at) === gapBelow(texts, names[0] ?? at));
  const rising = keys.every((key, at) => at === 0 || (keys[at - 1] ?? '') < key);
  return names.length >= FEWEST_SORTED && alike && rising ? names.filter((at) => pages.has(at)) : [];
}

/** Whether a line is short, stands behind a gap or a sentence, and has a text right below it, behind one gap, or below a line of signs. */
export function isNameAbove(texts: readonly string[], at: number): boolean {
  const text = texts[at]?.trim() ?? '';
  const above = (texts[at - 1] ?? '').trim();
  if (text === '' || text.length > LONGEST || !(above === '' || endsSentence(above) || LEADS_ELSEWHERE.test(above)) || !looksLikeHeadword(text)) return false;
  const below = (texts[at + 1 + gapBelow(texts, at)] ?? '').trim();
  return /^(?:[•*-]\s*)?["“'‘([]?[\p{Lu}\d]/u.test(below) && below.length > text.length && !isPageLine(below) && (endsSentence(below) || below.length > LONG);
}

/** Lines between a name and its text: a blank one, or one of signs that underlines it. */
function gapBelow(texts: readonly string[], at: number): number {
  return /[\p{L}\p{N}]/u.test(texts[at + 1] ?? '') ? 0 : 1;
}

/** Its neighbours stand as it does, the one before it in the alphabet above it and the one behind it below. */
function isBetween(texts: readonly string[], above: number | undefined, at: number, below: number | undefined): boolean {
  if (above === undefined || [above, below ?? at].some((place) => gapBelow(texts, place) !== gapBelow(texts, at))) return false;
  const [before, key, after] = [above, at, below ?? -1].map((place) => sortKey(texts[place] ?? ''));
  return (before ?? '') < (key ?? '') && (below === undefined || (key ?? '') < (after ?? ''));
}
