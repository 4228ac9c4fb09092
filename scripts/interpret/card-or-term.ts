import { isCapitals } from '../segment/topics/names/capitals.ts';

/** Small words that a card's title prints in small letters. */
const SMALL = new Set(['of', 'the', 'a', 'an', 'and', 'or', 'to', 'in', 'on', 'at', 'for', 'from', 'with', 'by', 'as', 'de', 'la', 'du', 'von', 'van', 'etc']);
/** Words that name the rules' own things, in a title or without. */
const TERMS = /\bicons?\b|\b(?:rules?|formats?|phases?|restrictions?|requirements?)$/iu;
/** A text that speaks of a game format, a phase or a rule, not of a card. */
const DEFINES = /^(?:the following (?:special )?rules\b|a card type\b|a (?:type|kind|form) of\b|this (?:term|rule|format|icon|symbol|skill)\b)/iu;

/**
 * Whether a headword names a card or a term of the rules: cards are printed as titles, terms in small letters or, for
 * attributes, in capitals. A title whose text defines a format or an icon is a term.
 */
export function cardOrTerm(headword: string, firstBlock: string | undefined): 'card' | 'term' | 'unsure' {
  const words = headword.replaceAll(/["“”'‘’()[\]]/gu, '').split(/[\s/–—-]+/u).filter((word) => /\p{L}/u.test(word));
  const first = words[0];
  if (first === undefined) return 'unsure';
  if (/^\p{Ll}/u.test(first) || (isCapitals(headword) && words.length === 1 && headword.length > 4)) return 'term';
  if (TERMS.test(headword) || DEFINES.test(firstBlock ?? '') || definesItself(headword, firstBlock ?? '')) return 'term';
  const small = words.filter((word) => /^\p{Ll}/u.test(word) && !SMALL.has(word)).length;
  return small >= words.length / 2 ? 'term' : 'card';
}

/** "The Inner Basin is made up of ..." under "Inner Basin": a card's text says "this card". */
function definesItself(headword: string, text: string): boolean {
  return text.startsWith(`The ${headword} is `) || text.startsWith(`The ${headword} are `);
}
