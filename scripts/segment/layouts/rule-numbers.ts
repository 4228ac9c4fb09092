/** The numbers of rules: `7.`, `7a`, `7.2`, `702.9.`, `702.9a`, `4.2.1`; those of an appendix: `B.1`, `B.1.1`, `G2.1`. */
import type { Wrapping } from '../blocks/wrapping.ts';
import { looksLikeHeadword } from '../headwords/headword-line.ts';

export interface Rule {
  /** Without the full stop behind it: "702.9a". */
  number: string;
  /** As printed: "702.9." */
  printed: string;
  /** Its figures, and its letters as figures, for the order: an appendix stands behind all chapters. */
  parts: number[];
  /** It ends in a letter, and so is a part of the rule above it. */
  lettered: boolean;
  /** What stands behind the number. */
  words: string;
}

/** A rule in its document. */
export interface Numbered extends Rule {
  /** Index of its line. */
  at: number;
  /** What stands behind the number is a title. */
  titled: boolean;
}

const NUMBER = /^(?:\*\*)?(?:§\s?)?(?<appendix>[A-Z]\.(?=\d)|[A-Z](?=\d{1,3}\.\d))?(\d{1,4}(?:\.\d{1,3}){0,4})([a-z]{1,2})?([.)]?)(?:\*\*)?\s+(?=\S)/u;
/** The chapter that the appendix A is. */
const FIRST_APPENDIX = 10_000;
/** A sentence, and behind it the rule that has more to say: "It burns. [6.1]". */
const CITES = /[.;]\s*[[(][^[\]()]{1,40}[\])]$/u;
/** A name, and the beginning of its text: "Rubble. A card that fills". */
const GOES_ON = /\p{Ll}{2}\. ["“'‘(]?\p{Lu}\S* \S+ \S/u;
/** A title is no longer than this. */
const LONGEST_TITLE = 70;

/** What a figure measures: `3.5 miles`, `3.5 MB`, `2.4 GHz`, `1.5 Million`. */
const MEASURE = /^[\p{Ll}%€$]|^(?:[KMGT]i?B|[kMG]?Hz|[KMG]?bit\/s|DPI|EUR|USD|GBP|Mio|Mrd|Million|Billion)(?:[\s.,;)]|$)/u;
/** A figure, and what it measures, at the head of the next line. */
const GOES_ON_IN_FIGURES = /^\d+(?:[.,]\d+)?\s?(?:\p{Ll}|[%€$])/u;

/** Reads: a line. Writes: the rule that it begins, or null. */
export function ruleAt(text: string): Rule | null {
  const line = text.trim();
  const found = NUMBER.exec(line);
  if (found === null) return null;
  const [whole, appendix = '', figures = '', letter = '', stop = ''] = found;
  const words = line.slice(whole.length);
  if (stop === ')' || isCode(appendix, words)) return null;
  if (appendix === '' && !figures.includes('.') && (letter === '' ? stop === '' : !/^["“'‘(*]*\p{Lu}/u.test(words))) return null; // an item of a list, a house: "12a is let"
  if (MEASURE.test(words) && letter === '' && stop === '') return null;
  const parts = [...orderOf(appendix, FIRST_APPENDIX), ...figures.split('.').map(Number), ...orderOf(letter, 0)];
  return { number: `${appendix}${figures}${letter}`, printed: `${appendix}${figures}${letter}${stop}`, parts, lettered: letter !== '', words };
}

/** `G15.1 - Object`: a sign parts a code from the name behind it, and no number from its title. */
const isCode = (appendix: string, words: string): boolean => appendix !== '' && /^[-–—:]{1,2}\s/u.test(words);

/** A letter as a figure; nothing where there is none. */
const orderOf = (letter: string, from: number): number[] => (letter === '' ? [] : [from + Number.parseInt(letter, 36)]);

/** Whether what stands behind a number is a title: short, no sentence, and the next line does not go on with it. */
export function isTitled({ words }: Rule, line: string, next: string, wrapping: Wrapping | null): boolean {
  if (words.length > LONGEST_TITLE || !looksLikeHeadword(words) || CITES.test(words) || GOES_ON.test(words) || /^\p{Ll}/u.test(next.trim())) return false;
  if (ruleAt(next) === null && GOES_ON_IN_FIGURES.test(next.trim())) return false;
  return next.trim() === '' || ruleAt(next) !== null || !wrapping?.goesOn(line, next);
}

/** Whether a number of one figure is a chapter's: those right behind it are its own. An item of a list has none. */
export function isBareRule([rule, next, third]: readonly (Rule & { titled: boolean })[]): boolean {
  const [figure = 0] = rule?.parts ?? [];
  if (!rule?.titled || next === undefined) return false;
  if (next.parts.length > 1) return next.parts[0] === figure;
  const isChapter = String(next.parts[0]).startsWith(String(figure)) && (next.parts[0] ?? 0) > figure;
  return isChapter && third?.parts[0] === next.parts[0] && (third?.parts.length ?? 0) > 1;
}
