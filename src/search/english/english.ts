import { read } from '../pack/numbers.ts';
import { unpackWords } from '../pack/word-list.ts';
import { firstFrom } from '../words/first-from.ts';
import { inflectionKey } from '../words/forms.ts';
import { irregularForms } from './irregular.ts';
import { unpackNear } from './near-lines.ts';
import type { PackedEnglish } from './packed-english.ts';
import { slipsOf } from './slips-of.ts';
import { isForm } from './word-forms.ts';

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

/** A shorter word is one slip from too many others: `boak`. */
const shortestSlip = 5;

/** Everyday English, as far as it leads to the words of a corpus. */
export class English {
  /** In the order of their letters, and for each its line: looked up by halves, as a table of all would take long to make. */
  readonly #keys: readonly string[];
  readonly #lines: readonly string[];
  readonly #patterns: readonly string[];
  readonly #forms: readonly string[];
  readonly #uses: readonly string[];
  /** By the first of its words: what may be said, word by word. */
  readonly #rows = new Map<string, { said: readonly string[]; row: Row }[]>();

  constructor({ keys, patterns, forms, uses, near, rows }: Omit<PackedEnglish, 'version'>) {
    this.#keys = unpackWords(keys);
    this.#lines = near.split('\n');
    this.#patterns = patterns;
    this.#forms = forms.split(' ');
    this.#uses = unpackWords(uses);
    for (const [said, called, isOperators] of rows) {
      const row = { called: called.map((one) => one.split(' ')), nearness: isOperators === true ? surety.operator : surety.table };
      for (const one of said) this.#addRow(one.split(' '), row);
    }
  }

  /** Whether an everyday word that the corpus lacks: no slip, whatever it looks like. */
  has(word: string): boolean {
    return this.#lineOf(word) !== null || (this.#rows.get(inflectionKey(word)) ?? []).some(({ said }) => said.length === 1);
  }

  /** The everyday word that was meant by one that is none; null where no single slip leads to one that is known here. */
  meantBy(word: string): string | null {
    if (word.length < shortestSlip) return null;
    for (const one of slipsOf(word)) if (this.has(one) || this.#rows.has(inflectionKey(one))) return one;
    return null;
  }

  /** The words of the corpus nearest to one that it lacks. */
  near(word: string): Called[] {
    const line = this.#lineOf(word) ?? '';
    return line === '' ? [] : unpackNear(line).map(({ place, nearness }) => ({ keys: [this.#uses[place] ?? ''], nearness }));
  }

  /** What the words typed from a place on are called here, and how many of them are. */
  calledAt(typed: readonly string[], at: number): { words: number; called: Called[] }[] {
    const keys = typed.slice(at).map(inflectionKey);
    return (this.#rows.get(keys[0] ?? '') ?? [])
      .filter(({ said }) => said.every((key, offset) => keys[offset] === key))
      .map(({ said, row }) => ({ words: said.length, called: row.called.map((one) => ({ keys: one, nearness: row.nearness / Math.sqrt(one.length) })) }));
  }

  #lineOf(word: string): string | null {
    const key = inflectionKey(word);
    const place = firstFrom(this.#keys, key);
    if (this.#keys[place] !== key) return null;
    const pattern = this.#patterns[read(this.#forms[place] ?? '')] ?? '';
    return isForm(word, key, pattern) || irregularForms(word).length > 0 ? this.#lines[place] ?? '' : null;
  }

  #addRow(said: readonly string[], row: Row): void {
    const first = said[0] ?? '';
    const others = this.#rows.get(first);
    if (others === undefined) this.#rows.set(first, [{ said, row }]);
    else others.push({ said, row });
  }
}
