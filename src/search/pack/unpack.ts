import MiniSearch from 'minisearch';
import type { PackedEnglish } from '../english/packed-english.ts';
import type { SearchDocument } from '../documents/search-document.ts';
import { Finder } from '../finder.ts';
import { frequenciesOf } from '../index/frequencies.ts';
import { indexOptions } from '../index/index-options.ts';
import { packedPlaces } from '../index/word-places.ts';
import { words } from '../words/words.ts';
import type { PackedName, PackedNames, PackedTexts } from './packed.ts';
import { plainIndex, turn } from './plain-index.ts';

/** A search by names alone: what there is until the texts have come. */
export function finderOfNames({ documents, icons, letters, standings }: PackedNames): Finder {
  const named = documents.map((name) => unpackDocument(name, [], standings));
  return new Finder({ documents: named, index: new MiniSearch(indexOptions), frequencies: frequenciesOfNames(named), icons, letters });
}

/**
 * The whole search.
 *
 * @throws Error where the two files are of different builds
 */
export async function finderOfTexts({ version, documents, icons, letters, standings }: PackedNames, texts: PackedTexts): Promise<Finder> {
  if (texts.version !== version) throw new Error('The names and the texts of the search are of different builds');
  const plain = await plainIndex(texts);
  const index = await MiniSearch.loadJSAsync(plain, indexOptions);
  const frequencies = frequenciesOf(plain);
  await turn();
  const whole = documents.map((name, place) => unpackDocument(name, texts.passages[place] ?? [], standings));
  return new Finder({ documents: whole, index, frequencies, icons, letters, wordPlaces: packedPlaces(texts) });
}

/**
 * Teaches a whole search everyday English.
 *
 * @throws Error where it is of another build
 */
export function learnEnglish(finder: Finder, { version }: PackedNames, english: PackedEnglish): Finder {
  if (english.version !== version) throw new Error('What is known of English is of another build than the search');
  return finder.learn(english);
}

function unpackDocument({ id, headword, kind = 'term', names = [], status = 'in force', standing = 0, amended, pointer }: PackedName, passages: PackedTexts['passages'][number], standings: readonly string[]): SearchDocument {
  return {
    id,
    headword,
    kind,
    names,
    status,
    standing: standings[standing] ?? '',
    amended: amended ?? null,
    passages: passages.map(([anchor, text, by = null]) => ({ anchor, text, by })),
    old: [],
    pointer: pointer ?? false,
  };
}

function frequenciesOfNames(documents: readonly SearchDocument[]): Map<string, number> {
  const frequencies = new Map<string, number>();
  for (const { headword, names } of documents) {
    const inNames = new Set([headword, ...names.map(({ name }) => name)].flatMap(words));
    for (const word of inNames) frequencies.set(word, (frequencies.get(word) ?? 0) + 1);
  }
  return frequencies;
}
