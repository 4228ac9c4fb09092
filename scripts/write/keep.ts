import { hash } from 'node:crypto';

/** Makes what is not there yet: what was made of the same inputs before is handed on as it was. */
export type Keep = (inputs: string, make: () => string) => string;

/** Keeps nothing. */
export const makeAlways: Keep = (_, make) => make();

/** Things under their names, as long as they are asked for: what a round did not ask for is gone in the one after the next. */
export class OfLastRounds<Thing> {
  #last = new Map<string, Thing>();
  #now = new Map<string, Thing>();

  get(name: string): Thing | undefined {
    const found = this.#now.get(name) ?? this.#last.get(name);
    if (found !== undefined) this.#now.set(name, found);
    return found;
  }

  set(name: string, thing: Thing): void {
    this.#now.set(name, thing);
  }

  /** What the last whole round asked for. */
  get ofLastRound(): ReadonlyMap<string, Thing> {
    return this.#last;
  }

  nextRound(): void {
    this.#last = this.#now;
    this.#now = new Map();
  }
}

/** Keeps texts of the last round and of this one under the hash of what they are made of. */
export function keepTexts(texts = new OfLastRounds<string>()): Keep {
  return (inputs, make) => {
    const name = hash('sha256', inputs);
    const text = texts.get(name) ?? make();
    texts.set(name, text);
    return text;
  };
}
