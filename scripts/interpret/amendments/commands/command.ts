/**
 * What the grammar says of one instruction, before the ruling's other paragraphs are looked at.
 *
 * Ranges count characters of the paragraph as printed, the end exclusive.
 */
import type { Operation, TileKind, Unit } from '../../../../src/model/corpus.ts';
import type { Derived, Destination, Instruction, Ordinals, Place } from '../../instruction.ts';

export interface TextRange {
  from: number;
  to: number;
}

/** A stretch of a paragraph and what it is. */
export interface Tile {
  at: TextRange;
  as: TileKind;
}

/** A place as far as one phrase names it. */
export interface Spot {
  unit: Unit | null;
  section: TextRange | null;
  paragraphs: Ordinals[];
  items: Ordinals[];
  sentences: Ordinals[];
  /** Numbers of things whose kind the sentence leaves out: "replace the third". */
  ofKindBefore: Ordinals[];
  position: Place['position'];
  opening: TextRange | null;
  closing: TextRange | null;
  /** Parts around it that are told by their words. */
  told: { of: Unit; opens: TextRange | null; closes: TextRange | null; holds: TextRange | null; headed?: true }[];
  about: TextRange | null;
  within: Place['within'];
  /** Quoted words beside which an addition goes. */
  beside: TextRange | null;
  /** Quoted words before which an addition beside others goes: between the two. */
  next: TextRange | null;
  /** Every place where the old words stand is meant. */
  every: boolean;
  /** So often the old words must stand, where the sentence says it: both. */
  times: number | null;
  /** The number is one that nothing has yet: "new fourth bullet". */
  vacant: boolean;
  /** A second number of the same thing: the third (last) sentence. */
  also: Place['also'];
  /** Quoted words in which those that are changed stand: in the phrase "a b c". */
  context: TextRange | null;
  /** Which of the places where the old words stand: the second "toll". */
  nth: Place['nth'];
  /** A mark that is called by its name, and goes: the comma after "toll". */
  mark: string | null;
  /** Marks that stand around the old words, and are named: the parentheses around "or two". */
  marks: '()' | '""' | null;
  /** Words told by their number alone: the last word. */
  words: Place['words'];
  /** Where the old words end, of which the first are quoted: with other quoted words, or with the part that they stand in. */
  through: TextRange | 'sentence' | 'paragraph' | 'entry' | 'there' | 'all before' | 'all after' | null;
  /** More is said than can be kept: two things of one kind, or a number of parts that nobody counts. */
  unclear: boolean;
  /** Quoted words of the text as it stood. */
  old: TextRange | null;
  /** "The same section", "that paragraph", "it": how much of the place that was named last holds again. */
  again: 'section' | 'paragraph' | 'place' | null;
  /** The words are on a card, not in the glossary. */
  onCard: boolean;
  /** The phrase that names a target, where it is more than a quotation. */
  phrase: TextRange | null;
}

/** Where the words of an amendment are: in the sentence (a comma by its name), in the rest of its paragraph, in those after it, or only described. */
export type Wording
  = | { is: 'given'; at: TextRange; quoted: boolean; /** It is what a reference leads to: of a whole part "See ..." is made of it. */ refers?: true }
    | { is: 'mark'; mark: string; at: TextRange }
    | { is: 'derived'; by: Derived; /** Nothing but the first letter is spoken of. */ firstLetter: boolean }
    | { is: 'rest' }
    | { is: 'following' }
    | { is: 'described' }
    | { is: 'none' };

export interface Command {
  operation: Operation;
  /** One for each thing named: "the second and fourth paragraphs" are two. */
  targets: Spot[];
  /** Where an addition or a removed piece goes, and the place named at the sentence's head. */
  where: Spot;
  /** The words that name the place beside the targets' own phrases. */
  locator: TextRange[];
  wording: Wording;
  /** What `wording` is: nearly always the new text. */
  brings: 'new text' | 'old text';
  /** What a renumbering does with the parts that it names. */
  how: Instruction['how'];
  /** Beside what a part is moved. */
  to: Destination | null;
  /** It names nothing that it is done to: "Deleted.", "Replace with: ...". */
  bare: boolean;
  /** The text that it promises is one paragraph, item or sentence. */
  single: boolean;
  /** It reports what the sentences around it undo, and they are its text: "This reverses ...". */
  takesProse: boolean;
}

/** One stretch of a paragraph, in order; nothing of the paragraph is left out. */
export type Piece
  = | { is: 'order'; at: TextRange; commands: Command[]; tiles: Tile[]; aside: boolean; anaphor: boolean; /** Words before its first command that say how many come. */ notice: TextRange | null; /** The other words in which its sentence was read (recast.ts), folded. */ readAs?: string; /** They were made of what it quotes. */ loosely?: true }
    | { is: PlainKind; at: TextRange };

/** A sentence that gives no order that could be read: `unread` may be one all the same, `limit` takes back of one beside it. */
export type PlainKind = 'notice' | 'pointer' | 'rationale' | 'limit' | 'unread' | 'prose';
