/**
 * What interpretation makes of a ruling: its amendments, each with the place it names, before any text is changed.
 */
import type { Limit } from '../language/en/above-rulings.ts';
import type { Saying } from '../language/en/sayings.ts';
import type { Operation, TileKind, Unit } from '../../src/model/corpus.ts';
import type { LineRange } from '../segment/segments.ts';
import type { InterpretedBlock } from './see-phrase.ts';

/** A run of positions, 1-based; negative numbers count from the end (-1 last, -2 next to last). */
export interface Ordinals {
  from: number;
  to: number;
}

export type Position = 'start' | 'end' | 'before' | 'after' | 'start of the list' | 'end of the list';

/** What becomes of old words, where an order does not print the new ones. */
export type Derived = 'capital' | 'small' | 'plural' | 'singular' | 'bare' | 'in parentheses';

/** A part that is told by its words: the sentence beginning "Ferries", the paragraph that ends "at dusk." */
export interface ToldPart {
  of: Unit;
  opens: string | null;
  closes: string | null;
  /** Words that stand anywhere in it. */
  holds: string | null;
  /** The words that it opens with are a heading: the paragraph headed Tolls. */
  headed?: true;
}

/** The place that an instruction names. Every field is null where the instruction is silent. */
export interface Place {
  /** A section by its title or its heading: "the section titled X", "under other seeding rules", "(step 2)". */
  section: string | null;
  paragraphs: Ordinals | null;
  /** Bulleted or numbered items, of `paragraphs` or `section` where given, else of the whole entry. */
  items: Ordinals | null;
  sentences: Ordinals | null;
  /** Where an insertion goes, relative to the unit named; where what is moved goes: to an end of the entry, or of its list. */
  position: Position | null;
  /** The words the unit is said to begin with: (beginning: "..."). */
  opening: string | null;
  /** The words the unit is said to end with: ending "...". */
  closing: string | null;
  /** Parts around the place, or beside it, that are told by their words. */
  told: ToldPart[];
  /** Quoted words that an insertion goes before or after, as `position` says. */
  beside: string | null;
  /** Quoted words before which an insertion beside others goes: between the two. */
  next: string | null;
  /** Every place where the old words stand is meant: "throughout". */
  every: boolean;
  /** So often the old words must stand, where the instruction says it: "both times". */
  times: number | null;
  /** The number that the new text will have is one that nothing has yet: "new fourth bullet". */
  vacant: boolean;
  /** A second number of one of these, which must arrive at the same part: "the third (last) sentence". */
  also: { of: 'paragraphs' | 'items' | 'sentences'; run: Ordinals } | null;
  /** Quoted words in which those that are changed stand: in the phrase "a b c". */
  context: string | null;
  /** Which of the places where the old words stand: the second. `said` where the instruction calls it an occurrence. */
  nth: { rank: number; said: boolean } | null;
  /** Words told by their number alone: the last word, the first three words. */
  words: Ordinals | null;
  /**
   * Words that are told by where they end, as well as where they begin: the last of them, or the part with which they end; or
   * all of the part that is named before or after the old words, which stay.
   */
  through: { words: string } | { end: 'sentence' | 'paragraph' | 'entry' | 'there' } | { all: 'before' | 'after' } | null;
  /** The kind of part that the words stand in: "in the example", "from the cross-references", "in the See line", "in the last line", "in the list". */
  within: 'example' | 'parenthetical' | 'note' | 'references' | 'reference line' | 'last line' | 'list' | 'list head' | null;
  /** More is said of the place than is kept here: two headings, the second of several notes, "the last bullets". */
  unclear: boolean;
  /** What a parenthetical or an example is said to be about: described, not quoted. */
  about: string | null;
}

/** The days on which an instruction, or all that a document says, holds, as its words say. */
export interface Effective {
  from: string | null;
  /** The first day on which it no longer holds. */
  to: string | null;
  words: string;
  /** What has to happen first, where the words name no day but an occasion: "the Harbour Fire expansion". */
  occasion: string | null;
}

/** Where a part goes that is moved, with which it changes places, or where it is cut in two. */
export interface Destination {
  /** The other part, of the kind of the one that is moved; of a paragraph that is cut, a sentence. Null where it goes to an end of `paragraph`, or of the entry. */
  at: Ordinals | null;
  /** The quoted words of the sentence, or the item, beside which another goes; of a paragraph, those with which it begins. */
  words?: string;
  /** On which side of the other; in its place, the others moving on; the two in each other's place; at an end; cut off on both sides. */
  side: 'before' | 'after' | 'rank' | 'exchange' | 'start' | 'end' | 'alone';
  /** The paragraph in which a sentence goes to its place, where one is named: by its number, as its own one, or as the one that the order is of. */
  paragraph?: Ordinals | 'own' | 'same';
  /** The way that its words say it goes: a part that moves up goes towards the beginning. */
  goes?: 'up' | 'down';
  /** It is told as done, or as how things now stand: other orders may have brought it about. */
  reported?: true;
}

/** A stretch of an instruction's words, the end exclusive, and what they are (see amendments/tile.ts). */
export interface InstructionTile {
  from: number;
  to: number;
  as: TileKind;
}

/** One amendment as printed, before its outcome is known. */
export interface Instruction {
  operation: Operation;
  unit: Unit;
  /** The words that name the place, as printed; null where there are none. */
  locator: string | null;
  place: Place;
  /** What a renumbering does with the parts that `place` names, or that a repeal names what stays; null for any other. */
  how: 'swap' | 'sort' | 'join' | 'move' | 'split' | 'keep' | null;
  /** Where a part is moved that goes beside another; to the beginning or the end, `place.position` says. */
  to?: Destination;
  /** Quoted words to be removed or replaced, without their outer quotation marks. */
  oldText: string | null;
  /** New text as printed, paragraphs joined by a blank line; null where the amendment brings none. */
  newText: string | null;
  /** The same as blocks; empty where there is none. */
  newBlocks: InterpretedBlock[];
  /** Of each of these, whether its end is certain: quotation marks stand round it. Absent where none is given in the words of an order. */
  setOff?: boolean[];
  /** The sentence or sentences that give the instruction, as printed; for a clarification, the ruling's first sentence. */
  instruction: string;
  /** What its words tell besides. */
  says: readonly Saying[];
  /** What each word of `instruction` is to it; without a gap. Empty for a clarification. */
  tiles: InstructionTile[];
  /** The other words in which its sentence was read (amendments/recast.ts), folded. */
  readAs?: string;
  /** These were made of what it quotes, and its own wording is not known: the text must bear it out. */
  loosely?: true;
  /** How its new words were made of the old ones, where it does not print them. */
  derived?: Derived;
  lines: LineRange;
  /** The document gives the instruction in words (false for a clarification or an implied new entry). */
  explicit: boolean;
  /** Where it has a day, an end or an occasion of its own. */
  effective?: Effective | null;
  /** What stands above its ruling and keeps it from being carried out: a heading, or what its document says of all. */
  under?: Limit;
}

/** Whether an instruction waits for a day that nobody knows: its words name one that cannot be read, or an occasion. */
export function isOfUnknownDay(instruction: Instruction): instruction is Instruction & { effective: Effective } {
  return instruction.effective?.from === null && instruction.effective.to === null;
}
