/** What can be found: one document for each entry, and one for each topic of a ruling that has no entry. */
import type { Entry } from '../../model/corpus.ts';
import type { State } from '../../model/versions.ts';

/** Why a name leads to a document, surest first. */
export type NameReason = 'headword' | 'variant' | 'topic' | 'pointer';

export interface Name {
  name: string;
  reason: NameReason;
}

/** A piece of text as a reader finds it. */
export interface Passage {
  /** The address it has on the document's page. */
  anchor: string | null;
  text: string;
  /** Of what stands beside the text: the document that says it. */
  by: string | null;
}

export interface SearchDocument {
  /** Id of the entry, or of the newest ruling on the topic. */
  id: string;
  kind: Entry['kind'] | 'ruling';
  /** The headword, or the topic, exactly as published. */
  headword: string;
  /** Other names that lead here, each once. */
  names: Name[];
  /** `superseded` is a topic of rulings of which none holds any more; `not known` one of which nothing held tells it. */
  status: State | 'not known';
  /** How it stands, in the words that stand at its head. */
  standing: string;
  /** The day since when the text stands as it does, where a ruling changed it; null where none did. */
  amended: string | null;
  /** The text in force, and after it what rulings in force say beside it. */
  passages: Passage[];
  /** What no longer holds: its words hardly count, and are not shown. */
  old: string[];
  /** True where the text says nothing but where to look. */
  pointer: boolean;
  /** Of a day that is asked for: whether it is not known that it held then. */
  unsure?: boolean;
}
