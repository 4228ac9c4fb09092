import pluralize from 'pluralize';
import { sortKey } from '../../names/sort-key.ts';

const known = new Map<string, string>();

/** A name's sort key with each word in the singular: "movements - ship" and "movement - ships" have the same. */
export function singularKey(name: string): string {
  return sortKey(name).split(' ').map(singular).join(' ');
}

/** The singular of one word in small letters; a word that ends in no s is left, for only a plural in s spells the same name. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return word;
  let found = known.get(word);
  if (found === undefined) known.set(word, found = pluralize.singular(word));
  return found;
}
