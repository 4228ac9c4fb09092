import { pageKinds } from './page-kinds.ts';
import { first, shipped } from './shipped-corpus.ts';

/** An entry whose name is one long word that no other entry's name holds. */
export const named = first('entry with an unmistakable name', shipped.entries.filter(({ headword, status }) =>
  /^[A-Za-z]{6,}$/.test(headword) && status === 'in force'
  && shipped.entries.filter((other) => other.headword.toLowerCase().includes(headword.toLowerCase())).length === 1));

/** A page with the small box, to search from. */
export const plainPage = first('version page', pageKinds.filter(({ kind }) => kind === 'letter')).path;

/** The word with two letters in its middle swapped: one that no text has. */
export function slipIn(word: string): string {
  const middle = Array.from(word).findIndex((letter, at) => at >= 2 && letter !== word[at + 1]);
  return word.slice(0, middle) + word.charAt(middle + 1) + word.charAt(middle) + word.slice(middle + 2);
}

/** An entry with a reference in its text to an entry that has a text of its own. */
export const referring = first('entry with a reference', shipped.entries.flatMap((entry) => entry.seeAlso.flatMap(({ target }) => {
  const led = shipped.entries.find(({ id, text, status }) => id === target && text.length > 0 && status === 'in force');
  return led === undefined || entry.text.length === 0 || entry.status !== 'in force' ? [] : [{ entry, led }];
})));
