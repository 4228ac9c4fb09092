/**
 * What stands between a name and its text, and nothing else that parts the two: what kind of ruling it is, `Low Water Errata.
 * The ford is open.`, or a note on the name, `Ford (p. 33) A place where carts cross.`
 */
import type { ReadingLine } from '../../../read/source-file.ts';
import { endsSentence } from '../../blocks/ends-sentence.ts';
import { NOTES } from '../../headwords/notes-behind.ts';
import { sortKey } from '../../../names/sort-key.ts';
import { mayBeName } from '../../headwords/may-be-name.ts';

const NAMED = /^(?<mark>\s*(?:[*†‡Δ∆§+#!]{1,2} ?)?)(?<head>["“'‘(]?[\p{Lu}\d][^.!?:;–—]{1,58}?)(?<!\s-{1,2}) (?<text>\(?(?:Errat(?:um|a)|Clarifi(?:cation|ed)|Revis(?:ion|ed)|Addition(?:al)?|Corrected|Correction|Revers(?:al|ed)|Restated|Reminder|Reworded|Unchanged|Withdrawn)\)?[.:] ["“'‘(]?[\p{Lu}\d].*)$/u;
const NOTED = /^(?<mark>\s*(?:[*†‡Δ∆§+#!]{1,2} ?)?)(?<head>["“'‘]?[\p{L}\d][^.!?:;–—()[\]]{0,58}) (?<note>\((?<round>[^()]{1,40})\)|\[(?<square>[^[\]]{1,40})\]) (?<text>["“'‘(]?[\p{Lu}\d].*)$/u;
/** So many lines, so large a share of the blocks from the first of them on; and what a sentence's length is. */
const FEWEST = 4;
const MOST = 0.6;
const LONGEST = 2000;
const NARROW = 40;

/** Reads: the lines of a document. Writes: the same, with a dash before such words (and no full stop in a note), where most of what it holds is set off so and no two names are alike. */
export function withKindsBehind(lines: ReadingLine[]): ReadingLine[] {
  const found = lines.map((line) => namedIn(line));
  const heads = found.flatMap((groups) => (groups === null ? [] : [sortKey(groups['head'] ?? '')]));
  const first = found.findIndex((groups) => groups !== null);
  const blocks = lines.filter(({ text }, at) => at >= first && text.trim() !== '' && (found[at] !== null || (lines[at - 1]?.text ?? '').trim() === '')).length;
  if (heads.length < FEWEST || heads.length < blocks * MOST || new Set(heads).size < heads.length) return lines;
  return lines.map((line, at) => ({ ...line, text: found[at] ? `${found[at]['mark'] ?? ''}**${[found[at]['head'], found[at]['note']?.replaceAll('.', '')].filter((part) => part !== undefined).join(' ')}** – ${found[at]['text'] ?? ''}` : line.text }));
}

function namedIn({ text }: ReadingLine): Record<string, string> | null {
  const groups = text.length < LONGEST ? NAMED.exec(text)?.groups ?? noted(text) : undefined;
  const [head, told] = [groups?.['head'] ?? '', groups?.['text'] ?? ''];
  return groups !== undefined && mayBeName(head) && (endsSentence(told) || told.length >= NARROW || isReference(told)) ? groups : null;
}

const isReference = (text: string): boolean => /^see (?:also )?\p{L}/iu.test(text);

/** A name with a note that is one wherever it stands, and its text. */
function noted(text: string): Record<string, string> | undefined {
  const groups = NOTED.exec(text)?.groups;
  return groups !== undefined && NOTES.some(({ is }) => is.test((groups['round'] ?? groups['square'] ?? '').trim())) ? groups : undefined;
}
