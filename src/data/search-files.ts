import { pack } from '../search/pack/pack.ts';
import { corpus } from './corpus.ts';
import { today } from './today.ts';

/** The search as it is sent to browsers, made once for a build. */
export const searchFiles = pack(corpus, today);
