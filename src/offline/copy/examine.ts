import type { OfflineCopy, OfflineShard } from '../../model/offline-copy.ts';
import { isWhole } from './sound.ts';
import type { Store } from './store.ts';

/** A copy's shards, each read and held against its hash. */
export interface Examined {
  whole: OfflineShard[];
  missing: OfflineShard[];
  damaged: OfflineShard[];
}

/** What of a copy is truly here. A part that cannot be read is as good as missing. */
export async function examine(copy: OfflineCopy, store: Store): Promise<Examined> {
  const examined: Examined = { whole: [], missing: [], damaged: [] };
  for (const shard of copy.shards) {
    const packed = await store.shard(shard).catch(() => null);
    if (packed === null) examined.missing.push(shard);
    else examined[await isWhole(packed, shard).catch(() => false) ? 'whole' : 'damaged'].push(shard);
  }
  return examined;
}

export async function isComplete(copy: OfflineCopy, store: Store): Promise<boolean> {
  return (await examine(copy, store)).whole.length === copy.shards.length;
}
