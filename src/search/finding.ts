/** What the search answers. */
import type { SearchDocument } from './documents/search-document.ts';
import type { Repaired } from './query/settle-repairs.ts';
import type { Because } from './show/because.ts';
import type { Excerpt } from './show/excerpt.ts';
import type { Mark } from './show/marks.ts';
import type { Namesake } from './show/namesakes.ts';

export interface Result {
  document: SearchDocument;
  score: number;
  /** Which it is of those that have its name; null where it alone has it. */
  namesake: Namesake | null;
  /** Whether its whole name was typed, and nothing else. */
  isNamed: boolean;
  /** What of the headword answers the query. */
  marks: Mark[];
  /** Another name of the document that answers it better than the headword does; null where none does. */
  byName: { name: string; marks: Mark[] } | null;
  /** The words in their context; null where there is no text. */
  excerpt: Excerpt | null;
  /** What a later ruling says that is to be read with the text; null where none does. */
  beside: Excerpt | null;
  /** Which words of the document stand for words typed that it does not have. */
  because: Because[];
}

export interface Finding {
  typed: string;
  /** Words that exist nowhere, and what was searched in their place. */
  repairs: Repaired[];
  /** Words that no document has, for which others of nearly that meaning stand. */
  instead: string[];
  /** How many of the documents asked for have anything of the query. */
  count: number;
  /** Of how many of them it is not known that they held on the day that is asked for. */
  unsure: number;
  /** How many have that are not in force, what the best of them is called, and the one whose whole name was typed: that it has ended is the answer. */
  others: { count: number; first: string | null; named: Result | null };
  /** The best of them, best first. */
  results: Result[];
}

export interface FindOptions {
  /** Only the words as typed: no repairs, no forms, no guess at the rest of a word. */
  exact?: boolean;
  /** Which of them: `others` are not in force but repealed, superseded, or still to come. */
  among?: 'all' | 'in force' | 'others';
  /** How many results are wanted. */
  most?: number;
}
