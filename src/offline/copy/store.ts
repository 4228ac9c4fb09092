/**
 * What this device holds. Shards lie under their hashes, so that those of two versions stand side by side; one small
 * record says which version is read. To write that record is the single step by which a copy begins to exist or is
 * replaced: killed before it, the old copy stands; after it, the new one.
 */
import type { OfflineCopy, OfflineShard } from '../../model/offline-copy.ts';
import { soundList } from './sound.ts';

/** A whole copy: all its shards were downloaded and verified before this was written. */
export interface Held {
  copy: OfflineCopy;
  /** When it was verified, in milliseconds. */
  at: number;
}

export type Which = 'current' | 'next';

/** Where a device keeps copies of one site: in the browser’s cache, which may refuse, and lose what it holds. */
export class Store {
  readonly #root: string;
  #cache: Promise<Cache> | undefined;

  /** @param root - whole address of the site, with a slash at its end: two sites of one host do not share a store */
  constructor(root: string) {
    this.#root = root;
  }

  get #name(): string {
    return `in-force ${this.#root}`;
  }

  #open(): Promise<Cache> {
    this.#cache ??= caches.open(this.#name);
    return this.#cache;
  }

  #address(name: string): string {
    return `${this.#root}offline-copy/${name}`;
  }

  /** The address that a shard is downloaded from. */
  addressOf({ hash }: OfflineShard): string {
    return this.#address(`${hash}.bin`);
  }

  /** A copy whose record can be believed; null where there is none. */
  async held(which: Which): Promise<Held | null> {
    if (!await caches.has(this.#name)) return null;
    const record = await (await this.#open()).match(this.#address(which));
    const value = await record?.json().catch(() => null) as Partial<Held> | null | undefined;
    const copy = await soundList(value?.copy);
    return copy === null || typeof value?.at !== 'number' ? null : { copy, at: value.at };
  }

  /** The copy that waits to take the place of the one that is read. A swap that was cut off may have left that one's record twice. */
  async waiting(): Promise<Held | null> {
    const [current, next] = await Promise.all([this.held('current'), this.held('next')]);
    return next?.copy.version === current?.copy.version ? null : next;
  }

  async keep(which: Which, held: Held): Promise<void> {
    await (await this.#open()).put(this.#address(which), Response.json(held));
  }

  async forget(which: Which): Promise<void> {
    await (await this.#open()).delete(this.#address(which));
  }

  async shard(shard: OfflineShard): Promise<Blob | null> {
    const found = await (await this.#open()).match(this.addressOf(shard));
    return found === undefined ? null : found.blob();
  }

  async keepShard(shard: OfflineShard, packed: Blob): Promise<void> {
    await (await this.#open()).put(this.addressOf(shard), new Response(packed));
  }

  /** Removes shards that no copy named here needs. */
  async tidy(copies: readonly OfflineCopy[]): Promise<void> {
    const cache = await this.#open();
    const needed = new Set(copies.flatMap(({ shards }) => shards.map((shard) => this.addressOf(shard))));
    for (const { url } of await cache.keys()) if (url.endsWith('.bin') && !needed.has(url)) await cache.delete(url);
  }

  async removeAll(): Promise<void> {
    this.reopen();
    await caches.delete(this.#name);
  }

  /** What was opened before may have been removed, and made again, by another page. */
  reopen(): void {
    this.#cache = undefined;
  }

  /** Pages and the service worker change the store one after the other: a shard that one needs is not tidied away by another. */
  async alone<Result>(work: () => Promise<Result>): Promise<Result> {
    return navigator.locks.request(this.#name, work);
  }

  /** The same for what is not worth waiting for: null where another is at work. */
  async aloneNow<Result>(work: () => Promise<Result>): Promise<Result | null> {
    return navigator.locks.request(this.#name, { ifAvailable: true }, (lock) => (lock === null ? null : work()));
  }
}
