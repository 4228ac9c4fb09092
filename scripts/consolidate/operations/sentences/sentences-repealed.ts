/** Sentences that are told by their number and go: where every way of counting arrives at the same, and no reference is one of them or is not, as people may count. */
import type { Block } from '../../../../src/model/corpus.ts';
import type { Case } from '../../case.ts';
import { byNumberAlone, noSuchPlace, severalWays } from '../../place/by-number.ts';
import { namedSentences } from '../../place/named.ts';
import { countsFromEnd, isItem } from '../../place/ordinals.ts';
import { asOne, endsWithStop, sentencesOf } from '../../place/sentences/placed-sentence.ts';
import type { PlacedSentence } from '../../place/sentences/placed-sentence.ts';
import { onlyRefers } from '../../place/sentences/sentence-meant.ts';
import { refused } from '../../verdict.ts';
import type { Verdict } from '../../verdict.ts';
import { doReferencesStay, loseReference, sentencesThatGo } from '../references/references-stay.ts';
import { remove } from '../../text/edit.ts';

/** The note quotes what went. */
export function sentencesRepealed(judged: Case, where: string): Verdict {
  const { runs: [all], agreed } = namedSentences(judged);
  const run = all && sentencesThatGo(all, judged.instruction);
  if (run === undefined || run.length === 0) return noSuchPlace(where, 'sentence');
  const stretch = asOne(run);
  if (!agreed || stretch === null || mayNotCount(judged, run, stretch.block) || loseReference(stretch.text, judged.instruction)) return severalWays(where);
  if (isItem(stretch.block) && stretch.text === stretch.block.text.trim() && !endsWithStop(stretch.text)) return refused('place not certain', 'what stands in the item is no sentence');
  const edit = remove(judged.text, stretch, judged.id);
  return byNumberAlone(edit.change, where, `dropped: “${stretch.text}”`, edit.note);
}

/** Whether a reference is among what is counted, or bounds it: "See fog." is a sentence for one reader and none for another. */
function mayNotCount(judged: Case, run: readonly PlacedSentence[], block: Block): boolean {
  const { instruction } = judged;
  if (instruction.place.told.length > 0) return false;
  return isCountedFromReference(judged, run) || (!areLeftAtEnd(instruction) && (keepsOrDropsReference(judged, block) || (countsFromEnd(instruction.place.sentences) && endsInReference(judged, block))));
}

/** "Everything after the first sentence except the references": what goes is counted from the front, and up to them. */
const areLeftAtEnd = (instruction: Case['instruction']): boolean => doReferencesStay(instruction) && (instruction.place.sentences?.from ?? 0) > 0 && instruction.place.sentences?.to === -1;

/** "See fog." in a paragraph that is counted from the end, or at the end of sentences that are. */
function isCountedFromReference({ text, instruction: { place } }: Case, run: readonly PlacedSentence[]): boolean {
  const isReference = run.some((one) => onlyRefers.test(one.text)) && countsFromEnd(place.paragraphs);
  const isBefore = place.paragraphs === null && place.items === null && countsFromEnd(place.sentences) && text.slice(-1).some((last) => last.type === 'paragraph' && onlyRefers.test(sentencesOf(last).at(-1)?.text ?? ''));
  return isReference || isBefore;
}

/** "Delete all but the last sentence", where that is "See fog."; "everything after the first", where that is among them. */
function keepsOrDropsReference({ instruction: { place: { sentences: ranks }, oldText } }: Case, block: Block): boolean {
  const goesToOneEnd = ranks !== null && oldText === null && (ranks.from < 0) !== (ranks.to < 0);
  return goesToOneEnd && onlyRefers.test(sentencesOf(block).at(-1)?.text.trim() ?? '');
}

/** "The last sentence" of a text that ends in a reference, or that is followed by something else than paragraphs. */
function endsInReference({ text }: Case, block: Block): boolean {
  const end = /[^.!?]*(?:[.!?][.!?)]*)?$/u.exec(block.text.trim().replace(/[.)]+$/u, ''))?.[0] ?? '';
  return onlyRefers.test(end.trim()) || (block === text.at(-1) && block.type !== 'paragraph');
}
