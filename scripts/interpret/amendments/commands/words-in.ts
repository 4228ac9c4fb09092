/** Stretches of a ruling's words that a branch of the grammar holds: a quotation, a number, a name. */
import { positionOf } from '../../../language/en/numbers.ts';
import type { Place } from '../../instruction.ts';
import { allOf, firstOf } from '../grammar/branch-search.ts';
import type { TextRange } from './command.ts';
import type { Branch } from '../grammar/parse-change.ts';
import { insideQuotation, quotedName, rangeOf } from './quoted.ts';

export const quotationIn = (branch: Branch) => firstOf(branch, 'quotation');

/** The words of its first quotation, without the marks. */
export function wordsIn(branch: Branch): TextRange | null {
  const quotation = quotationIn(branch);
  return quotation && insideQuotation(quotation);
}

export function numeralIn(branch: Branch): TextRange | null {
  const numeral = firstOf(branch, 'numeral');
  return numeral && rangeOf(numeral);
}

/** To what a reference leads, quoted or not. */
export function nameIn(branch: Branch): TextRange | null {
  const name = firstOf(branch, 'quotation', 'refName', 'listedName');
  return name && quotedName(name);
}

/** Several names are one stretch of words: no single heading answers to it. */
export function namesOf(branch: Branch): TextRange | null {
  const names = allOf(branch, 'quotation').map(quotedName);
  const first = names[0];
  const last = names.at(-1);
  return first && last ? { from: first.from, to: last.to } : null;
}

/** "Step 3", from its noun on. */
export function stepRange(branch: Branch): TextRange {
  const noun = firstOf(branch, 'stepNoun', 'severalSteps', 'Ordinals');
  return { from: noun?.from ?? branch.from, to: branch.to };
}

/** The second "toll", "toll" (second occurrence): which of the places where the words stand. */
export function nthIn(branch: Branch): Place['nth'] {
  const rank = firstOf(branch, 'nthRank');
  const at = rank && positionOf(rank.words.trim());
  return at === null || at === 0 ? null : { rank: at, said: firstOf(branch, 'occurrenceOf', 'occurrence', 'nthTime') !== null };
}

/** "Both", "twice", "in three places": how often the words stand. */
export function timesIn(branch: Branch | null): number | null {
  if (branch === null) return null;
  const counted = /(\w+) (?:places|times|instances|occurrences|paragraphs|sentences|bullets|items)/.exec(branch.words)?.[1];
  return /\b(?:both|twice)\b/.test(branch.words) ? 2 : counted === undefined ? null : positionOf(counted);
}
