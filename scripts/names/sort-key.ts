/**
 * A name as these documents sort it: case, quotes, apostrophes and accents do not count, dashes and other signs are spaces.
 * ("Entries are arranged alphabetically, ignoring punctuation" is how the documents themselves put it.)
 */
export function sortKey(name: string): string {
  return name.normalize('NFKD').replaceAll(/[\u0300-\u036f'‘’"“”`]/gu, '').toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
}
