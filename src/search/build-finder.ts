import type { Corpus } from '../model/corpus.ts';
import { documentsOf } from './documents/documents-of.ts';
import { Finder } from './finder.ts';
import { buildIndex } from './index/build-index.ts';
import { frequenciesOf } from './index/frequencies.ts';

/** A search over a corpus as of a day, made on the spot: what the site loads ready-made, for where there is no site. */
export function buildFinder(corpus: Corpus, today = new Date().toISOString().slice(0, 10)): Finder {
  const documents = documentsOf(corpus, today);
  const index = buildIndex(documents, corpus.icons);
  return new Finder({ documents, index, frequencies: frequenciesOf(index.toJSON()), icons: corpus.icons, letters: corpus.letters });
}
