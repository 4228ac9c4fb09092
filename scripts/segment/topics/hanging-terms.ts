/**
 * Terms told by nothing but where they stand: at the margin, each right above its text, which is set in. What is set in is
 * text, however short its lines are.
 */
import type { ReadingLine } from '../../read/source-file.ts';
import { looksLikeHeadword } from '../headwords/headword-line.ts';

const FEWEST = 4;
/** The share of lines at the margin, from the first term to the last, that are terms; of all lines, that are set in. */
const NEARLY_ALL = 0.9;
const SET_IN = 0.4;
/** The share of texts whose first line is longer than a term. */
const MOST = 0.5;
const LONGEST = 60;
const LONG = 25;
/** A term of a list of terms, as deep as a heading can be. */
const TERM = 6;
/** A sign that a document of its own accord puts before each term. */
const SIGN = /^(?:[>»›+#~=]{1,2}|[[(<{][\p{L}\p{N}]{1,4}[\])>}]) +(?=[\p{L}\d"“'‘(])/u;
const INDENTED = /^(?:\t|[ \u00a0]{2})\s*\S/u;

/** Reads: the lines of a document. Writes: the same, its terms as headings, where all that is text in it is set in. */
export function withHangingTerms(lines: ReadingLine[]): ReadingLine[] {
  if (lines.some(({ heading }) => heading === TERM)) return lines;
  const terms = lines.flatMap((_, at) => (isTerm(lines, at) ? [at] : []));
  const [first = 0, last = 0] = [terms[0], terms.at(-1)];
  const within = lines.slice(first, last + 1).filter(({ text }) => text.trim() !== '');
  const margin = within.filter(({ text, heading }) => heading === undefined && /[\p{L}\p{N}]/u.test(text) && !INDENTED.test(text)).length;
  const long = terms.filter((at) => (lines[at + 1]?.text.trim().length ?? 0) > LONG).length;
  const signed = terms.every((at) => SIGN.test(lines[at]?.text ?? ''));
  const sections = lines.filter(({ heading }) => heading !== undefined).length;
  const isStrict = signed || (sections > 0 && terms.length === margin);
  if (terms.length < (isStrict ? FEWEST - 1 : FEWEST) || terms.length < sections || terms.length < margin * NEARLY_ALL || within.length - margin < within.length * SET_IN || (!signed && long < terms.length * MOST)) return lines;
  const found = new Set(terms);
  return lines.map((line, at) => (found.has(at) ? { ...line, text: line.text.replace(SIGN, '').replace(/:$/u, ''), heading: TERM } : line));
}

/** A short line at the margin with a line that is set in right below it. */
function isTerm(lines: readonly ReadingLine[], at: number): boolean {
  const [text, below] = [lines[at]?.text ?? '', lines[at + 1]?.text ?? ''];
  if (lines[at]?.heading !== undefined) return false;
  return /^\S/u.test(text) && INDENTED.test(below) && text.trim().length <= LONGEST && looksLikeHeadword(text.trimEnd().replace(/(?<=\S):$/u, '')) && (!/\s[-–—]\s|:\s/u.test(text) || isTwofold(text, below));
}

/** A name of two parts, `Cost: another card`, above a text that begins as a sentence does. */
function isTwofold(text: string, below: string): boolean {
  return /^[^:–—]{2,30}: [\p{L}\d][^:–—.]{1,30}$/u.test(text.trim()) && /^\s+["“'‘(]?\p{Lu}/u.test(below);
}
