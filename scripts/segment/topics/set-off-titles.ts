/**
 * Titles that a document sets off on lines of their own in a way no format knows: `== Anchor ==`, `<Anchor>` between signs,
 * or a name with the code of its card right below it. Each kind is believed only where it comes again and again, each
 * time above a text.
 */
import type { ReadingLine } from '../../read/source-file.ts';
import { endsSentence } from '../blocks/ends-sentence.ts';
import { looksLikeHeadword } from '../headwords/headword-line.ts';
import { sortKey } from '../sort-key.ts';
import { isLetterHeading } from './headings.ts';
import { doubtsAboutTopic } from './not-a-topic.ts';
import { isPlausible } from './plausible.ts';
import { splitsOf } from './splits.ts';

const FEWEST = 3;
const NEARLY_ALL = 0.8;
const LONGEST = 80;
/** A term of a list of terms, as deep as a heading can be. */
const TERM = 6;
const FRAMED = /^(?<before>[=~#+_|:^-]{1,12}|[-=]{1,3}[([{<]|<{1,3}|\[{1,2}|\{{1,2}|[»›•·°¤§]{1,3}|\*{3,8}) ?(?<head>[\p{L}\p{N}"“'‘(][^=~#_|<>[\]{}*]{0,58}?[^\s=~#_|<>[\]{}*-]) ?(?<behind>[=~#+_|:^-]{1,12}|[)\]}>][-=]{1,3}|>{1,3}|\]{1,2}|\}{1,2}|[«‹•·°¤§]{1,3}|\*{3,8})$/u;
const MIRRORED: Readonly<Record<string, string>> = { '<': '>', '[': ']', '{': '}', '(': ')', '»': '«', '›': '‹' };

/** Reads: the lines of a document. Writes: the same, such titles as headings. */
export function withSetOffTitles(lines: ReadingLine[]): ReadingLine[] {
  if (lines.some(({ heading }) => heading !== undefined)) return lines;
  return withFrames(withCodes(lines));
}

interface Framed { at: number; head: string }

/** The signs that most lines are framed with, where each of these has a text below it and is no heading of several topics. */
function withFrames(lines: ReadingLine[]): ReadingLine[] {
  const frames = new Map<string, Framed[]>();
  lines.forEach(({ text }, at) => {
    const { before = '', head, behind = '' } = (text.length > LONGEST ? null : FRAMED.exec(text.trim()))?.groups ?? {};
    if (head === undefined || mirrored(before) !== behind || !looksLikeHeadword(head) || isLetterHeading(head) || doubtsAboutTopic(head) >= 2) return;
    const frame = `${before.charAt(0)}${before.length > 1 ? '+' : ''}`;
    const all = frames.get(frame);
    if (all === undefined) frames.set(frame, [{ at, head }]);
    else all.push({ at, head });
  });
  const [most] = [...frames.values()].filter((all) => areTitles(all, lines)).toSorted((a, b) => b.length - a.length);
  if (most === undefined) return lines;
  const heads = new Map(most.map(({ at, head }) => [at, head]));
  return lines.map((line, at) => (heads.has(at) ? { ...line, text: heads.get(at) ?? '', heading: TERM } : line));
}

function mirrored(before: string): string {
  return before.split(/(?:)/u).reverse().map((sign) => MIRRORED[sign] ?? sign).join('');
}

function areTitles(all: readonly Framed[], lines: readonly ReadingLine[]): boolean {
  const below = all.map(({ at }) => belowOf(lines, at));
  const places = new Set(all.map(({ at }) => at));
  const told = below.filter((at) => at >= 0 && !places.has(at) && !FRAMED.test(lines[at]?.text.trim() ?? ''));
  const heading = told.filter((at) => splitsOf(lines[at]?.text.trim() ?? '').some((split) => isPlausible(split) && split.rest !== '')).length;
  return all.length >= FEWEST && told.length >= all.length * NEARLY_ALL && heading <= told.length / 2 && new Set(all.map(({ head }) => sortKey(head))).size === all.length;
}

/** The next line with text, right below or behind one gap; -1 where there is none. */
function belowOf(lines: readonly ReadingLine[], at: number): number {
  return [at + 1, at + 2].find((place) => (lines[place]?.text ?? '').trim() !== '') ?? -1;
}

/** What a list calls a card by, beside its name: `BS 14`, `FS-9`, `12R`, `#104`. */
const CODE = /^(?:\p{Lu}{1,4}[\p{L}]{0,2}[ -]?\d{1,4}[a-z]?|#?\d{1,4}[\p{L}]{0,2}|\((?:\p{Lu}{1,4}[ -]?)?\d{1,4}\))$/u;

/** A name behind a gap, the code of its card right below it, a text below that: so in nearly every block that has a code. */
function withCodes(lines: ReadingLine[]): ReadingLine[] {
  const isBlank = (at: number): boolean => (lines[at]?.text ?? '').trim() === '';
  const codes = lines.flatMap(({ text }, at) => (CODE.test(text.trim()) ? [at] : []));
  const names = codes.filter((at) => !isBlank(at - 1) && isBlank(at - 2) && !isBlank(at + 1) && isName(lines[at - 1]?.text ?? '')).map((at) => at - 1);
  const told = names.filter((at) => endsSentence(lines[at + 2]?.text ?? '') || (lines[at + 2]?.text ?? '').trim().length > LONGEST / 2).length;
  if (names.length < FEWEST || names.length < codes.length * NEARLY_ALL || told < names.length * NEARLY_ALL) return lines;
  const heads = new Set(names);
  return lines.map((line, at) => (heads.has(at) ? { ...line, text: line.text.trim(), heading: TERM } : line));
}

function isName(text: string): boolean {
  return text.trim().length <= LONGEST && looksLikeHeadword(text) && doubtsAboutTopic(text.trim()) < 2;
}
