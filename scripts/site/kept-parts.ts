/** Parts of a site besides its pages that an earlier build made of the same: what was seen of the scripts, the service worker, the packed copy. */
import { stop } from 'esbuild';

import { bundleWorker } from '../offline/bundle-worker.ts';
import type { PackedShard } from '../offline/make-copy.ts';
import type { Packed } from '../offline/pack-shard.ts';
import { keepValue, keptValue } from './kept.ts';
import { nameOf } from './pages-of.ts';
import type { Wanted } from './pages-of.ts';

/** Of a program's scripts and styles those that were seen to have all that they name, and the service worker: nothing of it is the corpus's. */
interface Scripts { whole: string[]; worker: Uint8Array }

/** Looks through the scripts that pages name, and bundles the service worker, where no build of the same program did. */
export async function keptScripts(work: Wanted & { root: string }, look: (whole: ReadonlySet<string>) => Promise<ReadonlySet<string>>): Promise<Uint8Array> {
  const last = work.isFresh === true ? null : keptValue('scripts', work.code) as Scripts | null;
  const known = new Set(last?.whole);
  try {
    const whole = await look(known);
    if (last !== null && whole.isSubsetOf(known)) return last.worker;
    const worker = last?.worker ?? await bundleWorker(work.root);
    keepValue('scripts', work.code, { whole: [...whole.union(known)], worker } satisfies Scripts);
    return worker;
  } finally {
    // The bundler is a process of its own, which would wait for more to the end.
    await stop();
  }
}

/** What the last build of this corpus packed, where the same program did, and what keeps what this one packs. */
export function keptPackings(work: Wanted): { before: Packed; keep: (packed: readonly PackedShard[]) => void } {
  const last = work.isFresh === true ? null : keptValue('shards', nameOf(work)) as { code: string; of: Packed } | null;
  return {
    before: last?.code === work.code ? last.of : new Map(),
    keep: (packed) => { keepValue('shards', nameOf(work), { code: work.code, of: new Map(packed.map(({ of, bytes }) => [of, bytes])) }); },
  };
}
