/** The order of a sentence that the grammar does not read to its end, in other words; or together with the next sentence, or as if nothing followed. */
import { unquoted } from '../../../language/en/veiled.ts';
import type { TextRange } from '../commands/command.ts';
import { parseChange } from '../grammar/parse-change.ts';
import type { ParsedChange } from '../grammar/parse-change.ts';
import { clauseTile, tilesOf } from '../tiles/tile.ts';
import type { FoldedText } from './fold-text.ts';
import { mayInstruct } from './may-instruct.ts';
import { ordersOf } from './orders-of.ts';
import { announcesRest, changeAt, furthestRead, isUnderstood, keeps } from './reading.ts';
import type { Reading } from './reading.ts';
import { recastsOf, relatedInBoth } from './recast.ts';
import type { Recast } from './recast.ts';

/** Orders are short, but for the words that they quote. */
const longestRecast = 800;

/** The text up to the end of a sentence. */
const upTo = ({ text, at }: FoldedText, to: number): FoldedText => ({ text: text.slice(0, to).trimEnd(), at: at.slice(0, to) });

/** `... the sentence "Ferries hum." The word is old.`: where a quotation brings the stop that ends a sentence, its end is seen by nothing else. */
const endsInQuotation = ({ text }: FoldedText, { from, to }: TextRange): boolean => /[.!?]["”]$/.test(text.slice(from, to).trimEnd()) && text.slice(to).trim() !== '';

/** The order of a sentence that is read as if nothing followed. */
function changeByItself(reading: Reading, sentence: TextRange): ParsedChange | null {
  if (!endsInQuotation(reading.folded, sentence)) return null;
  const alone = { ...reading, folded: upTo(reading.folded, sentence.to) };
  const read = changeAt(alone, sentence);
  return read !== null && isUnderstood(alone, sentence, read) ? read : recastAt(alone, sentence);
}

/** Whether a sentence has words, and few enough; a question orders nothing in any. */
function mayBeRecast({ folded }: Reading, { from, to }: TextRange): boolean {
  const words = folded.text.slice(from, Math.min(to, from + longestRecast + 1));
  return words.length <= longestRecast && !unquoted(words).includes('?') && /[a-z]{2}/.test(words) && from < furthestRead;
}

/** A sentence that the grammar does not read to its end, read in other words; null where none of them is understood. */
function recastAt(reading: Reading, sentence: TextRange): ParsedChange | null {
  const { folded, before, pieces } = reading;
  if (!mayBeRecast(reading, sentence)) return null;
  const alone = readInOtherWords(reading, sentence, recastsOf(folded, sentence, before === null && pieces.length === 0));
  return alone ?? relatedWithNext(reading, sentence);
}

/** `"x" was a slip. It is now "y".`: what quotes nothing is no half of an order. */
function relatedWithNext(reading: Reading, sentence: TextRange): ParsedChange | null {
  const { folded, sentences } = reading;
  const next = sentences.find(({ from }) => from === sentence.to);
  if (next === undefined || !/["“]/.test(folded.text.slice(sentence.from, sentence.to))) return null;
  const both = { from: sentence.from, to: next.to };
  return mayBeRecast(reading, both) ? readInOtherWords(reading, both, relatedInBoth(folded, both)) : null;
}

function readInOtherWords({ printed, folded, topic }: Reading, sentence: TextRange, recasts: Iterable<Recast>): ParsedChange | null {
  for (const { folded: recast, end, back, left, loosely } of recasts) {
    const found = mayInstruct(recast.text.slice(0, end)) ? parseChange(recast, 0) : null;
    if (found?.tree.rule !== 'Order' || ordersOf(found.tree, printed).length === 0) continue;
    const to = back(found.to);
    const rest = recast.text.slice(found.to, end);
    const isWhole = rest.trim() === '' || announcesRest(found, printed) || !keeps.has(clauseTile(rest));
    if (to === null || !isWhole) continue;
    const tree = { ...found.tree, from: folded.at[sentence.from] ?? 0, to: Math.max(found.tree.to, (folded.at[Math.min(to, sentence.to) - 1] ?? 0) + 1) };
    if (!tilesOf(tree, printed, topic, left).some(({ as }) => keeps.has(as))) return { tree, to, left, readAs: recast.text.slice(0, end).trim(), ...(loosely && { loosely }) };
  }
  return null;
}

/** The order of a sentence as it is printed, or in other words where not all of that is understood; null where none is found. */
export function changeIn(reading: Reading, sentence: TextRange): ParsedChange | null {
  const read = changeAt(reading, sentence);
  return read !== null && isUnderstood(reading, sentence, read) ? read : recastAt(reading, sentence) ?? changeByItself(reading, sentence) ?? read;
}
