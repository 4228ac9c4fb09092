import type { Block } from '../../../src/model/corpus.ts';
import type { Case } from '../case.ts';
import { countsOtherwise } from '../place/counts-otherwise.ts';
import { isDamaged } from '../place/damage.ts';
import { namedSentences } from '../place/named.ts';
import { onlyRefers } from '../place/sentence-meant.ts';
import { sentencesOf } from '../place/sentence-now.ts';
import type { PlacedSentence } from '../place/sentence-now.ts';
import { droppedInWords } from '../text/dropped.ts';
import { words } from '../text/fold.ts';
import { likeness } from '../text/likeness.ts';
import { appliedWithNote, refused } from '../verdict.ts';
import type { Verdict } from '../verdict.ts';
import { substitute } from './edit.ts';
import { percent } from './revision.ts';

const HALF = 0.5;

/** A sentence named by its number is replaced where it is plainly the one that the new text revises. */
export function replaceSentence(judged: Case): Verdict {
  const { instruction, text, newBlocks, id } = judged;
  const newText = newBlocks[0]?.text ?? '';
  const where = instruction.locator ?? 'the sentence';
  if (newText === '') return refused('described, not quoted', 'the new text is not given');
  const candidates = named(judged);
  if (candidates.length === 0) return refused('text not found', `there is no such sentence here (“${where}”)`);
  const sentence = candidates.find((candidate) => isRevised(newText, candidate, text));
  if (sentence === undefined && isCertain(judged, newText)) return byNumberAlone(judged, candidates, where);
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

/** So much of the new words in another sentence makes it that one's. */
const PARTLY = 0.25;

/**
 * A whole sentence for a whole sentence, where every way of counting arrives at the same one, and the new words are those of no other: an order so
 * plain may say something quite new.
 */
function isCertain(judged: Case, newText: string): boolean {
  const { newBlocks, match, namesakes } = judged;
  const { runs, agreed } = namedSentences(judged);
  const [only] = runs.map(asOne).filter((one) => one !== null);
  if (only === undefined || !agreed || newBlocks.length > 1) return false;
  const isThis = namesakes.length === 0 && ['exact', 'folded'].includes(match) && !isDamaged(judged);
  // "See fog." at the end: whether it counts as the last sentence, people do not agree.
  if ((judged.instruction.place.sentences?.from ?? 1) < 1 && onlyRefers.test(only.text)) return false;
  return isThis && isPlaced(judged) && isWhole(newText) && endsWhole.test(only.text) && !isAnothers(newText, only, judged.text) && !countsOtherwise(judged);
}

/** The paragraph is named too, or it is counted from the end. */
const isPlaced = ({ instruction: { place } }: Case): boolean =>
  place.paragraphs !== null || place.told.length > 0 || (place.sentences?.from ?? 1) < 0;

const liesIn = ({ block, from, to }: PlacedSentence, whole: PlacedSentence): boolean => block === whole.block && from >= whole.from && to <= whole.to;

const endsWhole = /[.!?]["'”’)\]]*$/u;
const isWhole = (text: string): boolean => /^["'“‘([]*[\p{Lu}\d]/u.test(text) && endsWhole.test(text);

function isAnothers(newText: string, only: PlacedSentence, text: Block[]): boolean {
  const others = text.flatMap(sentencesOf).filter((one) => !liesIn(one, only));
  return others.some((other) => likeness(newText, other.text) >= PARTLY || likeness(other.text, newText) >= PARTLY);
}

function byNumberAlone({ text, newBlocks, id }: Case, [sentence]: PlacedSentence[], where: string): Verdict {
  const edit = sentence === undefined ? null : substitute(text, sentence, newBlocks, id);
  if (sentence === undefined || edit === null) return refused('place not certain', 'new text of several paragraphs cannot stand inside one');
  return appliedWithNote(edit.change, `placed by its position alone (“${where}”); dropped: “${sentence.text}”`, edit.note);
}

/** The sentences that the number may mean: counted in each paragraph that is named, else in the whole entry. */
function named(judged: Case): PlacedSentence[] {
  return judged.instruction.place.sentences === null ? [] : namedSentences(judged).runs.map(asOne).filter((one) => one !== null);
}

/** Sentences side by side in one paragraph, as one stretch; null where there is none, or they stand in several. */
function asOne(run: PlacedSentence[]): PlacedSentence | null {
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last === undefined || run.some(({ block }) => block !== first.block)) return null;
  return { block: first.block, from: first.from, to: last.to, text: first.block.text.slice(first.from, last.to) };
}

function isRevised(newText: string, sentence: PlacedSentence, text: Block[]): boolean {
  const share = likeness(newText, sentence.text);
  const others = text.flatMap(sentencesOf).filter((one) => !liesIn(one, sentence));
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
