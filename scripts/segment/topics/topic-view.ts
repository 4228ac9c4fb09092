import type { LedgerKind } from '../../../src/model/corpus.ts';
import type { ReadingLine, SourceFile } from '../../read/source-file.ts';
import { setApart } from '../apart/set-apart.ts';
import { readParagraphs, type Paragraph } from '../blocks/paragraphs.ts';
import { wrappingOf } from '../blocks/wrapping.ts';
import { endsSentence } from '../blocks/ends-sentence.ts';
import { datesIn } from '../front-matter/dates.ts';
import { isTitleOf } from '../front-matter/stated-date.ts';
import { withoutPageNumbers } from '../headwords/page-numbers.ts';
import { withoutEdges } from '../layouts/furniture.ts';
import { areColumnsFlattened } from './flattened-columns.ts';
import { endOfIntroduction } from './introduction.ts';
import { questionsIn, type Question } from './questions.ts';
import { namesDocument } from './kinds.ts';
import { withParts } from './labels.ts';
import { markSections, type Sectioned } from './sections.ts';
import { cutAtTopics } from './soft-breaks.ts';
import { withRecords, withUsualSigns } from './other-signs.ts';
import { splitsIn } from './splits.ts';
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

/** Lines of a title, at the most. */
const LINES_OF_TITLE = 4;
/** Characters of a line that holds a day and its weekday. */
const LONGEST_DAY = 40;
const YEAR = /\b(?:19|20)\d{2}\b/u;

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
  const named = linesOfTitle(paragraphs);
  const open = paragraphs.filter((one) => one.heading === null && one.within !== 'summary' && !head.has(one) && !named.includes(one) && !titles.has(one.paragraph.first));
  const view = { paragraphs, open, apart, subjects, introduced: head.size > 0 || headed || isDated(named) || paragraphs.some(({ within }) => within === 'summary'), questions: questionsIn(paragraphs.map(({ paragraph }) => paragraph)), flattened: areColumnsFlattened(paragraphs.map(({ paragraph }) => paragraph)), style: styleOf(open.map(({ paragraph }) => paragraph)) };
  views.set(source, view);
  return view;
}

/** A title that names rulings and a day or a year, or stands above a day, introduces them. */
function isDated(title: readonly Sectioned[]): boolean {
  const dated = title.map(({ paragraph: { text } }) => YEAR.test(text) || datesIn(text).some(({ day }) => day !== null));
  return title.some(({ paragraph: { text } }, at) => isTitleOf(text, 'rulings') && (dated[at] === true || isDayAlone(title[at + 1])));
}

/** The lines a document begins with, up to the last of them that names it. */
function linesOfTitle(paragraphs: readonly Sectioned[]): Sectioned[] {
  const lines = paragraphs.slice(0, LINES_OF_TITLE);
  const sentence = lines.findIndex(({ paragraph }) => endsSentence(paragraph.text) || (!namesDocument(paragraph.text) && splitsIn(paragraph).some(({ rest }) => rest !== '')));
  const before = sentence < 0 ? lines : lines.slice(0, sentence);
  const end = before.findLastIndex(({ paragraph }) => namesDocument(paragraph.text)) + 1;
  return before.slice(0, end > 0 && isDayAlone(before[end]) ? end + 1 : end);
}

/** A line of nothing but a day, below the title that it dates. */
function isDayAlone(line: Sectioned | undefined): boolean {
  if (line === undefined || line.paragraph.text.length > LONGEST_DAY) return false;
  return datesIn(line.paragraph.text).some(({ day }) => day !== null) && !splitsIn(line.paragraph).some(({ rest }) => rest !== '');
}

function paragraphsOf(read: ReadingLine[]): Paragraph[] {
  const lines = withRecords(withUsualSigns(withoutPageNumbers(withoutEdges(read))));
  const wrapping = wrappingOf(lines);
  return withParts(cutAtTopics(withPlainTitles(readParagraphs(lines, 0, lines.length, { wrapping, starIsBullet: true, alone: linesAlone(lines, wrapping) }))));
}
