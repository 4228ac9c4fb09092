import type { ReadingLine, SourceFile } from '../../read/source-file.ts';
import { fileLines, toBlock } from '../blocks/to-block.ts';
import { inFront } from '../headwords/in-front.ts';
import { withoutOrnaments } from '../headwords/ornaments.ts';
import { withoutPicture } from '../headwords/headword-line.ts';
import type { Layout } from '../layout.ts';
import type { CutDocument, SegmentedEntry } from '../segments.ts';
import { readTopics } from '../topics/read-topics.ts';
import type { TopicText } from '../topics/texts-of-topic.ts';
import { signsTold } from '../topics/lines/explained-signs.ts';
import { lackOf, recogniseTopics } from '../topics/kinds/recognise.ts';
import type { Separator } from '../topics/names/splits.ts';
import { topicLedger } from '../topics/topic-ledger.ts';
import { pageTitle } from './furniture.ts';
import { pagesOfLetters } from './pages-of-letters.ts';
import { onlySent } from './rulings.ts';
import type { Names } from '../known-names.ts';

/** A glossary whose headwords run in with their text: `headword - text`, `**headword** text`, `HEADWORD: text`. */
export const glossaryRunIn = topicGlossary('glossary, headword and text in one paragraph', 'a title with "Glossary", then paragraphs such as `headword - text`', ['-', '–', ':', 'bold']);

/** A glossary whose headwords have lines of their own, with the text in the paragraphs below. */
export const glossaryStacked = topicGlossary('glossary, headword on its own line', 'a title with "Glossary", then headwords on lines of their own, each with its text below', ['line']);

/** A glossary whose headwords are set off by one of the given signs, in one piece or a letter a page. */
function topicGlossary(name: string, looksLike: string, separators: Separator[]): Layout {
  return {
    name, looksLike, kind: 'glossary',
    recognise: (source) => recogniseTopics(source, 'glossary', separators),
    lacks: (source) => lackOf(source, 'glossary', separators),
    segment: (source, { names }) => segment(name, source, names),
  };
}

function segment(layout: string, source: SourceFile, names: Names): CutDocument {
  const parts = readTopics(source, names, 'glossary');
  const { title, letter: titled } = pageTitle(source.reading);
  const letter = pagesOfLetters(source.reading.map(({ text }) => text)).length > 0 ? null : titled;
  return {
    layout, kind: 'glossary', title: parts.front.title ?? title, letter, date: parts.front.date ?? parts.front.sent, published: parts.front.published ?? parts.front.sent, amends: null, follows: parts.front.follows,
    ledger: topicLedger(source, parts, 'entry'), entries: withoutOrnaments(parts.topics.map((topic) => toEntry(topic, source))), rulings: [], summary: [], messages: [...signsTold(source), ...(parts.front.date === null && parts.front.sent !== null ? [onlySent(source.file, parts.front.sent)] : []), ...(parts.topics.length === 0 && parts.preface !== null ? [inFront(source.file, fileLines(source.reading, parts.preface.first, parts.preface.first)[0])] : [])],
  };
}

/** The sign that marks a headword as new, as printed. */
const SIGN = /^\s*(?<sign>[*+@§Δ∆†‡◊◆]+)/u;

function signIn(line: ReadingLine | undefined): string | undefined {
  return SIGN.exec(line?.text ?? '')?.groups?.['sign'];
}

function toEntry({ topic, starred, ownDay, paragraphs }: TopicText, { reading }: SourceFile): SegmentedEntry {
  const first = paragraphs[0]?.first ?? 0;
  const blocks = paragraphs.filter(({ text }) => text !== '').map((paragraph) => toBlock(paragraph, reading));
  const lines = fileLines(reading, first, paragraphs.at(-1)?.last ?? first);
  const lost = blocks.length === 0;
  const mark = starred ? signIn(reading[first]) : undefined;
  return { headword: withoutPicture(ownDay === null ? topic ?? '' : `${topic ?? ''} (${ownDay.words})`), ...(mark === undefined ? {} : { mark }), lines, blocks, completeness: lost ? 'headword only' : 'complete', losses: lost ? [{ what: 'the text of the entry', line: lines[0] }] : [] };
}
