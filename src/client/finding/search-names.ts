/** The first file of the search, asked for by the closed box of every page: the names of what is in force. */
import { pageLink } from '../../data/links.ts';
import type { PackedNames } from '../../search/pack/packed.ts';

let names: Promise<PackedNames> | undefined;

/** Asked for once. */
export function searchNames(): Promise<PackedNames> {
  return names ??= fetchJson('search/names.json', 'default') as Promise<PackedNames>;
}

/** Takes those of another build from now on. */
export function renewNames(coming: Promise<PackedNames>): void {
  names = coming;
  names.catch(() => undefined);
}

export async function fetchJson(file: string, cache: RequestCache): Promise<unknown> {
  return JSON.parse(await fetchText(file, cache));
}

export async function fetchText(file: string, cache: RequestCache): Promise<string> {
  const response = await fetch(pageLink(file), { cache });
  if (!response.ok) throw new Error(`${file} could not be loaded (${response.status})`);
  return response.text();
}
