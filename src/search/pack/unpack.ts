import type { PackedEnglish } from '../english/packed-english.ts';
import type { SearchDocument } from '../documents/search-document.ts';
import { Finder } from '../finder.ts';
import type { FinderParts } from '../finder.ts';
import { noTexts } from '../index/texts.ts';
import { words } from '../words/words.ts';
import { ComingTexts } from './coming-texts.ts';
import type { TextSource } from './coming-texts.ts';
import { read } from './numbers.ts';
import type { PackedName, PackedNames, PackedWords } from './packed.ts';
import { unpackWords } from './word-list.ts';

/** A search by names alone: what there is until the words have come. */
export function namesFinder(documents: readonly SearchDocument[], { icons, letters }: Pick<FinderParts, 'icons' | 'letters'>): Finder {
  return new Finder({ documents, texts: noTexts(), frequencies: frequenciesOfNames(documents), icons, letters });
}

/** The same, as it is packed. */
export function finderOfNames({ documents, icons, letters, standings }: PackedNames): Finder {
  return namesFinder(documents.map((name) => unpackDocument(name, standings)), { icons, letters });
}

/**
 * The whole search. Of the texts come the pieces that an answer asks for.
 *
 * @throws Error where the two files are of different builds
 */
export function finderOfTexts({ version, documents, icons, letters, standings }: PackedNames, packed: PackedWords, source: TextSource): Finder {
  if (packed.version !== version) throw new Error('The names and the words of the search are of different builds');
  const all = unpackWords(packed.words);
  const counts = packed.frequencies.split(' ');
  const frequencies = new Map(all.map((word, at) => [word, read(counts[at] ?? '')]));
  return new Finder({ documents: documents.map((name) => unpackDocument(name, standings)), texts: new ComingTexts(packed, all, source), frequencies, icons, letters });
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

function unpackDocument({ id, headword, kind = 'term', names = [], status = 'in force', standing = 0, amended, pointer }: PackedName, standings: readonly string[]): SearchDocument {
  return {
    id,
    headword,
    kind,
    names,
    status,
    standing: standings[standing] ?? '',
    amended: amended ?? null,
    passages: [],
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
