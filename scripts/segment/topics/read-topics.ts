/** A document of topics and texts, cut: what stands before the first, the headings, the topics with their paragraphs. */
import type { SourceFile } from '../../read/source-file.ts';
import type { LedgerKind } from '../../../src/model/corpus.ts';
import { endsSentence } from '../blocks/ends-sentence.ts';
import { joinBrokenSentences } from '../blocks/broken-sentences.ts';
import { joinParagraphs, type Paragraph } from '../blocks/paragraphs.ts';
import { withDayOfFoot } from '../front-matter/foot-day.ts';
import { readFrontMatter, type FrontMatter } from '../front-matter/front-matter.ts';
import { pageTitle } from '../layouts/furniture.ts';
import { letterOfPage, pagesOfLetters } from '../layouts/pages-of-letters.ts';
import { announcementOf, announcesNext } from './parts/announced-above.ts';
import { toldOfOthers } from './parts/announcements.ts';
import { untitledBetweenRules } from './lines/between-rules.ts';
import { topicCandidates, type Starts } from './names/candidates.ts';
import { behindSections, betweenTopics, firstBehind } from './parts/behind-topics.ts';
import { declaredNew } from './lines/declared-marks.ts';
import { signsOfLegend } from './lines/legend-signs.ts';
import { emptyParts } from './parts/empty-parts.ts';
import { withoutEmptyStars } from './names/empty-stars.ts';
import { eachBearsItsDay } from './order/by-day.ts';
import { isEven } from './order/even.ts';
import { withCodesApart } from './names/codes-behind.ts';
import { withTermsInOrder } from './order/in-order.ts';
import { chooseTopics } from './order/order.ts';
import { outOfOrder, type OutOfOrder } from './order/out-of-order.ts';
import type { Kind } from './kinds/kinds.ts';
import { otherParts } from './parts/other-parts.ts';
import { belowNames, endOfTopics, namelessItems, partedBySections, partOf, standsBelow, titlesOfPages } from './parts/parts-of-document.ts';
import type { Sectioned } from './parts/sections.ts';
import { labelsAsTitles } from './titles/labels-as-titles.ts';
import { partsSetApart } from './titles/parts-set-apart.ts';
import { atTheMargin } from './parts/set-out.ts';
import { startsAmong, takenFrom } from './parts/starts-among.ts';
import { sectionTitles } from './titles/section-titles.ts';
import { prefaceAmong } from './parts/preface.ts';
import type { TopicStyle } from './order/style.ts';
import { restOf, withNumber, type TopicText } from './texts-of-topic.ts';
import { titleIn } from './titles/title-line.ts';
import { titlesOfLists, toldOfLists } from './titles/titles-of-lists.ts';
import { topicView } from './topic-view.ts';
import type { TopicView } from './viewed.ts';
import type { Names } from '../known-names.ts';

export interface TopicDocument {
  front: FrontMatter;
  topics: TopicText[];
  summary: Paragraph[];
  /** Paragraphs that are neither topic nor summary, and what they are. */
  others: { is: LedgerKind; paragraph: Paragraph }[];
  /** Lines that stand in no paragraph, and what they are. */
  apart: ReadonlyMap<number, LedgerKind>;
  /** The first paragraph of a preface whose parts are set off as topics are; null where there is none. */
  preface: Paragraph | null;
  /** Paragraphs within texts that stand as topics do, and may be topics or not, with the name that each begins with. */
  doubtful: { name: string; paragraph: Paragraph }[];
}

/** Lines of a page's head. */
const HEAD = 80;
/** Words of a title above questions, at the most. */
const MOST_WORDS_OF_TITLE = 6;

/** Reads: a document's lines. Writes: its parts; each paragraph stands in exactly one. */
export function readTopics(source: SourceFile, names: Names, kind: Kind): TopicDocument {
  const view = topicView(source);
  const { style } = view;
  // A glossary that tells what was changed when, day by day, tells it of entries that stand elsewhere.
  const paragraphs = kind === 'glossary' ? view.paragraphs.map((one) => (one.day === null ? one : { ...one, within: 'summary' as const })) : view.paragraphs;
  const others = otherParts(paragraphs, style);
  const open = kind === 'glossary' ? view.open.filter(({ day }) => day === null) : view.open.filter(({ paragraph }) => !others.has(paragraph));
  const among = topicsAmong(open, source, style, names, kind);
  const starts = startsAmong(among.topics, open.map(({ paragraph }) => paragraph), paragraphs, style, source.reading);
  const topics = [...starts.values()];
  const [preface = null] = kind === 'glossary' ? takenFrom(starts, prefaceAmong(topics, open, view.apart)) : [];
  const heads = kind === 'glossary' ? takenFrom(starts, titlesOfLists(topics, style)) : [];
  const parts = assemble(source, view, joinSoft(paragraphs, starts), starts, kind, heads);
  return { ...parts, preface, doubtful: among.doubtful.flatMap(({ topic: name, at }) => (open[at] === undefined ? [] : [{ name, paragraph: open[at].paragraph }])), topics: withSignsBelow(withoutEmptyStars(parts.topics, source), source) };
}

