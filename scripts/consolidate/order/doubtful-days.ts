/** Days of documents that look like slips of the pen: a wrong year keeps a whole document from amending anything. */
import type { Message, SourceDocument } from '../../../src/model/corpus.ts';
import type { LinkedCorpus } from '../../link/linked.ts';
import { evidence } from './evidence.ts';
import { compare, relation } from './interval.ts';

/** One ruling may have been forgotten when the glossary was printed. */
const SEVERAL = 2;
/** So much more speaks against a document's day than for it. */
const CLEARLY = 2;

/**
 * Reads: dated documents. Writes: a warning for each rulings document that is older than every glossary, though it says that
 * it amends one of them, or though what it orders is not worked into their texts: see `evidence`.
 */
export function olderThanItAmends({ documents, entries, rulings }: Pick<LinkedCorpus, 'documents' | 'entries' | 'rulings'>): Message[] {
  const glossaries = documents.filter(({ kind }) => kind === 'glossary');
  const printed = Map.groupBy(entries, ({ id }) => id);
  return documents.flatMap((document) => {
    const { id, kind, date, amends } = document;
    if (kind !== 'rulings' || date === null) return [];
    const [first] = glossaries.flatMap((page) => (page.date === null ? [] : [{ file: page.file, day: page.date }])).toSorted((one, other) => compare(one.day, other.day));
    if (first === undefined || !glossaries.every((page) => relation(document, page) === 'older')) return [];
    if (amends?.date !== undefined && amends.date !== null && amends.date > date) return [doubtful(document, `before the glossary of ${amends.date} that it says it amends`)];
    const votes = rulings.filter((ruling) => ruling.document === id).map((ruling) => printed.get(ruling.entry ?? '')?.map((entry) => evidence(ruling, entry)) ?? []);
    const [older, newer] = (['ruling older', 'ruling newer'] as const).map((vote) => votes.filter((ofOne) => ofOne.includes(vote)).length);
    return (newer ?? 0) >= SEVERAL && (newer ?? 0) > CLEARLY * (older ?? 0) ? [doubtful(document, `before every glossary held (${first.file} is of ${first.day}), and what it orders is not in their texts yet`)] : [];
  });
}

/**
 * Reads: documents, and the last day that may be called today. Writes: a warning for each that came out later. What came out
 * before, and only holds from a later day, is announced, and no slip.
 */
export function ofTheFuture(documents: readonly SourceDocument[], today: string): Message[] {
  return documents.filter(({ published, date }) => (published ?? date ?? '') > today).map((document) => doubtful(document, `after this day, ${today}`));
}

function doubtful(document: SourceDocument, why: string): Message {
  const { file, published, date, kind } = document;
  return {
    rule: 'day-doubtful', severity: 'warning', file, line: null,
    message: `${file} is dated ${published ?? date ?? ''}, ${why}: is the year right?`,
    hint: `If it is not, say the right day in corpus.yaml (\`date\`). If it is only announced and holds from then on, say when it came out (\`published\`).${kind === 'rulings' ? ' As it is, nothing of it changes the text of today.' : ''}`,
  };
}
