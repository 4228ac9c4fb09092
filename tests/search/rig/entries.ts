import { englishFor } from '../../../src/search/english/english-for.ts';
import { Finder } from '../../../src/search/finder.ts';
import type { SearchDocument } from '../../../src/search/documents/search-document.ts';
import { buildIndex } from '../../../src/search/index/build-index.ts';
import { frequenciesOf } from '../../../src/search/index/frequencies.ts';
import type { IconName } from '../../../src/search/index/icons.ts';
import { allTexts } from '../../../src/search/index/texts.ts';
import { placesOf } from '../../../src/search/index/word-places.ts';

/** An entry of a rulebook that only a test knows. */
export const entry = (headword: string, text = '', more: Partial<SearchDocument> = {}): SearchDocument => ({
  id: headword.toLowerCase().replaceAll(/\W+/g, '-'),
  kind: 'term',
  headword,
  names: [],
  status: 'in force',
  standing: 'In force as first published (Glossary)',
  amended: null,
  passages: text === '' ? [] : [{ anchor: 'p1', text, by: null }],
  old: [],
  pointer: false,
  ...more,
});

/** A search over them. */
export function finderOver(documents: readonly SearchDocument[], icons: readonly IconName[] = []): Finder {
  const index = buildIndex(documents, icons);
  return new Finder({ documents, texts: allTexts(documents, index), frequencies: frequenciesOf(index.toJSON()), icons, letters: [] });
}

/** The headwords found, best first. */
export const headwords = (finder: Finder, typed: string, exact = false): string[] =>
  finder.find(typed, { exact }).results.map(({ document }) => document.headword);

/** The same search, which knows English and what its operator says that things are called. */
export function taughtFinder(documents: readonly SearchDocument[], also: Readonly<Record<string, string[]>> = {}): Finder {
  const index = buildIndex(documents, []);
  const plain = index.toJSON();
  const frequencies = frequenciesOf(plain);
  return new Finder({ documents, texts: allTexts(documents, index, placesOf(plain)), frequencies, icons: [], letters: [] }).learn(englishFor(frequencies.keys(), also));
}
