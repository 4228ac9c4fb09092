import { TERM } from '../../../read/source-file.ts';
import type { SourceFile } from '../../../read/source-file.ts';
import type { Lack } from '../../layout.ts';
import { sortKey } from '../../../names/sort-key.ts';
import { asksOfItself } from './about-itself.ts';
import { isNews, isPriceList, kindsOf, listsChanges, type Kind } from './kinds.ts';
import { areNumberedChapters } from '../parts/numbered-chapters.ts';
import { risingShare } from '../../../names/alphabet.ts';
import type { Separator } from '../names/splits.ts';
import { rowsOfMenu } from './rows-of-menu.ts';
import { titleIn } from '../titles/title-line.ts';
import { topicView } from '../topic-view.ts';
import type { TopicView, WeighedView } from '../viewed.ts';
import { areNames } from './topics-set-off.ts';
import { ENOUGH, isUntitledGlossary, isUntitledRulings, UNTITLED } from './untitled.ts';

/** Below so plain a head two topics are enough, or one: where the document says that it is one, and where its head ends. */
const SAID = 4;
const HEADED = 3;
/** What the least plain of titles says, at the head of a document. */
const NAMED = 2;
/** A document that says it is rulings, and holds none: less sure than any that holds one. */
const OPENING = 0.42;
/** Questions and answers are seen by their letters; where most stand below titles, those are the topics. */
const ASKED = 0.95;
const TITLED = 0.6;
/** So many names above questions; so many questions below each on average; and the share of all questions that stand below one. */
const FEWEST_TITLES = 3;
const MOST_ASKED = 3;
const MOSTLY_BELOW = 0.7;
/** Columns that run together are seen by what is broken: surer than any sign of topics in them, or of rows. */
const FLATTENED = 0.98;
const LONGEST_OPENING = 80;

/** How surely a document of this kind sets its topics off with one of the given signs, 0 to 1. */
export function recogniseTopics(source: SourceFile, kind: Kind, separators: Separator[]): number {
  const view = topicView(source);
  const { style } = view;
  // What asks is no term: an announcement of a glossary, told in questions.
  if (!separators.includes(style.separator) || (kind === 'glossary' && style.questions)) return 0;
  const isSold = isPriceList(source.reading.map(({ text }) => text));
  if (isUntitledRulings(view)) return kind === 'rulings' ? UNTITLED.sureness : 0;
  if (!isSold && isUntitledGlossary(view)) return kind === 'glossary' ? UNTITLED.sureness + 0.1 * Math.min(1, style.count / 10) : 0;
  const texts = view.paragraphs.map(({ paragraph }) => paragraph.text);
  const rows = rowsOfMenu(view.paragraphs.map(({ paragraph }) => paragraph));
  const isOther = (isNews(texts.filter((_, at) => !rows.has(at))) && !areSorted(view)) || (kind === 'glossary' && listsChanges(texts));
  return isOther ? 0 : surenessOf(view, kind);
}

/** How sure a document's own words and the number of its topics make of its kind. */
function surenessOf(view: WeighedView, kind: Kind): number {
  const { style, introduced, kinds } = view;
  if (style.count < (introduced && kind === 'rulings' ? fewestBelow(kinds) : ENOUGH) || !isOfKind(kind, kinds) || areNames(view)) return 0;
  return Math.min(1, (kinds[kind] >= 3 ? 0.5 : 0.3) + 0.4 * Math.min(1, style.count / 10));
}

/** Names in no order, on a page of news, are those of its pieces. */
const areSorted = ({ topics }: TopicView): boolean => risingShare(topics.flatMap((topic) => topic ?? []).map(({ topic }) => sortKey(topic))) >= UNTITLED.rising;

/** What a document lacks that is none of this kind with its topics set off so. */
export function lackOf(source: SourceFile, kind: Kind, separators: Separator[]): Lack {
  const view = topicView(source);
  const { style: { separator, count }, topics } = view;
  if (!separators.includes(separator) || count === 0) return { found: 0, lacks: [] };
  const keys = topics.flatMap((topic) => topic ?? []).map(({ topic }) => sortKey(topic));
  const lacks = [
    { lack: `there are fewer than ${ENOUGH} of them`, holds: count < ENOUGH },
    { lack: `its head does not say that it is ${kind === 'glossary' ? 'a glossary' : 'rulings'}`, holds: !isOfKind(kind, view.kinds) },
    { lack: 'the names are not in the order of the alphabet', holds: kind === 'glossary' && risingShare(keys) < UNTITLED.rising },
    { lack: 'most of what stands behind the names is no text', holds: areNames(view) },
    { lack: 'it is a list of prices', holds: isPriceList(source.reading.map(({ text }) => text)) },
  ];
  return { found: count, lacks: lacks.flatMap(({ lack, holds }) => (holds ? [lack] : [])) };
}

