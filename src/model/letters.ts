/** The order of a dictionary: entries under letters, letters in a row. */
import type { Entry, Extent } from './corpus.ts';

/** Where headwords go that do not begin with one of the letters A to Z. */
export const otherLetter = '0-9';

const collator = new Intl.Collator('en', { ignorePunctuation: true, numeric: true, sensitivity: 'base' });

/** Dictionary order: punctuation and case are ignored, figures count as numbers. */
export function inDictionaryOrder(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => collator.compare(a.headword, b.headword) || collator.compare(a.id, b.id));
}

/** The letter a headword stands under: its first letter or figure, without accents. */
export function letterOf(headword: string): string {
  const first = /[\p{L}\p{N}]/u.exec(headword.normalize('NFD'))?.[0]?.toUpperCase() ?? '';
  return /^[A-Z]$/.test(first) ? first : otherLetter;
}

/** Entries by letter, letters and entries in dictionary order; only letters that have an entry. */
export function byLetter(entries: readonly Entry[]): Map<string, Entry[]> {
  return Map.groupBy(inDictionaryOrder(entries), (entry) => letterOf(entry.headword));
}

export interface LetterLink { letter: string; entries: number; held: boolean }

/** The whole alphabet, each letter with the number of its entries and whether its glossary page is held. */
export function alphabet(entries: readonly Entry[], held: readonly string[]): LetterLink[] {
  const groups = byLetter(entries);
  const letters = [...Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ'), ...(groups.has(otherLetter) ? [otherLetter] : [])];
  return letters.map((letter) => ({ letter, entries: groups.get(letter)?.length ?? 0, held: held.includes(letter) }));
}

/** What tells which letters are held, of a corpus or of what is to become one. */
interface Holdings {
  letters: readonly string[];
  documents: readonly { extent: readonly Extent[] }[];
  entries: readonly Pick<Entry, 'completeness' | 'headword'>[];
}

/**
 * The letters of which a glossary is held, and whether a copy of each is whole: only then does absence prove anything.
 * Where no document says what its copy covers, a letter is whole whose entries all are.
 */
export function lettersHeld({ letters, documents, entries }: Holdings): Map<string, { whole: boolean }> {
  const extents = Map.groupBy(documents.flatMap(({ extent }) => extent), ({ letter }) => letter);
  const damaged = new Set(entries.filter(({ completeness }) => completeness !== 'complete').map(({ headword }) => letterOf(headword)));
  return new Map([...new Set([...letters, ...extents.keys()])].map((letter) => {
    const stated = extents.get(letter);
    return [letter, { whole: stated === undefined ? !damaged.has(letter) : stated.some(({ whole }) => whole) }];
  }));
}
