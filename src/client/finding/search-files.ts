/** The files of the search, each fetched once a page. */
import type { Corpus } from '../../model/corpus.ts';
import type { PackedEnglish } from '../../search/english/packed-english.ts';
import type { TextSource } from '../../search/pack/coming-texts.ts';
import { markOf } from '../../search/pack/numbers.ts';
import type { PackedNames, PackedWords } from '../../search/pack/packed.ts';
import type { Bringer } from '../../search/pack/pieces.ts';
import { fetchJson, fetchText, renewNames, searchNames } from './search-names.ts';

export interface SearchFiles {
  names: PackedNames;
  words: PackedWords;
}

/** A piece is not of the build that the page searches: the site was built anew meanwhile. */
export class OtherBuild extends Error {}

let files: Promise<SearchFiles> | undefined;

/** Every name with the days of its texts, for the search of an event's date: what there is until those have come. */
export function searchDayNames(): Promise<Corpus> {
  return fetchJson('search/day-names.json', 'default') as Promise<Corpus>;
}

/** Every text with its days, for the search of an event's date. */
export function searchDays(): Promise<Corpus> {
  return fetchJson('search/days.json', 'default') as Promise<Corpus>;
}

/** Both files, of one build: where a cache holds one that is older than the other, they are asked for anew. */
export function searchFiles(): Promise<SearchFiles> {
  return files ??= fetchBoth();
}

/** Asks for both anew, of the build that the site has now. */
export function renewSearchFiles(): void {
  files = fetchAnew();
  renewNames(files.then((both) => both.names));
}

/** What leads to the corpus from words that it does not use, of the build that a page searches already. */
export async function searchEnglish(version: string): Promise<PackedEnglish> {
  const held = await fetchJson('search/english.json', 'default') as PackedEnglish;
  return held.version === version ? held : await fetchJson('search/english.json', 'reload') as PackedEnglish;
}

/** Where the pieces come from. */
export const textSource: TextSource = { places: bringerOf('places'), texts: bringerOf('texts') };

/** @throws OtherBuild where the site has no such piece any more */
function bringerOf<Item>(list: string): Bringer<Item> {
  return async (number, mark) => {
    for (const cache of ['default', 'reload'] as const) {
      const text = await fetchText(`search/${list}/${number}.json`, cache);
      if (markOf(text) === mark) return JSON.parse(text) as Item[];
    }
    throw new OtherBuild('The search is of another build than the page');
  };
}

async function fetchBoth(): Promise<SearchFiles> {
  // One after the other: on a slow line the names must not wait for the words.
  const held = await searchNames();
  const words = await fetchJson('search/words.json', 'default') as PackedWords;
  return words.version === held.version ? { names: held, words } : fetchAnew();
}

async function fetchAnew(): Promise<SearchFiles> {
  const [newNames, newWords] = await Promise.all(['search/names.json', 'search/words.json'].map((file) => fetchJson(file, 'reload')));
  return { names: newNames as PackedNames, words: newWords as PackedWords };
}
