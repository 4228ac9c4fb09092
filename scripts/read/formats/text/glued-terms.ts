/**
 * Lists of terms of which a copy has lost what stood between each term and its text: `gaffA pole with a hook.` One line
 * so may be a slip of the typist; where hardly another line stands in the document, and their names are in order, they are terms.
 */
import { TERM } from '../../source-file.ts';
import type { ReadingLine } from '../../source-file.ts';
import { sortKey } from '../../../names/sort-key.ts';

const FEWEST = 6;
/** The share of lines that are so from the first to the last; of them, that are in order and that end as sentences do. */
const NEARLY_ALL = 0.9;
const SORTED = 0.8;
const MOST = 0.7;
const MOST_WORDS = 6;

/** A small letter, a figure or a bracket, and right behind it the capital that a text begins with. */
const SEAM = /^(?<name>[^.!?:;]{1,60}?(?:(?<!\bMa?c)\p{Ll}|\d|\)))(?<text>\p{Lu}(?:\p{Ll}|[’' ,]).{8,})$/u;
/** The letter of a part of the list. */
const LETTER = /^\s*(?:\p{Lu}|#|0\s?[-–]\s?9)\s*$/u;

/** Reads: the lines of a text. Writes: the same, each such line as a term with its text below, where the document is a list of them. */
export function withTermsApart(lines: ReadingLine[]): ReadingLine[] {
  const found = lines.map(({ text }) => (text.length > 4000 ? undefined : seamIn(text.trim())));
  const names = found.flatMap((seam) => seam?.name ?? []);
  if (names.length < FEWEST) return lines;
  const [first, last] = [found.findIndex(Boolean), found.findLastIndex(Boolean)];
  const within = lines.slice(first, last + 1).filter(({ text }) => text.trim() !== '' && !LETTER.test(text)).length;
  const ended = found.filter((seam) => seam !== undefined && /[.!?)”"]$/u.test(seam.text)).length;
  const keys = names.map(sortKey);
  const rising = keys.filter((key, at) => at === 0 || key >= (keys[at - 1] ?? '')).length;
  if (names.length < within * NEARLY_ALL || rising < names.length * SORTED || ended < names.length * MOST || new Set(keys).size < keys.length) return lines;
  return lines.flatMap((line, at) => {
    const seam = found[at];
    return seam === undefined ? [line] : [{ ...line, text: seam.name, heading: TERM }, { ...line, text: seam.text }];
  });
}

function seamIn(line: string): { name: string; text: string } | undefined {
  const { name, text } = SEAM.exec(line)?.groups ?? {};
  return name === undefined || text === undefined || name.trim().split(/\s+/u).length > MOST_WORDS ? undefined : { name: name.trim(), text };
}
