/**
 * Rulings documents: front matter, perhaps a summary of significant changes, then topics with their rulings. The layouts
 * differ in the sign that parts a topic from its text.
 */
import type { Message } from '../../../src/model/corpus.ts';
import type { SourceFile } from '../../read/source-file.ts';
import { fileLines, toBlock } from '../blocks/to-block.ts';
import type { Hints, Layout } from '../layout.ts';
import type { CutDocument, FrontParagraph, SegmentedRuling } from '../segments.ts';
import { signsTold } from '../topics/lines/explained-signs.ts';
import { withoutNews } from '../topics/lines/declared-marks.ts';
import { withDaysAtEnd } from '../topics/names/day-at-end.ts';
import type { Separator } from '../topics/names/splits.ts';
import { recogniseFlattened, recogniseOpening, recogniseQuestions, lackOf, recogniseTopics } from '../topics/kinds/recognise.ts';
import { readOpening, readQuestions, readTopics, type TopicDocument } from '../topics/read-topics.ts';
import type { TopicText } from '../topics/texts-of-topic.ts';
import { daysTold, notBehind } from '../topics/parts/days-told.ts';
import { readSummary } from '../topics/parts/summary.ts';
import { ordersOthers } from '../topics/parts/announcements.ts';
import { topicView } from '../topics/topic-view.ts';
import { topicLedger } from '../topics/topic-ledger.ts';

/** `topic - text`, new topics starred and bold, with a summary before them; the way of around 2000. */
export const rulingsHyphen = rulingsLayout('rulings, topic and hyphen', 'a title with "Rulings", then paragraphs such as `topic - text`', ['-']);

/** `topic – instruction`, new text in the paragraphs that follow; the way of around 2019. */
export const rulingsDash = rulingsLayout('rulings, topic and dash', 'a title with "Rulings", then paragraphs such as `topic – text`', ['–']);

/** A topic on a line of its own, its text in the paragraphs below. */
export const rulingsStacked = rulingsLayout('rulings, topic on its own line', 'a title with "Rulings", then topics on lines of their own, each with its text below', ['line']);

/** `TOPIC: text` or a topic in bold, as in mail and on web pages. */
export const rulingsColon = rulingsLayout('rulings, topic and colon', 'a title with "Rulings", then paragraphs such as `TOPIC: text` or a bold topic', [':', 'bold']);

/** A copy that ends before the first ruling: it says what it is and of which day, and holds nothing that changes a text. */
export const rulingsOpening: Layout = {
  name: 'rulings, opening only', kind: 'rulings', looksLike: 'the head of a document that says it holds rulings, cut before the first',
  recognise: recogniseOpening,
  segment: (source) => segmentOpening(source),
};

/** Questions and their answers, as in monthly articles: each question is the topic of its answer. */
export const rulingsQuestions: Layout = {
  name: 'rulings, questions and answers', kind: 'rulings', looksLike: 'questions that begin with `Q:`, each with an answer that begins with `A:`',
  recognise: recogniseQuestions,
  segment: (source) => described(rulingsQuestions.name, source, readQuestions(source)),
};

/** Two columns copied line by line into one: a text put to the wrong topic would be worse than none. */
export const rulingsFlattened: Layout = {
  name: 'rulings, two columns in one', kind: 'rulings', looksLike: 'rulings in two columns whose lines were run together',
  recognise: recogniseFlattened,
  segment: (source) => segmentFlattened(source),
};

function rulingsLayout(name: string, looksLike: string, separators: Separator[]): Layout {
  return {
    name, kind: 'rulings', looksLike,
    recognise: (source) => recogniseTopics(source, 'rulings', separators),
    lacks: (source) => lackOf(source, 'rulings', separators),
    segment: (source, hints) => segment(name, source, hints),
  };
}

function segment(name: string, source: SourceFile, { names }: Hints): CutDocument {
  return described(name, source, readTopics(source, names, 'rulings'));
}

/** What a document says of itself, and its rulings. */
function described(name: string, source: SourceFile, parts: TopicDocument): CutDocument {
  const { front } = parts;
  const rulings = notBehind(withDaysAtEnd(parts.topics.map((topic) => toRuling(topic, source))), front.date ?? front.sent);
  return {
    layout: name, kind: 'rulings', title: front.title ?? source.file, date: front.date ?? front.sent, published: front.published ?? front.sent, amends: front.amends, follows: front.follows, letter: null,
    ledger: topicLedger(source, parts, 'ruling'), entries: [], rulings,
    summary: readSummary(parts.summary, source.reading), front: frontOf(parts, source),
    messages: [...(front.date === null && front.sent !== null ? [onlySent(source.file, front.sent)] : []), ...withoutName(parts, source), ...mayBeTopics(parts, source), ...signsTold(source), ...daysTold(source, topicView(source).paragraphs.map(({ paragraph }) => paragraph), rulings)],
  };
}

