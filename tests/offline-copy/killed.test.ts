import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';

import { isComplete } from '../../src/offline/copy/examine.ts';
import { Store } from '../../src/offline/copy/store.ts';
import { install, renew, useNext } from '../../src/offline/copy/update.ts';
import { device, leaveDevice } from './rig/network.ts';
import { harmed, harms } from './rig/states.ts';
import { newer, older, root } from './rig/two-builds.ts';

const quiet = () => undefined;

afterEach(leaveDevice);

/** What a browser that was ended finds when it is opened again. */
const found = async () => (await new Store(root).held('current'))?.copy ?? null;

describe('a browser ended between any two changes of what it holds', () => {
  it('has no copy, or a whole one, when the first is made', async () => {
    await fc.assert(fc.asyncProperty(fc.nat(older.list.shards.length + 3), async (changes) => {
      const on = device(older);
      on.caches.changesLeft = changes;
      await install(new Store(root), root, quiet).catch(quiet);
      const copy = await found();
      if (copy !== null) expect(await isComplete(copy, new Store(root))).toBe(true);
      on.caches.changesLeft = Infinity;
      await install(new Store(root), root, quiet);
      expect(await isComplete(older.list, new Store(root))).toBe(true);
    }));
  });

  it('has the old copy or the new one, whole, and comes to the new one afterwards', async () => {
    await fc.assert(fc.asyncProperty(fc.nat(40), async (changes) => {
      const { on } = await harmed([]);
      on.line = newer;
      on.caches.changesLeft = changes;
      const store = new Store(root);
      await renew(store, root).then(() => useNext(store)).catch(quiet);
      const copy = await found();
      expect([older.list.version, newer.list.version]).toContain(copy?.version);
      if (copy !== null) expect(await isComplete(copy, new Store(root))).toBe(true);
      on.caches.changesLeft = Infinity;
      await renew(new Store(root), root);
      await useNext(new Store(root));
      expect((await found())?.version).toBe(newer.list.version);
      // Nothing of the old copy is left, and nothing waits that is read already.
      await renew(new Store(root), root);
      expect(await new Store(root).waiting()).toBeNull();
      expect([...on.caches.held.keys()].filter((address) => address.endsWith('.bin')).sort())
        .toEqual(newer.list.shards.map((shard) => store.addressOf(shard)).sort());
    }), { numRuns: 100 });
  });

  it('does not take the new copy’s record, left twice by a swap that was cut off, for a newer one', async () => {
    const { on, store } = await harmed([]);
    on.line = newer;
    await renew(store, root);
    on.caches.changesLeft = 1;
    await useNext(store).catch(quiet);
    on.caches.changesLeft = Infinity;
    expect((await found())?.version).toBe(newer.list.version);
    expect(await new Store(root).waiting()).toBeNull();
  });
});

describe('a newer copy that waits', () => {
  it('is not used once a part of it was lost, and is completed by the next look', async () => {
    await fc.assert(fc.asyncProperty(harms, fc.nat(newer.list.shards.length - 1), async (harm, lost) => {
      const { on, store } = await harmed(harm);
      on.line = newer;
      await renew(store, root);
      const shard = newer.list.shards[lost];
      if (shard !== undefined) on.caches.spoil(store.addressOf(shard), null);
      expect(await useNext(store)).toBe(false);
      expect((await found())?.version).toBe(older.list.version);
      await renew(store, root);
      expect(await useNext(store)).toBe(true);
      expect(await isComplete(newer.list, store)).toBe(true);
    }), { numRuns: 30 });
  });
});
