/** What the editor of a page prints beside a headword and is part of neither it nor its text: "(updated by Current Rulings)". */
import type { SegmentedEntry } from '../segments.ts';

const WORDS = '(?:last )?(?:updated|changed|revised|amended|modified|corrected|expanded|deleted|added|new(?: entry| text)?(?=[\\s)\\]!:,]))\\b';
/** At the head of what follows a headword. */
export const EDITORS_MARK = new RegExp(`^[([]${WORDS}[^)\\]]{0,80}[)\\]]\\s*`, 'iu');
/** At the end of a headword. */
const AT_END = new RegExp(`\\s+(?<mark>[([]${WORDS}[^()[\\]]{0,80}[)\\]])$`, 'iu');

/** A line without such a mark at its end: what the mark names is not what the line does. */
export function beforeMark(line: string): string {
  return line.replace(AT_END, '');
}

/** A sign before a headword that no name begins with: `Δ lamp`. */
const SIGN = /^(?<mark>[Δ∆§†‡◊◆]+)\s*(?=[\p{L}\p{N}"“])/u;

/** An entry whose headword has shed such a mark, which is kept beside it. */
export function withoutMark(entry: SegmentedEntry): SegmentedEntry {
  const sign = SIGN.exec(entry.headword);
  if (sign !== null) return { ...entry, headword: entry.headword.slice(sign[0].length), mark: sign.groups?.['mark'] ?? null };
  const found = AT_END.exec(entry.headword);
  return found === null || found.index === 0 ? entry : { ...entry, headword: entry.headword.slice(0, found.index), mark: found.groups?.['mark'] ?? null };
}