/** A topic is new where a text of it begins with the sign that the document says marks what is new. */
function withSignsBelow(topics: TopicText[], { reading }: SourceFile): TopicText[] {
  const marked = declaredNew(reading, signsOfLegend(reading));
  return marked.size === 0 ? topics : topics.map((topic) => ({ ...topic, starred: topic.starred || topic.paragraphs.some(({ first }) => marked.has(first)) }));
}

/** The topics among the paragraphs that may begin one. */
function topicsAmong(open: Sectioned[], source: SourceFile, style: TopicStyle, names: Names, kind: Kind): OutOfOrder {
  const bodies = open.map(({ paragraph }) => paragraph);
  const candidates = topicCandidates(bodies, style, names);
  const pages = pagesOfLetters(source.reading.map(({ text }) => text));
  const page = pages.length > 0 ? null : pageTitle(source.reading).letter;
  const parts = partsSetApart(bodies, candidates, style);
  const chosen = chooseTopics(candidates.map((one) => ({ ...one, section: (open[one.at]?.section ?? 0) + (parts[one.at] ?? 0), letter: open[one.at]?.letter ?? letterOfPage(pages, open[one.at]?.paragraph.first ?? 0) ?? page })), kind === 'glossary' ? isEven(bodies, candidates, style) : eachBearsItsDay(candidates, style));
  const inOrder = chosen.flatMap((index) => candidates[index] ?? []);
  const beside = kind === 'glossary' ? { topics: [], doubtful: [] } : outOfOrder(bodies, candidates, inOrder, style, names);
  const topics = withCodesApart([...inOrder, ...beside.topics].toSorted((a, b) => a.at - b.at), names, kind);
  return { topics: kind === 'glossary' ? withTermsInOrder(bodies, topics, style) : topics, doubtful: beside.doubtful };
}

/** Reads: the lines of a document that holds no topic. Writes: its parts. */
export function readOpening(source: SourceFile): TopicDocument {
  const view = topicView(source);
  return assemble(source, view, joinSoft(view.paragraphs, new Map()), new Map(), 'rulings');
}

/** Reads: the lines of an article of questions and answers. Writes: its parts, a topic for each question. */
export function readQuestions(source: SourceFile): TopicDocument {
  const view = topicView(source);
  const { paragraphs, questions } = view;
  const starts: Starts = new Map(questions.map(({ paragraph, words, asker }, at) => [paragraph, { at, topic: words, rest: asker, separator: 'line', starred: false, bold: false, ownDay: null, weight: 1 }]));
  return assemble(source, view, joinSoft(paragraphs, starts), starts, 'rulings', titlesAbove(paragraphs, starts));
}

/** Lines right above questions that are neither asked nor told: titles of parts. */
function titlesAbove(paragraphs: readonly Sectioned[], starts: Starts): Paragraph[] {
  return paragraphs.flatMap(({ paragraph }, at) => {
    const [above, below] = [paragraphs[at - 1]?.paragraph, paragraphs[at + 1]?.paragraph];
    const isAbove = below !== undefined && starts.has(below) && !starts.has(paragraph) && (above === undefined || endsSentence(above.text));
    return isAbove && paragraph.text.split(' ').length <= MOST_WORDS_OF_TITLE && /^[\p{Lu}\d]/u.test(paragraph.text) && titleIn(paragraph) !== null && !endsSentence(paragraph.text) ? [paragraph] : [];
  });
}

/** Pieces that were cut off where no topic begins go on with the paragraph before them. */
function joinSoft(paragraphs: Sectioned[], starts: Starts): Sectioned[] {
  const runs: Sectioned[][] = [];
  for (const one of paragraphs) {
    const before = runs.at(-1)?.at(-1);
    const goesOn = before && one.paragraph.soft && one.heading === null && before.heading === null && !starts.has(one.paragraph) && one.section === before.section;
    if (goesOn) runs.at(-1)?.push(one);
    else runs.push([one]);
  }
  return runs.flatMap(([head, ...others]) => (head ? [others.length === 0 ? head : { ...head, paragraph: joinRun(head.paragraph, others.map(({ paragraph }) => paragraph), starts) }] : []));
}

function joinRun(head: Paragraph, others: Paragraph[], starts: Starts): Paragraph {
  const joined = joinParagraphs(head, others);
  const start = starts.get(head);
  if (start) starts.set(joined, { ...start, rest: joinParagraphs({ ...head, marked: start.rest }, others).marked });
  return joined;
}

