import { letterOf } from '../../src/model/letters.ts';
import type { InterpretedDocument } from '../interpret/interpreted.ts';
import type { NameIndex } from './names/name-index.ts';

/** What is held: the names, the letters, and those letters of which every copy lost something. */
export interface Scope {
  index: NameIndex;
  letters: ReadonlySet<string>;
  damaged: ReadonlySet<string>;
}

/** A glossary page holds the letter it names; a glossary in one piece holds the letters that it has entries of. */
export function scopeOf(documents: readonly InterpretedDocument[], index: NameIndex): Scope {
  const glossaries = documents.filter(({ document }) => document.kind === 'glossary');
  const letters = new Set(glossaries.flatMap(lettersOf));
  const whole = new Set(glossaries.filter(({ entries }) => entries.every(({ completeness }) => completeness === 'complete')).flatMap(lettersOf));
  return { index, letters, damaged: new Set([...letters].filter((letter) => !whole.has(letter))) };
}

function lettersOf({ document, entries }: InterpretedDocument): string[] {
  return document.letter === null ? entries.map(({ headword }) => letterOf(headword)) : [document.letter];
}
