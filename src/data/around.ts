import { aroundIn } from '../model/around.ts';
import { corpus } from './corpus.ts';
import { today } from './today.ts';

/** What the entries of this site stand among, on the day that it is built for. */
export const around = aroundIn(corpus, today);
