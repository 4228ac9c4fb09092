/** "Insert a new bullet after the second: - snow": the mark before it is the list's, and no character of the new text. */
import type { Unit } from '../../../../src/model/corpus.ts';
import type { SegmentedBlock } from '../../../segment/segments.ts';
import { sliceBlock } from '../sentences/slice-block.ts';
import type { Draft } from './draft.ts';

/** A mark with which lists begin their items, before words. */
const mark = /^[-*•·▪‣◦●○–—]\s+(?=\S)/u;
/** A dash in a sentence may begin words that go on in it; these begin items alone, where they stand at the beginning of new text. */
const ofListsAlone = /^[*•·▪‣◦●○]\s+\S/u;

function withoutMark(block: SegmentedBlock): SegmentedBlock {
  const found = block.type === 'paragraph' ? mark.exec(block.text)?.[0].length ?? 0 : 0;
  const rest = found === 0 ? null : sliceBlock(block, { from: found, to: block.text.length });
  return rest === null ? block : { ...rest, type: block.type, marker: block.marker, level: block.level };
}

/** " - tolls": a dash behind a space stands in the midst of a line. */
const goesOn = (instruction: Draft['instruction']): boolean => instruction.flat().some(({ words, as }) => as === 'new words' && /^\W*["“]\s/u.test(words));

/** Words that are put beside others with the mark of an item before them are an item of the list. */
const isItemByItsMark = ({ operation, unit, place, instruction, newBlocks: [only, ...others] }: Draft): boolean =>
  operation === 'insertion' && unit === 'text' && place.beside !== null && !goesOn(instruction) && others.length === 0 && only?.type === 'paragraph'
  && (ofListsAlone.test(only.text) || (/^- \S/.test(only.text) && !/ -|-$/.test(only.text.slice(1))));

/** What an order adds as, or puts in the place of, items of a list, without their marks; and as what it is added. */
export function withoutItemMarks(draft: Draft): { unit: Unit; newBlocks: SegmentedBlock[] } {
  const unit = isItemByItsMark(draft) ? 'list item' : draft.unit;
  return { unit, newBlocks: unit === 'list item' ? draft.newBlocks.map(withoutMark) : draft.newBlocks };
}
