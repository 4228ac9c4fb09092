/** Source documents with their ids, and what the operator says of them. */
import type { SourceDocument } from '../../src/model/corpus.ts';
import type { InterpretedDocument } from '../interpret/interpreted.ts';
import type { DocumentConfig } from '../read/corpus-config.ts';
import { Slugs } from './slug.ts';

/** What the entries and rulings of a document are called: ids by index. */
export interface DocumentIds {
  id: string;
  entries: string[];
  rulings: string[];
}

/** Gives each document its id; the same documents get the same ids whatever their files are called. */
export function documentIds(documents: readonly InterpretedDocument[], config: readonly DocumentConfig[]): string[] {
  const slugs = new Slugs();
  return documents.map(({ source, document }) => {
    const date = config.find(({ file }) => file === source.file)?.date ?? document.date;
    if (document.kind === 'glossary' && document.letter !== null) return slugs.next(`glossary ${document.letter}${date === null ? '' : ` ${date}`}`);
    return slugs.next(date === null ? document.title : `${document.kind === 'glossary' ? 'glossary' : 'current rulings'} ${date}`);
  });
}

/** A document as the data file has it; its ledger names the owners by id. */
export function toSourceDocument({ source, document, rulings }: InterpretedDocument, ids: DocumentIds, config: DocumentConfig | undefined): SourceDocument {
  return {
    id: ids.id, file: source.file, sha256: source.sha256, kind: document.kind, layout: document.layout,
    title: config?.title ?? document.title, published: config?.date ?? document.date, date: config?.date ?? document.date, extent: document.extent,
    after: config?.after ?? null, before: config?.before ?? null, amends: document.amends, follows: document.follows,
    edition: config?.edition ?? null, letter: document.letter, lines: source.lines.length,
    ledger: document.ledger.map(({ is, lines, owner }) => ({ is, lines, owner: owner === null ? null : (is === 'entry' ? ids.entries : ids.rulings)[owner] ?? null })),
    summary: document.summary.map((point) => ({ ...point, ruling: rulingOfPoint(point.topic, rulings.map(({ topic }) => topic), ids.rulings) })),
    marks: source.reading.flatMap(({ marks = [], from }) => marks.map((mark) => ({ ...mark, line: from }))), source: source.lines,
  };
}

function rulingOfPoint(topic: string | null, topics: (string | null)[], ids: string[]): string | null {
  const at = topic === null ? -1 : topics.indexOf(topic);
  return ids[at] ?? null;
}
