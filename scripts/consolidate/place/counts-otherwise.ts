import type { Instruction } from '../../interpret/instruction.ts';
import { isOwnName } from '../case.ts';
import type { Case } from '../case.ts';
import { isRevision } from '../text/revision.ts';
import { findOnce, opening } from '../text/quotation.ts';
import { newBlocksOf } from '../new-blocks.ts';
import { statedPlace } from './stated-place.ts';
import { isDamaged } from './damage.ts';
import { namedParagraphs } from './named.ts';
import { refused } from '../verdict.ts';
import type { Refused } from '../verdict.ts';

/**
 * Whether the rest of a ruling shows that it counts the paragraphs of an edition that has more or fewer of them: words
 * that it quotes from one paragraph stand in another here, or what it replaces says something else here.
 */
export function countsOtherwise(judged: Case): boolean {
  const base = judged.entry.base;
  return judged.others.some(
    (other) => other.place.paragraphs !== null && contradicts({ ...judged, instruction: other, text: base }, other),
  );
}

/** The refusal of what a ruling counts that counts otherwise; null where it does not. */
export const ofAnotherCount = (judged: Case): Refused | null =>
  (countsOtherwise(judged) ? refused('place not certain', 'the rest of the ruling counts paragraphs otherwise than this copy') : null);

/** What is split or moved without a place that is certain. */
export const byPerson = refused('place not certain', 'what is to be split or moved has to be decided by a person');

/** Why nothing can be counted in this entry for this ruling. */
export function notCounted(judged: Case): Refused | null {
  const { match, namesakes, instruction: { place } } = judged;
  if (isDamaged(judged)) return refused('copy damaged here', 'positions cannot be counted in what is left');
  return !isOwnName({ match }) || namesakes.length > 0 || place.section !== null ? byPerson : ofAnotherCount(judged);
}

function contradicts(judged: Case, { operation, oldText, place }: Instruction): boolean {
  const quoted = oldText ?? place.opening;
  if (quoted !== null) {
    const found = findOnce(judged.text, opening(quoted) ?? quoted);
    return found !== null && statedPlace(judged, found) === 'elsewhere';
  }
  if (operation !== 'substitution' || judged.instruction.unit !== 'paragraph') return false;
  const newBlocks = newBlocksOf(judged.instruction, judged.id, judged.document);
  return !namedParagraphs(judged).runs.some((run) => isRevision(newBlocks, run, judged.text));
}
