/**
 * Entries whose separator is missing altogether: inside a group of lines, a line that looks like a headword, stands after
 * a blank line with its text right below, and comes in order between its neighbours.
 */
import type { ReadingLine } from '../../read/source-file.ts';
import { isBlank } from '../blocks/paragraphs.ts';
import type { Wrapping } from '../blocks/wrapping.ts';
import { sortKey } from '../../names/sort-key.ts';
import { looksLikeHeadword } from './headword-line.ts';

/** A run of lines that holds one entry, as indexes into the reading lines. */
export interface Group {
  first: number;
  last: number;
}

/**
 * Reads: a group, the headword line of the next one, and how the lines are wrapped. Writes: the group, cut where an entry
 * was missed.
 */
export function cutMissed(lines: ReadingLine[], group: Group, next: number | null, wrapping: Wrapping | null): Group[] {
  const text = (at: number): string => lines[at]?.text ?? '';
  const cuts = [group.first];
  for (let at = group.first + 2; at < group.last; at++) {
    const stands = isBlank(text(at - 1)) && !isBlank(text(at + 1)) && looksLikeHeadword(text(at)) && text(at + 1).trim().length > text(at).trim().length;
    if (stands && wrapping?.goesOn(text(at), text(at + 1)) !== true && inOrder(text(cuts.at(-1) ?? group.first), text(at), next === null ? null : text(next))) cuts.push(at);
  }
  return cuts.map((first, index) => ({ first, last: (cuts[index + 1] ?? group.last + 1) - 1 }));
}

function inOrder(before: string, word: string, after: string | null): boolean {
  const key = sortKey(word);
  const sameLetter = sortKey(before).startsWith(key.charAt(0));
  return sameLetter && sortKey(before) < key && (after === null || key < sortKey(after));
}
