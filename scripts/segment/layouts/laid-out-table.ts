/** Tables and lists with hanging indentation as a page was laid out, `pdftotext -layout` and the like: each row is a name above its text. */
import { risingShare } from '../../names/alphabet.ts';
import { sortKey } from '../../names/sort-key.ts';
import { columnOf } from '../../read/formats/sheet/sheet-columns.ts';
import { TERM } from '../../read/source-file.ts';
import type { ReadingLine, SourceFile } from '../../read/source-file.ts';
import { runningHeads } from '../apart/running-heads.ts';
import { readParagraphs } from '../blocks/paragraphs.ts';
import type { Wrapping } from '../blocks/wrapping.ts';
import { looksLikeHeadword } from '../headwords/headword-line.ts';
import type { Layout } from '../layout.ts';
import { isNews, kindsOf, namesOther } from '../topics/kinds/kinds.ts';
import { doubtsAboutTopic } from '../topics/names/not-a-topic.ts';
import { laidOutIn, type LaidOut, type LaidOutRow } from './laid-out-rows.ts';
import { rulingsStacked } from './rulings.ts';
import { glossaryStacked } from './topic-glossary.ts';

/** Surer than columns that run together, which the same gaps speak for. */
const SURENESS = 0.985;
/** Names in the order of the alphabet, so large a share of them; where columns have titles, less says enough. */
const SORTED = 0.85;
const NAMES = 0.85;
const MOST_WORDS = 8;
const FEWEST_UNTITLED = 5;
const NEARLY_ALL = 0.9;
/** What says in a narrow column that a row is new. */
const NEW = /^(?:new|changed|updated|revised)!?$/iu;
const BESIDE = ' | ';
/** The number of its page, behind a title that stands at the head of each. */
const NUMBER_OF_PAGE = /\s{3,}\d{1,3}$/u;
/** Within a column each line goes on with the one above it. */
const WITHIN: Wrapping = { spaced: false, forced: () => true, tight: () => true, goesOn: () => true };

/** A glossary laid out in columns. */
export const glossaryLaidOut: Layout = {
  name: 'glossary, laid out in columns', kind: 'glossary', looksLike: 'names at the margin, their texts in a column of the page, a gap between rows',
  recognise: (source) => (rewritten(source)?.kind === 'glossary' ? SURENESS : 0),
  segment: (source, hints) => ({ ...glossaryStacked.segment(rewritten(source)?.source ?? source, hints), layout: 'glossary, laid out in columns' }),
};

/** The same, where its titles or its head say that it holds rulings. */
export const rulingsLaidOut: Layout = {
  name: 'rulings, laid out in columns', kind: 'rulings', looksLike: 'a title with "Rulings", then names at the margin, their texts in a column of the page, a gap between rows',
  recognise: (source) => (rewritten(source)?.kind === 'rulings' ? SURENESS : 0),
  segment: (source, hints) => ({ ...rulingsStacked.segment(rewritten(source)?.source ?? source, hints), layout: 'rulings, laid out in columns' }),
};

interface Rewritten { source: SourceFile; kind: 'glossary' | 'rulings' }

const known = new WeakMap<SourceFile, Rewritten | null>();

/** Reads: a document. Writes: it with each row as a name above its text; null where it has no such rows. */
function rewritten(source: SourceFile): Rewritten | null {
  const found = known.get(source);
  if (found !== undefined) return found;
  const made = rewrite(source);
  known.set(source, made);
  return made;
}

function rewrite(source: SourceFile): Rewritten | null {
  const lines = source.reading;
  const laidOut = laidOutIn(lines);
  if (laidOut === null || !areNames(laidOut)) return null;
  const front = lines.slice(0, laidOut.rows[0]?.first ?? 0).map(({ text }) => text.trim()).filter((text) => text !== '');
  const titles = lines[laidOut.titles[0] ?? -1]?.text.trim().split(/\s{2,}/u) ?? [];
  const { glossary, rulings } = kindsOf(front);
  const saysRulings = titles.some((title) => columnOf(title) === 'text' && /ruling|errat|clarification|answer/iu.test(title));
  if (titles.length === 0 && glossary === 0 && rulings === 0 && !areTermsUntitled(laidOut, front)) return null;
  const dropped = new Set([...laidOut.titles, ...laidOut.outside]);
  const { title } = runningHeads(lines.map(({ text }) => text));
  const rows = new Map(laidOut.rows.map((row) => [row.first, row]));
  const within = new Set(laidOut.rows.flatMap((row) => row.lines));
  const reading = lines.flatMap((line, at): ReadingLine[] => {
    const row = rows.get(at);
    if (row !== undefined) return linesOf(row, laidOut, lines);
    return within.has(at) ? [] : [dropped.has(at) ? { ...line, text: '' } : at === title ? { ...line, text: line.text.trim().replace(NUMBER_OF_PAGE, '').replaceAll(/\s{3,}/gu, ' – ') } : line];
  });
  return { source: { ...source, reading }, kind: saysRulings || rulings > glossary ? 'rulings' : 'glossary' };
}

/** What says nothing of itself is a glossary where hardly a name is out of order, and nothing above says that it is another thing. */
function areTermsUntitled({ rows }: LaidOut, front: readonly string[]): boolean {
  return rows.length >= FEWEST_UNTITLED && risingShare(rows.map(({ name }) => sortKey(name))) >= NEARLY_ALL && !namesOther(front) && !isNews(front);
}

/** Names look like names; without titles above the columns they stand in the order of the alphabet, too. */
function areNames({ rows, titles }: LaidOut): boolean {
  const fit = rows.filter(({ name }) => looksLikeHeadword(name) && name.split(' ').length <= MOST_WORDS && doubtsAboutTopic(name) < 2).length;
  const keys = rows.map(({ name }) => sortKey(name));
  return fit >= rows.length * NAMES && new Set(keys).size === rows.length && (titles.length > 0 || risingShare(keys) >= SORTED);
}

/** A row's name, a star before it where its mark says that it is new, and each paragraph of its text on one line. */
function linesOf({ name, first, lines: own, behind }: LaidOutRow, { cuts }: LaidOut, lines: readonly ReadingLine[]): ReadingLine[] {
  const [from, to] = [own[0] ?? first, own.at(-1) ?? first];
  const cells = lines.slice(from, to + 1).map((line, index): ReadingLine => ({ ...line, text: own.includes(from + index) ? cuts.get(from + index)?.text ?? '' : '' }));
  const paragraphs = readParagraphs(cells, 0, cells.length, { wrapping: WITHIN, starIsBullet: true });
  const isNew = NEW.test(behind);
  const named = own.filter((at) => cuts.get(at)?.head !== '').at(-1) ?? first;
  const placed = { from: lines[first]?.from ?? 0, to: lines[named]?.to ?? 0 };
  return [
    { ...placed, text: `${isNew ? '* ' : ''}${name}`, heading: TERM },
    ...paragraphs.flatMap(({ marked, marker, first: begin, last }, index): ReadingLine[] => {
      const more = index === paragraphs.length - 1 && behind !== '' && !isNew ? `${BESIDE}${behind}` : '';
      const range = { from: cells[begin]?.from ?? placed.from, to: cells[last]?.to ?? placed.to };
      return [{ ...range, text: `${marker === null ? '' : `${marker} `}${marked}${more}` }, { from: range.to, to: range.to, text: '' }];
    }),
  ];
}
