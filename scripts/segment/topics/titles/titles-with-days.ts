/** Titles that bear a day each: where those that are seen do, a line of the same dress above a text is one of them, whatever its text looks like. */
import type { ReadingLine } from '../../../read/source-file.ts';
import { endsSentence } from '../../blocks/ends-sentence.ts';
import { sortKey } from '../../../names/sort-key.ts';
import { splitOwnDay } from '../names/own-day.ts';
import { FEWEST, isName, LONGEST, NEARLY_ALL } from './title-list.ts';
import type { Title } from './title-list.ts';

const isDated = (head: string): boolean => splitOwnDay(head).ownDay !== null;

/** Reads: the titles that a document sets off, and its lines. Writes: them with the others that bear a day as they do, in the order of the lines. */
export function withDatedToo(titles: readonly Title[], lines: readonly ReadingLine[]): readonly Title[] {
  if (titles.length < FEWEST || titles.filter(({ head }) => isDated(head)).length < titles.length * NEARLY_ALL) return titles;
  const known = new Set(titles.map(({ at }) => at));
  const more = lines.flatMap(({ text }, at): Title[] => (!known.has(at) && standsAlone(lines, at) && isTitle(text.trim()) && isTold(lines, at) ? [{ at, head: text.trim() }] : []));
  const all = [...titles, ...more].toSorted((a, b) => a.at - b.at);
  return new Set(all.map(({ head }) => sortKey(head))).size === all.length ? all : titles;
}

function isTitle(line: string): boolean {
  if (line.length > LONGEST || !isDated(line)) return false;
  const { topic } = splitOwnDay(line);
  return isName(topic, { opens: true });
}

function standsAlone(lines: readonly ReadingLine[], at: number): boolean {
  return lines[at]?.heading === undefined && (lines[at - 1]?.text ?? '').trim() === '';
}

/** A text stands below, right there or behind a gap, and no title. */
function isTold(lines: readonly ReadingLine[], at: number): boolean {
  const below = [at + 1, at + 2].map((place) => lines[place]?.text.trim() ?? '').find((text) => text !== '') ?? '';
  return (endsSentence(below) || below.length > LONGEST / 2) && !isDated(below);
}
