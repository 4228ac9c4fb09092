/**
 * Terms told by nothing but where they stand: at the margin, each right above its text, which is set in. What is set in is
 * text, however short its lines are.
 */
import { TERM } from '../../../read/source-file.ts';
import type { ReadingLine } from '../../../read/source-file.ts';
import { looksLikeHeadword } from '../../headwords/headword-line.ts';
import { inFrame } from '../titles/title-list.ts';

const FEWEST = 4;
/** The share of lines at the margin, from the first term to the last, that are terms; of all lines, that are set in. */
const NEARLY_ALL = 0.9;
const SET_IN = 0.4;
/** The share of texts whose first line is longer than a term. */
const MOST = 0.5;
const LONGEST = 60;
const LONG = 25;
/** A sign that a document of its own accord puts before each term. */
const SIGN = /^(?:[>»›+#~=]{1,2}|[[(<{][\p{L}\p{N}]{1,4}[\])>}]) +(?=[\p{L}\d"“'‘(])/u;
/** The margin may be set in as a whole, so far at the most. */
const WIDEST_MARGIN = 8;

/** Reads: the lines of a document. Writes: the same, its terms as headings, where all that is text in it is set in farther than they; signs around all of them are no part of any. */
export function withHangingTerms(lines: ReadingLine[]): ReadingLine[] {
  if (lines.filter(({ heading }) => heading !== undefined).length >= FEWEST) return lines;
  const indents = lines.map(({ text }) => (text.trim() === '' ? null : text.startsWith('\t') ? WIDEST_MARGIN + 1 : withoutStar(text).search(/\S/u)));
  const margins = [...new Set(indents.filter((indent) => indent !== null && indent <= WIDEST_MARGIN))].slice(0, WIDEST_MARGIN);
  const found = margins.map((margin) => termsAt(lines, indents, margin ?? 0)).find((terms) => terms.size > 0);
  if (found === undefined) return lines;
  const nameIn = [...found].every((at) => inFrame(lines[at]?.text.trim() ?? '') !== null) ? (text: string): string => inFrame(text)?.head ?? text : (text: string): string => text.replace(SIGN, '').replace(/:$/u, '');
  return lines.map((line, at) => (found.has(at) ? { ...line, text: nameIn(line.text.trim()), heading: TERM } : line));
}

/** A star stands in a column of its own, beside names without one. */
const STARRED = /^\*(?= \S)/u;
const withoutStar = (text: string): string => text.replace(STARRED, ' ');

/** "(nothing this month)" */
const IN_BRACKETS = /^\s*\([^()]+\)\s*$/u;

/** The terms of a document whose margin is set in so far; none where what stands there is not nearly all terms. */
function termsAt(lines: readonly ReadingLine[], indents: readonly (number | null)[], margin: number): Set<number> {
  // Beside a column of stars one space is enough.
  const least = margin > 0 && lines.some(({ text }) => STARRED.test(text)) ? 0 : 1;
  const isSetIn = (at: number): boolean => (indents[at] ?? -1) > margin + least;
  const terms = lines.flatMap((_, at) => (indents[at] === margin && lines[at]?.heading === undefined && isSetIn(at + 1) && isTerm(lines[at]?.text.trim() ?? '', lines[at + 1]?.text.trim() ?? '') ? [at] : []));
  const [first = 0, last = 0] = [terms[0], terms.at(-1)];
  const within = lines.flatMap((_, at) => (at >= first && at <= last && indents[at] !== null && lines[at]?.heading === undefined && /[\p{L}\p{N}]{2}/u.test(lines[at]?.text ?? '') ? [at] : []));
  const atMargin = within.filter((at) => !isSetIn(at) && !IN_BRACKETS.test(lines[at]?.text ?? '')).length;
  const long = terms.filter((at) => (lines[at + 1]?.text.trim().length ?? 0) > LONG).length;
  const signed = terms.every((at) => SIGN.test(lines[at]?.text.trim() ?? ''));
  const sections = lines.filter(({ heading }) => heading !== undefined).length;
  const isApart = terms.length === atMargin && terms.every((at) => at === 0 || lines[at - 1]?.text.trim() === '');
  const isStrict = signed || isApart || (sections > 0 && terms.length === atMargin);
  const isRegular = terms.length >= Math.max(isStrict ? FEWEST - 1 : FEWEST, sections) && terms.length >= atMargin * NEARLY_ALL && within.length - atMargin >= within.length * SET_IN && (signed || long >= terms.length * MOST);
  return new Set(isRegular ? terms : []);
}

/** A name of several things, with all of them behind it. */
const NAMES_OTHERS = /^[^()]{2,40} \([^()]{20,60}\)$/u;

/** A short line that may be a name, and does not run in with a text. */
function isTerm(text: string, below: string): boolean {
  return (text.length <= LONGEST || NAMES_OTHERS.test(text)) && looksLikeHeadword(text.replace(/(?<=\S):$/u, '')) && (!/\s[-–—]\s|:\s/u.test(text) || isTwofold(text, below));
}

/** A name of two parts, `Cost: another card`, above a text that begins as a sentence does. */
function isTwofold(text: string, below: string): boolean {
  return /^[^:–—]{2,30}: [\p{L}\d][^:–—.]{1,30}$/u.test(text) && /^["“'‘(]?\p{Lu}/u.test(below);
}
