/**
 * What a citation says of a text's standing:
 * `In force since 4 Nov 2019 (Current Rulings), base: Glossary, web edition, letter L (undated; after 14 May 2001)`.
 */
import type { Entry, SourceDocument, Version } from '../model/corpus.ts';
import { documentDate, documentName, shortDay } from './dates.ts';
import { wordingSpan } from './wording.ts';
import type { WordingSpan } from './wording.ts';

type DocumentOf = (id: string) => SourceDocument;

/**
 * The standing of a block of version `number`, or of the whole version; no full stop at its end.
 *
 * A wording that outlived its version is in force still: then it is said from which version it is quoted.
 */
export function standingInWords(entry: Entry, number: number, block: string | null, documentOf: DocumentOf): string {
  const span = wordingSpan(entry, number, block);
  const quoted = wordingSpan(entry, number, null);
  const outlived = span.next === null && quoted.next !== null
    ? `; quoted from version ${number} of the entry, ${endedBy(quoted.next.version, documentOf)}`
    : '';
  return `${inForce(span, entry, documentOf)}${baseOf(entry, documentOf)}${outlived}`;
}

function inForce({ first, last, next }: WordingSpan, entry: Entry, documentOf: DocumentOf): string {
  const began = beginning(first.version, entry, documentOf);
  if (next === null) return `In force ${began}`;
  const from = first.version.from === null ? '' : `from ${shortDay(first.version.from)} `;
  const to = last.version.to === null ? 'until a day unknown' : `until ${shortDay(last.version.to)}`;
  const by = first.version.amendments.length === 0 ? '' : ` (${sourceName(documentOf(first.version.document))})`;
  return `In force ${from}${to}${by}, ${endedBy(next.version, documentOf)}`;
}

/** `since 4 Nov 2019 (Current Rulings)`; a text that nothing changed stands as it was published. */
function beginning({ amendments, document, from }: Version, entry: Entry, documentOf: DocumentOf): string {
  const isBase = amendments.length === 0 && document === entry.document;
  if (from === null) return isBase ? 'as first published' : `since a day unknown (${sourceName(documentOf(document))})`;
  return `since ${shortDay(from)} (${sourceName(documentOf(document))})`;
}

function endedBy({ document, from, text }: Version, documentOf: DocumentOf): string {
  const day = from === null ? '' : ` of ${shortDay(from)}`;
  return `${text.length === 0 ? 'repealed' : 'superseded'} by ${sourceName(documentOf(document))}${day}`;
}

/** An entry that a ruling made has no base but the ruling. */
function baseOf(entry: Entry, documentOf: DocumentOf): string {
  const base = documentOf(entry.document);
  return base.kind === 'rulings' ? '' : `, base: ${documentName(base)} (${documentDate(base, shortDay)})`;
}

function sourceName(document: SourceDocument): string {
  return document.kind === 'rulings' ? 'Current Rulings' : documentName(document);
}
