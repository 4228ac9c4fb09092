import { corpus } from '../data/corpus.ts';
import { tiesOf } from './neighbourhood.ts';

/** Who refers to whom in the corpus, worked out once for a build. */
export const ties = tiesOf(corpus.entries);
