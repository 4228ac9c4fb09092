/**
 * What a list of cards says of each below its name, in one line of fields: `Barge / Low Water / #14 / U`. It begins no topic,
 * nor does what stands between it and the first text: `Last printed: High Water`.
 */
import type { Paragraph } from '../../blocks/paragraphs.ts';
import { opensAsInstruction } from '../names/instruction-openings.ts';
import { titleIn } from '../titles/title-line.ts';

/** Signs between fields; where texts hold the sign, too, a field must look like a figure or a code. */
export const BETWEEN: readonly { sign: RegExp; fields: number; coded: boolean; example: string }[] = [
  { sign: /\s+\/\s+|\s*\/\/\s*/u, fields: 3, coded: false, example: 'Barge / Low Water / #14 / U' },
  { sign: /\s*[|•·‧∙]\s*/u, fields: 2, coded: false, example: 'Barge • Low Water, rare' },
  { sign: /\s+[-–—]\s+/u, fields: 3, coded: true, example: 'Barge - Low Water - 14 U' },
  { sign: /,\s+/u, fields: 3, coded: true, example: 'Barge, Low Water, no. 14, uncommon' },
  { sign: /;\s+/u, fields: 2, coded: true, example: 'Barge; Low Water #14' },
  { sign: /\]\s*\[|\)\s*\(/u, fields: 2, coded: false, example: '[Barge] [Low Water]' },
];
const CODED = /^(?:#|no\.? ?|nr\.? ?)?\d{1,4}\p{Lu}?$|(?:#|\b[Nn]o\.? ?)\d{1,4}\b|^(?:[CURMPF]\d?|common|uncommon|rare|promo)$|^\p{L}[\p{L} ]{1,20}:? [+-]?\d{1,2}$|\s\d{1,3} ?[CURMPF]?$/iu;
const LONGEST = 100;
const LONGEST_FIELD = 48;
/** So many names with such a line, and so large a share of all lines of its shape. */
const FEWEST = 3;
const NEARLY_ALL = 0.8;
/** Where nothing tells what such a line is but its place, more are needed. */
const FEWEST_SECOND = 4;
const ENDS = /[.!?]["”’)\]]*$/u;
/** Lines that stand below it, and above the text. */
const MOST_BELOW = 3;
const LONGEST_BELOW = 60;

/** The sign by which a line falls into fields, as its place in the table; -1 for a line of another kind. */
function signOf({ type, first, last, text, heading }: Paragraph): number {
  if (type !== 'paragraph' || first !== last || heading !== null || text.length > LONGEST || /[.!?:;,]["”’]?$/u.test(text)) return -1;
  return BETWEEN.findIndex(({ sign, fields, coded }) => {
    const parts = text.split(sign).map((part) => part.trim());
    return parts.length >= fields && parts.every((part) => part !== '' && part.length <= LONGEST_FIELD && (/^[[(#“"'‘]*[\p{Lu}\d]/u.test(part) || CODED.test(part))) && (!coded || parts.some((part) => CODED.test(part)));
  });
}

/** Whether a name stands in a line that nothing else stands right above. */
function isName(paragraphs: readonly Paragraph[], at: number): boolean {
  const [above, name] = [paragraphs[at - 1], paragraphs[at]];
  if (name === undefined || titleIn(name) === null || signOf(name) >= 0) return false;
  return above === undefined || above.last < name.first - 1 || !/[\p{L}\p{N}]/u.test(above.text) || ENDS.test(above.text);
}

const isRightBelow = (paragraph: Paragraph | undefined, above: Paragraph | undefined): boolean => paragraph !== undefined && above?.last === paragraph.first - 1;

/** Reads: a document's paragraphs. Writes: the same, those marked that are such lines, where most lines of their shape stand right below names. */
export function withDataLines(paragraphs: Paragraph[]): Paragraph[] {
  const signs = paragraphs.map(signOf);
  // What only such lines hold needs no place right below the name.
  const below = signs.map((sign, at) => sign >= 0 && (BETWEEN[sign]?.coded === false || isRightBelow(paragraphs[at], paragraphs[at - 1])) && isName(paragraphs, at - 1));
  const believed = new Set(BETWEEN.keys().filter((sign) => {
    const [found, all] = [below.filter((one, at) => one && signs[at] === sign).length, signs.filter((one) => one === sign).length];
    return found >= FEWEST && found >= all * NEARLY_ALL;
  }));
  const lines = believed.size === 0 ? secondTitles(paragraphs) : below.flatMap((one, at) => (one && believed.has(signs[at] ?? -1) ? [at] : []));
  const parts = new Set(lines.flatMap((at) => [at, ...furtherBelow(paragraphs, at)]));
  return parts.size === 0 ? paragraphs : paragraphs.map((paragraph, at) => (parts.has(at) ? { ...paragraph, part: true } : paragraph));
}

/** Where nearly every name has another short line right below it, and its text below that: that line says what the thing is, in whatever words. */
function secondTitles(paragraphs: readonly Paragraph[]): number[] {
  const names = paragraphs.flatMap((_, at) => (isName(paragraphs, at) && isRightBelow(paragraphs[at + 1], paragraphs[at]) ? [at] : []));
  const found = names.filter((at) => {
    const [line, text] = [paragraphs[at + 1], paragraphs[at + 2]];
    return line !== undefined && text !== undefined && isSecond(line) && isRightBelow(text, line) && (ENDS.test(text.text) || text.text.length > LONGEST);
  });
  const all = names.filter((at) => at >= (found[0] ?? 0)).length;
  return found.length >= FEWEST_SECOND && found.length >= all * NEARLY_ALL ? found.map((at) => at + 1) : [];
}

/** It begins as a title does, or is a word or two; it asks nothing, orders nothing. */
function isSecond(line: Paragraph): boolean {
  return /^[[(“"]*[\p{Lu}\d]|^\S+(?: \S+)?$/u.test(line.text) && line.text.length <= LONGEST_BELOW && !line.text.includes('?') && titleIn(line) !== null && !opensAsInstruction(line.text);
}

/** Short lines right below such a line, with more right below them: the last of them is no text. */
function furtherBelow(paragraphs: readonly Paragraph[], at: number): number[] {
  const lines = Array.from({ length: MOST_BELOW }, (_, step) => at + step + 1);
  const end = lines.findIndex((place) => {
    const [prior, one, next] = [paragraphs[place - 1], paragraphs[place], paragraphs[place + 1]];
    return prior === undefined || one === undefined || prior.last !== one.first - 1 || next?.first !== one.last + 1 || one.text.length > LONGEST_BELOW || ENDS.test(one.text);
  });
  return end < 0 ? [] : lines.slice(0, end);
}
