import type { LedgerKind } from '../../../src/model/corpus.ts';
import { TERM } from '../../read/source-file.ts';
import type { SourceFile } from '../../read/source-file.ts';
import { areColumnsInTurn } from '../apart/columns-in-turn.ts';
import { setApart } from '../apart/set-apart.ts';
import { type Paragraph } from '../blocks/paragraphs.ts';
import { startOfCredits } from './parts/closing.ts';
import { withWholeNames } from './lines/broken-names.ts';
import { signsOfLegend } from './lines/legend-signs.ts';
import { sortKey } from '../../names/sort-key.ts';
import { openingTitle } from './titles/opening-title.ts';
import { areColumnsFlattened } from './kinds/flattened-columns.ts';
import { endOfIntroduction } from './parts/introduction.ts';
import { questionsIn, type Question } from './kinds/questions.ts';
import { isTitleOfTerms, kindsOf } from './kinds/kinds.ts';
import { markSections, type Sectioned } from './parts/sections.ts';
import { boxedLines } from './lines/boxed-lines.ts';
import { withSubjects } from './lines/subject-lines.ts';
import { isPlausible } from './names/plausible.ts';
import { splitsIn } from './names/splits.ts';
import { styleOf, type TopicStyle } from './order/style.ts';
import { titleIn } from './titles/title-line.ts';
import { paragraphsOf } from './lines/paragraphs-of.ts';
import { isDated, joinedTitles, linesOfTitle } from './titles/lines-of-title.ts';

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
  /** It is a table whose columns stand one after the other: neither can that. */
  inTurn: boolean;
  /** What a letter or a forum says it is about. */
  subjects: readonly string[];
  /** What stands at the head of its pages. */
  pageTitles: readonly string[];
  /** The indexes of lines that hold a whole name whose first part stands on the line above. */
  whole: ReadonlySet<number>;
  /** Lines of the page, of a letter, of a legend, by their indexes. */
  apart: ReadonlyMap<number, LedgerKind>;
}

/** Subjects of letters that say what a document is. */
const MOST_SUBJECTS = 2;

/** A summary that says where what it sums up stands: behind it, so that nothing ahead of it is a ruling. */
const COMES_LATER = /\b(?:found|given|stands?|printed|explained|follows?|see)\b[^.:]{0,60}\b(?:below|further (?:on|down)|later(?: on)? in this|in full (?:below|later))\b/iu;

/** What a list holds that is not yet there: "What you can expect in the list of June:". */
const TO_COME = /\b(?:(?:you can|to|may) expect|(?:will|shall) (?:be (?:answered|ruled|found|printed|in)|answer|come|appear|hold|contain)|coming (?:up|soon|next)|in the next (?:list|document|issue|update))\b[^.]*:$/iu;

/** The items of such a list. */
function toCome(paragraphs: readonly Paragraph[]): Paragraph[] {
  let within = false;
  return paragraphs.filter((paragraph) => {
    if (paragraph.type === 'paragraph') within = TO_COME.test(paragraph.text.trim());
    return within && paragraph.type !== 'paragraph';
  });
}

/** Several layouts ask for the same view of a document. */
const views = new WeakMap<SourceFile, TopicView>();

