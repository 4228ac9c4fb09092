import type { OfflineCopy, OfflineShard } from '../../model/offline-copy.ts';
import { inParallel } from './in-parallel.ts';
import { isWhole } from './sound.ts';
import type { Store } from './store.ts';

/** A copy's shards, each read and held against its hash. */
export interface Examined {
  whole: OfflineShard[];
  missing: OfflineShard[];
  damaged: OfflineShard[];
}

/** As many are read at once: a device waits for its disk otherwise, and need not hold a whole copy in memory. */
const atOnce = 6;

async function stateOf(shard: OfflineShard, store: Store): Promise<keyof Examined> {
  const packed = await store.shard(shard).catch(() => null);
  if (packed === null) return 'missing';
  return await isWhole(packed, shard).catch(() => false) ? 'whole' : 'damaged';
}

/** What of a copy is truly here. A part that cannot be read is as good as missing. */
export async function examine(copy: OfflineCopy, store: Store): Promise<Examined> {
  const states = new Map<OfflineShard, keyof Examined>();
  await inParallel(copy.shards, atOnce, async (shard) => { states.set(shard, await stateOf(shard, store)); });
  const those = (state: keyof Examined): OfflineShard[] => copy.shards.filter((shard) => states.get(shard) === state);
  return { whole: those('whole'), missing: those('missing'), damaged: those('damaged') };
}

/** Whether every part of a copy is there, byte for byte. */
export async function isComplete(copy: OfflineCopy, store: Store): Promise<boolean> {
  return (await examine(copy, store)).whole.length === copy.shards.length;
}
