/** What a sentence says of the words that it quotes: that they lack a letter, or are now one word. What is not so makes it doubtful. */
import { cardinalWords, positionOf } from '../numbers.ts';

const count = { word: /[^\s]+/g, letter: /\p{L}/gu, comma: /,/g, sentence: /[.!?](?=["”)]*(?:\s|$))/g, clause: /[^,;]+/g } as const;
type Counted = keyof typeof count;
const counted = (what: string, words: string): number => words.match(count[what as Counted])?.length ?? 0;

const lacks = /\b(?:lack|lacks|lacked|misses|missed|short(?: of)?) a (word|letter|comma)\b/g;
const hasTooMany = /\ba (word|letter|comma) too many\b/g;
const areSoMany = /\b(one|two|three|a single) (word|sentence|clause)s?\b/g;

const grows = /\bgrow(?:s|n)?\b/;
const wordsOf = (words: string): string[] => words.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
/** What grows keeps its words, or is the same but for a figure. */
function isGrown(was: string, now: string): boolean {
  const kept = wordsOf(now);
  const withoutFigures = (words: string): string => wordsOf(words).filter((word) => !/^\d+$/.test(word) && !cardinalWords.includes(word)).join(' ');
  return wordsOf(was).every((word) => kept.includes(word)) || (kept.length === wordsOf(was).length && withoutFigures(was) === withoutFigures(now));
}

/** The quoted words that a count tells of: the next; behind the last, these. */
function toldOf(parts: string, at: number, quoted: readonly string[]): string {
  const before = (parts.slice(0, at).match(/["“]¤+["”]/g) ?? []).length;
  return quoted[Math.min(before, quoted.length - 1)] ?? '';
}

/** What stands apart behind quoted words, and what these must be for it to mean them. */
const isA: readonly (readonly [noun: RegExp, is: RegExp])[] = [
  [/word/, /^\s*\S+\s*$/],
  [/numbers?|figure|numeral|count|total|amount|sum|value/, new RegExp(`^\\W*(?:\\d+|${cardinalWords.join('|')})\\W*$`)],
  [/sentence/, /[.!?]["”’)]*$/],
  [/remark|parenthetical|parenthesis|brackets?|parentheses/, /^\([^)]*\)[.,;]?$/],
  [/text|entry|definition|passage|line|paragraph/, /^\b$/],
];
const standsApart = /(?<!\b(?:in|of|from) )\b(?:the|this|that|its) (?:old |whole |entire |present |current )?([a-z]+)\b(?! ["“])/g;

/** `"lamp" is redundant: delete the sentence`: what is called so behind the quoted words must be these. */
const areMeant = (parts: string, [first = '']: readonly string[]): boolean =>
  Array.from(parts.slice(parts.search(/¤["”]/)).matchAll(standsApart)).every(([, noun = '']) => isA.every(([called, is]) => !new RegExp(`^(?:${called.source})$`).test(noun) || is.test(first)));

/**
 * @param parts - the sentence with its quotations veiled
 * @param isOldFirst - whether the first of the quoted words are those that go
 * @param isAddition - whether words go beside others, of which nothing more is said
 * @returns whether nothing is said of the quoted words that is not so
 */
export function isSoOfWords(parts: string, quoted: readonly string[], isOldFirst: boolean, isAddition: boolean): boolean {
  const [first = '', second] = quoted;
  const [was, now] = isOldFirst ? [first, second] : [second ?? '', first];
  const gains = (sign: RegExp, isMore: boolean): boolean => Array.from(parts.matchAll(sign)).every(([, what = '']) => now !== undefined && (isMore ? counted(what, now) > counted(what, was) : counted(what, now) < counted(what, was)));
  const areCounted = Array.from(parts.matchAll(areSoMany)).every(({ 1: many = '', 2: what = '', index }) => counted(what, toldOf(parts, index, quoted)) === (positionOf(many) ?? 1));
  return (isAddition || areMeant(parts, quoted)) && gains(lacks, true) && gains(hasTooMany, false) && areCounted && (now === undefined || !grows.test(parts) || isGrown(was, now));
}
