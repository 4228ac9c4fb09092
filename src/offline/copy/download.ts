import type { OfflineCopy, OfflineShard } from '../../model/offline-copy.ts';
import type { Store } from './store.ts';

/** Called after each shard: how far the download is. */
export type Progress = (bytesHere: number, bytesInAll: number) => void;

/** As many at once as browsers allow one host. */
const atOnce = 6;
const patience = 30_000;

/** The list of what the site's copy consists of today. */
export async function listOf(root: string): Promise<OfflineCopy> {
  const response = await fetch(`${root}offline-copy/copy.json`, { cache: 'no-store', signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`The site has no copy for reading offline (${response.status}).`);
  const list = await response.json() as OfflineCopy;
  if ((list.format as number) !== 1 || !Array.isArray(list.shards)) throw new Error('The site’s copy is of a kind that this page does not know: reload it.');
  return list;
}

async function sha256(packed: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await packed.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A shard is kept only when it is what the list says, to the byte. */
async function fetchShard(shard: OfflineShard, store: Store): Promise<void> {
  const response = await fetch(store.addressOf(shard), { cache: 'no-store', signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`A part of the copy is not on the site (${response.status}).`);
  const packed = await response.blob();
  if (await sha256(packed) !== shard.hash) throw new Error('A part of the copy came damaged.');
  await store.keepShard(shard, packed);
}

/** Does the work for several things at once. After a failure nothing new is begun; it is thrown when what was begun is over. */
async function inParallel<Thing>(things: Thing[], work: (thing: Thing) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  const workThrough = async (): Promise<void> => {
    for (let thing = things.shift(); thing !== undefined && failures.length === 0; thing = things.shift()) {
      await work(thing).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, workThrough));
  if (failures.length > 0) throw failures[0];
}

/**
 * Downloads those shards of a copy that are not here yet. What is here stays usable meanwhile, and what was downloaded
 * before an interruption is not downloaded again.
 *
 * @throws Error with a sentence for the reader, or the browser's own where it refuses the room
 */
export async function download(copy: OfflineCopy, store: Store, tell: Progress): Promise<void> {
  const here = new Set((await store.shardsHere(copy)).map(({ hash }) => hash));
  const missing = copy.shards.filter(({ hash }) => !here.has(hash)).sort((one, other) => other.bytes - one.bytes);
  const inAll = copy.shards.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = inAll - missing.reduce((sum, { bytes }) => sum + bytes, 0);
  tell(done, inAll);
  await inParallel(missing, async (shard) => {
    await fetchShard(shard, store);
    done += shard.bytes;
    tell(done, inAll);
  });
}

/** Whether every shard of a copy is here, and the counts of entries and documents come to what it says. */
export async function isComplete(copy: OfflineCopy, store: Store): Promise<boolean> {
  const here = await store.shardsHere(copy);
  const sum = (what: 'entries' | 'documents'): number => here.reduce((total, shard) => total + shard[what], 0);
  return here.length === copy.shards.length && sum('entries') === copy.entries && sum('documents') === copy.documents;
}
