import type { Case } from '../case.ts';
import { findQuoted } from '../text/quotation.ts';
import type { Found } from '../text/quotation.ts';
import { namedBlocks, namedSentences, namesSentence } from './named.ts';

const onlyOf = <T>([first, ...others]: readonly T[]): T | null => (first !== undefined && others.length === 0 ? first : null);

/** The one stretch of text that an instruction names as its place, at which every way of counting arrives; else null. */
export function onlyPart(judged: Case): Found | null {
  const { instruction: { place }, text } = judged;
  if (place.context !== null) return onlyOf(findQuoted(text, place.context));
  if (namesSentence(place)) {
    const { runs, agreed } = namedSentences(judged);
    return agreed ? onlyOf(runs[0] ?? []) : null;
  }
  const named = namedBlocks(judged);
  const block = named?.agreed === true ? onlyOf(named.runs[0] ?? []) : null;
  return block && { block, from: 0, to: block.text.length };
}
