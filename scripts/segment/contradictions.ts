/** What stands against a reading of a document, and the rows that speak of names alone: of those of rulings as of those of entries. */
import type { SourceFile } from '../read/source-file.ts';
import { areDoubled } from './doubled-names.ts';
import { namesPassedOver, type Found } from './names-passed-over.ts';
import { haveNamesWithin } from './names-within.ts';
import { haveSameLabel } from './same-label.ts';

export interface Contradiction<Kind extends Found = Found> {
  /** What stands against the reading, in words for a person. */
  says: string;
  holds: (found: readonly Kind[], source: SourceFile) => boolean;
}

/** How many of what was found may speak against a reading: a share of all, and never fewer than a few. */
export function isMany(number: number, share: number, fewest: number): boolean {
  return number >= fewest && number >= share;
}

/** What is asked of either with shares of their own, in the same words. */
export const SAYS = {
  untold: 'too few of the names found have a text',
  noWords: 'some of the names found are no words',
  repeated: 'the same names were found again and again',
};

export const SAME_LABEL: Contradiction = { says: 'the same label stands before nearly every name found', holds: (found) => haveSameLabel(found.map(({ name }) => name)) };

export const DOUBLED: Contradiction = { says: 'nearly every name found stands twice in its line, as where the words for a picture stand beside it', holds: (found) => areDoubled(found.map(({ name }) => name)) };

export const NAMES_WITHIN: Contradiction = {
  says: 'in the midst of the texts found stand other names, each with a text of its own, as in a copy that has lost its breaks',
  holds: (found) => haveNamesWithin(found.map(({ name, blocks }) => ({ name, texts: blocks.map(({ text }) => text) }))),
};

/** So many lines that stand as the names do, and so large a share of those, were names. */
const PASSED = { fewest: 2, most: 0.15 };

export const PASSED_OVER: Contradiction = {
  says: 'between the names found stand others like them, in their order, that were not taken for such',
  holds: (found, source) => isMany(namesPassedOver(source, found).length, found.length * PASSED.most, PASSED.fewest),
};
