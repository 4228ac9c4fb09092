/**
 * Where a headword ends that stands on one line with its text and nothing between them.
 *
 * Signs: letter case (a term is in small letters, its text begins with a capital), words that begin sentences, and names
 * that the rest of the corpus uses. A known name only ever lengthens the headword.
 */
import { sortKey } from '../../names/sort-key.ts';
import { EDITORS_MARK } from './editors-mark.ts';
import { LONGEST_HEADWORD } from './headword-line.ts';
import { isCapitals } from '../topics/names/capitals.ts';
import { ALWAYS_OPEN, OPEN_BUT_BEHIND_SMALL, SENTENCE_OPENERS, TITLE_PARTICLES } from './openings.ts';
import type { Names } from '../known-names.ts';

const LONGEST_IN_WORDS = 10;

/** Small words that end a title in capitals: "Low Quay icon Barges with this icon ...". */
const NOUN_OF_TITLES = /^(?:icons?|symbols?|cards?|side|mode|rules?|skills?|points?)$/u;
/** Words of which a name stands behind at once where it is said again. */
const ARTICLE = /^(?:An?|The|This|Your|Any|Each|Every|All|No)$/u;

export interface SplitLine {
  /** With an editor's mark, where one stands between it and the text. */
  headword: string;
  /** What follows; "" where the line is a headword alone. */
  text: string;
}

/**
 * Reads: a line, and the sort keys of names known from the rest of the corpus.
 * Writes: its headword and text; where no text can be told from the headword the whole line, as far as a headword may reach.
 */
export function splitRunTogether(line: string, names: Names): SplitLine {
  const words = line.trim().split(/\s+/u);
  const guess = boundary(words);
  const known = longestKnown(words, names);
  const at = Math.max(guess ?? 0, known > (guess ?? 0) && startsText(words[known] ?? '') ? known : 0);
  if (at === 0 || at >= words.length) return asFarAsItMayReach(words.join(' '));
  const text = words.slice(at).join(' ');
  const mark = EDITORS_MARK.exec(text)?.[0] ?? '';
  return { headword: `${words.slice(0, at).join(' ')} ${mark}`.trim(), text: text.slice(mark.length) };
}

function asFarAsItMayReach(line: string): SplitLine {
  if (line.length <= LONGEST_HEADWORD) return { headword: line, text: '' };
  const space = line.lastIndexOf(' ', LONGEST_HEADWORD);
  const end = space > 0 ? space : LONGEST_HEADWORD;
  return { headword: line.slice(0, end), text: line.slice(end).trim() };
}

/** The number of words of the headword by case and function words, or null where no text seems to follow. */
function boundary(words: string[]): number | null {
  const repeated = beforeItsName(words);
  if (repeated !== null) return repeated;
  const term = /^\p{Ll}/u.test(words[0] ?? '');
  const called = term ? null : endOfCall(words);
  if (called !== null) return called;
  for (let at = 1; at <= Math.min(LONGEST_IN_WORDS, words.length - 1); at++) {
    if ((words[at - 1] ?? '') === '-') continue;
    if (term ? startsText(words[at] ?? '') : startsSentence(words, at) || startsMark(words, at)) return endsInArticle(words, at) ? at - 1 : term ? at : fromArticle(words, at);
  }
  return null;
}