/** So many topics are enough below a head that ends, by how plainly it says that they are rulings. */
function fewestBelow({ rulings }: Record<Kind, number>): number {
  return rulings >= SAID ? 1 : rulings >= HEADED ? ENOUGH - 1 : ENOUGH;
}

/** Where as much speaks for either kind, it is rulings: they name the glossary that they change. */
function isOfKind(kind: Kind, { glossary, rulings }: Record<Kind, number>): boolean {
  return kind === 'rulings' ? rulings >= NAMED && rulings >= glossary : glossary > rulings;
}

/** How surely a document is one of rulings whose two columns run together in its lines, or stand one after the other. */
export function recogniseFlattened(source: SourceFile): number {
  const view = topicView(source);
  if (!view.flattened && !view.inTurn) return 0;
  // In a copy that has lost all its breaks, the title is the beginning of the text.
  const opening = view.paragraphs[0]?.paragraph.text.slice(0, LONGEST_OPENING).split(/[(.:]/u)[0] ?? '';
  const [told, titled] = [view.kinds, kindsOf([opening.trim()])];
  const [rulings, glossary] = [told.rulings + titled.rulings, told.glossary + titled.glossary];
  return rulings >= NAMED && rulings >= glossary ? FLATTENED : 0;
}

/** How surely a document is an article of questions and answers that have no titles of their own. */
export function recogniseQuestions(source: SourceFile): number {
  const view = topicView(source);
  const asked = new Set(view.questions.map(({ paragraph }) => paragraph));
  // A line of signs may stand between a title and its question.
  const written = view.paragraphs.filter(({ paragraph }) => /[\p{L}\p{N}]/u.test(paragraph.text));
  const titles = written.flatMap(({ paragraph }, at) => (asked.has(written[at + 1]?.paragraph ?? paragraph) && !asked.has(paragraph) && titleIn(paragraph) !== null ? [paragraph.first] : []));
  const areChapters = areNumberedChapters(source.reading, titles, view.questions.length);
  const titled = view.style.separator === 'line' && !areChapters && (titles.length > view.questions.length * TITLED || areTitlesOfFew(view));
  if (view.questions.length === 0 || titled || asksOfItself(view.questions)) return 0;
  const { rulings, glossary } = view.kinds;
  return rulings >= glossary ? ASKED : 0;
}

/** Names that a document sets off throughout, each above a few questions of its own; what stands above many is the title of a part. */
function areTitlesOfFew({ paragraphs, questions, style }: TopicView): boolean {
  if (style.heading !== TERM || style.questions || style.count < FEWEST_TITLES) return false;
  const first = paragraphs.find(({ paragraph }) => paragraph.heading === TERM)?.paragraph.first ?? Infinity;
  const below = questions.filter(({ paragraph }) => paragraph.first > first).length;
  return below >= questions.length * MOSTLY_BELOW && below <= style.count * MOST_ASKED;
}

/** How surely a document is the opening of one with rulings, cut before the first of them. */
export function recogniseOpening(source: SourceFile): number {
  const view = topicView(source);
  const { rulings, glossary } = view.kinds;
  if (rulings === 0 && glossary === 0 && announcesRulings(source)) return OPENING;
  return view.introduced && rulings >= SAID && rulings > glossary ? OPENING : 0;
}

/** What an issue says that it holds, in a row of its contents: "- Rulings Corner (Low Water, lost oars)". */
const SECTION_OF_RULINGS = /^\s*(?:[-•*]|\d{1,2}[.)])\s+(?:\S+ ){0,3}rulings (?:corner|column|desk|department|page|locker|section|box|bench|round-?up)\b/iu;
const LINES_OF_CONTENTS = 40;

function announcesRulings({ reading }: SourceFile): boolean {
  return reading.slice(0, LINES_OF_CONTENTS).some(({ text }) => SECTION_OF_RULINGS.test(text));
}
