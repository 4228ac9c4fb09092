import type { Block } from '../../../src/model/corpus.ts';
import { sentences } from '../../../src/model/sentences.ts';
import { isItem } from '../place/ordinals.ts';
import { words } from './fold.ts';

/** What no printer leaves: each sign with what it is called. A text may have them already; a change must bring no new one. */
export const signs: readonly { is: RegExp; name: string; example: string }[] = [
  { is: /[,;:]\s*[,;:.!?]/gu, name: 'doubled punctuation', example: 'a rope,, or' },
  { is: /[!?][.,;]|[,;][!?]/gu, name: 'doubled punctuation', example: 'a rope!. Or' },
  { is: /\p{L} -\p{L}|\p{L}- \p{L}(?!\p{L}*-)|\p{L} \/\p{L}|\d \d(?= \p{L})/gu, name: 'a word that comes apart', example: 'a rope -like thing' },
  { is: /(?<!\.)\.\s*[,;:](?!\s*[a-z(])|(?<!\.)\.\.(?!\.)/gu, name: 'doubled punctuation', example: 'a rope.. Or' },
  { is: /(?<=\p{L}{3})(?<!\b(?:etc|incl|excl|approx|resp|esp|viz|max|min|vol|fig|sec|inc|ltd|corp|bros|abbr))\.[,;:](?=\s)/giu, name: 'doubled punctuation', example: 'a rope., or' },
  { is: /\s[,;:!?](?=\s|$)|\s\.(?=\s|$)/gu, name: 'punctuation that hangs', example: 'a rope , or' },
  { is: /[([]\s*[,;:.!?)\]]|[,;:]\s*[)\]]/gu, name: 'punctuation that hangs', example: 'a rope (, or' },
  { is: /\p{Ll}[,;!?]\p{L}|\p{Ll}\.\p{Lu}\p{Ll}/gu, name: 'a lost space', example: 'a rope,or' },
  { is: /\b(?:and|or|but|nor|the|an?|of|its|their|your|our|every)\s*[.,;:!?)]/giu, name: 'a word that hangs', example: 'a rope and.' },
  { is: /[([](?:if|when|unless|and|or|with|without|for|in|at|on|of|to|by|from|as|than|that|which|who|not)[)\]]/giu, name: 'a bracket of one word that leads on', example: 'a rope (if)' },
  { is: /\b(?:and|or|but|nor|the|an?|of)\s*$/giu, name: 'a word that hangs', example: 'a rope and' },
  { is: /^\s*[,;:.!?)\]]/gu, name: 'punctuation that hangs', example: ', a rope' },
  { is: /(?:^|[.!?;(]\s*)see(?: also)?:?\s*(?:[.,;!?)\]]|$)/giu, name: 'a reference to nothing', example: 'A rope. See.' },
  { is: /\b(?:at|into|than|during|between)\s*(?:[.,;:!?)]|$)/giu, name: 'a word that hangs', example: 'a rope is tied at.' },
  { is: /,\s*\(/gu, name: 'a comma before a bracket', example: 'a rope, (of any size)' },
  { is: /(?:^|[.!?]["”’]?\s+)\((?!see\b)\p{Ll}[^().!?]*\)[.!?]?(?=\s|$)/gu, name: 'a bracket without its sentence', example: 'A rope. (unless it rains).' },
  { is: /,\s*$/gu, name: 'a sentence without its end', example: 'a rope,' },
  { is: /\s[”’](?=\s|[.,;:!?]|$)|“\s*”|‘\s*’|""/gu, name: 'a quotation mark that hangs', example: 'a “” rope' },
  { is: /(?<=\p{L}{3}|\)|\b(?:it|me|us|so|up|on|do|go|be|is|to|by|he|we))(?<!\b(?:etc|incl|excl|approx|resp|esp|viz|max|min|vol|fig|sec|inc|ltd|abbr))\.\s+\p{Ll}/gu, name: 'a sentence that begins small', example: 'It is a rope. and a cat' },
  { is: /\b(\p{L}+)\s+\1\b/giu, name: 'a doubled word', example: 'a rope rope' },
  { is: /\b(\p{L}+(?:\s+\p{L}+){1,7})\s+\1\b/giu, name: 'words that stand twice side by side', example: 'a rope is tied rope is tied' },
  { is: /(?<=(?:^|[.!?]\s)\p{Lu}\p{Ll}+(?:,| \p{Ll}+){0,3}) (?:A|An|The|It|He|She|They|You|If|When|This|These|That|Each|Any|All|No|Your|In|At|On|For) (?=\p{Ll})/gu, name: 'a capital in the midst of a sentence', example: 'But It is a rope.' },
  { is: /,\s+(?:A|An|The|It|He|She|They|You|If|When|This|These|That|Each|Any|All|No|Your|In|At|On|For|See)\s/gu, name: 'a sentence that runs into the next', example: 'a rope, The cat' },
];

/** What no sentence has where words are gone from its midst. What new words bring is the publisher's own. */
export const joints: readonly { is: RegExp; name: string; example: string }[] = [
  { is: /\b(?:and|or|nor)\s+(?:and|or|nor|but)\b/giu, name: 'two words that join, and nothing between them', example: 'a rope and or a cat' },
  { is: /\b(?:the|an?|every|of|at|into|than|between|with|for)\s+(?:and|or|but|nor|is|are|was|were|may|must|can|cannot|of)\b/gu, name: 'a word that hangs', example: 'the and a cat' },
  { is: /(?:^|[.!?]["”’)]*\s+|[([]\s*)(?:and|or|nor|of|is|are|was|were)\s/gu, name: 'a sentence without its beginning', example: 'and a cat' },
];

/** With what no item begins that had another word before it. */
const LEADS_ON = /^(?:of|on|in|at|with|without|from|to|by|under|over|near|after|before|during|between|behind|than|that|which|who|whose|if|when|unless|while)\b/u;

/** Whether a text is another with words taken out of it, and none put in: each of its words stands there behind the one before. */
function isLess(was: string, now: string): boolean {
  const left = words(was).values();
  return now.length < was.length && words(now).every((word) => left.some((other) => other === word));
}

/** Whether an item has lost the word with which it began: "on the water", of "fog on the water". */
const isBereft = (was: Block, now: Block): boolean => isItem(was) && isLess(was.text, now.text) && LEADS_ON.test(now.text) && !LEADS_ON.test(was.text);

/** The first joint that words leave which are gone; null where there is none. */
function jointLeft(was: string, now: string): string | null {
  const left = isLess(was, now) ? joints.find(({ is }) => count(now, is) > count(was, is)) : undefined;
  return left === undefined ? null : `${left.name}${around(was, now, left.is)}`;
}

/** "The Gull, ", put before a name of a list: its capital is a name's, and begins no sentence. */
const isNameForList = (given: string): boolean => /^(?:A|An|The) \p{Lu}[^.!?;:()]*,$/u.test(given.trim());

/** How often the new words have a sign, which is then the publisher's own. */
const ownOf = (given: string, is: RegExp): number => Math.max(count(given, is), isNameForList(given) ? count(`, ${given} `, is) : 0);

const count = (text: string, is: RegExp): number => text.match(is)?.length ?? 0;

const pairs: readonly [string, RegExp, RegExp][] = [['a bracket', /[([]/gu, /[)\]]/gu], ['a quotation mark', /“/gu, /”/gu]];

/** Brackets and quotation marks that do not pair. */
export const unpaired = (text: string): string | null =>
  pairs.find(([, opens, closes]) => count(text, opens) !== count(text, closes))?.[0] ?? (count(text, /"/gu) % 2 === 1 ? 'a quotation mark' : null);

/** Whether a text ends in a colon; one that a change brings may head what is to come. */
const headsNothing = (text: string): boolean => /:\s*$/u.test(text);

/** The sign with the words around it: the first of them that did not stand there before. */
function around(was: string, now: string, is: RegExp): string {
  const shown = [...now.matchAll(is)].map(({ index, 0: found }) => now.slice(Math.max(0, index - 12), index + found.length + 8).trim());
  const fresh = shown.find((words) => !was.includes(words));
  return fresh === undefined ? '' : `: “${fresh}”`;
}

/** Words of a sentence that is worth saying once. */
const WORTH = 3;

/** How many of a text's sentences have stood in it before. */
function repeats(text: string): number {
  const said = sentences(text).map((one) => words(one.text)).filter(({ length }) => length >= WORTH).map((all) => all.join(' '));
  return said.length - new Set(said).size;
}

const RUNS_ON = /;\s+(?:The|A|An|It|He|She|They|You|If|When|This|No)\s/gu;

/** What a change left at the beginning or the end of a paragraph, or said twice in it. */
function atEdges(was: string, now: string, given: string): string | null {
  const [ended, ends] = [was, now].map((text) => /[.!?:;]["”’)\]]*$|[.!?]["”’)\]]*\)$/u.test(text.trim()));
  if (ended === true && ends === false && !/[)\]*]$/u.test(now.trim())) return 'it would leave a sentence without its end';
  if (count(now, RUNS_ON) > count(was, RUNS_ON) + count(given, RUNS_ON)) return 'it would leave a sentence that runs into the next';
  if (/^["“'‘(]*\p{Lu}/u.test(was) && /^["“'‘(]*\p{Ll}/u.test(now) && !/^see\b/u.test(now)) return 'it would leave a paragraph that begins small';
  if (repeats(now) > repeats(was)) return 'it would leave two sentences that say the same';
  return null;
}

/**
 * What a change left behind in a block that was not there before: punctuation doubled or hanging, a bracket or a quotation
 * mark without its pair. Null where it reads as printed text does, or where the block is gone.
 * @param given - the new words: the signs within them are the publisher's own
 */
export function untidy(was: Block, text: Block[], given = ''): string | null {
  const now = text.find(({ id }) => id === was.id);
  if (now === undefined) return null;
  const sign = signs.find(({ is }) => count(now.text, is) > count(was.text, is) + ownOf(given, is));
  if (sign !== undefined) return `it would leave ${sign.name}${around(was.text, now.text, sign.is)}`;
  if (headsNothing(now.text) && !headsNothing(was.text) && count(now.text, /:/gu) <= count(was.text, /:/gu)) return 'it would leave a colon with nothing behind it';
  const edge = atEdges(was.text, now.text, given);
  if (edge !== null) return edge;
  if (now.text !== was.text && text.some(({ id, text: other }) => id !== was.id && other === now.text)) return 'it would leave two parts that say the same';
  const joint = jointLeft(was.text, now.text);
  if (joint !== null) return `it would leave ${joint}`;
  if (isBereft(was, now)) return 'it would leave an item without its beginning';
  const pair = unpaired(was.text) === null ? unpaired(now.text) : null;
  return pair === null ? null : `it would leave ${pair} without its pair`;
}

/** Articles before a sound that they do not go with, in small words; "a unique ship" and "an hour" are none of these. */
const articles = /\ba (?=[ae]\p{Ll}{2}|i\p{Ll}|o(?!ne\b|nce\b|ne-|ui)\p{Ll}|u(?!ni|s[eu]|t[ei]|ro)\p{Ll})(?!eu)|\ban (?=[bcdfgjklmnpqrstvwz]\p{Ll}{2})/giu;

/** That the article before words that are new no longer goes with them; null where it does. */
export function strayArticle(was: Block, text: readonly Block[]): string | null {
  const now = text.find(({ id }) => id === was.id);
  return now === undefined || count(now.text, articles) <= count(was.text, articles) ? null : `the article no longer goes with the word behind it${around(was.text, now.text, articles)}`;
}
