/**
 * Signs that a press and a keyboard write in several ways, and the foldings by which the same words compare equal however they
 * were set. Text is only ever folded to find or compare; what is kept is kept to the byte. What compares more loosely or more
 * strictly is composed of these where it is needed, and says why.
 */
import { oneSpace } from './one-space.ts';

/** What stands for an apostrophe or a single quotation mark. */
export const apostrophes = '‘’`';
/** An apostrophe that counts as a letter of its word. */
export const letterApostrophe = 'ʼ';
/** Double quotation marks above the line; a low one only opens, and who reads quotations must know it from the others. */
export const quotes = '“”';
export const lowQuote = '„';
/** Feet and inches, minutes and seconds, which are also set as quotation marks. */
export const prime = '′';
export const doublePrime = '″';
export const dashes = '–—‑‐';
/** A minus stands before a figure, and may be typed as a hyphen. */
export const minus = '−';

const straight = apostrophes + letterApostrophe + prime;
const straightDouble = quotes + lowQuote + doublePrime;
const hyphens = dashes + minus;
const single = new RegExp(`[${straight}]`, 'gu');
const double = new RegExp(`[${straightDouble}]`, 'gu');
const long = new RegExp(`[${hyphens}]`, 'gu');

/** Each sign of these groups with the one that stands for all of its group. */
export function asOne(groups: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(groups).flatMap(([one, signs]) => Array.from(signs, (sign) => [sign, one] as const)));
}

/** What a plain keyboard types for a sign of print. */
export const typedSigns = asOne({ "'": straight, '"': straightDouble, '-': hyphens });

/** The same text with straight quotation marks and apostrophes. */
export function straightQuotes(text: string): string {
  return text.replace(single, "'").replace(double, '"');
}

/** The same text with hyphens for dashes of any length. */
export function plainDashes(text: string): string {
  return text.replace(long, '-');
}

/** The same text as a plain keyboard types it: straight quotes, plain dashes, one space. Case stays, which may carry meaning. */
export function asTyped(text: string): string {
  return oneSpace(plainDashes(straightQuotes(text)));
}
