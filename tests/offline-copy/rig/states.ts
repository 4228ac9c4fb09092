import fc from 'fast-check';

import { Store } from '../../../src/offline/copy/store.ts';
import { install } from '../../../src/offline/copy/update.ts';
import type { OfflineShard } from '../../../src/model/offline-copy.ts';
import { device } from './network.ts';
import type { Device, Line } from './network.ts';
import { newer, older, root } from './two-builds.ts';

export type Harm = 'none' | 'missing' | 'byte' | 'cut' | 'empty' | 'other';

/** What may have happened to each shard of the older copy. */
export const harms = fc.array(
  fc.constantFrom<Harm>('none', 'none', 'missing', 'byte', 'cut', 'empty', 'other'),
  { minLength: older.list.shards.length, maxLength: older.list.shards.length },
);

export const lines = fc.constantFrom<Line>(older, newer, { damages: older }, { damages: newer }, 'portal', 'none');

function spoilt(bytes: Uint8Array<ArrayBuffer>, harm: Harm): Uint8Array<ArrayBuffer> | null {
  if (harm === 'missing') return null;
  if (harm === 'empty') return new Uint8Array();
  if (harm === 'cut') return bytes.slice(0, bytes.length >> 1);
  // A whole shard, but of another part or another build.
  if (harm === 'other') return Uint8Array.from(newer.served.get(`offline-copy/${newer.list.shards[0]?.hash}.bin`) ?? []);
  return bytes.map((byte, at) => (at === bytes.length >> 1 ? byte ^ 1 : byte));
}

/** A device that holds the older copy, with something done to its shards. */
export async function harmed(harm: readonly Harm[]): Promise<{ on: Device; store: Store; lost: OfflineShard[] }> {
  const on = device(older);
  const store = new Store(root);
  await install(store, root, () => undefined);
  older.list.shards.forEach((shard, at) => {
    const address = store.addressOf(shard);
    const what = harm[at] ?? 'none';
    if (what !== 'none') on.caches.spoil(address, spoilt(on.caches.held.get(address) ?? new Uint8Array(), what));
  });
  on.asked.length = 0;
  return { on, store, lost: older.list.shards.filter((_, at) => (harm[at] ?? 'none') !== 'none') };
}
