import type { Corpus } from '../model/corpus.ts';
import { documentsOf } from './documents/documents-of.ts';
import { Finder } from './finder.ts';
import { buildIndex } from './index/build-index.ts';
import { frequenciesOf } from './index/frequencies.ts';

/** A search over a corpus, made on the spot: what the site loads ready-made, for where there is no site. */
export function buildFinder(corpus: Corpus): Finder {
  const documents = documentsOf(corpus);
  const index = buildIndex(documents, corpus.icons);
  return new Finder({ documents, index, frequencies: frequenciesOf(index.toJSON()), icons: corpus.icons, letters: corpus.letters });
}
