/**
 * What a citation says of a text's standing:
 * `In force since 4 Nov 2019 (Current Rulings), base: Glossary, web edition, letter L (undated; after 14 May 2001)`.
 */
import type { Entry, SourceDocument, Version } from '../model/corpus.ts';
import { documentDate, documentName, shortDay, versionName } from '../model/dates.ts';
import { isOver, isToCome } from '../model/versions.ts';
import { wordingSpan } from './wording.ts';
import type { WordingSpan } from './wording.ts';

type DocumentOf = (id: string) => SourceDocument;

/** What a standing is told by: the documents, and the day on which it is told. */
export interface Around { documentOf: DocumentOf; today: string }

/**
 * The standing of a block of a version, or of the whole version, as of a day; no full stop at its end.
 *
 * A wording that outlived its version is in force still: then it is said from which version it is quoted.
 */
export function standingInWords(entry: Entry, version: Version, block: string | null, { documentOf, today }: Around): string {
  const span = wordingSpan(entry, version, block);
  const quoted = wordingSpan(entry, version, null);
  const outlived = !isOver(span.last, today) && quoted.next !== null && isOver(version, today)
    ? `; quoted from the ${versionName(version, shortDay)} of the entry, ${endedBy(quoted.next, documentOf)}`
    : '';
  return `${inForce(span, entry, { documentOf, today })}${baseOf(entry, documentOf)}${outlived}`;
}

function inForce({ first, last, next }: WordingSpan, entry: Entry, { documentOf, today }: Around): string {
  const from = first.from === null ? '' : `from ${shortDay(first.from)} `;
  if (isToCome(first, today)) return `Not in force yet: ${from}on (${sourceName(documentOf(first.document))})`;
  if (next === null) return `In force ${beginning(first, entry, documentOf)}`;
  if (!isOver(last, today)) return `In force ${beginning(first, entry, documentOf)}, to be ${endedBy(next, documentOf)}`;
  const to = last.to === null ? 'until a day unknown' : `until ${shortDay(last.to)}`;
  const by = first.amendments.length === 0 ? '' : ` (${sourceName(documentOf(first.document))})`;
  return `In force ${from}${to}${by}, ${endedBy(next, documentOf)}`;
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
