import type { Spot } from './command.ts';
import { allOf } from '../grammar/branch-search.ts';
import { foldText } from '../sentences/fold-text.ts';
import { parseMention } from '../grammar/parse-change.ts';
import { insideQuotation } from './quoted.ts';
import { nowhere } from './joined-spots.ts';
import { spotOf } from './spot.ts';

/** Places in a sentence where the name of a part may begin. */
const mayBegin = /\b(?:the|this|paragraph|para|bullet|item|sentence)\b/g;

/** Words that name a part, or say which: beside the one part that is read, they are said of it, and were not read. */
const saysWhich = /\b(?:paragraphs?|para|sentences?|bullets?|items?|sections?|headings?|steps?|first|second|third|fourth|fifth|sixth|last|final|penultimate|other|card|rulebook|table|footnote|appendix|entry|entries)\b/;

/**
 * What a sentence speaks of that gives no order itself: the words that it quotes, or the one part that it names. "The last
 * sentence was garbled in copying. In its place put ..." Null where it is neither, or more than one.
 *
 * @param words - the sentence, and where in its paragraph it begins
 */
export function mentionedIn(printed: string, { from, to }: { from: number; to: number }): Spot | null {
  const folded = foldText(printed.slice(from, to));
  const quoted = [...printed.slice(from, to).matchAll(/["“][^"”]+["”]/g)];
  const [only, ...others] = quoted;
  if (others.length > 0) return null;
  if (only) return { ...nowhere, unit: 'text', old: insideQuotation({ rule: '', from: from + only.index, to: from + only.index + only[0].length, words: '', branches: [] }) };
  for (const { index } of folded.text.matchAll(mayBegin)) {
    const target = parseMention(folded, index);
    const spot = target && spotOf(target);
    if (!target || !spot || ([spot.paragraphs, spot.items, spot.sentences].every((run) => run.length === 0) && spot.within === null) || allOf(target, 'aboutName').length > 0) continue;
    // The third long sentence of the paragraph: the place was read in part.
    const beside = folded.text.slice(0, index) + folded.text.slice(index).replace(target.words, ' ');
    if (spot.again !== null || saysWhich.test(beside)) return null;
    // The first sentence and the last: which of them is spoken of?
    return /\b(?:and|or|nor|both)\b/.test(folded.text.slice(index)) ? null : spot;
  }
  return null;
}
