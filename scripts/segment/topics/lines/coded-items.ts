/**
 * Rulings that a list gives codes, each with what became of it on the line below: `TOLL-014 Ferry Toll` above
 * `Active Mar 3, 2024`. The code is no part of the name; the day is the ruling's own.
 */
import { TERM } from '../../../read/source-file.ts';
import type { ReadingLine } from '../../../read/source-file.ts';
import { looksLikeHeadword } from '../../headwords/headword-line.ts';
import { DAY } from '../names/own-day.ts';

const FEWEST = 3;
const LONGEST = 120;
const CODED = /^(?<series>\p{Lu}{2,6})[- ]?(?<number>\d{2,4})[.:)]?\s+(?<name>["“'‘(]?\p{Lu}.{1,90})$/u;
/** A ruling holds from such a day; of one that no longer holds, its text has to tell. */
const HOLDS = new RegExp(`^(?:active|in force|current|valid|effective|approved)(?: (?:since|from|as of))?\\s?[:–-]?\\s?(?<day>${DAY})$`, 'iu');

interface Item { at: number; series: string; number: number; name: string }

/** Reads: the lines of a document. Writes: the same, each name with a code as a heading without it, where several count on in their series. */
export function withCodedItems(lines: ReadingLine[]): ReadingLine[] {
  const items = lines.flatMap(({ text }, at): Item[] => {
    const { series, number, name } = (text.length > LONGEST ? null : CODED.exec(text.trim()))?.groups ?? {};
    return series === undefined || number === undefined || name === undefined || !looksLikeHeadword(name) || !isAboveText(lines, at) ? [] : [{ at, series, number: Number(number), name }];
  });
  if (items.length < FEWEST || !countOn(items)) return lines;
  const heads = new Map(items.map((item) => [item.at, item.name]));
  return lines.map((line, at) => {
    const name = heads.get(at);
    if (name === undefined) return line;
    const day = HOLDS.exec(lines[at + 1]?.text.trim() ?? '')?.groups?.['day'];
    return { ...line, text: day === undefined ? name : `${name} (${day})`, heading: TERM };
  });
}

/** What stands below is no such name: a list of codes and names rules nothing. */
function isAboveText(lines: readonly ReadingLine[], at: number): boolean {
  const below = [at + 1, at + 2].map((place) => lines[place]?.text.trim() ?? '').find((text) => text !== '');
  return below !== undefined && !CODED.test(below);
}

/** In each series the numbers rise. */
function countOn(items: readonly Item[]): boolean {
  return [...Map.groupBy(items, ({ series }) => series).values()].every((all) => all.every(({ number }, at) => at === 0 || number > (all[at - 1]?.number ?? 0)));
}
