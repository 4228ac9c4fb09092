/** A long list that comes in pieces: what was asked for and has not come is noted, and brought when it is time. */
import type { PieceList } from './packed.ts';

/** Brings a piece by its number, with the mark that it must have. */
export type Bringer<Item> = (number: number, mark: string) => Promise<Item[]>;

/** The pieces of one list: those that have come, those on their way, and those asked for since. */
export class Pieces<Item> {
  readonly #list: PieceList;
  readonly #bring: Bringer<Item>;
  readonly #come = new Map<number, Item[]>();
  readonly #coming = new Map<number, Promise<void>>();
  readonly #lacking = new Set<number>();

  constructor(list: PieceList, bring: Bringer<Item>) {
    this.#list = list;
    this.#bring = bring;
  }

  /** The item at a place of the list; undefined where it has not come. */
  at(place: number): Item | undefined {
    const number = this.#list.filter(([first]) => first <= place).length - 1;
    const piece = this.#come.get(number);
    if (piece === undefined && number >= 0) this.#lacking.add(number);
    return piece?.[place - (this.#list[number]?.[0] ?? 0)];
  }

  /** Whether anything was asked for that had not come. */
  get isLacking(): boolean {
    return this.#lacking.size > 0;
  }

  /** The pieces that were asked for and had not come, each as what brings it; from now on none is. */
  takeLacking(): (() => Promise<void>)[] {
    const lacking = [...this.#lacking].filter((number) => !this.#come.has(number));
    this.#lacking.clear();
    return lacking.map((number) => () => this.#fetch(number));
  }

  async #fetch(number: number): Promise<void> {
    const coming = this.#coming.get(number) ?? this.#bring(number, this.#list[number]?.[1] ?? '').then((piece) => { this.#come.set(number, piece); });
    this.#coming.set(number, coming);
    try {
      await coming;
    } finally {
      this.#coming.delete(number);
    }
  }
}
