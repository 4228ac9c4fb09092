import { sortKey } from '../../names/sort-key.ts';

/** One word of a text, folded for comparison. */
export interface Token {
  /** In small letters, without accents and apostrophes. */
  key: string;
  /** The same without a possessive's s, where it has one; else null. */
  owned: string | null;
  from: number;
  to: number;
}

const WORD = /[\p{L}\p{N}]+(?:['’‘][\p{L}\p{N}]+)*/gu;
/** What may stand between two words of one name. */
const GAP = /^(?:\s|[-–—/&.]|['’] |\. |, | [-–—] |: |"|[“”]| ["“]|["”] | \(|\) ?)$/u;

/** The words of a text, in order. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    const owner = /^(.+)['’]s$/u.exec(word)?.[1];
    return { key: sortKey(word), owned: owner === undefined ? null : sortKey(owner), from: index, to: index + word.length };
  });
}

/** Whether two words can stand side by side in a name, by what stands between them. */
export function mayJoin(between: string): boolean {
  return GAP.test(between);
}
