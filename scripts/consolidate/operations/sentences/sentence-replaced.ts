import type { Block } from '../../../../src/model/corpus.ts';
import { sentences } from '../../../../src/model/sentences.ts';
import { joinsIntoOne } from '../../../language/en/told-besides.ts';
import type { Case } from '../../case.ts';
import { byNumberAlone, noSuchPlace, whereSaid } from '../../place/by-number.ts';
import { countsOtherwise } from '../../place/counts-otherwise.ts';
import { isThisAndNoOther } from '../../place/damage.ts';
import { namedSentences } from '../../place/named.ts';
import { countsFromEnd } from '../../place/ordinals.ts';
import { endsInReference, onlyRefers } from '../../place/sentences/sentence-meant.ts';
import { asOne, endsWithStop, isSentence, sentencesOf } from '../../place/sentences/placed-sentence.ts';
import type { PlacedSentence } from '../../place/sentences/placed-sentence.ts';
import { droppedInWords } from '../../text/dropped.ts';
import { words } from '../../text/fold.ts';
import { likeness } from '../../text/likeness.ts';
import { liesIn } from '../../text/quotation.ts';
import { appliedWithNote, refused } from '../../verdict.ts';
import type { Verdict } from '../../verdict.ts';
import { substitute } from '../../text/edit.ts';
import { percent } from '../../text/revision.ts';

const HALF = 0.5;

/** A sentence named by its number is replaced where it is plainly the one that the new text revises. */
export function replaceSentence(judged: Case): Verdict {
  const { instruction, text, newBlocks, id } = judged;
  const newText = newBlocks[0]?.text ?? '';
  const where = whereSaid(instruction);
  if (newText === '') return refused('described, not quoted', 'the new text is not given');
  const candidates = named(judged);
  if (candidates.length === 0) return noSuchPlace(where, 'sentence');
  if (joinsIntoOne(instruction.instruction) && !areJoined(judged, newText)) return refused('place not certain', 'the new text is not the sentences that it is said to join');
  const sentence = candidates.find((candidate) => isRevised(newText, candidate, text));
  if (sentence === undefined && isCertain(judged, newText)) return placedByNumber(judged, candidates, where);
  if (sentence === undefined) return refused('place not certain', `what stands here (“${where}”) is not plainly what the new text revises`);
  const edit = substitute(text, sentence, newBlocks, id);
  if (edit === null) return refused('place not certain', 'new text of several paragraphs cannot stand inside one');
  const share = percent(likeness(newText, sentence.text));
  return appliedWithNote(
    edit.change,
    `placed by its position (“${where}”) and its words, ${share} of which stand there`,
    droppedInWords(sentence.text, newText),
    edit.note,
  );
}

/** "Combine the first two sentences into one: ...": one sentence, that is made of the words of each. */
function areJoined(judged: Case, newText: string): boolean {
  const runs = namedSentences(judged).runs;
  return sentences(newText).length === 1 && runs.some((run) => run.length > 1 && run.every(({ text }) => likeness(text, newText) >= HALF));
}

/** So much of the new words in another sentence makes it that one's. */
const PARTLY = 0.25;

/**
 * A whole sentence for a whole sentence, where every way of counting arrives at the same one, and the new words are those of no other: an order so
 * plain may say something quite new.
 */
function isCertain(judged: Case, newText: string): boolean {
  const { runs, agreed } = namedSentences(judged);
  const [only] = runs.map(asOne).filter((one) => one !== null);
  if (only === undefined || !agreed || judged.newBlocks.length > 1) return false;
  // "See fog." at the end: whether it counts as the last sentence, people do not agree.
  if (countsFromEnd(judged.instruction.place.sentences) && (onlyRefers.test(only.text) || (judged.instruction.place.paragraphs === null && judged.text.slice(-1).some(endsInReference)))) return false;
  return isThisAndNoOther(judged) && isPlaced(judged) && isSentence(newText) && endsWithStop(only.text) && !isAnothers(newText, only, judged.text) && !countsOtherwise(judged);
}

/** The paragraph is named too, or it is counted from the end, or there is but one. */
const isPlaced = ({ instruction: { place, says } }: Case): boolean =>
  says.includes('the only sentence') || place.paragraphs !== null || place.told.length > 0 || (place.sentences?.from ?? 1) < 0;

function isAnothers(newText: string, only: PlacedSentence, text: Block[]): boolean {
  const others = text.flatMap(sentencesOf).filter((one) => one.block !== only.block || !liesIn(one, only));
  return others.some((other) => likeness(newText, other.text) >= PARTLY || likeness(other.text, newText) >= PARTLY);
}

function placedByNumber({ text, newBlocks, id }: Case, [sentence]: PlacedSentence[], where: string): Verdict {
  const edit = sentence === undefined ? null : substitute(text, sentence, newBlocks, id);
  if (sentence === undefined || edit === null) return refused('place not certain', 'new text of several paragraphs cannot stand inside one');
  return byNumberAlone(edit.change, where, `dropped: “${sentence.text}”`, edit.note);
}

/** The sentences that the number may mean: counted in each paragraph that is named, else in the whole entry. */
function named(judged: Case): PlacedSentence[] {
  return judged.instruction.place.sentences === null ? [] : namedSentences(judged).runs.map(asOne).filter((one) => one !== null);
}

function isRevised(newText: string, sentence: PlacedSentence, text: Block[]): boolean {
  const share = likeness(newText, sentence.text);
  const others = text.flatMap(sentencesOf).filter((one) => one.block !== sentence.block || !liesIn(one, sentence));
  const isLonger = grownOf(sentence.text, newText);
  return (share > HALF || isLonger) && likeness(sentence.text, newText) >= HALF && others.every((other) => likeness(newText, other.text) < share);
}

/** So many words of a sentence with which new text begins make it the same sentence, that goes on. */
const BEGINS = 5;

/** "Cats hum at night" and "Cats hum at night, whoever listens": every word of what stands there opens the new text. */
function grownOf(was: string, now: string): boolean {
  const [old, fresh] = [words(was), words(now)];
  return old.length >= BEGINS && fresh.length > old.length && old.every((word, at) => fresh[at] === word);
}
