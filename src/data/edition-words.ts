/** What an edition said of an entry, in a reader's words. */
import { documentName, longDay } from '../model/dates.ts';
import type { EditionHow, SourceDocument } from '../model/corpus.ts';

interface Words {
  /** Over a list of entries. */
  title: string;
  /** Of one entry, in its history. */
  of: string;
  says: string;
}

/** In the order in which a reader wants them. */
export const editionWords: Record<EditionHow, Words> = {
  revised: { title: 'Revised without a ruling', of: 'revised without a ruling', says: 'Printed in other words than before, and no ruling held announced it.' },
  added: { title: 'Added', of: 'added', says: 'Not in the edition before, and made by no ruling held.' },
  dropped: { title: 'Dropped', of: 'left out', says: 'No longer in this edition, whose copy is whole: ended by omission. No document says so; it is inferred.' },
  carried: { title: 'Carried', of: 'printed with the changes of the rulings since', says: 'Printed with exactly what rulings since the edition before had ordered, whether it could be applied or not.' },
  confirmed: { title: 'Confirmed', of: 'printed in the same words', says: 'Printed in the words that were in force before it.' },
  'not in this copy': { title: 'Not in this copy', of: 'not in the copy of this edition', says: 'The copy held of this edition is not whole: what it said of them is not known.' },
  base: { title: 'First text held', of: 'first text held', says: 'No earlier edition with them is held.' },
};

/** An edition by its name and day: several bear one name. */
export function editionName(document: SourceDocument): string {
  const name = documentName(document);
  return document.kind === 'rulings' || document.date === null ? name : `${name}, of ${longDay(document.date)}`;
}
