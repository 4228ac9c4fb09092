/**
 * Rulings documents: front matter, perhaps a summary of significant changes, then topics with their rulings. The layouts
 * differ in the sign that parts a topic from its text.
 */
import type { SourceFile } from '../../read/source-file.ts';
import { fileLines, toBlock } from '../blocks/to-block.ts';
import type { Hints, Layout } from '../layout.ts';
import type { CutDocument, SegmentedRuling } from '../segments.ts';
import type { Separator } from '../topics/splits.ts';
import { recogniseTopics } from '../topics/recognise.ts';
import { readTopics, type TopicText } from '../topics/read-topics.ts';
import { readSummary } from '../topics/summary.ts';
import { topicLedger } from '../topics/topic-ledger.ts';

/** `topic - text`, new topics starred and bold, with a summary before them; the way of around 2000. */
export const rulingsHyphen = rulingsLayout('rulings, topic and hyphen', 'a title with "Rulings", then paragraphs such as `topic - text`', ['-']);

/** `topic – instruction`, new text in the paragraphs that follow; the way of around 2019. */
export const rulingsDash = rulingsLayout('rulings, topic and dash', 'a title with "Rulings", then paragraphs such as `topic – text`', ['–']);

/** A topic on a line of its own, its text in the paragraphs below. */
export const rulingsStacked = rulingsLayout('rulings, topic on its own line', 'a title with "Rulings", then topics on lines of their own, each with its text below', ['line']);

/** `TOPIC: text` or a topic in bold, as in mail and on web pages. */
export const rulingsColon = rulingsLayout('rulings, topic and colon', 'a title with "Rulings", then paragraphs such as `TOPIC: text` or a bold topic', [':', 'bold']);

function rulingsLayout(name: string, looksLike: string, separators: Separator[]): Layout {
  return {
    name, kind: 'rulings', looksLike,
    recognise: (source) => recogniseTopics(source, 'rulings', separators),
    segment: (source, hints) => segment(name, source, hints),
  };
}

function segment(name: string, source: SourceFile, { names }: Hints): CutDocument {
  const parts = readTopics(source, names);
  const { front } = parts;
  return {
    layout: name, kind: 'rulings', title: front.title ?? source.file, date: front.date, amends: front.amends, follows: front.follows, letter: null,
    ledger: topicLedger(source, parts, 'ruling'), entries: [], rulings: parts.topics.map((topic) => toRuling(topic, source)),
    summary: readSummary(parts.summary, source.reading), messages: [],
  };
}

function toRuling({ topic, starred, section, paragraphs }: TopicText, { reading }: SourceFile): SegmentedRuling {
  const first = paragraphs[0]?.first ?? 0;
  return {
    topic, starred, section,
    lines: fileLines(reading, first, paragraphs.at(-1)?.last ?? first),
    blocks: paragraphs.filter(({ text }) => text !== '').map((paragraph) => toBlock(paragraph, reading)),
  };
}
