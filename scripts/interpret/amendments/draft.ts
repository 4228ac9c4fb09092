import type { Operation, Unit } from '../../../src/model/corpus.ts';
import type { Place } from '../instruction.ts';
import type { LineRange, SegmentedBlock } from '../../segment/segments.ts';

/** An amendment while its ruling is being read: paragraphs are added to it until the next instruction. */
export interface Draft {
  operation: Operation;
  unit: Unit;
  place: Place;
  locator: string | null;
  /** Words of the instruction, in order. */
  instruction: string[];
  oldText: string | null;
  oldBlocks: SegmentedBlock[];
  newBlocks: SegmentedBlock[];
  lines: LineRange;
  explicit: boolean;
  /** What the following paragraphs are to it: its new text, its old text, or only the list items that belong to its last paragraph. */
  takes: 'new text' | 'old text' | 'list items';
}

export const emptyPlace: Readonly<Place> = {
  section: null, paragraphs: null, items: null, sentences: null, position: null, opening: null, about: null,
};

/** A free-standing ruling on the entry: nothing in it says that text changes. */
export function clarificationDraft(block: SegmentedBlock, firstSentence: string): Draft {
  return {
    operation: 'clarification', unit: 'entry', place: { ...emptyPlace }, locator: null,
    instruction: [firstSentence], oldText: null, oldBlocks: [], newBlocks: [block],
    lines: block.lines, explicit: false, takes: 'list items',
  };
}

const widest = (a: LineRange, b: LineRange): LineRange => [Math.min(a[0], b[0]), Math.max(a[1], b[1])];

/** Adds a paragraph to the side of the draft that expects it. */
export function giveBlock(draft: Draft, block: SegmentedBlock): void {
  (draft.takes === 'old text' ? draft.oldBlocks : draft.newBlocks).push(block);
  draft.lines = widest(draft.lines, block.lines);
}

/** The words of an instruction, put together as they were printed. */
export function instructionWords(draft: Draft): string {
  return draft.instruction.join(' ').replace(/ (?=[,.;:!?)])/g, '');
}

/** Puts a heading before the instruction that it announces. */
export function headWith(draft: Draft, words: string, lines: LineRange): void {
  draft.instruction.unshift(words);
  draft.lines = widest(draft.lines, lines);
}

/** Adds words that belong to the instruction itself: a reason, a reference, the rest of its sentence. */
export function giveWords(draft: Draft, words: string, lines: LineRange): void {
  if (words.trim() !== '') draft.instruction.push(words.trim());
  draft.lines = widest(draft.lines, lines);
}
