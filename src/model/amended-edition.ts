/**
 * The edition that a rulings document says it amends, where no page that is held is known to be of it: what changed
 * between the pages held and that edition nobody can tell here.
 */
import type { Ruling, SourceDocument } from './corpus.ts';
import { documentName, monthNames } from './dates.ts';
import { isInForce } from './rulings.ts';

type Edition = Pick<SourceDocument, 'kind' | 'title' | 'edition' | 'date'>;
type Amending = Pick<SourceDocument, 'amends'>;

const plain = (words: string): string => words.normalize('NFKD').toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();

/** `January 2019`, by which a document names an edition whose day it does not say. */
function monthOf(day: string): string {
  return `${monthNames[Number(day.slice(5, 7)) - 1] ?? ''} ${day.slice(0, 4)}`;
}

/** Whether a glossary page is of the edition that is amended: by its day, its month, or the operator's name for it. */
function isOf(amends: NonNullable<SourceDocument['amends']>, { kind, title, edition, date }: Edition): boolean {
  if (kind !== 'glossary') return false;
  if (date !== null && (date === amends.date || amends.title.includes(monthOf(date)))) return true;
  return [title, edition].some((name) => name !== null && plain(name) !== '' && plain(name) === plain(amends.title));
}

/**
 * The title of the edition that a document says it amends, where none of these pages is known to be of it; else null.
 *
 * @param prints - the pages that print an entry, or all that are held
 */
export function unheldEdition({ amends }: Amending, prints: readonly Edition[]): string | null {
  return amends === null || prints.some((print) => isOf(amends, print)) ? null : amends.title;
}

/** Such editions, each with the documents that amend it and of which a ruling is still in force, in their order. */
export function unheldEditions({ documents, rulings }: { documents: readonly SourceDocument[]; rulings: readonly Pick<Ruling, 'document' | 'supersededBy'>[] }): { title: string; by: SourceDocument[] }[] {
  if (!documents.some(({ kind }) => kind === 'glossary')) return [];
  const inForce = new Set(rulings.filter((ruling) => isInForce(ruling)).map(({ document }) => document));
  const amending = documents.flatMap((document) => {
    const title = inForce.has(document.id) ? unheldEdition(document, documents) : null;
    return title === null ? [] : [{ title, document }];
  });
  return [...Map.groupBy(amending, ({ title }) => title)].map(([title, members]) => ({ title, by: members.map(({ document }) => document) }));
}

/** So many documents are named. */
const named = 3;

/** Those that amend an edition: each by its name, or of many their number and the newest. */
export function amendingInWords(by: readonly SourceDocument[]): string {
  const names = by.map((document) => `the ${documentName(document)}`);
  return names.length > named ? `${names.length} documents, the newest ${names.at(-1) ?? ''}` : new Intl.ListFormat('en').format(names);
}
