import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..', '..');
const published = path.join(root, '..', 'shared', 'corpus');

/** Folders of documents: the one shipped with the program and, where it lies beside it, one of published documents. */
export const corpora = [
  { name: 'the shipped sample', folder: path.join(root, 'content') },
  { name: 'the published documents', folder: published },
].filter(({ folder }) => existsSync(folder));

/** To stand in a test's title: what was not tested, and why. */
export const unlessPublished = existsSync(published) ? '' : ' (shipped sample only: the published documents are not here, so NOT RUN on them)';

/** Every document of every corpus: its file name and bytes. */
export const documents = corpora.flatMap(({ folder }) => readdirSync(path.join(folder, 'sources')).sort()
  .map((file) => ({ file, bytes: new Uint8Array(readFileSync(path.join(folder, 'sources', file))) })));
