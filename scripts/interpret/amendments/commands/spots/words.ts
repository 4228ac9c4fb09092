import { markNamed } from '../../../../language/en/marks.ts';
import { allOf, firstOf } from '../../grammar/branch-search.ts';
import type { Branch } from '../../grammar/parse-change.ts';
import type { Spot } from '../command.ts';
import { insideQuotation, rangeOf } from '../quoted.ts';
import { allItems, numbers, ofMany } from '../ranks.ts';
import { nthIn, numeralIn, timesIn, wordsIn } from '../words-in.ts';
import { sideOf } from './meaning.ts';
import { betweenWords } from './positions.ts';
import type { Meaning, SpotReader } from './meaning.ts';

/** What is named as words, or as something in brackets: quoted, counted, from here to there. */
export const words: Readonly<Record<string, Meaning>> = {
  Context: (branch) => ({ context: wordsIn(branch) }),
  // the example about storms; the parenthetical about storms
  Examples: (branch) => ({ unit: 'text', within: 'example', unclear: firstOf(branch, 'Ordinals', 'Figures') !== null }),
  Parentheticals: (branch) => ({ unit: 'text', within: 'parenthetical', unclear: firstOf(branch, 'Ordinals') !== null }),
  Passage_edge: (branch) => ({ unit: 'text', words: numbers(branch)[0] ?? null, unclear: ofMany(branch, 'edgeWordNoun') }),
  Passage_words: (branch) => ({ unit: 'text', unclear: firstOf(branch, 'Ordinals') !== null }),
  Passage_rest: restBesideWords,
  Range_between: (branch) => ({ unit: 'text', ...betweenWords(branch) }),
  Passage_all: () => ({ unit: 'text' }),
  BaredWords: (branch) => ({ unit: 'text', old: wordsIn(branch), marks: /quot|inverted/.test(firstOf(branch, 'anyMarks')?.words ?? '') ? '""' : '()' }),
  ClosedWords: (branch) => ({ unit: 'text', old: wordsIn(branch) }),
  OldMark: (branch) => ({ unit: 'text', mark: markNamed(branch.words) }),
  Passage_note: (branch) => ({ unit: 'text', within: 'note', unclear: firstOf(branch, 'Ordinals') !== null }),
  // fog -> mist
  oldBareWords: (branch) => ({ unit: 'text', old: rangeOf(branch) }),
  oldFigure: (branch) => ({ unit: 'text', old: rangeOf(branch) }),
  OldName: (branch) => ({ unit: 'text', old: wordsIn(branch) }),
  // in "a toll of 20"
  InWords: (branch) => ({ context: wordsIn(branch) }),
  CardText: () => ({ unit: 'text', onCard: true }),
  QuotedWords: (branch) => ({ unit: 'text', old: wordsIn(branch), nth: nthIn(branch), every: firstOf(branch, 'eachWord') !== null, times: timesIn(firstOf(branch, 'eachWord')) }),
  // everything from "no cat" up to and including "sleeps)"; the words from "no cat" to the end of the sentence
  Range_words: (branch) => {
    const [first, last] = allOf(branch, 'quotation').map(insideQuotation);
    return { unit: 'text', old: first ?? null, through: last ?? null };
  },
  Range_toEnd: (branch) => ({ unit: 'text', old: wordsIn(branch), through: endOf(firstOf(branch, 'endOfPart')?.words ?? '') }),
  Range_toEndOf: (branch, read) => {
    const part = firstOf(branch, 'Paragraphs', 'Items', 'Sentences');
    const spot = part && read.branch(part);
    const isCounted = spot !== null && [spot.paragraphs, spot.items, spot.sentences].some((runs) => runs.length > 0);
    return { ...spot, unit: 'text', old: wordsIn(branch), through: part?.rule === 'Sentences' ? 'sentence' : 'paragraph', unclear: !isCounted };
  },
  NumberWords: (branch) => ({ unit: 'text', old: numeralIn(branch) }),
  wherever: () => ({ every: true }),
  eachTime: () => ({ every: true }),
  everywhere: (branch) => ({ every: true, times: timesIn(branch) }),
  // line 4: where a line ends is not kept, so only the words that are quoted from it tell
  LineNumber: (branch) => ({ unit: 'text', about: rangeOf(branch), within: numbers(branch).every(({ from, to }) => from === -1 && to === -1) ? 'last line' : null }),
  Detail_bracketed: (branch) => ({ old: wordsIn(branch) }),
  Detail_inBrackets: () => ({ within: 'parenthetical' }),
  Detail_isExample: () => ({ within: 'example' }),
  Described: (branch) => ({ within: firstOf(branch, 'inBrackets') ? 'parenthetical' : 'example' }),
  Detail_words: (branch) => ({ old: wordsIn(branch) }),
  NumberTarget: (branch) => ({ unit: 'text', old: numeralIn(branch) }),
};

function endOf(words: string): 'sentence' | 'entry' | 'paragraph' | 'there' {
  if (words.endsWith('the end')) return 'there';
  return words.includes('sentence') ? 'sentence' : words.includes('entry') ? 'entry' : 'paragraph';
}

/** "Everything after "Ferries moor."": to the end of the part that is named. */
function restBesideWords(branch: Branch, read: SpotReader): Partial<Spot> {
  const place = firstOf(branch, 'RestPlace');
  const side = place && sideOf(place, read);
  const words = place && firstOf(place, 'QuotedWords');
  if (side && words) return { ...read.branch(words), through: side === 'after' ? 'all after' : 'all before' };
  return (side === 'after' ? restBehindPart(place, read) : null) ?? { unit: 'text' };
}

/** "Everything after the second paragraph", "after the list": to the end of the entry. */
function restBehindPart(place: Branch | null, read: SpotReader): Partial<Spot> | null {
  const part = place && firstOf(place, 'RestHead')?.branches[0];
  if (!part || (part.rule !== 'Paragraphs' && part.rule !== 'List') || firstOf(part, 'Numbered_bare')) return null;
  const spot = part.rule === 'List' ? allItems(part) : read.branch(part);
  return spot.items === undefined && part.rule === 'List' ? null : { ...spot, unit: 'text', position: 'after', through: 'entry' };
}
