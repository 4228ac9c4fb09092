import type { Corpus } from '../../model/corpus.ts';
import { Finder } from '../finder.ts';
import { indexing } from '../index/build-index.ts';
import { frequenciesOf } from '../index/frequencies.ts';
import { allTexts } from '../index/texts.ts';
import { placesOf } from '../index/word-places.ts';
import { namesFinder } from '../pack/unpack.ts';
import { documentsOn } from './documents-on.ts';

/** So many documents are indexed before the page has its turn. */
const AT_ONCE = 40;

/** The search of a day by names alone, with how each stood: what there is until the texts have come. */
export function namesOn(corpus: Corpus, day: string, today: string): Finder {
  return namesFinder(documentsOn(corpus, day, today).map((document) => ({ ...document, passages: [], old: [] })), corpus);
}

/** The search of a day: the same code as today's, over the corpus as it stood. The page stays alive while it is made. */
export async function finderOn(corpus: Corpus, day: string, today: string): Promise<Finder> {
  const documents = documentsOn(corpus, day, today);
  const { index, records } = indexing(documents, corpus.icons);
  await index.addAllAsync(records, { chunkSize: AT_ONCE });
  const plain = index.toJSON();
  const { icons, letters } = corpus;
  return new Finder({ documents, texts: allTexts(documents, index, placesOf(plain)), frequencies: frequenciesOf(plain), icons, letters });
}
