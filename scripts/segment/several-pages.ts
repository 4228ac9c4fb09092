/** A document printed on several pages, a range of letters each: the first page alone has the day and what the document amends. */
import type { Message } from '../../src/model/corpus.ts';
import type { Segmented } from './segments.ts';
import type { SegmentedDocument } from './segments.ts';

/** The part of a title that names a page: "Current Rulings, H-Z", "Current Rulings (part 2)". */
const PAGE = /[\s,:(–—-]*(?:\b[A-Z]\s*[-–—]\s*[A-Z]\b|\b(?:part|page) (?:\d+|[IVX]+)(?: of \d+)?)\)?\s*$/u;

/** Reads: all documents as cut. Writes: the same, each page that states no day with that of the other pages of its document. */
export function withSharedFronts(documents: readonly Segmented[]): Segmented[] {
  const dated = documents.filter(({ document }) => document.kind === 'rulings' && document.date !== null && PAGE.test(document.title));
  return documents.map((one) => {
    if (one.document.kind !== 'rulings' || one.document.date !== null || !PAGE.test(one.document.title)) return one;
    const others = dated.filter(({ document }) => nameOf(document) === nameOf(one.document));
    const [first] = others;
    // Pages of two documents with the same title and different days cannot be told apart.
    if (!first || others.some(({ document }) => document.date !== first.document.date)) return one;
    const { date, published = date, amends, follows } = first.document;
    const message = sharedDay(one.source.file, first.source.file, date ?? '');
    return { ...one, document: { ...one.document, date, published, amends: one.document.amends ?? amends, follows: one.document.follows ?? follows, messages: [...one.document.messages, message] } };
  });
}

function nameOf({ title }: SegmentedDocument): string {
  return title.replace(PAGE, '').toLowerCase();
}

function sharedDay(file: string, from: string, day: string): Message {
  return {
    rule: 'day-of-another-page', severity: 'note', file, line: 1,
    message: `${file} states no day of its own; it is another page of ${from}, and has its day, ${day}`,
    hint: 'If it is of another day, give `date` in corpus.yaml.',
  };
}
