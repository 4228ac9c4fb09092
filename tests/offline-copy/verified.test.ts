import { createHash } from 'node:crypto';

import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { failureInWords, heldInWords } from '../../src/offline/client/say-of-copy.ts';
import { examine } from '../../src/offline/copy/examine.ts';
import { listOf } from '../../src/offline/copy/from-site.ts';
import { partsInWords } from '../../src/offline/copy/part-names.ts';
import { soundList } from '../../src/offline/copy/sound.ts';
import { Store } from '../../src/offline/copy/store.ts';
import { install, renew } from '../../src/offline/copy/update.ts';
import { CopyReader } from '../../src/offline/worker/copy-reader.ts';
import type { OfflineCopy } from '../../src/model/offline-copy.ts';
import { device, leaveDevice } from './rig/network.ts';
import { harmed, harms } from './rig/states.ts';
import { newer, older, root } from './rig/two-builds.ts';

const quiet = () => undefined;
const failure = (work: Promise<unknown>): Promise<unknown> => work.then(() => null, (error: unknown) => error);

afterEach(() => { vi.unstubAllGlobals(); leaveDevice(); });

describe('the list of a copy', () => {
  it('is believed as it was built', async () => {
    expect(await soundList(older.list)).toEqual(older.list);
  });

  it('is not believed once anything is missing from it', async () => {
    const { shards } = older.list;
    await fc.assert(fc.asyncProperty(fc.subarray(shards, { maxLength: shards.length - 1 }), async (some) => {
      const sum = (what: 'entries' | 'documents') => some.reduce((total, shard) => total + shard[what], 0);
      expect(await soundList({ ...older.list, shards: some })).toBeNull();
      // Not even where its counts were made to fit: of nothing, all is here.
      expect(await soundList({ ...older.list, shards: some, entries: sum('entries'), documents: sum('documents') })).toBeNull();
    }));
  });

  it.each([
    null, [], 'x', {}, { format: 1 }, { ...older.list, asOf: 'soon' }, { ...older.list, entries: 7 }, { ...older.list, shards: [null] }, { ...older.list, format: 3 },
    { ...older.list, format: 1 }, { ...older.list, words: undefined }, { ...older.list, words: [] }, { ...older.list, words: [['a']] }, { ...older.list, words: newer.list.words },
  ])('is not believed as %j', async (value) => { expect(await soundList(value)).toBeNull(); });

  it('that a device keeps from a build of before is believed: its pages lie in the shards as they are read', async () => {
    const version = createHash('sha256').update(older.list.shards.map(({ prefix, hash }) => `${prefix} ${hash}`).join('\n')).digest('hex');
    const first: OfflineCopy = { ...older.list, format: 1, version };
    delete first.words;
    expect(await soundList(first)).toEqual(first);
    const { store } = await harmed([]);
    const asPacked = new TextDecoder().decode(await new CopyReader(store).file('entries/lamp/index.html', { copy: first, at: 0 }));
    expect(asPacked).toContain('Known up to \uE0F4in force: day\uE0F5');
  });

  it('may be anything without harm', async () => {
    await fc.assert(fc.asyncProperty(fc.jsonValue(), async (value) => { expect(await soundList(value)).toBeNull(); }));
  });

  it('that a site has empty is not kept as a copy', async () => {
    device({ ...older, served: new Map([['offline-copy/copy.json', Buffer.from(JSON.stringify({ ...older.list, shards: [], entries: 0, documents: 0 }))]]) });
    const store = new Store(root);
    expect(failureInWords(await failure(install(store, root, quiet)))).toMatch(/is empty, or came damaged/);
    expect(await store.held('current')).toBeNull();
  });

  it('of a device that was spoilt is no copy', async () => {
    const { on, store } = await harmed([]);
    on.caches.spoil(`${root}offline-copy/current`, new TextEncoder().encode('{"copy":{"format":1'));
    expect(await store.held('current')).toBeNull();
  });
});

describe('a network that wants a sign-in', () => {
  it('is called what it is, and what to do is said', async () => {
    device('portal');
    const words = failureInWords(await failure(listOf(root)));
    expect(words).toMatch(/sign in first/);
    expect(words).not.toMatch(/token|JSON/i);
  });

  it.each(['', '{"format":1', '<p>Welcome'])('or breaks off leaves no word of a program’s: %j', async (body) => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { headers: { 'Content-Type': 'application/json' } })));
    expect(failureInWords(await failure(listOf(root)))).not.toMatch(/token|JSON|unexpected/i);
  });
});

describe('a copy of which something was lost', () => {
  it('is known for what it is, part by part', async () => {
    await fc.assert(fc.asyncProperty(harms, async (harm) => {
      const { store, lost } = await harmed(harm);
      const held = await store.held('current');
      if (held === null) throw new Error('There is no copy');
      const examined = await examine(held.copy, store);
      expect(new Set([...examined.missing, ...examined.damaged])).toEqual(new Set(lost));
      const words = heldInWords(held, examined, new Date());
      expect(words.startsWith('Complete: ')).toBe(lost.length === 0);
      if (lost.length > 0) expect(words).toContain(`${lost.length} of ${older.list.shards.length} parts`);
      if (lost.length > 0) expect(words).toContain(partsInWords([...examined.missing, ...examined.damaged]));
    }));
  });

  it('is mended by a look at the site: what was lost comes again, and nothing else', async () => {
    await fc.assert(fc.asyncProperty(harms, async (harm) => {
      const { on, store, lost } = await harmed(harm);
      expect(await renew(store, root)).toBeNull();
      expect((await examine(older.list, store)).whole).toEqual(older.list.shards);
      expect(on.asked.filter((asked) => asked.endsWith('.bin')).sort()).toEqual(lost.map((shard) => store.addressOf(shard)).sort());
    }));
  });

  it('names its parts in words', () => {
    expect(partsInWords(['entries/l', 'search/'].map((prefix) => ({ prefix, hash: '', bytes: 0, files: 0, entries: 0, documents: 0 })))).toBe('entries under L, search');
  });
});
