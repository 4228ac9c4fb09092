import type { LedgerKind } from '../../../src/model/corpus.ts';
import type { ReadingLine, SourceFile } from '../../read/source-file.ts';
import { setApart } from '../apart/set-apart.ts';
import { readParagraphs, type Paragraph } from '../blocks/paragraphs.ts';
import { wrappingOf } from '../blocks/wrapping.ts';
import { withoutEdges } from '../layouts/furniture.ts';
import { areColumnsFlattened } from './flattened-columns.ts';
import { endOfIntroduction } from './introduction.ts';
import { questionsIn, type Question } from './questions.ts';
import { markSections, type Sectioned } from './sections.ts';
import { cutAtTopics } from './soft-breaks.ts';
import { styleOf, type TopicStyle } from './style.ts';
import { linesAlone, withPlainTitles } from './title-lines.ts';

/** A document as one of topics and texts, before it is decided what is a topic. */
export interface TopicView {
  paragraphs: Sectioned[];
  /** Those among which topics are looked for: not the summary, and not the head where a heading ends it. */
  open: Sectioned[];
  style: TopicStyle;
  /** Something says where the head ends: an introduction, a heading. */
  introduced: boolean;
  /** Its questions, where it is an article of questions and answers. */
  questions: Question[];
  /** It is two columns in one: nothing in it can be cut with certainty. */
  flattened: boolean;
  /** What a letter or a forum says it is about. */
  subjects: readonly string[];
  /** Lines of the page, of a letter, of a legend, by their indexes. */
  apart: ReadonlyMap<number, LedgerKind>;
}

/** Several layouts ask for the same view of a document. */
const views = new WeakMap<SourceFile, TopicView>();

/** Reads: a document's lines. Writes: its paragraphs by section, and the style its topics seem to have. */
export function topicView(source: SourceFile): TopicView {
  const known = views.get(source);
  if (known) return known;
  const { lines, apart, titles, subjects } = setApart(source.reading);
  const paragraphs = markSections(paragraphsOf(lines));
  const headed = paragraphs.some(({ within }) => within === 'rulings');
  const front = paragraphs.filter(({ within }) => within === 'front');
  const head = new Set(front.slice(0, headed ? undefined : endOfIntroduction(front.map(({ paragraph }) => paragraph))));
  const open = paragraphs.filter((one) => one.heading === null && one.within !== 'summary' && !head.has(one) && !titles.has(one.paragraph.first));
  const view = { paragraphs, open, apart, subjects, introduced: head.size > 0 || headed, questions: questionsIn(paragraphs.map(({ paragraph }) => paragraph)), flattened: areColumnsFlattened(paragraphs.map(({ paragraph }) => paragraph)), style: styleOf(open.map(({ paragraph }) => paragraph)) };
  views.set(source, view);
  return view;
}

function paragraphsOf(read: ReadingLine[]): Paragraph[] {
  const lines = withoutEdges(read);
  const wrapping = wrappingOf(lines);
  return cutAtTopics(withPlainTitles(readParagraphs(lines, 0, lines.length, { wrapping, starIsBullet: true, alone: linesAlone(lines, wrapping) })));
}
