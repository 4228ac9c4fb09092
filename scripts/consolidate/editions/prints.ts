import { coverage } from '../../../src/model/extent.ts';
import type { SourceDocument } from '../../../src/model/corpus.ts';
import type { BaseEntry, LinkedCorpus } from '../../link/linked.ts';
import type { NamesInText } from '../../segment/names-in-texts.ts';
import { letterOf } from '../../../src/model/letters.ts';
import { sortKey } from '../../names/sort-key.ts';
import type { Ground } from '../ground.ts';
import { momentOf } from '../time/happening.ts';
import type { Happening } from '../time/happening.ts';

/** An entry as the editions have it. */
export interface Printed {
  /** In the order of the editions; none where only rulings know it. */
  prints: BaseEntry[];
  happenings: Happening[];
  /** An edition held whole, before the first that prints it, does not have it. */
  isAddition: boolean;
}

/** The last page of an edition that covers a letter, and whether one of them is whole. */
interface Page {
  document: SourceDocument;
  isWhole: boolean;
}

/** By edition, its page of a letter. */
export type EditionPages = (letter: string) => ReadonlyMap<number, Page>;

/** What is asked of the linked corpus: which documents are one edition, and which names stand within their texts. */
type Editions = Pick<LinkedCorpus, 'editions' | 'namesInTexts'>;

/**
 * By id, what each edition says of each entry: where it prints it, and where a page that covers its letter does not.
 * Entries stand in the order in which they were given.
 */
export function printsAndAbsences(ground: Ground, { editions, namesInTexts }: Editions, pagesOf: EditionPages): Map<string, Printed> {
  const editionOf = numbersOf(editions);
  const byId = Map.groupBy(ground.entries, ({ id }) => id);
  return new Map([...byId].map(([id, list]) => {
    const prints = list.toSorted((left, right) => ground.placeOf(left.document) - ground.placeOf(right.document));
    const [first] = prints;
    if (first === undefined) return [id, { prints, happenings: [], isAddition: false }];
    const letters = new Set(prints.map(({ document, headword }) => ground.document(document).letter ?? letterOf(headword)));
    const printing = new Set(prints.map(({ document }) => editionOf.get(document)));
    const absent = [...underAll([...letters].map(pagesOf))].filter(([edition, { document }]) => !printing.has(edition) && isAfterThoseBefore(document, prints, ground)).map(([, page]) => page);
    return [id, {
      prints,
      happenings: [...placed(prints, ground), ...absent.map((page) => absenceOf(page, ground, lineOf(prints, namesInTexts.get(page.document.id))))],
      isAddition: absent.some(({ document, isWhole }) => isWhole && ground.isBefore(document.id, first.document)),
    }];
  }));
}

/** An edition says nothing of an entry that another prints, of which it is not known whether that came before it. */
function isAfterThoseBefore(page: SourceDocument, prints: readonly BaseEntry[], ground: Ground): boolean {
  return prints.every(({ document }) => ground.placeOf(document) > ground.placeOf(page.id) || ground.isBefore(document, page.id));
}

/**
 * What each print is, and whether it is known to have come after those before it. A day is known of what a dated edition
 * prints, whenever an undated one came out: from that day it holds.
 */
function placed(prints: readonly BaseEntry[], ground: Ground): Happening[] {
  const before: BaseEntry[] = [];
  return prints.map((print) => {
    const isDated = ground.document(print.document).date !== null;
    const isPlaced = before.every(({ document }) => ground.isBefore(document, print.document) || (isDated && ground.document(document).date === null));
    if (isPlaced) before.push(print);
    return printOf(print, isPlaced, ground);
  });
}

/** By edition, its last page of those that it has under each of several letters: an entry may stand under any ("The Lamp", "Lamp, The"). */
function underAll([first = new Map<number, Page>(), ...others]: readonly ReadonlyMap<number, Page>[]): ReadonlyMap<number, Page> {
  return others.reduce((found, pages) => new Map([...found].flatMap(([edition, page]) => {
    const other = pages.get(edition);
    return other === undefined ? [] : [[edition, { document: other.document, isWhole: page.isWhole && other.isWhole }] as const];
  })), first);
}

/** What the editions after it say of an entry that a ruling made: that they do not print it. */
export function absences(topic: string, pagesOf: EditionPages, ground: Ground): Happening[] {
  return [...pagesOf(letterOf(topic)).values()].map((page) => absenceOf(page, ground));
}

function numbersOf(editions: readonly string[][]): ReadonlyMap<string, number> {
  return new Map(editions.flatMap((pages, edition) => pages.map((id) => [id, edition] as const)));
}

/** Finds the pages that cover a letter. */
export function editionPages({ glossaries }: Ground, editions: readonly string[][]): EditionPages {
  const editionOf = numbersOf(editions);
  const known = new Map<string, Map<number, Page>>();
  return (letter) => {
    const found = known.get(letter) ?? new Map<number, Page>();
    if (known.has(letter)) return found;
    for (const document of glossaries) {
      const covered = coverage(document, letter);
      const edition = editionOf.get(document.id);
      if (covered !== 'none' && edition !== undefined) found.set(edition, { document, isWhole: covered === 'whole' || found.get(edition)?.isWhole === true });
    }
    known.set(letter, found);
    return found;
  };
}

function printOf(print: BaseEntry, isPlaced: boolean, ground: Ground): Happening {
  const document = ground.document(print.document);
  return { is: 'print', at: momentOf(document, ground.placeOf(document.id), print.lines[0]), print, document, isPlaced };
}

function absenceOf({ document, isWhole }: Page, ground: Ground, inText: number | null = null): Happening {
  return { is: 'absence', at: momentOf(document, ground.placeOf(document.id), Number.MAX_SAFE_INTEGER), document, isWhole, inText };
}

/** The line on which a page has a name of an entry within another's text. */
function lineOf(prints: readonly BaseEntry[], names: NamesInText | undefined): number | null {
  return prints.map(({ headword }) => names?.get(sortKey(headword)) ?? null).find((line) => line !== null) ?? null;
}
