/** What an order says is missing from quoted words: a word, words, a letter, letters. */
import { unquoted } from './veiled.ts';

export const lost = '(?:missing|lacking|omitted|lost|forgotten|dropped|left[- ]out|absent)';
/** What may be missing from words. */
export const thing = '(?:words?|letters?|article|preposition)';
const isMissing = new RegExp(String.raw`\b${lost} (?<before>${thing})\b|\b(?<behind>${thing}),? (?:(?:that |which )?(?:is|was|are|were|has been|have been) )?${lost}\b|\b(?:is missing|lacks|is short of|wants|has lost|misses) (?:an?|one) (?<wanted>${thing})\b`, 'iu');

export interface Missing {
  of: 'word' | 'letter';
  /** Whether it is one, and no more. */
  one: boolean;
}

/** "Supply the missing word in "x z"", "a letter is missing from "x""; null where nothing is said to be missing. */
export function missingIn(order: string): Missing | null {
  const { before, behind, wanted } = isMissing.exec(unquoted(order))?.groups ?? {};
  const said = (before ?? behind ?? wanted)?.toLowerCase();
  return said === undefined ? null : { of: said.startsWith('letter') ? 'letter' : 'word', one: !said.endsWith('s') };
}
