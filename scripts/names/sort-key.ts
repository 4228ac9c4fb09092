import { apostrophes, quotes } from '../../src/model/print.ts';

/** Accents, once they are parted from their letters, and the marks that nobody sorts by; an apostrophe that is a letter is sorted as one. */
const UNSORTED = new RegExp(`[\\u0300-\\u036f'"${apostrophes}${quotes}]`, 'gu');

/**
 * A name as these documents sort it: case, quotes, apostrophes and accents do not count, dashes and other signs are spaces.
 * ("Entries are arranged alphabetically, ignoring punctuation" is how the documents themselves put it.)
 */
export function sortKey(name: string): string {
  return name.normalize('NFKD').replaceAll(UNSORTED, '').toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
}
