/**
 * A sentence without the words that it quotes; and as the rows of `recastings.ts` see it: what is quoted, and each part that
 * is told by its number, is one thing to them, whatever its words.
 */
import { countedNouns } from './nouns.ts';
import { cardinalWords } from './numbers.ts';
import { any, rank } from './text-things.ts';

const noun = any([...countedNouns.map((word) => word.replace('.', String.raw`\.`)), 'items', 'item', 'points', 'point']);
export const number = `(?:\\d+|${any(cardinalWords)})`;
const counted = `(?:(?:the |(?<=(?:^|in |of |from )))${rank} (?:${number} )?${noun}|${noun} (?:number |no\\.? |nr\\.? |#)?${number})(?![\\w-])`;
const partPhrase = new RegExp(`(?<![\\w-])${counted}(?:,? (?:of|in) ${counted})*`, 'g');
const quotation = /(["“])([^"”]+)(["”])/g;

/** The words of a sentence, with nothing left of what it quotes but the marks. */
export const unquoted = (words: string): string => words.replaceAll(/["“][^"”]*["”]/gu, '""');

const veil = (sign: string) => (found: string): string => sign.repeat(found.length);

/** A place that is named first: what a row says of a sentence holds behind it. */
export const leads = /^(?:in|within|of|from) (?:¶+|the example),? /;

/**
 * A folded sentence with a sign for each character that is quoted (¤), and of a part that is counted (¶: "the second
 * sentence of the last paragraph"): what a row says of one holds for all.
 */
export function veiled(sentence: string): { parts: string; words: string } {
  const words = sentence.replace(quotation, (_, opens: string, inside: string, closes: string) => opens + veil('¤')(inside) + closes);
  return { words, parts: words.replace(partPhrase, veil('¶')) };
}
