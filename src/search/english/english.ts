import { unpackWords } from '../pack/word-list.ts';
import { inflectionKey } from '../words/forms.ts';
import { unpackNear } from './near-lines.ts';
import type { PackedEnglish } from './packed-english.ts';

/** What a word may be called in the corpus. */
export interface Called {
  /** The keys of words, all of them needed. */
  keys: readonly string[];
  /** How surely, up to 1. */
  nearness: number;
}

interface Row {
  called: readonly (readonly string[])[];
  nearness: number;
}

/** How surely a row means what was typed: the operator knows, a table of all games guesses. */
const surety = { operator: 0.95, table: 0.8 } as const;

/** Everyday English, as far as it leads to the words of a corpus. */
export class English {
  readonly #lines = new Map<string, string>();
  readonly #uses: readonly string[];
  /** By the first of its words: what may be said, word by word. */
  readonly #rows = new Map<string, { said: readonly string[]; row: Row }[]>();

  constructor({ keys, uses, near, rows }: Omit<PackedEnglish, 'version'>) {
    const lines = near.split('\n');
    for (const [at, key] of unpackWords(keys).entries()) this.#lines.set(key, lines[at] ?? '');
    this.#uses = unpackWords(uses);
    for (const [said, called, isOperators] of rows) {
      const row = { called: called.map((one) => one.split(' ')), nearness: isOperators === true ? surety.operator : surety.table };
      for (const one of said) this.#addRow(one.split(' '), row);
    }
  }

  /** Whether an everyday word that the corpus lacks: no slip, whatever it looks like. */
  has(word: string): boolean {
    return this.#lines.has(inflectionKey(word)) || this.#lines.has(word);
  }

  /** The words of the corpus nearest to one that it lacks. */
  near(word: string): Called[] {
    const line = this.#lines.get(inflectionKey(word)) ?? '';
    return line === '' ? [] : unpackNear(line).map(({ place, nearness }) => ({ keys: [this.#uses[place] ?? ''], nearness }));
  }

  /** What the words typed from a place on are called here, and how many of them are. */
  calledAt(typed: readonly string[], at: number): { words: number; called: Called[] }[] {
    const keys = typed.slice(at).map(inflectionKey);
    return (this.#rows.get(keys[0] ?? '') ?? [])
      .filter(({ said }) => said.every((key, offset) => keys[offset] === key))
      .map(({ said, row }) => ({ words: said.length, called: row.called.map((one) => ({ keys: one, nearness: row.nearness / Math.sqrt(one.length) })) }));
  }

  #addRow(said: readonly string[], row: Row): void {
    const first = said[0] ?? '';
    const others = this.#rows.get(first);
    if (others === undefined) this.#rows.set(first, [{ said, row }]);
    else others.push({ said, row });
  }
}
