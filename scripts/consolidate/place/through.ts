import type { Instruction } from '../../interpret/instruction.ts';
import { sentences } from '../../../src/model/sentences.ts';
import { sentenceAround } from './sentences/placed-sentence.ts';
import { words } from '../text/fold.ts';
import { findQuoted } from '../text/quotation.ts';
import type { Found } from '../text/quotation.ts';

/**
 * The words from those that were found to the last ones that an instruction quotes, or to the end of their sentence or
 * paragraph; or what stands before or after them in the part that is named. Null where the last ones do not stand behind the first in the same block, or more than once.
 */
export function stretchThrough({ block, from, to }: Found, through: NonNullable<Instruction['place']['through']>, part: 'paragraph' | 'sentence' = 'paragraph'): Found | null {
  if ('all' in through) return part === 'sentence' ? allBehindInSentence({ block, from, to }, through.all) : allBeside({ block, from, to }, through.all);
  if ('end' in through) {
    const end = through.end === 'paragraph' ? block.text.length : sentenceAround({ block, from, to })?.to;
    // "Delete from "loudly" to the end of the sentence": what stands before it keeps the stop.
    const stop = isBegun(block.text.slice(0, from)) ? /[.!?]$/u.exec(block.text.slice(0, end))?.[0].length ?? 0 : 0;
    return end === undefined ? null : { block, from, to: end - stop };
  }
  const [last, ...others] = findQuoted([block], through.words).filter((found) => found.from >= to);
  return last === undefined || others.length > 0 ? null : { block, from, to: last.to };
}

/** Whether words before a stretch are the beginning of a sentence. */
const isBegun = (before: string): boolean => before.trim() !== '' && !/[.!?:;]["'”’)\]]*\s*$/u.test(before);

/** All of a paragraph behind the end of a sentence, or before its beginning; null where the quoted words end, or begin, within one, or nothing stands there. */
function allBeside({ block, from, to }: Found, side: 'before' | 'after'): Found | null {
  const parts = sentences(block.text);
  const isWhole = parts.some((sentence) => (side === 'after' ? sentence.to === to : sentence.from === from));
  const rest = side === 'after' ? { block, from: to, to: block.text.length } : { block, from: 0, to: from };
  return isWhole && block.text.slice(rest.from, rest.to).trim() !== '' ? rest : null;
}

/** All of a sentence behind words of it, but for its stop; null where nothing stands there. What stands before them begins the sentence, and keeps its place. */
function allBehindInSentence(found: Found, side: 'before' | 'after'): Found | null {
  const { block, to } = found;
  const end = sentenceAround(found)?.to;
  const rest = block.text.slice(to, end).replace(/[.!?]["”’)]*\s*$/u, '');
  return side === 'before' || end === undefined || rest.trim() === '' ? null : { block, from: to, to: to + rest.length };
}

/** A stretch from the beginning of a sentence, or of what stands in brackets, to a mark. */
const standsBetweenMarks = ({ block: { text }, from, to }: Found): boolean => /(?:^|[.!?:;([]["”’)\]]*\s*)$/u.test(text.slice(0, from)) && /[.;:!?)\]]["”’)]*$/u.test(`${text}.`.slice(from, to + 1).trimEnd());

/** Whether the last words that are quoted belong to the stretch: "from "a" through "b""; of "from "a" to "b"" only where a clause begins with "a" and ends with "b" it is certain. */
export const endsAsTold = (instruction: Instruction, found: Found): boolean => !instruction.says.includes('words to words') || standsBetweenMarks(found);

/** So many words make one end of a stretch certain where the copy has lost others. */
const ENOUGH = 3;

/** Whether both ends of a stretch are told by words that are not few: what a copy has lost between them goes, too. */
export const hasSureEnds = ({ oldText, place: { through } }: Instruction): boolean =>
  through !== null && 'words' in through && [oldText ?? '', through.words].every((end) => words(end).length >= ENOUGH);
