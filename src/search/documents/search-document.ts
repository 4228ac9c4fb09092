/** What can be found: one document for each entry, and one for each topic of a ruling that has no entry. */
import type { Entry } from '../../schemas/corpus.ts';

/** Why a name leads to a document, surest first. */
export type NameReason = 'headword' | 'variant' | 'topic' | 'pointer';

export interface Name {
  name: string;
  reason: NameReason;
}

/** A piece of text with the address it has on its page; null where the page has none for it. */
export interface Passage {
  anchor: string | null;
  text: string;
}

export interface SearchDocument {
  /** Id of the entry, or of the newest ruling on the topic. */
  id: string;
  kind: Entry['kind'] | 'ruling';
  /** The headword, or the topic, exactly as published. */
  headword: string;
  /** Other names that lead here, each once. */
  names: Name[];
  status: Entry['status'];
  /** The day since when the text stands as it does, where a ruling changed it; null where none did. */
  amended: string | null;
  /** The text in force. */
  passages: Passage[];
  /** What rulings say beside the text: words that count for less. */
  beside: string[];
  /** What no longer holds: words that hardly count. */
  old: string[];
  /** True where the text says nothing but where to look. */
  pointer: boolean;
}
