/**
 * Whether words may be a name, by themselves and wherever they stand. All ask the same of them: short, no sentence, little of
 * what titles of other things have. What a place asks more is a condition of its own, and named.
 */
import { doubtsAboutTopic, isLabelOfPart } from '../topics/names/not-a-topic.ts';
import { LONGEST_HEADWORD, looksLikeHeadword } from './headword-line.ts';

/** Of the doubts about a topic these are as many as are let pass: hardly any is what a title has that reads a little like a sentence. */
const DOUBTS = { none: 0.5, 'hardly any': 1, some: 2 };

/** What is asked beside that; without it, any headword may be a name about which there is hardly any doubt. */
export interface Asked {
  /** Words, at the most: where nothing else tells a name from the beginning of its text. */
  words?: number;
  /** Characters, at the most. */
  longest?: number;
  /** It begins with a capital or a figure: where lines are asked that may go on from the one above. */
  opens?: boolean;
  /** It is none of the words by which parts of a text are called, `Before`: where names are looked for within texts. */
  noLabel?: boolean;
  doubts?: keyof typeof DOUBTS;
}

/** Reads: words as they stand in a document. Writes: whether they may be a name, of at least what is asked. */
export function mayBeName(text: string, { words = Infinity, longest = LONGEST_HEADWORD, opens = false, noLabel = false, doubts = 'hardly any' }: Asked = {}): boolean {
  const name = text.trim();
  if (name.length > longest || (opens && !opensAsName(name)) || (words < Infinity && name.split(/\s+/u).length > words)) return false;
  return looksLikeHeadword(text) && !(noLabel && isLabelOfPart(name)) && doubtsAboutTopic(name) < DOUBTS[doubts];
}

/** Whether words begin as a name does, with a capital or a figure, perhaps in quotation marks or brackets. */
export function opensAsName(text: string): boolean {
  return /^["“'‘(]?[\p{Lu}\d]/u.test(text);
}
