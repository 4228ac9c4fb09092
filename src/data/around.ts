import { knownIn } from '../model/around.ts';
import type { Around } from '../model/around.ts';
import { question } from './asked.ts';
import { corpus, documentById, rulingById } from './corpus.ts';
import { whatIsKnown } from './everywhere.ts';
import { today } from './today.ts';

const known = question('what is known', () => knownIn(corpus.documents));

/** What the entries of this site stand among, on the day that it is built for. */
export const around: Around = {
  documentOf: documentById,
  rulingOf: rulingById,
  today,
  get known() { return whatIsKnown(); },
  isAfterKnown: question('is it after what is known', (day) => known().isAfterKnown(day)),
};
