import { filling } from '../../model/fill-in.ts';
import type { OfflineShard } from '../../model/offline-copy.ts';
import { fetchShard } from '../copy/from-site.ts';
import { shardOf } from '../copy/part-names.ts';
import { isWhole } from '../copy/sound.ts';
import type { Held, Store } from '../copy/store.ts';
import { unpack } from '../copy/unpack.ts';
import type { Files } from '../copy/unpack.ts';

/** As many unpacked shards as are kept in memory: pages of some letters, their style, and the search's. */
const kept = 8;

/** How long a page waits for a lost part of the copy to come again, in milliseconds. */
const patience = 3000;

/** A part of the copy is missing or damaged, and did not come again from the site. */
export class LostPart extends Error {
  readonly shard: OfflineShard;

  constructor(shard: OfflineShard, cause: unknown) {
    super(`The copy lacks ${shard.prefix}`, { cause });
    this.shard = shard;
  }
}

/**
 * Reads files out of the copy that this device holds, one version of it as long as nobody says `forget`. A shard is
 * verified when it is unpacked; one that is not what its list says is fetched again, by its hash: nothing else can come.
 */
export class CopyReader {
  readonly #store: Store;
  #held: Promise<Held | null> | undefined;
  readonly #unpacked = new Map<string, Promise<Files>>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** The copy that is read; null where there is none. */
  held(): Promise<Held | null> {
    this.#held ??= this.#store.held('current').catch(() => {
      // What could not be read once may be read the next time.
      this.#held = undefined;
      return null;
    });
    return this.#held;
  }

  forget(): void {
    this.#held = undefined;
    this.#unpacked.clear();
    this.#store.reopen();
  }

  /**
   * A file of the copy; undefined where it has none of that name.
   *
   * @throws LostPart where the part that would have it cannot be had
   */
  async file(name: string, { copy }: Held): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const shard = shardOf(name, copy);
    const bytes = shard === undefined ? undefined : (await this.#files(shard)).get(name);
    return bytes && filling(new Map(copy.words))(bytes);
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
    try {
      const packed = await this.#store.shard(shard).catch(() => null);
      return (packed === null ? null : await this.#verified(packed, shard)) ?? await unpack(await this.#fetchAgain(shard));
    } catch (error) {
      this.#unpacked.delete(shard.hash);
      throw new LostPart(shard, error);
    }
  }

  /** The files of a shard as it lies here, unpacked while its hash is taken; null where it is not what its list says. */
  async #verified(packed: Blob, shard: OfflineShard): Promise<Files | null> {
    const [isGood, files] = await Promise.all([isWhole(packed, shard).catch(() => false), unpack(packed).catch(() => null)]);
    return isGood ? files : null;
  }

  async #fetchAgain(shard: OfflineShard): Promise<Blob> {
    const packed = await fetchShard(shard, this.#store, patience);
    // A device that has no room for it can read it all the same.
    await this.#store.keepShard(shard, packed).catch(() => undefined);
    return packed;
  }
}
