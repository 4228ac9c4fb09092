/** The search, as far as it has come: names answer first, the whole takes their place, and then it learns English. */
import type { Finder } from '../../search/finder.ts';
import { finderOfNames, finderOfTexts, learnEnglish } from '../../search/pack/unpack.ts';
import { searchEnglish, searchFiles, searchNames } from './search-files.ts';

export interface Finders {
  /** Answers with names alone. */
  names: Promise<Finder>;
  /** Answers with everything. */
  whole: Promise<Finder>;
  /** The whole, which finds its way from words that the corpus does not use as well; without English, just the whole. */
  taught: Promise<Finder>;
}

let loading: Finders | undefined;

/** Loads the search once a page. A promise is rejected where its file cannot be had; what is known of English may be missing. */
export function finders(): Finders {
  return loading ??= load();
}

function load(): Finders {
  const whole = searchFiles().then(({ names, texts }) => finderOfTexts(names, texts));
  return { names: searchNames().then(finderOfNames), whole, taught: whole.then(teach) };
}

async function teach(finder: Finder): Promise<Finder> {
  try {
    const { names } = await searchFiles();
    return learnEnglish(finder, names, await searchEnglish(names.version));
  } catch {
    return finder;
  }
}
