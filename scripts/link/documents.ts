/** Source documents with their ids, and what the operator says of them. */
import type { SourceDocument } from '../../src/model/corpus.ts';
import type { InterpretedDocument } from '../interpret/interpreted.ts';
import type { DocumentConfig } from '../read/corpus-config.ts';
import { legendIn, type MarksLegend } from '../read/marks-legend.ts';
import { diskName } from '../../src/model/disk-names.ts';
import { slug } from '../names/slug.ts';

/** What the entries and rulings of a document are called: ids by index. */
export interface DocumentIds {
  id: string;
  entries: string[];
  rulings: string[];
}

/** Lines in which a document explains its marks, at the most. */
const LONGEST_HEAD = 120;
/** An undated base text stands under its document's id, beside the page that compares versions. */
const TAKEN: ReadonlySet<string> = new Set(['compare']);

/**
 * Gives each document its id: what it is, its letter, its day; without a day its title. The same documents get the same
 * ids whatever their files are called; an id that two would share, that a disk might take for another's, or that is the
 * address of a page of every entry, is given to none: each gets a few figures of its own bytes.
 */
export function documentIds(documents: readonly InterpretedDocument[], config: readonly DocumentConfig[]): string[] {
  const plain = documents.map(({ source, document }) => slug(nameOf(document, dayOf(document, config.find(({ file }) => file === source.file)))));
  const onDisk = plain.map(diskName);
  const isFree = (id: string): boolean => !TAKEN.has(id) && onDisk.indexOf(diskName(id)) === onDisk.lastIndexOf(diskName(id));
  return plain.map((id, at) => (isFree(id) ? id : `${id}--${documents[at]?.source.sha256.slice(0, 6) ?? ''}`));
}

function nameOf({ kind, letter, title }: InterpretedDocument['document'], date: string | null): string {
  if (kind === 'glossary' && letter !== null) return `glossary ${letter}${date === null ? '' : ` ${date}`}`;
  return date === null ? title : `${kind === 'glossary' ? 'glossary' : 'current rulings'} ${date}`;
}

/** A document as the data file has it; its ledger names the owners by id. */
export function toSourceDocument(one: InterpretedDocument, ids: DocumentIds, config: DocumentConfig | undefined): SourceDocument {
  const { source, document, rulings } = one;
  return {
    id: ids.id, file: source.file, sha256: source.sha256, kind: document.kind, layout: document.layout,
    title: config?.title ?? document.title, ...daysOf(one, config), extent: document.extent,
    after: config?.after ?? null, before: config?.before ?? null, amends: document.amends, follows: document.follows,
    edition: config?.edition ?? null, letter: document.letter, lines: source.lines.length,
    ledger: document.ledger.map(({ is, lines, owner }) => ({ is, lines, owner: owner === null ? null : (is === 'entry' ? ids.entries : ids.rulings)[owner] ?? null })),
    summary: document.summary.map((point) => ({ ...point, ruling: rulingOfPoint(point.topic, rulings.map(({ topic }) => topic), ids.rulings) })),
    ...marksOf(one), source: source.lines,
  };
}

/** What a document marks: words in its lines, and headwords that bear a sign which its legend explains. */
function marksOf(one: InterpretedDocument): Pick<SourceDocument, 'marks' | 'legend'> {
  const legend = legendOf(one);
  const words = one.source.reading.flatMap(({ marks = [], from }) => marks.map(({ is, words, by }) => ({ is, words, ...(by === undefined ? {} : { by }), line: from })));
  const signed = one.entries.flatMap(({ headword, mark, lines }) => legend.flatMap(({ is, by }) => (is === 'inserted' && mark === by ? [{ is, words: headword, line: lines[0] }] : [])));
  return { legend, marks: [...words, ...signed].toSorted((a, b) => a.line - b.line) };
}

/** What a document says of its marks before its first entry or ruling; a sentence may be broken over several lines. Where that stands on the first line already, the page was saved as one. */
function legendOf({ source: { reading }, document: { ledger } }: InterpretedDocument): MarksLegend[] {
  const begin = ledger.find(({ is }) => is === 'entry' || is === 'ruling')?.lines[0] ?? LONGEST_HEAD;
  const head = (begin === reading[0]?.from ? reading.slice(0, LONGEST_HEAD) : reading.filter(({ to }) => to < Math.min(begin, LONGEST_HEAD))).map(({ text }) => text);
  const paragraphs = head.map((text) => text.trim() || '\n').join(' ').replaceAll(/\s*\n\s*/gu, '\n');
  const said = legendIn([...head, paragraphs].join('\n'));
  return said.filter(({ is, by }, at) => said.findIndex((one) => one.is === is && one.by === by) === at);
}

function daysOf({ document }: InterpretedDocument, config: DocumentConfig | undefined): Pick<SourceDocument, 'published' | 'date' | 'found'> {
  return { published: publishedOf(document, config), date: dayOf(document, config), found: config?.found ?? null };
}

/**
 * The day on which a document came out. A day that the operator gives counts before the one that the document states; one
 * day stands for both where there is no other.
 */
export function publishedOf(document: InterpretedDocument['document'], config: DocumentConfig | undefined): string | null {
  return config?.published ?? config?.date ?? document.published ?? dayOf(document, config);
}

/** The day from which a document holds: the one on which it came out, where nobody gives another. */
export function dayOf(document: InterpretedDocument['document'], config: DocumentConfig | undefined): string | null {
  return config?.effective ?? config?.date ?? document.date ?? config?.published ?? null;
}

function rulingOfPoint(topic: string | null, topics: (string | null)[], ids: string[]): string | null {
  return topic === null ? null : ids[topics.indexOf(topic)] ?? null;
}
