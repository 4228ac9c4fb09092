/** The order of a dictionary: entries under letters, letters in a row. */
import { knownTo } from './around.ts';
import type { Telling } from './around.ts';
import type { Entry, Extent, SourceDocument } from './corpus.ts';
import { longDay } from './dates.ts';

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

/** A glossary page as it is called: `letter P`, or `0-9`, which is no letter. */
export function pageOfLetter(letter: string): string {
  return letter === otherLetter ? letter : `letter ${letter}`;
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

/** How many letters of the alphabet a glossary is held of, and up to when anything is known: `3 of 26 letters; known up to 4 November 2019`. */
export function coverageInWords(holdings: Holdings & { documents: readonly (Telling & Pick<SourceDocument, 'extent'>)[] }): string {
  const letters = heldOfAlphabet(holdings);
  const known = knownTo(holdings.documents);
  const held = letters === 0 ? 'No glossary held' : letters === 26 ? 'All 26 letters' : `${letters} of 26 letters`;
  return [held, known === null ? 'no day known' : `known up to ${longDay(known)}`].join('; ');
}

/** Whether a glossary is held of every letter: only then can "every rule" be promised. */
export function holdsAllLetters(holdings: Holdings): boolean {
  return heldOfAlphabet(holdings) === 26;
}

function heldOfAlphabet(holdings: Holdings): number {
  return [...lettersHeld(holdings).keys()].filter((letter) => /^[A-Z]$/.test(letter)).length;
}
