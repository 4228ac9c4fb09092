/** What kind of ruling it is, between a name and its text, and nothing else that parts the two: `Low Water Errata. The ford is open.` */
import type { ReadingLine } from '../../read/source-file.ts';
import { endsSentence } from '../blocks/ends-sentence.ts';
import { looksLikeHeadword } from '../headwords/headword-line.ts';
import { sortKey } from '../sort-key.ts';
import { doubtsAboutTopic } from './not-a-topic.ts';

const NAMED = /^(?<mark>\s*(?:[*†‡Δ∆§+#!]{1,2} ?)?)(?<head>["“'‘(]?[\p{Lu}\d][^.!?:;–—]{1,58}?) (?<text>\(?(?:Errat(?:um|a)|Clarifi(?:cation|ed)|Revis(?:ion|ed)|Addition(?:al)?|Corrected|Correction|Revers(?:al|ed)|Restated|Reminder|Reworded|Unchanged|Withdrawn)\)?[.:] ["“'‘(]?[\p{Lu}\d].*)$/u;
/** So many lines, so large a share of the blocks from the first of them on; and what a sentence's length is. */
const FEWEST = 4;
const MOST = 0.6;
const LONGEST = 2000;
const NARROW = 40;

/** Reads: the lines of a document. Writes: the same, with a dash before such words, where most of what it holds is set off so and no two names are alike. */
export function withKindsBehind(lines: ReadingLine[]): ReadingLine[] {
  const found = lines.map((line) => namedIn(line));
  const heads = found.flatMap((groups) => (groups === null ? [] : [sortKey(groups['head'] ?? '')]));
  const first = found.findIndex((groups) => groups !== null);
  const blocks = lines.filter(({ text }, at) => at >= first && text.trim() !== '' && (found[at] !== null || (lines[at - 1]?.text ?? '').trim() === '')).length;
  if (heads.length < FEWEST || heads.length < blocks * MOST || new Set(heads).size < heads.length) return lines;
  return lines.map((line, at) => ({ ...line, text: found[at] ? `${found[at]['mark'] ?? ''}**${found[at]['head'] ?? ''}** – ${found[at]['text'] ?? ''}` : line.text }));
}

function namedIn({ text }: ReadingLine): Record<string, string> | null {
  const groups = text.length < LONGEST ? NAMED.exec(text)?.groups : undefined;
  const [head, told] = [groups?.['head'] ?? '', groups?.['text'] ?? ''];
  return groups !== undefined && looksLikeHeadword(head) && doubtsAboutTopic(head) < 1 && (endsSentence(told) || told.length >= NARROW) ? groups : null;
}
