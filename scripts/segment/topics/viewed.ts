/** What is known of a document as one of topics and texts, before it is decided what is a topic. */
import type { LedgerKind } from '../../../src/model/corpus.ts';
import type { Kind } from './kinds/kinds.ts';
import type { Question } from './kinds/questions.ts';
import type { Split } from './names/splits.ts';
import type { TopicStyle } from './order/style.ts';
import type { Sectioned } from './parts/sections.ts';

/** A document as one of topics and texts, before it is decided what is a topic. */
export interface TopicView {
  paragraphs: Sectioned[];
  /** Those among which topics are looked for: not the summary, and not the head where a heading ends it. */
  open: Sectioned[];
  style: TopicStyle;
  /** For each open paragraph the topic that it sets off with the document's own sign; null where it has none. */
  topics: readonly (Split | null)[];
  /** How plainly its titles and its paragraphs name each kind of document. */
  says: Record<Kind, number>;
  /** Something says where the head ends: an introduction, a heading. */
  introduced: boolean;
  /** Its questions, where it is an article of questions and answers. */
  questions: Question[];
  /** It is two columns in one: nothing in it can be cut with certainty. */
  flattened: boolean;
  /** It is a table whose columns stand one after the other: neither can that. */
  inTurn: boolean;
  /** What a letter or a forum says it is about. */
  subjects: readonly string[];
  /** What stands at the head of its pages. */
  pageTitles: readonly string[];
  /** Its head says that a sign marks entries that are new or were changed. */
  marksEntries: boolean;
  /** The indexes of lines that hold a whole name whose first part stands on the line above. */
  whole: ReadonlySet<number>;
  /** Lines of the page, of a letter, of a legend, by their indexes. */
  apart: ReadonlyMap<number, LedgerKind>;
}

/** The same, with how much speaks for each kind when its topics are looked at, too. */
export interface WeighedView extends TopicView {
  kinds: Record<Kind, number>;
}
