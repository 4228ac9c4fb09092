import { coverageOf, type Coverage } from '../../src/model/extent.ts';
import type { InterpretedDocument } from '../interpret/interpreted.ts';
import type { NameIndex } from './names/name-index.ts';

/** What is held: the names, and what the copies cover. */
export interface Scope {
  index: NameIndex;
  coverage: Coverage;
}

/** Reads: all documents, and the names of their entries. */
export function scopeOf(documents: readonly InterpretedDocument[], index: NameIndex): Scope {
  return { index, coverage: coverageOf(documents.map(({ document }) => document)) };
}