/** Reads: a document's lines. Writes: its paragraphs by section, and the style its topics seem to have. */
export function topicView(source: SourceFile): TopicView {
  const known = views.get(source);
  if (known) return known;
  const whole = withWholeNames(source.reading);
  const reading = withSubjects(whole);
  const areSubjects = reading !== whole;
  const { lines, apart, titles, subjects } = setApart(reading);
  const paragraphs = markSections(paragraphsOf(lines, boxedLines(source.reading), signsOfLegend(source.reading)));
  const headed = paragraphs.some(({ within, paragraph }) => within === 'rulings' || (within === 'summary' && COMES_LATER.test(paragraph.text)));
  const front = paragraphs.filter(({ within }) => within === 'front');
  const isSetOff = lines.every(({ heading }) => heading !== TERM);
  const head = new Set([...untilTerms(front.slice(0, headed ? undefined : Math.min(endOfIntroduction(front.map(({ paragraph }) => paragraph)), firstTerm(front))), isSetOff ? paragraphs : []), ...aboveLetters(paragraphs)]);
  const named = linesOfTitle(paragraphs);
  const coming = new Set(toCome(paragraphs.map(({ paragraph }) => paragraph)));
  const credits = startOfCredits(paragraphs.map(({ paragraph }) => paragraph.text));
  const open = belowTitle(paragraphs.filter((one, at) => at < credits && !coming.has(one.paragraph) && one.heading === null && one.within !== 'summary' && !head.has(one) && !named.includes(one) && !titles.has(one.paragraph.first)), paragraphs);
  const view = { paragraphs, open, apart, whole: new Set(whole.flatMap((line, at) => (line === source.reading[at] || line.text === '' ? [] : [at]))), pageTitles: subjects, subjects: [...subjects.slice(0, MOST_SUBJECTS), ...joinedTitles(paragraphs, lines), ...openingTitle(paragraphs[0]?.paragraph, lines)], introduced: areSubjects || head.size > 0 || headed || isDated(named) || paragraphs.some(({ within }) => within === 'summary'), questions: questionsIn(paragraphs.map(({ paragraph }) => paragraph)), flattened: areColumnsFlattened(paragraphs.map(({ paragraph }) => paragraph)), inTurn: areColumnsInTurn(source.reading.map(({ text }) => text)), style: styleOf(open.map(({ paragraph }) => paragraph)) };
  views.set(source, view);
  return view;
}

/** No introduction goes on behind the first of several terms that the whole document sets off alike. */
function untilTerms(head: readonly Sectioned[], paragraphs: readonly Sectioned[]): Sectioned[] {
  const terms = paragraphs.filter(({ paragraph }) => paragraph.heading === TERM);
  const first = terms.length < FEWEST_BELOW ? undefined : terms[0]?.paragraph.first;
  return head.filter(({ paragraph }) => first === undefined || paragraph.first < first);
}

/** What introduces a document ends before its first term. */
function firstTerm(front: readonly Sectioned[]): number {
  const first = front.findIndex(({ paragraph }) => paragraph.heading === TERM);
  return first < 0 ? front.length : first;
}

/** So many terms below a title make a list of it. */
const FEWEST_BELOW = 3;

/** Terms begin below the title of their list, where most of what looks like one stands there: what is above it is the rest of the document. */
function belowTitle(open: Sectioned[], paragraphs: readonly Sectioned[]): Sectioned[] {
  const title = paragraphs.find(({ paragraph: { first, last, text } }) => first === last && isTitleOfTerms(text));
  const kinds = title === undefined ? null : kindsOf(paragraphs.map(({ paragraph }) => paragraph.text));
  if (title === undefined || kinds === null || kinds.rulings >= kinds.glossary) return open;
  const below = open.filter(({ paragraph }) => paragraph.first > title.paragraph.last);
  const terms = (among: readonly Sectioned[]): number => among.filter(({ paragraph }, at) => (titleIn(paragraph) !== null && isTextBelow(among[at + 1])) || splitsIn(paragraph).some(isPlausible)).length;
  const found = terms(below);
  return found >= FEWEST_BELOW && found > terms(open) / 2 ? below : open;
}

function isTextBelow(next: Sectioned | undefined): boolean {
  return next !== undefined && titleIn(next.paragraph) === null;
}

/** Letters that head a list, at the least. */
const FEWEST_LETTERS = 2;

/** What stands above the first letter that heads a list, unless it belongs to the letters before it. */
function aboveLetters(paragraphs: readonly Sectioned[]): Sectioned[] {
  const headings = paragraphs.flatMap(({ heading, letter }, at) => (heading === 'letter' && letter !== null ? [{ at, letter: letter.toLowerCase() }] : []));
  const [first] = headings;
  const rises = headings.every(({ letter }, at) => letter > (headings[at - 1]?.letter ?? ''));
  if (first === undefined || headings.length < FEWEST_LETTERS || !rises) return [];
  const above = paragraphs.slice(0, first.at);
  const keys = above.flatMap(({ paragraph }) => splitsIn(paragraph).filter(isPlausible).map(({ topic }) => sortKey(topic)).slice(0, 1));
  return keys.every((key) => key < first.letter) ? [] : above;
}
