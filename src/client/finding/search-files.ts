/** The files of the search, each fetched once a page. */
import { pageLink } from '../../data/links.ts';
import type { Corpus } from '../../model/corpus.ts';
import type { PackedEnglish } from '../../search/english/packed-english.ts';
import type { PackedNames, PackedTexts } from '../../search/pack/packed.ts';

export interface SearchFiles {
  names: PackedNames;
  texts: PackedTexts;
}

let names: Promise<PackedNames> | undefined;
let files: Promise<SearchFiles> | undefined;

export function searchNames(): Promise<PackedNames> {
  return names ??= fetchJson('search/names.json', 'default') as Promise<PackedNames>;
}

/** Every text with its days, for the search of an event's date. */
export function searchDays(): Promise<Corpus> {
  return fetchJson('search/days.json', 'default') as Promise<Corpus>;
}

/** Both files, of one build: where a cache holds one that is older than the other, they are asked for anew. */
export function searchFiles(): Promise<SearchFiles> {
  return files ??= fetchBoth();
}

/** What leads to the corpus from words that it does not use, of the build that a page searches already. */
export async function searchEnglish(version: string): Promise<PackedEnglish> {
  const held = await fetchJson('search/english.json', 'default') as PackedEnglish;
  return held.version === version ? held : await fetchJson('search/english.json', 'reload') as PackedEnglish;
}

async function fetchBoth(): Promise<SearchFiles> {
  // One after the other: on a slow line the names must not wait for the texts.
  const held = await searchNames();
  const texts = await fetchJson('search/texts.json', 'default') as PackedTexts;
  if (texts.version === held.version) return { names: held, texts };
  const [newNames, newTexts] = await Promise.all(['search/names.json', 'search/texts.json'].map((file) => fetchJson(file, 'reload')));
  return { names: newNames as PackedNames, texts: newTexts as PackedTexts };
}

async function fetchJson(file: string, cache: RequestCache): Promise<unknown> {
  const response = await fetch(pageLink(file), { cache });
  if (!response.ok) throw new Error(`${file} could not be loaded (${response.status})`);
  return response.json();
}
