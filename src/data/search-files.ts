import { question } from './asked.ts';
import { corpus } from './corpus.ts';
import { today } from './today.ts';
import { pack } from '../search/pack/pack.ts';

/** The search as it is sent to browsers, made once for a build. */
export const searchFiles = question('the search', () => pack(corpus, today), false);
