/** "Add a second sentence": it goes behind the first one, or on with a paragraph that has no more. */
import type { Block } from '../../../../src/model/corpus.ts';
import { placedAs } from '../../case.ts';
import type { Case } from '../../case.ts';
import { endsInReference } from '../../place/sentences/sentence-meant.ts';
import { cuttings } from '../../place/sentences/sentence-now.ts';
import type { Change } from '../../verdict.ts';
import { besideSentence } from './addition-to-sentence.ts';
import { append, isWholeSentence } from './appended.ts';

/** The one paragraph of a text that, however its sentences are cut, has so many. */
function onlyWith(text: readonly Block[], count: number): Block | null {
  const [only, ...others] = text;
  return only?.type === 'paragraph' && others.length === 0 && cuttings.every((cut) => cut(only).length === count) ? only : null;
}

/** One whole sentence, of the rank that nothing has yet. */
export function asNextSentence({ instruction: { place, unit }, text, newBlocks, id }: Case): Change | null {
  const { from, to } = place.sentences ?? { from: 0, to: 0 };
  const isSaidOnly = place.paragraphs === null && place.items === null && from === to && (unit === 'text' || unit === 'sentence');
  const only = isSaidOnly ? onlyWith(text, from - 1) : null;
  const fits = only !== null && newBlocks.length === 1 && isWholeSentence(newBlocks) && !endsInReference(only);
  return fits ? append(text, only, newBlocks, id) : null;
}

/** Of a rank in a paragraph, told with a verb of adding: behind the sentence that has the rank before it, or in front of the first. */
export function asRankedSentence(judged: Case): Change | null {
  const { instruction: { place: { sentences, paragraphs, told, vacant, items }, unit }, newBlocks } = judged;
  const rank = sentences?.from ?? 0;
  // Where no paragraph is told, it may be any; "New second sentence: ..." may as well be the second in new words.
  const isToldWhere = paragraphs !== null || told.some(({ of }) => of === 'paragraph');
  if (!isToldWhere || vacant || items !== null || rank < 1 || sentences?.to !== rank || newBlocks.length !== 1 || (unit !== 'text' && unit !== 'sentence')) return null;
  const beside = rank === 1 ? { from: 1, to: 1 } : { from: rank - 1, to: rank - 1 };
  return besideSentence(placedAs(judged, { sentences: beside, position: rank === 1 ? 'before' : 'after' }));
}
