/** "In the paragraph after the list, "stays" becomes "lies"": quoted words that stand right before or behind the parts that an order names. */
import type { Block } from '../../../src/model/corpus.ts';
import type { Instruction } from '../../interpret/instruction.ts';
import type { Case } from '../case.ts';
import type { Places } from './ordinals.ts';
import { sentencesOf } from './sentences/placed-sentence.ts';

/** Whether quoted words go, or become others, on one side of a list, of an item or of a paragraph. */
export const areBesideParts = ({ operation, oldText, place }: Instruction): boolean =>
  (operation === 'substitution' || operation === 'repeal') && oldText !== null && place.beside === null && (place.position === 'before' || place.position === 'after')
  && (place.items !== null || place.paragraphs !== null) && place.sentences === null && place.also === null && place.told.length === 0;

/** The block right beside each run of parts; none where a sentence is named, and the block has several. */
export function besideParts({ instruction: { place, says }, text }: Case, { runs, agreed }: Places): Places {
  const beside = runs.map((run) => {
    const [first, last] = [run[0], run.at(-1)];
    const block = first === undefined || last === undefined ? undefined : text[place.position === 'before' ? text.indexOf(first) - 1 : text.indexOf(last) + 1];
    const isOne = block !== undefined && (!says.includes('a sentence') || sentencesOf(block).length === 1);
    return isOne ? [block] : [] as Block[];
  });
  return { runs: beside, agreed };
}
