import { lettersHeld } from '../../src/model/letters.ts';
import type { InterpretedDocument } from '../interpret/interpreted.ts';
import type { NameIndex } from './names/name-index.ts';

/** The letters of which a copy is held, and whether one of each is whole. */
export type Held = ReturnType<typeof lettersHeld>;

/** What is held: the names, and what the copies cover. */
export interface Scope {
  index: NameIndex;
  held: Held;
}

/** Reads: all documents, and the names of their entries. */
export function scopeOf(documents: readonly InterpretedDocument[], index: NameIndex): Scope {
  return { index, held: lettersHeld({ letters: [], entries: [], documents: documents.map(({ document }) => document) }) };
}
