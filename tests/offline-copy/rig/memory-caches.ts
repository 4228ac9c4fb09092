/** The browser's storage of answers, in memory: it can be ended between any two changes, and what it holds can be spoilt. */
export class Killed extends Error {}

type Held = Map<string, Uint8Array<ArrayBuffer>>;

export class MemoryCaches {
  readonly #caches = new Map<string, Held>();
  /** Changes that are still made; the next one ends everything. */
  changesLeft = Infinity;

  #change(): void {
    if (this.changesLeft <= 0) throw new Killed();
    this.changesLeft -= 1;
  }

  /** What is held in all, by address. */
  get held(): Held {
    return new Map([...this.#caches.values()].flatMap((cache) => [...cache]));
  }

  /** As if the disk or the browser had done it. */
  spoil(address: string, bytes: Uint8Array<ArrayBuffer> | null): void {
    for (const cache of this.#caches.values()) {
      if (bytes === null) cache.delete(address);
      else if (cache.has(address)) cache.set(address, bytes);
    }
  }

  has(name: string): Promise<boolean> {
    return Promise.resolve(this.#caches.has(name));
  }

  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.#caches.delete(name));
  }

  open(name: string): Promise<Cache> {
    const held = this.#caches.get(name) ?? new Map<string, Uint8Array<ArrayBuffer>>();
    this.#caches.set(name, held);
    const cache = {
      match: (address: string) => {
        const bytes = held.get(address);
        return Promise.resolve(bytes === undefined ? undefined : new Response(bytes));
      },
      put: async (address: string, response: Response) => {
        const bytes = new Uint8Array(await response.arrayBuffer());
        this.#change();
        held.set(address, bytes);
      },
      delete: async (address: string) => {
        await Promise.resolve();
        this.#change();
        return held.delete(address);
      },
      keys: () => Promise.resolve([...held.keys()].map((address) => new Request(address))),
    };
    return Promise.resolve(cache as unknown as Cache);
  }
}
