import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';

import { text } from '../../scripts/site/site-files.ts';
import { Store } from '../../src/offline/copy/store.ts';
import { useNext } from '../../src/offline/copy/update.ts';
import { answerPage, answerPart } from '../../src/offline/worker/answer.ts';
import { CopyReader } from '../../src/offline/worker/copy-reader.ts';
import { leaveDevice } from './rig/network.ts';
import { harmed, harms, lines } from './rig/states.ts';
import { newer, older, root } from './rig/two-builds.ts';

const addressOf = (name: string): string => root + name.replace(/index\.html$/, '');
const pages = [...new Set([...older.pages.keys(), ...newer.pages.keys()])].filter((name) => name.endsWith('index.html')).map(addressOf);
const parts = [...older.pages.keys()].filter((name) => !name.endsWith('.html')).map(addressOf);
const wordsIn = (build: typeof older, address: string) => text(build.pages.get(`${address.slice(root.length)}index.html`) ?? new Uint8Array());

afterEach(leaveDevice);

describe('pages beside a copy', () => {
  it('are the copy’s, or say that they are not, whatever was lost and whatever answers', async () => {
    await fc.assert(fc.asyncProperty(harms, lines, fc.constantFrom(...pages), async (harm, line, address) => {
      const { on, store } = await harmed(harm);
      on.line = line;
      const { response, version } = await answerPage(new Request(address), new CopyReader(store), root);
      const words = await response.text();
      if (response.status === 503) {
        expect(words).toContain('A part of the copy is missing');
      } else if (response.headers.get('X-Copy') === older.list.version) {
        expect(version).toBe(older.list.version);
        expect(words.includes('may have it')).toBe(response.status === 404 && line === 'none');
        // Where nobody can say that there is no such page, the copy's own page is headed otherwise.
        const noSuchPage = text(older.pages.get('404.html') ?? new Uint8Array()).replace(/(<(?:title|h1)>)[^<]*/g, line === 'none' ? '$1Not in this copy' : '$&');
        expect(words.replace(/<aside.*<\/aside>/, '')).toBe(response.status === 404 ? noSuchPage : wordsIn(older, address));
      } else if (version === null && line !== 'portal') {
        expect(words).toContain('data-from-site');
        expect(words).toContain('as of 1 January 2017');
        expect(words.replace(/<aside.*<\/aside>/, '')).toBe(wordsIn(newer, address));
      } else {
        expect(line === 'portal' || wordsIn(older, address) === words).toBe(true);
      }
    }), { numRuns: 300 });
  });

  it('ask for their search and previews in their own build, or get none', async () => {
    await fc.assert(fc.asyncProperty(harms, lines, fc.constantFrom(...parts), async (harm, line, address) => {
      const { on, store } = await harmed(harm);
      on.line = line;
      const reader = new CopyReader(store);
      const ofCopy = await answerPart(new Request(address), older.list.version, reader, root);
      const own = text(older.pages.get(address.slice(root.length)) ?? new Uint8Array());
      expect([own, '']).toContain(await ofCopy.text());
      expect(ofCopy.ok).toBe(ofCopy.status !== 504);
      if (line !== newer) return;
      const ofSite = await answerPart(new Request(address), null, reader, root);
      expect(await ofSite.text()).toBe(text(newer.pages.get(address.slice(root.length)) ?? newer.pages.get('404.html') ?? new Uint8Array()));
    }), { numRuns: 200 });
  });

  it('have what is named by its content for ever, and nothing else longer than the page stands', async () => {
    const { store } = await harmed([]);
    const reader = new CopyReader(store);
    const kept = await Promise.all(parts.map(async (address) => [address.slice(root.length), (await answerPart(new Request(address), older.list.version, reader, root)).headers.get('Cache-Control')]));
    expect(kept.filter(([, how]) => how !== null)).toEqual([['_astro/index.a1.css', 'max-age=31536000, immutable']]);
    expect(kept.length).toBeGreaterThan(1);
  });

  it('that were opened before another copy took the place of theirs get nothing of that one', async () => {
    const { on, store } = await harmed([]);
    on.line = newer;
    const reader = new CopyReader(store);
    const { renew } = await import('../../src/offline/copy/update.ts');
    await renew(store, root);
    expect(await useNext(store)).toBe(true);
    expect((await answerPart(new Request(`${root}search/names.json`), older.list.version, reader, root)).status).toBe(504);
  });

  it('are told what the copy does not have, as opposed to what it has lost', async () => {
    const { on, store } = await harmed([]);
    on.line = newer;
    const ask = new Request(`${root}entries/rope/text.json`);
    expect((await answerPart(ask, older.list.version, new CopyReader(store), root)).status).toBe(404);
    for (const shard of older.list.shards) on.caches.spoil(store.addressOf(shard), null);
    expect((await answerPart(ask, older.list.version, new CopyReader(store), root)).status).toBe(504);
  });

  it('are mended when they are read', async () => {
    const { on, store } = await harmed(older.list.shards.map(() => 'byte'));
    await answerPage(new Request(`${root}entries/oar/`), new CopyReader(store), root);
    on.line = 'none';
    const { response } = await answerPage(new Request(`${root}entries/oar/`), new CopyReader(new Store(root)), root);
    expect(await response.text()).toBe(wordsIn(older, `${root}entries/oar/`));
  });
});
