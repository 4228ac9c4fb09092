/** The search, as far as it has come: names answer first, and the whole takes their place. */
import type { Finder } from '../../search/finder.ts';
import { finderOfNames, finderOfTexts } from '../../search/pack/unpack.ts';
import { searchFiles, searchNames } from './search-files.ts';

export interface Finders {
  /** Answers with names alone. */
  names: Promise<Finder>;
  /** Answers with everything. */
  whole: Promise<Finder>;
}

let loading: Finders | undefined;

/** Loads the search once a page. Either promise is rejected where its file cannot be had. */
export function finders(): Finders {
  return loading ??= {
    names: searchNames().then(finderOfNames),
    whole: searchFiles().then(({ names, texts }) => finderOfTexts(names, texts)),
  };
}
