/** Pagefind's search, as far as the search page uses it. The index is loaded when the first word is typed. */
import { importModule } from '../../offline/as-files.ts';

export interface Find {
  url: string;
  /** Text with the words found inside `<mark>`. */
  excerpt: string;
  meta: Record<string, string>;
  filters: Record<string, string[]>;
}

export type Filters = Record<string, { any: string[] }>;
export type FilterCounts = Record<string, Record<string, number>>;

interface Results {
  results: { data(): Promise<Find> }[];
  filters: FilterCounts;
}

export interface Pagefind {
  filters(): Promise<FilterCounts>;
  search(words: string, options: { filters: Filters }): Promise<Results>;
}

let loading: Promise<Pagefind> | undefined;

/** Loads the index once: two instances made at the same time do not get on. */
export function pagefind(address: string): Promise<Pagefind> {
  loading ??= importModule(address) as Promise<Pagefind>;
  return loading;
}
