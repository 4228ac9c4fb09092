/**
 * "In the second paragraph, replace "5" with "6". Delete the last sentence.": the last one of that paragraph, or of the
 * entry? Where a ruling has named a part before, what it then counts without one is not certain.
 */
import type { Draft } from './draft.ts';

/** A part of the entry, named in words that tell what led to an order. */
const NAMES_PART = /\b(?:paragraph|bullet|item|example|section|para\.?)s?\b/i;
const NAMES_ALL = /\b(?:entry|text|definition|list)\b/i;

const namesPart = ({ place }: Draft): boolean => place.paragraphs !== null || place.items !== null || place.told.length > 0;

/** Words that stand before the order itself: the mistake that it mends. */
const reasonNamesPart = ({ instruction }: Draft): boolean => instruction.flat().some(({ words, as }) => as === 'reason' && NAMES_PART.test(words));

/** "Its last sentence is deleted.", behind an order that was found by its words. */
const speaksOfIt = ({ instruction }: Draft): boolean => /^\W*(?:its|their)\b/i.test(instruction.flat().map(({ words }) => words).join(''));

/** Whether an order counts sentences, or goes to an end, and says nothing of where. */
function isOpen({ operation, place, oldText, locator, unit }: Draft): boolean {
  const { paragraphs, items, told, section, sentences, beside, position, within, opening } = place;
  if ([paragraphs, items, section, within, opening].some((part) => part !== null) || told.length > 0 || NAMES_ALL.test(locator ?? '')) return false;
  // Words that are quoted are looked for in the sentence that is counted.
  if (oldText !== null || beside !== null) return sentences !== null;
  const goesToEnd = operation === 'insertion' && (position === 'end' || position === 'start') && unit !== 'list item' && unit !== 'cross-reference';
  return sentences !== null || goesToEnd;
}

/** Reads: what a ruling orders, in turn. Writes: the same, with the place of such orders left open. */
export function withPartsOpen(drafts: Draft[]): Draft[] {
  return drafts.map((draft, at) => {
    const isAfter = drafts.slice(0, at).some((one) => one.sentence !== null && (namesPart(one) || speaksOfIt(draft)));
    return draft.sentence !== null && isOpen(draft) && (isAfter || reasonNamesPart(draft)) ? { ...draft, place: { ...draft.place, about: draft.place.about ?? 'which part', unclear: true } } : draft;
  });
}
