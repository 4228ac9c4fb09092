/**
 * What linking hands on: every entry and ruling with its id, its blocks addressable, its references resolved or reported,
 * and each ruling with the entry it concerns. No text has been changed yet.
 */
import type { Block, Entry, Icon, Message, Ruling, SourceDocument } from '../../src/model/corpus.ts';
import type { Instruction } from '../interpret/instruction.ts';
import type { NamesInText } from '../segment/names-in-texts.ts';

/** An entry as its document published it. Prints of several editions that are one entry have one id. */
export type BaseEntry = Omit<Entry, 'text' | 'versions' | 'known' | 'status' | 'referencedBy' | 'rulings' | 'editions'>;

/** How surely a topic names an entry, from the surest down; null where none was found. */
export type TopicMatch = 'exact' | 'folded' | 'number' | 'alias' | 'longer' | 'parent' | 'subject';

/** A ruling whose entry is known or known to be missing, with what it instructs. */
export interface TargetedRuling extends Omit<Ruling, 'amendments' | 'supersededBy' | 'blocks'> {
  blocks: Block[];
  /**
   * exact: the same characters; folded: the same but for case, quotes, dashes and spaces; number: singular for plural;
   * alias: by the operator's word or "X, The"; longer: the topic is the beginning of one headword only
   * ("multi-x" for "multi-x cards"); parent: the topic is a subtopic or a step of the entry ("battle (step 2)");
   * subject: it has no topic, and its first sentence is about that card.
   */
  match: TopicMatch | null;
  instructions: Instruction[];
}

export interface LinkedCorpus {
  title: string;
  publishers: string[];
  address: string | null;
  authority: string | null;
  sample: boolean;
  icons: Icon[];
  also: Record<string, string[]>;
  letters: string[];
  documents: SourceDocument[];
  /** Ids of the glossary documents, by edition: which of them are one. */
  editions: string[][];
  /** By id of a glossary document, names of entries that stand on a line of their own within its texts. */
  namesInTexts: ReadonlyMap<string, NamesInText>;
  entries: BaseEntry[];
  rulings: TargetedRuling[];
  messages: Message[];
}
