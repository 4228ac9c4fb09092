/** The one part that an instruction names as its place, at which every way of counting arrives. */
import type { Block } from '../../../src/model/corpus.ts';
import type { Ordinals } from '../../interpret/instruction.ts';
import { placedAs } from '../case.ts';
import type { Case } from '../case.ts';
import { findOnce } from '../text/quotation.ts';
import type { Found } from '../text/quotation.ts';
import type { Refused } from '../verdict.ts';
import { noSuchPlace, severalWays } from './by-number.ts';
import { namedBlocks, namedParts, namedSentences, namesSentence } from './named.ts';

/** The one member of what was counted; null where it is not certain, or several were. */
export function theOne<T>({ runs: [run], agreed }: { runs: T[][]; agreed: boolean }): T | null {
  return agreed && run?.length === 1 ? (run[0] ?? null) : null;
}

/** The paragraph, or the item, of another number than an instruction has; null where it speaks of neither, or the number is none. */
export function partAt(judged: Case, at: Ordinals | null): Block | null {
  const { unit } = judged.instruction;
  if (at === null || (unit !== 'paragraph' && unit !== 'list item')) return null;
  return theOne(namedParts(placedAs(judged, { [unit === 'paragraph' ? 'paragraphs' : 'items']: at })));
}

/** The parts that an instruction counts, at which every way of counting arrives, and each of which `fits`; else why not. */
export function partsCounted(judged: Case, where: string, fits: (block: Block) => boolean): Block[] | Refused {
  const { runs: [run], agreed } = namedParts(judged);
  if (run === undefined) return noSuchPlace(where);
  return agreed && run.every(fits) ? run : severalWays(where);
}

/** The one stretch of text that an instruction names; null where it names none, or it is not certain. */
export function onlyPart(judged: Case): Found | null {
  const { instruction: { place }, text } = judged;
  if (place.context !== null) return findOnce(text, place.context);
  if (namesSentence(place)) return theOne(namedSentences(judged));
  const named = namedBlocks(judged);
  const block = named && theOne(named);
  return block && { block, from: 0, to: block.text.length };
}
