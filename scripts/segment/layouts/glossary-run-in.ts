/** A glossary whose headwords run in with their text: `headword - text`, `**headword** - text`, `HEADWORD: text`. */
import type { SourceFile } from '../../read/source-file.ts';
import { fileLines, toBlock } from '../blocks/to-block.ts';
import type { Hints, Layout } from '../layout.ts';
import type { SegmentedDocument, SegmentedEntry } from '../segments.ts';
import { readTopics, type TopicText } from '../topics/read-topics.ts';
import { recogniseTopics } from '../topics/recognise.ts';
import { topicLedger } from '../topics/topic-ledger.ts';
import { pageTitle } from './furniture.ts';

const NAME = 'glossary, headword and text in one paragraph';

export const glossaryRunIn: Layout = {
  name: NAME,
  kind: 'glossary',
  looksLike: 'a title with "Glossary", then paragraphs such as `headword - text`',
  recognise: (source) => recogniseTopics(source, ['-', '–', ':', 'bold'], /\bglossary\b/iu, /\bcurrent rulings (?:are|document|update)|\brulings? document\b|^\s*current rulings\s*$/imu) * 0.98,
  segment,
};

function segment(source: SourceFile, { names }: Hints): SegmentedDocument {
  const parts = readTopics(source, names);
  const { title, letter } = pageTitle(source.reading);
  return {
    layout: NAME, kind: 'glossary', title: parts.front.title ?? title, letter, date: parts.front.date, amends: null, follows: parts.front.follows,
    ledger: topicLedger(source, parts, 'entry'), entries: parts.topics.map((topic) => toEntry(topic, source)), rulings: [], summary: [], messages: [],
  };
}

function toEntry({ topic, paragraphs }: TopicText, { reading }: SourceFile): SegmentedEntry {
  const first = paragraphs[0]?.first ?? 0;
  const blocks = paragraphs.filter(({ text }) => text !== '').map((paragraph) => toBlock(paragraph, reading));
  const lines = fileLines(reading, first, paragraphs.at(-1)?.last ?? first);
  const lost = blocks.length === 0;
  return { headword: topic ?? '', lines, blocks, completeness: lost ? 'headword only' : 'complete', losses: lost ? [{ what: 'the text of the entry', line: lines[0] }] : [] };
}
