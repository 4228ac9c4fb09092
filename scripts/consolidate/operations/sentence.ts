import type { Block } from '../../../src/model/corpus.ts';
import type { Case } from '../case.ts';
import { namedSentences, sentencesOf } from '../place/named.ts';
import type { PlacedSentence } from '../place/named.ts';
import { droppedInWords } from '../text/dropped.ts';
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

/** The sentences that the number may mean: counted in each paragraph that is named, else in the whole entry. */
function named(judged: Case): PlacedSentence[] {
  const { sentences } = judged.instruction.place;
  return sentences === null || sentences.from !== sentences.to ? [] : namedSentences(judged).runs.flat();
}

function isRevised(newText: string, sentence: PlacedSentence, text: Block[]): boolean {
  const share = likeness(newText, sentence.text);
  const others = text.flatMap(sentencesOf).filter(({ block, from }) => block !== sentence.block || from !== sentence.from);
  return share > HALF && likeness(sentence.text, newText) >= HALF && others.every((other) => likeness(newText, other.text) < share);
}
