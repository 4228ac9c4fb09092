import type { OfflineShard } from '../../model/offline-copy.ts';
import { shardOf } from '../copy/shard-of.ts';
import type { Held, Store } from '../copy/store.ts';
import { unpack } from '../copy/unpack.ts';
import type { Files } from '../copy/unpack.ts';

/** As many unpacked shards as are kept in memory: pages of some letters, their style, and the search's. */
const kept = 8;

/** Reads files out of the copy that this device holds, one version of it as long as nobody says `forget`. */
export class CopyReader {
  readonly #store: Store;
  #held: Promise<Held | null> | undefined;
  readonly #unpacked = new Map<string, Promise<Files>>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** The copy that is read; null where there is none. */
  held(): Promise<Held | null> {
    this.#held ??= this.#store.held('current');
    return this.#held;
  }

  forget(): void {
    this.#held = undefined;
    this.#unpacked.clear();
  }

  /** A file of the copy; undefined where it has none of that name. */
  async file(name: string, { copy }: Held): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const shard = shardOf(name, copy);
    return shard === undefined ? undefined : (await this.#files(shard)).get(name);
  }

  #files(shard: OfflineShard): Promise<Files> {
    const files = this.#unpacked.get(shard.hash) ?? this.#unpack(shard);
    // Moved to the end: what was not asked for the longest goes first.
    this.#unpacked.delete(shard.hash);
    this.#unpacked.set(shard.hash, files);
    for (const [oldest] of this.#unpacked) if (this.#unpacked.size > kept) this.#unpacked.delete(oldest);
    return files;
  }

  async #unpack(shard: OfflineShard): Promise<Files> {
    const packed = await this.#store.shard(shard);
    if (packed === null) throw new Error(`The copy lacks ${shard.prefix}`);
    return unpack(packed);
  }
}