/** The number of words that stand again behind an article or at once: "hand lamp A hand lamp is any", "Low Quay The Low Quay lies". */
function beforeItsName(words: string[]): number | null {
  const keys = words.slice(0, LONGEST_IN_WORDS * 2 + 2).map(sortKey);
  for (let count = Math.min(LONGEST_IN_WORDS, Math.floor(keys.length / 2)); count > 0; count--) {
    const article = ARTICLE.test(words[count] ?? '');
    if (!article && count < 2) continue;
    const again = keys.slice(count + Number(article), count * 2 + Number(article));
    if (/^["“(]?\p{Lu}/u.test(words[count] ?? '') && again.length === count && again.every((key, at) => key !== '' && (key === keys[at] || key === `${keys[at] ?? ''}s`))) return count;
  }
  return null;
}

/** The number of words of a title that ends in a call or a question: "Did You Hear Oars? Nobody ...". */
function endOfCall(words: string[]): number | null {
  const end = words.slice(0, LONGEST_IN_WORDS).findIndex((word) => /[!?]["”’]?$/u.test(word)) + 1;
  const title = words.slice(0, end).every((word) => /^["“‘(]?[\p{Lu}\d]/u.test(word) || TITLE_PARTICLES.has(word));
  const opens = end > 1 ? /^["“(]?\p{Lu}/u.test(words[end] ?? '') : SENTENCE_OPENERS.has((words[end] ?? '').toLowerCase()) && /^\p{Lu}/u.test(words[end] ?? '');
  return end > 0 && title && opens ? end : null;
}

function startsMark(words: string[], at: number): boolean {
  return EDITORS_MARK.test(words.slice(at, at + LONGEST_IN_WORDS).join(' '));
}

/** No title ends in "The": it begins the text, as in "No Lamps The Clerk may ...". */
function endsInArticle(words: string[], at: number): boolean {
  return at > 1 && /^(?:The|An?)$/u.test(words[at - 1] ?? '') && !TITLE_PARTICLES.has(words[at - 2] ?? '') && !(words[at - 2] ?? '').endsWith(',');
}

/** Words between an article and the noun that it belongs to, at the most, with both. */
const LONGEST_NOUN = 4;

/**
 * Where the sentence begins whose noun stands at a place, in capitals before small letters: one that is no plural has an article
 * before it, and that begins the text, as in "Bell Rope The Quay Clerk who rings ...".
 */
function fromArticle(words: string[], at: number): number {
  const noun = words[at] ?? '';
  if (!/^\p{Lu}\p{Ll}*(?:[^s\P{Ll}]|ss)$/u.test(noun) || noun.endsWith('ing') || SENTENCE_OPENERS.has(noun.toLowerCase()) || !/^\p{Ll}/u.test(words[at + 1] ?? '')) return at;
  const article = words.slice(0, at).findLastIndex((word) => /^(?:The|An?|Each|Every|Any)$/u.test(word));
  const before = words[article - 1] ?? '';
  const isOfNoun = article > 0 && at - article < LONGEST_NOUN && words.slice(article + 1, at).every((word) => /^\p{Lu}\p{Ll}/u.test(word));
  return isOfNoun && !TITLE_PARTICLES.has(before.toLowerCase()) && !/[,:–-]$/u.test(before) ? article : at;
}

/** A word with which text may begin after a headword in small letters: a capital, a quotation, an editor's mark. */
function startsText(word: string): boolean {
  return (/^["“(]?\p{Lu}/u.test(word) && !/^[IVX]+$/u.test(word)) || /^\((?:updated|changed|revised)/iu.test(word);
}

/** Whether the word begins a sentence after a headword in capitals: a word that begins sentences, or one a small word follows. */
function startsSentence(words: string[], at: number): boolean {
  const word = words[at] ?? '';
  if (/^["“]/u.test(word)) return !isQuotedInName(words, at);
  if (!/^\p{Lu}/u.test(word) || (words[at - 1] ?? '').endsWith(',')) return false;
  const bare = word.toLowerCase().replace(/[^\p{L}]+$/u, '');
  if (OPEN_BUT_BEHIND_SMALL.has(bare) && !TITLE_PARTICLES.has((words[at - 1] ?? '').toLowerCase()) && words.length > at + 2) return true;
  return SENTENCE_OPENERS.has(bare) ? opens(words, at, bare) : goesOnSmall(words, at);
}

/** Words of a name that is quoted within another. */
const LONGEST_QUOTED = 3;

/** Whether words in quotation marks are the end of a title, for what begins behind them is a sentence: `Clerk's "Guests" When they ...`. */
function isQuotedInName(words: string[], at: number): boolean {
  const end = words.slice(at, at + LONGEST_QUOTED).findIndex((word) => /["”]$/u.test(word)) + 1;
  const isName = words.slice(0, at).concat(words.slice(at, at + end)).every((word) => /^["“(]?[\p{Lu}\d]/u.test(word) || TITLE_PARTICLES.has(word));
  return end > 0 && isName && /^\p{Lu}/u.test(words[at + end] ?? '') && startsSentence(words, at + end);
}

/** Whether a word that may begin a sentence does: a small word follows it, or it is one that no title goes on with. */
function opens(words: string[], at: number, bare: string): boolean {
  const next = words[at + 1] ?? '';
  return (words[at] ?? '').endsWith(':') || isCapitals(next) || !/^\p{Lu}/u.test(next) || ALWAYS_OPEN.has(bare) || words.slice(0, at).every(isCapitals);
}

/** Whether small letters follow as they do in a sentence and not in a title. */
function goesOnSmall(words: string[], at: number): boolean {
  const [word = '', next = '', then = ''] = words.slice(at);
  if (NOUN_OF_TITLES.test(next) && /^["“(]?\p{Lu}/u.test(then)) return false;
  if (/\p{Ll}ing$/u.test(word) && /^(?:the|an?)$/u.test(next)) return true;
  return /^\p{Ll}/u.test(next) && (!TITLE_PARTICLES.has(next.toLowerCase()) || isArticleOfSentence(next, then));
}

/** "Moving the dial ..." and "Trim is how ..." begin a sentence, "Lure of the Deep" is a title. */
function isArticleOfSentence(article: string, noun: string): boolean {
  return /^(?:the|an?|is)$/u.test(article) && /^\p{Ll}/u.test(noun) && !TITLE_PARTICLES.has(noun);
}

function longestKnown(words: string[], names: Names): number {
  for (let count = Math.min(LONGEST_IN_WORDS, words.length - 1); count > 0; count--) {
    if (names.has(sortKey(words.slice(0, count).join(' ')))) return count;
  }
  return 0;
}
