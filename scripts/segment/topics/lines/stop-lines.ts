/**
 * Terms in lines that are broken at a width and have no gap between entries, each at the head of a line behind a sentence:
 * `Halt. The band stops where it stands and may`, `halt – the band stops`. Nothing tells them from beginnings of sentences
 * but the order of the alphabet.
 */
import type { ReadingLine } from '../../../read/source-file.ts';
import { endsSentence } from '../../blocks/ends-sentence.ts';
import { sortKey } from '../../../names/sort-key.ts';
import { isTitleOf } from '../../front-matter/stated-date.ts';
import { risingShare } from '../../../names/alphabet.ts';
import { mayBeName } from '../../headwords/may-be-name.ts';

const FEWEST = 5;
/** In a document that does not say what it is, nearly all of them are in order. */
const SORTED = 0.9;
const MOST_WORDS = 4;
const HEAD = /^(?<head>[^.!?:;*]{2,40})\.\s+["“'‘(]?[\p{Lu}\d]/u;
const LINES_OF_HEAD = 20;
/** What heads the terms of a letter, or of several: `C`, `- C -`, `X-Z`. */
const LETTER = /^[^\p{L}\d]{0,6}\p{L}(?: ?[-–&,/] ?\p{L}){0,4}[^\p{L}\d]{0,6}$/u;

/** Reads: the lines of a document. Writes: the places of those that begin with such a term and a full stop, each with the length of the term. */
export function stopLines(lines: readonly ReadingLine[]): ReadonlyMap<number, number> {
  const isSaid = lines.slice(0, LINES_OF_HEAD).some(({ text }) => isTitleOf(text, 'glossary'));
  return new Map(termLines(lines, HEAD, isSaid).map(({ at, head }) => [at, head.length]));
}

/** What else parts a term from a text that may begin small; each sign counts for itself. */
export const SIGNED: readonly { is: RegExp; example: string }[] = [
  { is: /^(?<head>[^.!?;:*–—]{2,60}?)\s+-{1,2}\s+\S/u, example: 'halt -- the band stops' },
  { is: /^(?<head>[^.!?;:*]{2,60}?)\s*[–—]\s+\S/u, example: 'halt – the band stops' },
  { is: /^(?<head>[^.!?;:*]{2,60}?):\s+\S/u, example: 'halt: the band stops' },
];

/** Reads: the lines of a document. Writes: the places of those that begin with a term and another sign, where one sign does so throughout. */
export function signLines(lines: readonly ReadingLine[]): ReadonlySet<number> {
  const found = SIGNED.map(({ is }) => termLines(lines, is, false)).find(({ length }) => length > 0);
  return new Set((found ?? []).map(({ at }) => at));
}

function termLines(lines: readonly ReadingLine[], is: RegExp, isSaid: boolean): Term[] {
  const written = lines.flatMap(({ text }, at) => (text.trim() === '' ? [] : [at]));
  const tight = written.filter((at) => (lines[at + 1]?.text ?? '').trim() !== '').length;
  if (tight < written.length * MOSTLY_TIGHT) return [];
  let prior = '';
  const found = written.flatMap((at) => {
    const text = lines[at]?.text.trim() ?? '';
    const head = prior === '' || endsSentence(prior) || LETTER.test(prior) || (lines[at - 1]?.text.trim() ?? '') === '' ? headIn(text, is) : null;
    prior = text;
    return head === null ? [] : [{ at, head }];
  });
  const sorted = found.length >= FEWEST && risingShare(found.map(({ head }) => sortKey(head))) >= SORTED;
  return sorted && (isSaid || found.length >= written.length * DENSE) ? withThoseBelowOpenEnds(found, written, (at) => headIn(lines[at]?.text.trim() ?? '', is)) : [];
}

/** The share of lines that begin with a term where each entry has one line. */
const A_LINE_EACH = 0.8;

/** Where nearly every line begins with a term, one does, too, though the text above it has lost its full stop: between its neighbours, in their order. */
function withThoseBelowOpenEnds(found: readonly Term[], written: readonly number[], headAt: (at: number) => string | null): Term[] {
  const below = written.slice(written.indexOf(found[0]?.at ?? 0));
  if (found.length < below.length * A_LINE_EACH) return [...found];
  const places = new Map(found.map(({ at }, index) => [at, index]));
  let [last, next] = ['', 1];
  return below.flatMap((at) => {
    const index = places.get(at);
    if (index !== undefined) next = index + 1;
    const head = headAt(at);
    const key = head === null ? '' : sortKey(head);
    const after = found[next];
    if (head === null || (index === undefined && (after === undefined || key <= last || key >= sortKey(after.head)))) return [];
    last = key;
    return [{ at, head }];
  });
}

interface Term { at: number; head: string }

/** The share of lines with another right below: in other documents gaps part the entries. */
const MOSTLY_TIGHT = 0.7;
/** The share of lines that begin with a term, at the least. */
const DENSE = 0.15;

function headIn(line: string, is: RegExp): string | null {
  const head = is.exec(line)?.groups?.['head'];
  return head !== undefined && /\p{L}/u.test(head) && mayBeName(head, { words: MOST_WORDS, doubts: 'none' }) ? head : null;
}
