import type { Case } from '../case.ts';
import { isDamaged } from '../place/damage.ts';
import { inStatedPlace, statedPlace } from '../place/stated-place.ts';
import { insertBehind } from '../text/blocks.ts';
import { findQuoted } from '../text/quotation.ts';
import { exchange, noWords, splice } from '../text/splice.ts';
import { applied, refused } from '../verdict.ts';
import type { Verdict } from '../verdict.ts';

/** "Begin a new paragraph at "A captain"": a paragraph becomes two where one of its sentences begins with the quoted words. */
export function newParagraph(judged: Case, quoted: string): Verdict {
  const { text, id } = judged;
  const all = findQuoted(text, quoted);
  const [only, ...others] = all;
  const found = others.length === 0 ? only : inStatedPlace(judged, all);
  if (only === undefined) return refused('text not found');
  if (found === undefined || found === null) return refused('found more than once', `the quoted words stand here ${all.length} times`);
  const { block, from } = found;
  const before = block.text.slice(0, from).trimEnd();
  const begins = block.type === 'paragraph' && /[.!?]["'”’)\]]*$/u.test(before) && from > before.length;
  if (!begins || isDamaged(judged) || judged.namesakes.length > 0 || statedPlace(judged, found) !== 'there') return refused('place not certain', 'no sentence in the midst of a paragraph begins so');
  const head = splice(block, before.length, block.text.length, noWords, id);
  const tail = splice(block, 0, from, noWords, id);
  return applied({ text: insertBehind(exchange(text, block, head), head, [tail]), replaced: [block.id] });
}
