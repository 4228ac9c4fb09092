import { resolve } from 'node:path';

/** The corpus that the site is built from: a folder that holds `corpus.json` and the MDX beside it. */
export const corpusFolder = resolve(process.env.IN_FORCE_CORPUS ?? 'content');
