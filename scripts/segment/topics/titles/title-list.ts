/** What may be a title, and when several lines are the titles of a document. */
import type { ReadingLine } from '../../../read/source-file.ts';
import { sortKey } from '../../../names/sort-key.ts';
import { isLetterHeading } from '../parts/headings.ts';
import { isPlausible } from '../names/plausible.ts';
import { splitsOf } from '../names/splits.ts';
import { mayBeName, type Asked } from '../../headwords/may-be-name.ts';

export const FEWEST = 3;
export const NEARLY_ALL = 0.8;
export const LONGEST = 80;
export const FRAMED = /^(?<before>[=~#+_|:^-]{1,12}|[-=]{1,3}[([{<]|<{1,3}|\[{1,2}|\{{1,2}|[»›•·°¤§]{1,3}|\*(?= )|\*{3,8})\s{0,20}(?<head>[\p{L}\p{N}"“'‘(][^=~#_|<>[\]{}*]{0,58}?[^\s=~#_|<>[\]{}*-])\s{0,20}(?<behind>[=~#+_|:^-]{1,12}|[)\]}>][-=]{1,3}|>{1,3}|\]{1,2}|\}{1,2}|[«‹•·°¤§]{1,3}|(?<= )\*|\*{3,8})$/u;

const MIRRORED: Readonly<Record<string, string>> = { '<': '>', '[': ']', '{': '}', '(': ')', '»': '«', '›': '‹' };

function mirrored(before: string): string {
  return before.split(/(?:)/u).reverse().map((sign) => MIRRORED[sign] ?? sign).join('');
}

/** Reads: a line without what stands at its edges. Writes: what stands between the same signs on both sides, and the signs before it; null where none do. */
export function inFrame(line: string): { head: string; before: string } | null {
  const { before = '', head, behind = '' } = FRAMED.exec(line)?.groups ?? {};
  return head === undefined || mirrored(before) !== behind ? null : { head, before };
}

/** A line that may be a title, and what it says without the signs around it. */
export interface Title { at: number; head: string }

/** Whether a line may be a title at all; `asked`, where less tells it from a text than that a document sets it off. */
export function isName(head: string, asked: Asked = { doubts: 'some' }): boolean {
  return mayBeName(head, { longest: LONGEST, ...asked }) && !isLetterHeading(head);
}

/** Several, no two alike, nearly each with a text below that is no name with a text of its own; `parted`, where the title of a part may stand between a name and its text. */
export function areTitles(all: readonly Title[], lines: readonly ReadingLine[], parted = false): boolean {
  const told = toldOf(all, lines, parted);
  const heading = told.filter((at) => splitsOf(lines[at]?.text.trim() ?? '').some((split) => isPlausible(split) && split.rest !== '')).length;
  return areTold(all, lines, parted) && heading <= told.length / 2;
}

/** Several, no two alike, nearly each with a text below. */
export function areTold(all: readonly Title[], lines: readonly ReadingLine[], parted = false): boolean {
  return all.length >= FEWEST && toldOf(all, lines, parted).length >= all.length * NEARLY_ALL && new Set(all.map(({ head }) => sortKey(head))).size === all.length;
}

/** The places of texts right below such titles. */
function toldOf(all: readonly Title[], lines: readonly ReadingLine[], parted: boolean): number[] {
  const places = new Set(all.map(({ at }) => at));
  const isFramed = (at: number): boolean => FRAMED.test(lines[at]?.text.trim() ?? '');
  return all.map(({ at }) => belowOf(lines, at)).map((at) => (parted && isFramed(at) && !places.has(at) ? belowOf(lines, at) : at)).filter((at) => at >= 0 && !places.has(at) && !isFramed(at));
}

/** The next line with text, right below or behind a gap, with the edge of a box in it or not; -1 where there is none. */
function belowOf(lines: readonly ReadingLine[], at: number): number {
  return [at + 1, at + 2, at + 3].find((place) => (lines[place]?.text ?? '').trim() !== '') ?? -1;
}
