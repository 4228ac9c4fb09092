/**
 * Which entry a name means. Surer readings come first: the same characters, then the same but for case, quotes and
 * dashes, then another form of the name, then singular for plural. A name that two entries have equally means the first.
 */
import { sortKey } from '../../names/sort-key.ts';
import type { TopicMatch } from '../linked.ts';
import { singularKey } from './singular.ts';
import { asTyped } from '../../../src/model/print.ts';

export interface Named {
  id: string;
  headword: string;
  variants: string[];
}

export interface Found {
  id: string;
  match: TopicMatch;
}

type Index = Map<string, string[]>;

/** The entries of a corpus by their names: asked for a name, it says which entry that is, and how sure the reading was. */
export class NameIndex {
  readonly #exact: Index = new Map();
  readonly #folded: Index = new Map();
  readonly #alias: Index = new Map();
  readonly #number: Index = new Map();
  readonly #longer: Index = new Map();

  constructor(entries: readonly Named[]) {
    for (const { id, headword, variants } of entries) {
      put(this.#exact, asTyped(headword), id);
      put(this.#folded, sortKey(headword), id);
      put(this.#number, singularKey(headword), id);
      for (const variant of variants) put(this.#alias, sortKey(variant), id);
      const words = sortKey(headword).split(' ');
      for (let count = 1; count < words.length; count++) put(this.#longer, words.slice(0, count).join(' '), id);
    }
  }

  /** The entry that a name means, never `not` (an entry does not refer to itself); null where none has the name. */
  find(name: string, not: string | null = null): Found | null {
    const readings: [Index, string, TopicMatch][] = [
      [this.#exact, asTyped(name), 'exact'], [this.#folded, sortKey(name), 'folded'],
      [this.#alias, sortKey(name), 'alias'], [this.#number, singularKey(name), 'number'],
    ];
    for (const [index, key, match] of readings) {
      const id = index.get(key)?.find((one) => one !== not);
      if (id !== undefined) return { id, match };
    }
    return null;
  }

  /** The one entry whose headword begins with a name; null where there is none, or more than one. */
  findLonger(name: string): Found | null {
    const ids = this.#longer.get(sortKey(name)) ?? [];
    return ids.length === 1 && ids[0] !== undefined ? { id: ids[0], match: 'longer' } : null;
  }
}

function put(index: Index, key: string, id: string): void {
  const ids = index.get(key);
  if (ids) ids.push(id);
  else index.set(key, [id]);
}