/** Items between named ones that bear no name: a reader is told of them. */
function withoutName({ others, topics }: TopicDocument, { file, reading }: SourceFile): Message[] {
  const [first, last] = [topics[0]?.paragraphs[0]?.first ?? Infinity, topics.at(-1)?.paragraphs.at(-1)?.last ?? 0];
  const items = others.filter(({ is, paragraph }) => is === 'front matter' && (paragraph.marker === '*' || ordersOthers(paragraph.text)) && paragraph.first > first && paragraph.first < last);
  if (items[0] === undefined) return [];
  const [line] = fileLines(reading, items[0].paragraph.first, items[0].paragraph.last);
  return [{
    rule: 'item-without-name', severity: 'warning', file, line,
    message: `${file}: ${items.length === 1 ? 'an item' : `${items.length} items`} between named rulings ${items.length === 1 ? 'bears' : 'bear'} no name, and ${items.length === 1 ? 'is' : 'are'} read as nobody’s`,
    hint: 'Look whether it changes an entry. If it does, correct the line by a decision, so that the name stands before its text.',
  }];
}

/** Paragraphs that stand as the names of rulings do, and were left in the text of one: a reader is told of each. */
function mayBeTopics({ doubtful, topics }: TopicDocument, { file, reading }: SourceFile): Message[] {
  return doubtful.flatMap(({ name, paragraph: { first } }): Message[] => {
    const owner = topics.find(({ paragraphs }) => paragraphs.slice(1).some((one) => one.first === first));
    const [line] = fileLines(reading, first, first);
    return owner === undefined ? [] : [{
      rule: 'may-be-topic', severity: 'warning', file, line,
      message: `${file}, line ${line}: “${name}” looks like the name of a ruling; it is read as text of “${owner.topic ?? ''}”, because it stands out of the order of the alphabet, and that ruling may have it as a part`,
      hint: 'If it is a ruling of its own, move it to its place in the alphabet.',
    }];
  });
}

function frontOf({ others }: TopicDocument, { reading }: SourceFile): FrontParagraph[] {
  return others.flatMap(({ is, paragraph: { text, first, last } }) => (is === 'front matter' ? [{ text, lines: fileLines(reading, first, last) }] : []));
}

function segmentFlattened(source: SourceFile): CutDocument {
  const parts = readOpening(source);
  const unread = parts.topics.flatMap(({ paragraphs }) => paragraphs.map((paragraph) => ({ is: 'front matter' as const, paragraph })));
  const document = described(rulingsFlattened.name, source, { ...parts, topics: [], others: [...parts.others, ...unread] });
  return {
    ...document,
    messages: [...document.messages, topicView(source).flattened ? runTogether(source.file) : inTurn(source.file)],
  };
}

function runTogether(file: string): Message {
  return {
    rule: 'columns-run-together', severity: 'error', file, line: 1,
    message: `${file} was printed in two columns, and this copy runs their lines together: no ruling can be told from its neighbour, so none was read`,
    hint: 'Give the PDF itself, or copy its text column by column.',
  };
}

function inTurn(file: string): Message {
  return {
    rule: 'columns-in-turn', severity: 'error', file, line: 1,
    message: `${file} holds a table whose columns this copy gives one after the other: nobody can tell with certainty which text belongs to which name, so none was read`,
    hint: 'Give the page or the PDF itself, or copy its table row by row.',
  };
}

/** The day on which a letter was sent, for a document in it that states none. */
export function onlySent(file: string, day: string): Message {
  return {
    rule: 'day-of-the-letter', severity: 'warning', file, line: 1,
    message: `${file} states no day of its own: ${day}, the day on which the letter it stands in was sent, is taken for it`,
    hint: 'If its rulings hold from another day, give `date` in corpus.yaml.',
  };
}

function segmentOpening(source: SourceFile): CutDocument {
  const parts = readOpening(source);
  const last = source.lines.findLastIndex((line) => line.trim() !== '') + 1;
  const document = described(rulingsOpening.name, source, parts);
  return {
    ...document,
    messages: [...document.messages, {
      rule: 'no-ruling-reached', severity: 'warning', file: source.file, line: Math.max(last, 1),
      message: `${source.file} says that it holds rulings, and none is seen in it: the copy ends before the first, or sets them off in a way that is not known`,
      hint: 'Until then it changes nothing. Give the whole document; where it is whole, name its layout in corpus.yaml.',
    }],
  };
}

function toRuling({ topic, starred, section, ownDay, paragraphs }: TopicText, { reading }: SourceFile): SegmentedRuling {
  const first = paragraphs[0]?.first ?? 0;
  const named = topic === null ? null : withoutNews(topic);
  return {
    topic: named?.topic ?? null, starred: starred || named?.isNew === true, section, effective: ownDay === null ? null : { from: ownDay.day, to: null, words: ownDay.words },
    lines: fileLines(reading, first, paragraphs.at(-1)?.last ?? first),
    blocks: paragraphs.filter(({ text }) => text !== '').map((paragraph) => toBlock(paragraph, reading)),
  };
}
