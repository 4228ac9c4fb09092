import { readFileSync } from 'node:fs';
import path from 'node:path';

import { placesFor } from '../../../scripts/site/places.ts';
import { corpus } from '../../../src/model/corpus.ts';
import { documentName, longDay } from '../../../src/model/dates.ts';

/** What the site under test was built from: tests take names and addresses from here, never by heart. */
export const shipped = corpus.parse(
  JSON.parse(readFileSync(path.join(placesFor(undefined).corpus, 'corpus.json'), 'utf8')),
);

/** The first of a list that a test cannot do without. */
export function first<T>(what: string, found: readonly T[]): T {
  const one = found[0];
  if (one === undefined) throw new Error(`the shipped corpus has no ${what}, which this test needs`);
  return one;
}

const last = first('rulings document with a day', shipped.documents.filter(({ kind, date }) => kind === 'rulings' && date !== null).toReversed());

/** The document that came last: its file, its id, its name, and its day as data and in words. */
export const newest = { id: last.id, file: last.file, name: documentName(last), day: last.date ?? '', inWords: longDay(last.date ?? '') };
