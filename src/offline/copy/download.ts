import type { OfflineCopy } from '../../model/offline-copy.ts';
import { examine } from './examine.ts';
import { fetchShard } from './from-site.ts';
import { inParallel } from './in-parallel.ts';
import type { Store } from './store.ts';

/** Called after each shard: how far the download is. */
export type Progress = (bytesHere: number, bytesInAll: number) => void;

/** As many at once as browsers allow one host. */
const atOnce = 6;

/**
 * Downloads those shards of a copy that are not here, or not whole. What is here stays usable meanwhile, and what was
 * downloaded before an interruption is not downloaded again.
 *
 * @throws NotTheSite, or Error with a sentence for the reader, or the browser's own where it refuses the room
 */
export async function download(copy: OfflineCopy, store: Store, tell: Progress): Promise<void> {
  const { missing, damaged } = await examine(copy, store);
  const wanted = [...missing, ...damaged].sort((one, other) => other.bytes - one.bytes);
  const inAll = copy.shards.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = inAll - wanted.reduce((sum, { bytes }) => sum + bytes, 0);
  tell(done, inAll);
  await inParallel(wanted, atOnce, async (shard) => {
    await store.keepShard(shard, await fetchShard(shard, store));
    done += shard.bytes;
    tell(done, inAll);
  });
}
