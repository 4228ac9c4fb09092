import type { Operation, Unit } from '../../../../src/model/corpus.ts';
import type { Derived, Instruction, InstructionTile, Place } from '../../instruction.ts';
import type { LineRange, SegmentedBlock } from '../../../segment/segments.ts';
import { guessOrder } from '../../../language/en/orders.ts';
import { foldText } from '../sentences/fold-text.ts';
import type { Tiled } from '../tiles/tile.ts';

/** An amendment while its ruling is being read: paragraphs are added to it until the next instruction. */
export interface Draft {
  operation: Operation;
  unit: Unit;
  place: Place;
  locator: string | null;
  /** Words of the instruction, in order, each part with what its words are. */
  instruction: Tiled[][];
  how: Instruction['how'];
  to?: Instruction['to'];
  oldText: string | null;
  oldBlocks: SegmentedBlock[];
  newBlocks: SegmentedBlock[];
  /** Those of them that the ruling sets off by quotation marks, or that are no text of its own: where they end is certain. */
  setOff: SegmentedBlock[];
  lines: LineRange;
  explicit: boolean;
  /** What the following paragraphs are to it: its new text, its old text, or only the list items that belong to its last paragraph. */
  takes: 'new text' | 'old text' | 'list items';
  /** The order that it comes from: the commands of one sentence share what limits it. Null where no order was read. */
  sentence: object | null;
  /** One paragraph is all that it takes. */
  single: boolean;
  /** The other words in which its sentence was read. */
  readAs?: string;
  /** These were made of what it quotes. */
  loosely?: true;
  /** How its new words were made of the old ones, where the order does not print them. */
  derived?: Derived;
  /** Its new text begins in the order's own paragraph, behind a full stop and not behind a colon. */
  restBehindStop?: true;
}

export const emptyPlace: Readonly<Place> = {
  section: null, paragraphs: null, items: null, sentences: null, position: null, opening: null, closing: null, told: [], about: null, within: null, beside: null, next: null, every: false, times: null, vacant: false, also: null, context: null, nth: null, words: null, through: null, unclear: false,
};

/** A free-standing ruling on the entry: nothing in it says that text changes. */
export function clarificationDraft(block: SegmentedBlock, firstSentence: string): Draft {
  return {
    operation: 'clarification', unit: 'entry', place: { ...emptyPlace }, locator: null, how: null,
    instruction: [[{ words: firstSentence, as: 'command' }]], oldText: null, oldBlocks: [], newBlocks: [block], setOff: [],
    lines: block.lines, explicit: false, takes: 'list items', sentence: null, single: false,
  };
}

/** A sentence that may be an order and could not be read as one: it waits, with its words as they are. */
export function unreadDraft(block: SegmentedBlock, sentence: string): Draft {
  const { operation, unit } = guessOrder(foldText(sentence).text);
  return {
    operation, unit, place: { ...emptyPlace }, locator: null, how: null,
    instruction: [[{ words: sentence, as: 'not understood' }]], oldText: null, oldBlocks: [], newBlocks: [], setOff: [],
    lines: block.lines, explicit: true, takes: /:\W*$/.test(sentence) ? 'new text' : 'list items', sentence: null, single: false,
  };
}

const widest = (a: LineRange, b: LineRange): LineRange => [Math.min(a[0], b[0]), Math.max(a[1], b[1])];

/** Adds a paragraph to the side of the draft that expects it; `setOff` where quotation marks stood round it. */
export function giveBlock(draft: Draft, block: SegmentedBlock, setOff = false): void {
  (draft.takes === 'old text' ? draft.oldBlocks : draft.newBlocks).push(block);
  if (setOff) draft.setOff.push(block);
  draft.lines = widest(draft.lines, block.lines);
  if (draft.single) draft.takes = 'list items';
}

/** The words of an instruction, put together as they were printed, and what each of them is. */
export function instructionWords(draft: Draft): { words: string; tiles: InstructionTile[] } {
  let words = '';
  const tiles: InstructionTile[] = [];
  for (const part of draft.instruction) {
    const text = part.map((tile) => tile.words).join('').trim();
    if (text === '') continue;
    const joint = words === '' || /^[,.;:!?)]/.test(text) ? '' : ' ';
    let skip = part.map((tile) => tile.words).join('').search(/\S/);
    let at = words.length + joint.length;
    words += joint + text;
    for (const tile of part) {
      const from = at;
      at = Math.min(words.length, at + Math.max(0, tile.words.length - skip));
      skip = Math.max(0, skip - tile.words.length);
      if (at > from) tiles.push({ from, to: at, as: tile.as });
    }
  }
  return { words, tiles };
}

/** Puts a heading before the instruction that it announces. */
export function headWith(draft: Draft, words: string, as: Tiled['as'], lines: LineRange): void {
  draft.instruction.unshift([{ words, as }]);
  draft.lines = widest(draft.lines, lines);
}

/** Adds words that belong to the instruction itself: a reason, a reference, the rest of its sentence. */
export function giveWords(draft: Draft, tiles: Tiled[], lines: LineRange): void {
  if (tiles.some(({ words }) => words.trim() !== '')) draft.instruction.push(tiles);
  draft.lines = widest(draft.lines, lines);
}
