/**
 * Terms that a full stop parts from their texts, in lines that are broken at a width and have no gap between entries:
 * `Halt. The band stops where it stands and may` ... Nothing tells them from short sentences but the order of the alphabet.
 */
import type { ReadingLine } from '../../read/source-file.ts';
import { endsSentence } from '../blocks/ends-sentence.ts';
import { looksLikeHeadword } from '../headwords/headword-line.ts';
import { sortKey } from '../sort-key.ts';
import { doubtsAboutTopic } from './not-a-topic.ts';
import { isTitleOf } from '../front-matter/stated-date.ts';
import { risingShare } from './order.ts';

const FEWEST = 5;
/** In a document that does not say what it is, nearly all of them are in order. */
const SORTED = 0.9;
const MOST_WORDS = 4;
const HEAD = /^(?<head>[^.!?:;*]{2,40})\.\s+["“'‘(]?[\p{Lu}\d]/u;
const LINES_OF_HEAD = 20;

/** Reads: the lines of a document. Writes: the places of those that begin with such a term, each with the length of the term. */
export function stopLines(lines: readonly ReadingLine[]): ReadonlyMap<number, number> {
  const written = lines.flatMap(({ text }, at) => (text.trim() === '' ? [] : [at]));
  const tight = written.filter((at) => (lines[at + 1]?.text ?? '').trim() !== '').length;
  if (tight < written.length * MOSTLY_TIGHT) return new Map();
  let prior = '';
  const found = written.flatMap((at) => {
    const text = lines[at]?.text.trim() ?? '';
    const head = prior === '' || endsSentence(prior) ? headIn(text) : null;
    prior = text;
    return head === null ? [] : [{ at, head }];
  });
  const isSaid = lines.slice(0, LINES_OF_HEAD).some(({ text }) => isTitleOf(text, 'glossary'));
  const sorted = found.length >= FEWEST && risingShare(found.map(({ head }) => sortKey(head))) >= SORTED;
  const isDense = isSaid || found.length >= written.length * DENSE;
  return new Map(sorted && isDense ? found.map(({ at, head }) => [at, head.length]) : []);
}

/** The share of lines with another right below: in other documents gaps part the entries. */
const MOSTLY_TIGHT = 0.7;
/** The share of lines that begin with a term, at the least. */
const DENSE = 0.15;

function headIn(line: string): string | null {
  const head = HEAD.exec(line)?.groups?.['head'];
  return head !== undefined && head.split(/\s+/u).length <= MOST_WORDS && looksLikeHeadword(head) && doubtsAboutTopic(head) === 0 ? head : null;
}