function assemble(source: SourceFile, { style, apart, whole }: TopicView, sectioned: Sectioned[], starts: Starts, kind: Kind, heads: readonly Paragraph[] = []): TopicDocument {
  const first = sectioned.findIndex(({ paragraph, within }) => starts.has(paragraph) || within === 'temporary');
  const outside = firstBehind(source.reading, starts);
  const end = endOfTopics(sectioned, starts, outside);
  const parted = partedBySections(sectioned, starts, style, kind);
  const empty = emptyParts(sectioned, starts);
  const titles = new Set([...heads, ...empty.titles, ...sectionTitles(sectioned, starts), ...parted.titles, ...labelsAsTitles(sectioned, starts), ...(kind === 'glossary' ? titlesOfPages(sectioned, starts) : [])]);
  const parts: TopicDocument = { front: frontMatter(source, apart, (first < 0 ? sectioned : sectioned.slice(0, first)).filter(({ day }) => day === null), kind), topics: [], summary: [], others: [], apart, preface: null, doubtful: [] };
  const sections = new Map([...behindSections(sectioned, starts, style.heading), ...(kind === 'rulings' ? otherParts(sectioned, style) : [])]);
  const over = (paragraph: Paragraph): 'heading' | 'text' | undefined => sections.get(paragraph) ?? (paragraph.first >= outside ? 'text' : undefined);
  const [between, nameless] = [betweenTopics(sectioned, starts), namelessItems(sectioned, starts)];
  const ofLists = toldOfLists(sectioned.map(({ paragraph }) => paragraph), new Set(heads), (paragraph) => starts.has(paragraph));
  const unruled = untitledBetweenRules(source.reading, sectioned.map(({ paragraph }) => paragraph), starts);
  const isNameless = (one: Sectioned | undefined): boolean => one !== undefined && (nameless.has(one.paragraph) || unruled.has(one.paragraph));
  const isToldOfList = (one: Sectioned | undefined): boolean => one !== undefined && ofLists.has(one.paragraph);
  const isFront = (at: number, open: Sectioned['day']): boolean => at < first || isOfAnotherDay(sectioned[at], open) || between.has(at) || empty.notes.has(sectioned[at]?.paragraph) || isNameless(sectioned[at]) || isToldOfList(sectioned[at]) || parts.topics.length === 0 || standsBelow(sectioned, at, starts) || parted.ahead.has(sectioned[at]?.paragraph);
  const [named, beside] = [belowNames(sectioned, starts), new Set([...atTheMargin(source.reading, sectioned, starts), ...(style.separator === 'line' ? toldOfOthers(sectioned) : [])])];
  let section: string | null = null;
  let openDay: Sectioned['day'] = null;
  sectioned.forEach((one, at) => {
    const { paragraph, heading } = one;
    const candidate = starts.get(paragraph);
    openDay = candidate === undefined ? openDay : one.day;
    const isOver = over(paragraph);
    const part = partOf(one, { isTitle: titles.has(paragraph) || isOver === 'heading', isOver: isOver !== undefined, isTopic: candidate !== undefined, isClosing: at >= end, isFront: isFront(at, openDay), isNamed: named.has(paragraph), isBeside: beside.has(paragraph) });
    // What follows a summary without a heading of its own stands in no section.
    if (part === 'heading' && heading !== 'letter') section = heading === 'summary' ? null : paragraph.text;
    if (part === 'summary') parts.summary.push(paragraph);
    else if (part === 'topic' && candidate) parts.topics.push({ topic: candidate.topic, starred: candidate.starred, section, ownDay: candidate.ownDay ?? one.day, paragraphs: [...announcementOf(candidate.topic, sectioned, at), ...restOf(paragraph, candidate)] });
    else if (part === 'temporary') parts.topics.push({ topic: null, starred: false, section, ownDay: null, paragraphs: [paragraph] });
    else if (announcesNext(sectioned, at, starts)) return; // it is read with the topic
    else if (part === 'text') parts.topics.at(-1)?.paragraphs.push(paragraph);
    else if (part !== 'topic') parts.others.push({ is: part, paragraph });
  });
  const headings = new Set(parts.others.flatMap(({ is, paragraph }) => (is === 'heading' ? [paragraph.first] : [])));
  const fromFirstPart = (paragraph: Paragraph, at: number): Paragraph => (at === 0 && whole.has(paragraph.first) ? { ...paragraph, first: paragraph.first - 1 } : paragraph);
  return { ...parts, topics: parts.topics.map(({ paragraphs, ...topic }) => ({ ...topic, paragraphs: paragraphs.map(fromFirstPart) })).map((topic) => withNumber({ ...topic, paragraphs: joinBrokenSentences(topic.paragraphs, headings) })) };
}

/** "No rulings today.", below a day that has none. */
const isOfAnotherDay = (one: Sectioned | undefined, open: Sectioned['day']): boolean => open !== null && one?.day !== open;

function frontMatter(source: SourceFile, apart: TopicView['apart'], sectioned: Sectioned[], kind: Kind): FrontMatter {
  const end = sectioned.at(-1)?.paragraph.last ?? 0;
  const places = [...apart].flatMap(([at, is]) => (is === 'furniture' && at <= Math.max(end, HEAD) ? [at] : [])).sort((a, b) => a - b);
  // Of several letters or posts, the nearest above the first topic is the one that holds it.
  const nearest = [...places.filter((at) => at <= end).reverse(), ...places.filter((at) => at > end)];
  const [page, letters] = [places, nearest].map((all) => all.map((at) => source.reading[at]?.text.trim() ?? ''));
  return withDayOfFoot(readFrontMatter(sectioned.map(({ paragraph }) => paragraph.text), page ?? [], kind, letters), source);
}
