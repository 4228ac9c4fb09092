import { question } from '../data/asked.ts';
import { corpus, entryById } from '../data/corpus.ts';
import { neighbourhoodOf, tiesOf } from './neighbourhood.ts';
import type { Neighbourhood } from './neighbourhood.ts';

/** Who refers to whom in the corpus, worked out once for a build. */
const ties = question('ties', () => tiesOf(corpus.entries));

/** So many stand on each side of a picture. */
const most = 5;

/** The entries around one, of the whole corpus. */
export const neighbourhood: (entry: string) => Neighbourhood | null = question('the neighbourhood', (id) => neighbourhoodOf(entryById(id), ties(), most));
