import type { Corpus } from '../model/corpus.ts';
import { documentsOf } from './documents/documents-of.ts';
import { englishFor } from './english/english-for.ts';
import { Finder } from './finder.ts';
import { buildIndex } from './index/build-index.ts';
import { frequenciesOf } from './index/frequencies.ts';
import { allTexts } from './index/texts.ts';
import { placesOf } from './index/word-places.ts';

/** A search over a corpus as of a day, made on the spot: what the site loads ready-made, for where there is no site. */
export function buildFinder(corpus: Corpus, today: string): Finder {
  const documents = documentsOf(corpus, today);
  const index = buildIndex(documents, corpus.icons);
  const plain = index.toJSON();
  const frequencies = frequenciesOf(plain);
  const { icons, letters, also } = corpus;
  return new Finder({ documents, texts: allTexts(documents, index, placesOf(plain)), frequencies, icons, letters }).learn(englishFor(frequencies.keys(), also));
}
