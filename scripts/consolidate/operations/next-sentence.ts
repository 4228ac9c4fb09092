/** "Add a second sentence", of an entry of one paragraph that has one: it goes on with it. */
import type { Block } from '../../../src/model/corpus.ts';
import type { Case } from '../case.ts';
import { endsInReference } from '../place/sentence-meant.ts';
import { cuttings } from '../place/sentence-now.ts';
import type { Change } from '../verdict.ts';
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
