import { gunzipSync } from 'node:zlib';

import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';

import { groupFiles } from '../../scripts/offline/group-files.ts';
import { makeCopy, packFiles } from '../../scripts/offline/make-copy.ts';
import { packShard } from '../../scripts/offline/pack-shard.ts';
import { bytes, sorted, text } from '../../scripts/site/site-files.ts';
import { shardOf } from '../../src/offline/copy/part-names.ts';
import { Store } from '../../src/offline/copy/store.ts';
import { unpack } from '../../src/offline/copy/unpack.ts';
import { install, renew } from '../../src/offline/copy/update.ts';
import { CopyReader } from '../../src/offline/worker/copy-reader.ts';
import { offlineCopy } from '../../src/model/offline-copy.ts';
import { device, leaveDevice } from './rig/network.ts';
import { newer, older, root } from './rig/two-builds.ts';

afterEach(leaveDevice);

const about = { title: 'Lamps', asOf: '2017-03-06', entries: 2, documents: 1 };

const site = (changes: Record<string, string> = {}) => sorted(Object.entries({
  'index.html': 'home',
  'entries/lamp/index.html': 'a lamp',
  'entries/lamp/text.json': '{"of":"a lamp"}',
  'entries/lock/index.html': 'a lock',
  'entries/lock/text.json': '{"of":"a lock"}',
  'documents/rulings/index.html': 'rulings',
  'pagefind/fragment/x': 'x',
  ...changes,
}).map(([name, words]) => [name, bytes(words)] as const));

const listOf = async (files: ReturnType<typeof site>) => offlineCopy.parse(JSON.parse(text(makeCopy(await packFiles(files), about).get('offline-copy/copy.json') ?? bytes(''))));

const names = fc.uniqueArray(fc.stringMatching(/^(?:entries|rulings|search|documents)\/[a-c]{1,6}(?:\/index\.html)?$|^[a-c]{1,4}\.css$/), { minLength: 1 });

/** Of a size, without its bytes: shards are parted by sizes alone. */
const ofSize = (length: number): Uint8Array => ({ length }) as Uint8Array;

describe('shards', () => {
  it('give back every file as it was', async () => {
    await fc.assert(fc.asyncProperty(fc.dictionary(fc.stringMatching(/^[a-z/]{1,9}$/), fc.uint8Array()), async (files) => {
      const { bytes: packed } = await packShard({ prefix: '', files: Object.entries(files) });
      const unpacked = await unpack(new Blob([Uint8Array.from(packed)]));
      expect([...unpacked].map(([name, held]) => [name, [...held]])).toEqual(Object.entries(files).map(([name, held]) => [name, [...held]]));
    }), { numRuns: 50 });
  });

  it('are found by a file’s name alone, however they were parted', () => {
    fc.assert(fc.property(names, fc.infiniteStream(fc.integer({ min: 1, max: 5_000_000 })), (files, sizes) => {
      const groups = groupFiles(sorted(files.map((name) => [name, ofSize(sizes.next().value as number)] as const)));
      const list = { shards: groups.map(({ prefix }) => ({ prefix })) } as Parameters<typeof shardOf>[1];
      for (const { prefix, files: members } of groups) {
        for (const [name] of members) expect(shardOf(name, list)?.prefix).toBe(prefix);
      }
      expect(groups.flatMap((group) => group.files).length).toBe(files.length);
    }));
  });

  it('are as few as their sizes allow: letters with little in them lie together, and what is small is not parted', () => {
    const parted = (sizes: Record<string, number>) => groupFiles(sorted(Object.entries(sizes).map(([name, size]) => [name, ofSize(size)] as const))).map(({ prefix, files }) => [prefix, files.length]);
    expect(parted({ 'entries/a/x': 900_000, 'entries/b/x': 900_000, 'documents/a/x': 1, 'documents/b/x': 1, 'letters/a/x': 1, 'index.html': 1 })).toEqual([['documents/', 2], ['entries/', 2], ['', 1], ['letters/', 1]]);
    expect(parted({ 'entries/a/x': 100_000, 'entries/b/x': 3_500_000, 'entries/c/x': 3_000_000, 'entries/d/x': 200_000 })).toEqual([['entries/', 3], ['entries/b', 1]]);
  });

  it('change only where a page changed', async () => {
    const large = Object.fromEntries(['m', 'n', 'o'].map((letter) => [`entries/${letter}/index.html`, letter.repeat(2_500_000)]));
    const [before, after] = [await listOf(site(large)), await listOf(site({ ...large, 'entries/lock/index.html': 'a better lock' }))];
    const kept = new Set(before.shards.map(({ hash }) => hash));
    expect(after.shards.filter(({ hash }) => !kept.has(hash)).map(({ prefix }) => prefix)).toEqual(['entries/']);
    expect(after.shards.map(({ prefix }) => prefix)).toEqual(expect.arrayContaining(['entries/', 'entries/n', 'entries/o']));
    expect(after.version).not.toBe(before.version);
  });

  it('do not change where only what every page says has changed: a device brings none, and reads it as it is now', async () => {
    const letters = older.list.shards.find(({ prefix }) => prefix === 'letters/');
    expect(newer.list.shards).toContainEqual(letters);
    const on = device(older);
    const store = new Store(root);
    await install(store, root, () => undefined);
    on.line = newer;
    on.asked.length = 0;
    await renew(store, root);
    expect(letters).toBeDefined();
    if (letters !== undefined) expect(on.asked).not.toContain(store.addressOf(letters));
    const read = async (which: 'current' | 'next') => {
      const held = await store.held(which);
      return text((held && await new CopyReader(store).file('letters/l/index.html', held)) ?? bytes(''));
    };
    expect([await read('current'), await read('next')].map((page) => /Known up to ([\d-]+)\./u.exec(page)?.[1])).toEqual(['2016-01-01', '2017-01-01']);
  });

  it('are the same to the byte when they are made again', async () => {
    const [one, other] = [makeCopy(await packFiles(site()), about), makeCopy(await packFiles(site()), about)];
    expect([...one].map(([name, held]) => [name, Buffer.from(held).toString('hex')])).toEqual([...other].map(([name, held]) => [name, Buffer.from(held).toString('hex')]));
    expect(gunzipSync([...one.values()][1] ?? new Uint8Array()).length).toBeGreaterThan(0);
  });

  it('count the entries and the pages of documents in them', async () => {
    // A name that several entries share has a page, and is no entry.
    const { shards } = await listOf(site({ 'entries/oar/index.html': 'an oar, or the Oar?' }));
    expect(shards.reduce((sum, { entries }) => sum + entries, 0)).toBe(2);
    expect(shards.reduce((sum, { documents }) => sum + documents, 0)).toBe(1);
  });
});
