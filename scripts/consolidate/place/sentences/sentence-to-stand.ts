/** "The sentence "..." is to stand after the first sentence": one that stands here already goes there; one that does not is new. */
import type { Destination, Instruction } from '../../../interpret/instruction.ts';
import type { Case } from '../../case.ts';
import { newBlocksOf } from '../../new-blocks.ts';
import { likeness, sharedWords } from '../../text/likeness.ts';
import { findQuoted } from '../../text/quotation.ts';
import { isDamaged } from '../damage.ts';
import { isWhole } from './sentence-meant.ts';
import { sentencesOf } from './placed-sentence.ts';

/** So much of a sentence may stand in another that is not the same in other words: of its runs of words, and of its words. */
const UNLIKE = { runs: 0.25, words: 0.5 };

/** Whether a sentence stands here in no words: neither as quoted nor nearly so. */
function isNew({ text }: Case, quoted: string): boolean {
  const isLike = (one: string): boolean => likeness(quoted, one) > UNLIKE.runs || likeness(one, quoted) > UNLIKE.runs || sharedWords(quoted, one) > UNLIKE.words;
  return findQuoted(text, quoted, false).length === 0 && !text.flatMap(sentencesOf).some((one) => isLike(one.text));
}

/** Where it goes, if that is beside a sentence that is counted, and nothing else is said of its place. */
function placeOf({ unit, how, place, says }: Omit<Instruction, 'to'>, { at, side, words: told, paragraph }: Destination): Instruction['place'] | null {
  const isToStand = unit === 'sentence' && how === 'move' && says.includes('that it is to stand');
  const saysMore = [place.paragraphs, place.items, place.sentences, place.section, place.within, place.about, place.also, told ?? null].some((part) => part !== null) || place.told.length > 0;
  const fits = isToStand && !saysMore && at !== null && typeof paragraph !== 'string' && (side === 'before' || side === 'after');
  return fits ? { ...place, sentences: at, paragraphs: paragraph ?? null, position: side } : null;
}

/** Where such a sentence is new, the same case as an addition beside the sentence that is counted; else the case itself. */
export function withSentenceToStand(judged: Case): Case {
  const { id, document } = judged;
  const { to, ...instruction } = judged.instruction;
  const { oldText, lines } = instruction;
  const place = to === undefined ? null : placeOf(instruction, to);
  if (place === null || oldText === null || isDamaged(judged) || !isWhole(oldText) || !isNew(judged, oldText)) return judged;
  const added: Instruction = { ...instruction, operation: 'insertion', unit: 'text', how: null, place, oldText: null, newText: oldText, newBlocks: [{ type: 'paragraph', text: oldText, marked: oldText, lines, level: 0, marker: null }], setOff: [true] };
  return { ...judged, instruction: added, newBlocks: newBlocksOf(added, id, document) };
}
