import type { Block, SourceDocument } from '../../src/model/corpus.ts';
import type { Instruction, Place } from '../interpret/instruction.ts';
import type { BaseEntry, TargetedRuling, TopicMatch } from '../link/linked.ts';

/** Whether a ruling's topic is the entry's own name, print and number apart: where nothing is quoted, no other is certain enough. */
export const isOwnName = ({ match }: Pick<Case, 'match'>): boolean => match === 'exact' || match === 'folded' || match === 'number';

/** One amendment before an entry: all that is looked at to decide whether, and how, it is applied. */
export interface Case {
  /** Id of the amendment. */
  id: string;
  instruction: Instruction;
  /** What else the ruling instructs. */
  others: Instruction[];
  /** The rulings document. */
  document: SourceDocument;
  /** Topic of the ruling, as printed. */
  topic: string;
  match: TopicMatch;
  entry: BaseEntry;
  /** Other entries of the same name: a name that two entries share names neither. */
  namesakes: BaseEntry[];
  /** The entry's text as the amendments before this one left it. */
  text: Block[];
  /** The same as it stood before the sentence that gives the instruction: what its commands count in, however many there are. */
  before: Block[];
  /** The same as the ruling found it, before any of its orders. */
  found: Block[];
  repealed: boolean;
  /** The amendment's new text, its blocks marked with the amendment's id. */
  newBlocks: Block[];
  /** False where it is not known whether the ruling is newer than the entry's base text. */
  dated: boolean;
}

/** The same case, with something else said of the place. */
export const placedAs = (judged: Case, said: Partial<Place>): Case => ({ ...judged, instruction: { ...judged.instruction, place: { ...judged.instruction.place, ...said } } });

/** One instruction with its id and its ruling. */
export interface Numbered {
  id: string;
  instruction: Instruction;
  ruling: TargetedRuling;
  /** The ruling's document, as of the day from which the instruction holds. */
  document: SourceDocument;
  /** The entry's text before the sentence that gives the instruction; null where the ruling makes the entry. */
  before: Block[] | null;
  /** The same before the first sentence of the ruling. */
  found: Block[] | null;
}
