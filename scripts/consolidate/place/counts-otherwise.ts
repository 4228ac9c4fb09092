import type { Instruction } from '../../interpret/instruction.ts';
import type { Case } from '../case.ts';
import { isRevision } from '../operations/revision.ts';
import { findQuoted, opening } from '../text/quotation.ts';
import { newBlocksOf } from '../new-blocks.ts';
import { statedPlace } from './stated-place.ts';
import { namedParagraphs } from './named.ts';

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

function contradicts(judged: Case, { operation, oldText, place }: Instruction): boolean {
  const quoted = oldText ?? place.opening;
  if (quoted !== null) {
    const [found, ...more] = findQuoted(judged.text, opening(quoted) ?? quoted);
    return found !== undefined && more.length === 0 && statedPlace(judged, found) === 'elsewhere';
  }
  if (operation !== 'substitution' || judged.instruction.unit !== 'paragraph') return false;
  const newBlocks = newBlocksOf(judged.instruction, judged.id, judged.document);
  return !namedParagraphs(judged).runs.some((run) => isRevision(newBlocks, run, judged.text));
}
