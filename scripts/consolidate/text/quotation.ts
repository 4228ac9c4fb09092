import type { Block } from '../../../src/model/corpus.ts';
import { foldWithPlaces, foldPrint } from './fold.ts';

interface Stretch {
  from: number;
  to: number;
}

/** Where quoted words stand: `block.text.slice(from, to)`. */
export interface Found extends Stretch {
  block: Block;
}

/** A quotation that breaks off ("You may light...") gives the beginning only. Returns it without its dots, else null. */
export function opening(quoted: string): string | null {
  const cut = /^(?<start>.*\S)\s*(?:\.\.\.|\. \. \.|…)\s*$/su.exec(quoted);
  return cut?.groups?.['start'] ?? null;
}

/** A quotation of the first and the last words ("Lamps burn ... at dusk."): both; null for any other. */
export function ends(quoted: string): { first: string; last: string } | null {
  const [first = '', last = '', ...more] = quoted.split(/(?:\.\s?){3,}|…/u).map((part) => part.trim());
  return first === '' || last === '' || more.length > 0 ? null : { first, last };
}

/**
 * Every place where the quoted words stand in the blocks, as whole words. Quotes, dashes and spaces are folded in finding;
 * the places are those of the text itself, so that what stands around is kept to the byte.
 */
export function findQuoted(blocks: Block[], quoted: string, caseMatters = true): Found[] {
  const needle = caseMatters ? foldPrint(quoted) : lower(foldPrint(quoted));
  return needle === '' ? [] : blocks.flatMap((block) => findIn(block, needle, caseMatters));
}

/** The one place where the quoted words stand; null where they stand nowhere, or more than once. */
export function findOnce(blocks: Block[], quoted: string, caseMatters = true): Found | null {
  const [only, ...others] = findQuoted(blocks, quoted, caseMatters);
  return only !== undefined && others.length === 0 ? only : null;
}

/** Whether a stretch lies within another of the same block. */
export const liesIn = ({ from, to }: Stretch, whole: Stretch): boolean => whole.from <= from && to <= whole.to;

function findIn(block: Block, needle: string, caseMatters: boolean): Found[] {
  const folded = foldWithPlaces(block.text);
  const hay = caseMatters ? folded.text : lower(folded.text);
  const found: Found[] = [];
  for (let start = hay.indexOf(needle); start >= 0; start = hay.indexOf(needle, start + 1)) {
    const end = start + needle.length;
    if (!wholeWords(hay, start, end)) continue;
    found.push({ block, from: folded.at[start] ?? 0, to: (folded.at[end - 1] ?? 0) + 1 });
  }
  return found;
}

/** "lamp" does not stand in "lamplighter", nor 5 in 1.5. */
function wholeWords(hay: string, start: number, end: number): boolean {
  const joined = (left: string, right: string) => /[\p{L}\p{N}]/u.test(left) && /[\p{L}\p{N}]/u.test(right);
  const inNumber = /\d[.,]\d/u.test(hay.slice(Math.max(0, start - 2), start + 1)) || /\d[.,]\d/u.test(hay.slice(end - 1, end + 2));
  return !inNumber && !joined(hay.charAt(start - 1), hay.charAt(start)) && !joined(hay.charAt(end - 1), hay.charAt(end));
}

/** Lower case without a change of length, so that places stay what they are. */
function lower(text: string): string {
  return text.replace(/\p{Lu}/gu, (letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter));
}

/** The one block that begins with quoted words, or with those before the dots of a quotation that breaks off; null where none does, or several. */
export function blockBegunBy(text: Block[], quoted: string): Block | null {
  const [begun, ...others] = findQuoted(text, opening(quoted) ?? quoted).filter(({ from }) => from === 0);
  return begun !== undefined && others.length === 0 ? begun.block : null;
}
