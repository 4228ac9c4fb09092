import { endsInAbbreviation } from '../../../../src/model/sentences.ts';
import type { TextRange } from '../commands/command.ts';

/** How deep a place of the text is in quotations and brackets, and whether its sentence began with the bracket. */
interface Depth {
  quotations: number;
  brackets: number;
}

const opensStraight = (text: string, at: number): boolean =>
  (at === 0 || /[\s([-]/.test(text.charAt(at - 1))) && /\S/.test(text.charAt(at + 1));

/** A straight mark opens before a word and closes after one. */
function pass(depth: Depth, text: string, at: number): Depth {
  const { quotations, brackets } = depth;
  switch (text.charAt(at)) {
    case '“': return { quotations: quotations + 1, brackets };
    case '”': return { quotations: Math.max(0, quotations - 1), brackets };
    case '"': return { quotations: opensStraight(text, at) ? quotations + 1 : Math.max(0, quotations - 1), brackets };
    case '(': return { quotations, brackets: brackets + 1 };
    case ')': return { quotations, brackets: Math.max(0, brackets - 1) };
    default: return depth;
  }
}

/** A full stop ends a sentence before a space, with the marks and brackets that close after it. */
const sentenceEnd = /[.!?]+["”'’)\]*]*(?=\s|$)/y;

function endAt(text: string, at: number): number | null {
  sentenceEnd.lastIndex = at;
  return sentenceEnd.test(text) ? sentenceEnd.lastIndex : null;
}

/** "1. Delete the last sentence." is one sentence. */
const numberAlone = /^\s*\(?(?:\d{1,2}|[a-h]|[ivIV]{1,4})\.$/i;

/** "... ("Ferries moor...") has been": a bracket ends a sentence only where it holds the whole of it. */
const closesInnerBracket = (text: string, start: number, at: number, end: number): boolean =>
  text.slice(at, end).includes(')') && text.charAt(start) !== '(';

/** An abbreviation, or: The sentence "Ferries moor." is deleted, where small letters follow a quotation that ends with its stop. */
function goesOn(text: string, start: number, at: number, end: number, nextIsSmall: boolean): boolean {
  const isShort = endsInAbbreviation(text.slice(Math.max(0, at - 20), end), nextIsSmall || /^\s*[#\d"“:,(-]/.test(text.slice(end, end + 3)));
  return isShort || numberAlone.test(text.slice(start, end)) || (nextIsSmall && /["”]/.test(text.slice(at, end)));
}

function endsOf(text: string, isSmall: (at: number) => boolean, pairsAreWhole: boolean): number[] {
  const ends: number[] = [];
  let depth: Depth = { quotations: 0, brackets: 0 };
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const end = endAt(text, at);
    for (let mark = at; mark < (end ?? at + 1); mark++) depth = pass(depth, text, mark);
    if (end === null) continue;
    const inside = depth.quotations > 0 || depth.brackets > 0 || closesInnerBracket(text, start, at, end);
    const next = end + text.slice(end, end + 40).search(/\S|$/);
    if ((!inside || !pairsAreWhole) && !goesOn(text, start, at, end, isSmall(next))) ends.push(start = next);
    at = end - 1;
  }
  const paired = depth.quotations === 0 && depth.brackets === 0;
  return paired || !pairsAreWhole ? ends : endsOf(text, isSmall, false);
}

/**
 * Cuts a paragraph into its sentences, each with the space after it, so that together they are the whole of it. A full
 * stop inside a quotation or a bracket ends no sentence unless that ends there too and is the whole of it; where the
 * marks do not pair, every full stop counts.
 * @param isSmall whether a small letter is printed at a place of the text, whose own letters may be folded
 */
export function cutSentences(text: string, isSmall: (at: number) => boolean = (at) => /\p{Ll}/u.test(text.charAt(at))): TextRange[] {
  const cuts = [...new Set([0, ...endsOf(text, isSmall, true), text.length])];
  return cuts.slice(0, -1).map((from, index) => ({ from, to: cuts[index + 1] ?? text.length }));
}
